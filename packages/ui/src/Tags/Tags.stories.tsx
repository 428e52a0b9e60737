import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Stack } from '../Stack/Stack.tsx'
import { Tags } from './Tags.tsx'

const items = ['items', 'value', 'currency', 'coupon', 'shipping', 'tax']

export default { title: 'Primitives/Tags', component: Tags, args: { label: 'Parameters', items } } satisfies Meta<typeof Tags>
type Story = StoryObj<typeof Tags>

export const Playground: Story = {}
export const IsAList: Story = { play: async ({ canvas }) => expect(canvas.getAllByRole('listitem')).toHaveLength(6) }
export const Matrix: Story = {
  render: () => (
    <Stack>
      {(['neutral', 'accent', 'positive', 'caution', 'critical'] as const).map((tone) => (
        <Tags key={tone} label={tone} items={items} tone={tone} max={4} more={(count) => `+${count} more`} />
      ))}
      <Tags label="All of them" items={items} />
    </Stack>
  ),
}
export const SaysHowManyMore: Story = {
  args: { max: 4, more: (count) => `+${count} more` },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(5)
    await expect(canvas.getByText('+2 more')).toBeVisible()
  },
}
