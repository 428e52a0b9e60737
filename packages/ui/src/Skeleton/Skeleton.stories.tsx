import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Stack } from '../Stack/Stack.tsx'
import { Skeleton } from './Skeleton.tsx'

export default { title: 'Primitives/Skeleton', component: Skeleton, args: { shape: 'cards' } } satisfies Meta<typeof Skeleton>
type Story = StoryObj<typeof Skeleton>

export const Playground: Story = {}

export const Matrix: Story = {
  render: () => (
    <Stack gap="xl">
      {(['cards', 'table', 'form', 'text'] as const).map((shape) => (
        <Skeleton key={shape} shape={shape} />
      ))}
    </Stack>
  ),
}

const pieces = async (root: HTMLElement, count: number) => {
  const outline = root.querySelector('[data-ui=Skeleton]')!
  await expect(outline).toHaveAttribute('aria-hidden', 'true')
  await expect(outline.children).toHaveLength(count)
}

export const Cards: Story = { args: { shape: 'cards' }, play: ({ canvasElement }) => pieces(canvasElement, 4) }
export const Table: Story = { args: { shape: 'table', count: 8 }, play: ({ canvasElement }) => pieces(canvasElement, 8) }
export const Form: Story = { args: { shape: 'form' }, play: ({ canvasElement }) => pieces(canvasElement, 3) }
