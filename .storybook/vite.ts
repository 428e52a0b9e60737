import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import { mergeConfig, type Plugin, type UserConfig } from 'vite'

/** Ariakit marks each module "use client"; bundlers that know no server say so about every one of them. */
export const quiet: NonNullable<NonNullable<UserConfig['build']>['rolldownOptions']> = {
  onLog: (level, log, handler) => (log.code === 'MODULE_LEVEL_DIRECTIVE' ? undefined : handler(level, log)),
}

/** Mixed native and rewritten `light-dark()` breaks nested themes, so the target is new enough to leave it alone. */
export const cssTarget = ['chrome123', 'firefox120', 'safari17.5']

/** Modules of Node by the program that asks for them: the recogniser and the interpreter run there as well. In a browser they do not ask, and Vite would say so at each build. */
const ofNode: Readonly<Record<string, string>> = { fs: 'tesseract.js-core', crypto: 'tesseract.js-core', module: '@jitl/quickjs' }

export const withoutNode: Plugin = {
  name: 'tagmason:without-node',
  enforce: 'pre',
  resolveId: (id, importer) => (Object.hasOwn(ofNode, id) && importer?.includes(ofNode[id] ?? '') === true ? '\0nothing' : undefined),
  load: (id) => (id === '\0nothing' ? 'export default {}' : undefined),
}

/** Workers load parts of themselves later, which the format that is usual for them cannot. */
export const worker: NonNullable<UserConfig['worker']> = { format: 'es', plugins: () => [withoutNode] }

export const vite = (base: UserConfig): UserConfig =>
  mergeConfig(base, {
    plugins: [vanillaExtractPlugin(), withoutNode],
    worker,
    build: { cssTarget, rolldownOptions: quiet, chunkSizeWarningLimit: 2000 },
    // Found late, these would make Vite reload in the middle of a cold run.
    optimizeDeps: {
      include: [
        '@vanilla-extract/recipes/createRuntimeFn',
        '@vanilla-extract/dynamic',
        '@ariakit/react',
        'react-dom/client',
        'storybook/test',
        'axe-core',
        '@tanstack/react-virtual',
        'react-toastify',
        'react-toastify/unstyled',
        'lucide-react',
        'match-sorter',
        'css-what',
        '@tanstack/react-query',
        'zod',
        'd3-scale',
        'd3-shape',
        'tesseract.js-core/tesseract-core-simd-lstm.js',
      ],
    },
  } satisfies UserConfig)
