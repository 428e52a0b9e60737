import type { StorybookConfig } from '@storybook/react-vite'
import { serve } from './addon/server.ts'
import { docgen } from './docgen.ts'
import { vite } from './vite.ts'

// Its panel can do nothing without a project, so it is drawn where there is one.
const chromatic = process.env['CHROMATIC_PROJECT_TOKEN'] === undefined ? [] : ['@chromatic-com/storybook']

const config: StorybookConfig & { experimental_devServer(app: Parameters<typeof serve>[0]): unknown } = {
  stories: ['./docs/*.mdx', '../packages/ui/src/**/*.stories.tsx', '../packages/screens/src/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest', ...chromatic],
  staticDirs: [{ from: './pictures', to: '/review' }],
  experimental_devServer: (app) => {
    serve(app)
    return app
  },
  framework: '@storybook/react-vite',
  core: { disableTelemetry: true },
  // Finding what changed reads the whole graph of modules and holds the server up for long; git and the pictures say it here.
  features: { sidebarOnboardingChecklist: false, changeDetection: false },
  // Ours reads props instead (docgen.ts); Vitest shows no docs.
  typescript: { reactDocgen: false },
  viteFinal: (base) => {
    const config = vite(base)
    return process.env['VITEST'] === undefined ? { ...config, plugins: [...(config.plugins ?? []), docgen] } : config
  },
}

export default config
