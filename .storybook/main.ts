import type { StorybookConfig } from '@storybook/react-vite'
import { vite } from './vite.ts'

const config: StorybookConfig = {
  stories: ['../packages/ui/src/**/*.stories.tsx', '../packages/screens/src/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  framework: '@storybook/react-vite',
  core: { disableTelemetry: true },
  features: { sidebarOnboardingChecklist: false },
  viteFinal: vite,
}

export default config
