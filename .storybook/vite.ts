import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import { mergeConfig, type Plugin, type UserConfig } from 'vite'

/** Ariakit marks each module "use client"; bundlers that know no server say so about every one of them. */
export const quiet: NonNullable<NonNullable<UserConfig['build']>['rolldownOptions']> = {
  onLog: (level, log, handler) => (log.code === 'MODULE_LEVEL_DIRECTIVE' ? undefined : handler(level, log)),
}

/** Mixed native and rewritten `light-dark()` breaks nested themes, so the target is new enough to leave it alone. */
export const cssTarget = ['chrome123', 'firefox120', 'safari17.5']

/** The recogniser's program runs in Node as well and asks for two of its modules there; in a browser it does not, and Vite would say so at each build. */
const withoutNode: Plugin = {
  name: 'tagmason:without-node',
  enforce: 'pre',
  resolveId: (id, importer) => ((id === 'fs' || id === 'crypto') && importer?.includes('tesseract.js-core') ? '\0nothing' : undefined),
  load: (id) => (id === '\0nothing' ? 'export default {}' : undefined),
}

/** Workers load parts of themselves later, which the format that is usual for them cannot. */
export const worker: NonNullable<UserConfig['worker']> = { format: 'es', plugins: () => [withoutNode] }

export const vite = (base: UserConfig): UserConfig =>
  mergeConfig(base, {
    plugins: [vanillaExtractPlugin()],
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
        '@tanstack/react-query',
        'zod',
        'd3-scale',
        'd3-shape',
        'tesseract.js-core/tesseract-core-simd-lstm.js',
      ],
    },
  } satisfies UserConfig)
