import { Theme } from '@tagmason/ui'
import type { Preview } from '@storybook/react-vite'

const preview: Preview = {
  decorators: [
    (Story, { globals }) => (
      <Theme mode={globals['mode'] as 'light' | 'dark'} density={globals['density'] as 'comfortable' | 'compact'}>
        <Story />
      </Theme>
    ),
  ],
  globalTypes: {
    mode: { toolbar: { title: 'Mode', icon: 'mirror', items: ['light', 'dark'], dynamicTitle: true } },
    density: { toolbar: { title: 'Density', icon: 'component', items: ['comfortable', 'compact'], dynamicTitle: true } },
  },
  initialGlobals: { mode: 'light', density: 'comfortable' },
  parameters: {
    a11y: { test: 'error' },
    controls: { expanded: true },
    layout: 'padded',
    options: { storySort: { order: ['Foundations', 'Primitives', 'Shell', 'Dashboard', 'Setup', 'Flows'] } },
  },
  tags: ['autodocs'],
}

export default preview
