import type { Meta, StoryObj } from '@storybook/react-vite'
import { Activity, Search, Settings, Target } from 'lucide-react'
import { expect } from 'storybook/test'
import { Inline } from '../Inline/Inline.tsx'
import { Stack } from '../Stack/Stack.tsx'
import { Icon } from './Icon.tsx'

export default { title: 'Primitives/Icon', component: Icon, args: { of: Search } } satisfies Meta<typeof Icon>
type Story = StoryObj<typeof Icon>

export const Playground: Story = {}
export const IsHiddenFromReaders: Story = {
  play: async ({ canvasElement }) => expect(canvasElement.querySelector('[data-ui=Icon]')).toHaveAttribute('aria-hidden', 'true'),
}
export const Matrix: Story = {
  render: () => (
    <Stack>
      {(['small', 'standard', 'large'] as const).map((size) => (
        <Inline key={size} gap="m">
          {(['inherit', 'muted', 'neutral', 'accent', 'positive', 'caution', 'critical'] as const).map((tone) =>
            [Activity, Settings, Target].map((picture, index) => <Icon key={`${tone}${index}`} of={picture} size={size} tone={tone} />),
          )}
        </Inline>
      ))}
      <Icon of={Settings} label="Settings" />
      <Inline gap="m">
        {([1, 2, 3, 4, 5] as const).map((series) => (
          <Icon key={series} of={Target} size="large" series={series} />
        ))}
      </Inline>
    </Stack>
  ),
}

export const SaysItsLabel: Story = {
  args: { label: 'Search' },
  play: async ({ canvas }) => expect(canvas.getByRole('img', { name: 'Search' })).toBeVisible(),
}
