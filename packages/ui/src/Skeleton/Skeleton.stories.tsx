import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Stack } from '../Stack/Stack.tsx'
import { Skeleton } from './Skeleton.tsx'

export default { title: 'Primitives/Skeleton', component: Skeleton, args: { shape: 'cards' } } satisfies Meta<typeof Skeleton>
type Story = StoryObj<typeof Skeleton>

export const Default: Story = {
  play: async ({ canvasElement }) => expect(canvasElement.querySelector('[data-ui=Skeleton]')).toHaveAttribute('aria-hidden', 'true'),
}
export const Matrix: Story = {
  render: () => (
    <Stack gap="xl">
      {(['cards', 'table', 'form', 'text'] as const).map((shape) => (
        <Skeleton key={shape} shape={shape} />
      ))}
    </Stack>
  ),
}
