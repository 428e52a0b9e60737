import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import { mergeConfig, type UserConfig } from 'vite'

/** Ariakit marks each module "use client"; bundlers that know no server say so about every one of them. */
export const quiet: NonNullable<NonNullable<UserConfig['build']>['rolldownOptions']> = {
  onLog: (level, log, handler) => (log.code === 'MODULE_LEVEL_DIRECTIVE' ? undefined : handler(level, log)),
}

/** Mixed native and rewritten `light-dark()` breaks nested themes, so the target is new enough to leave it alone. */
export const cssTarget = ['chrome123', 'firefox120', 'safari17.5']

export const vite = (base: UserConfig): UserConfig =>
  mergeConfig(base, {
    plugins: [vanillaExtractPlugin()],
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
