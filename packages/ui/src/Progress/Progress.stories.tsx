import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { Stack } from '../Stack/Stack.tsx'
import { Progress } from './Progress.tsx'

export default { title: 'Primitives/Progress', component: Progress, args: { label: 'Reading the container', value: 3, max: 8 } } satisfies Meta<typeof Progress>
type Story = StoryObj<typeof Progress>

export const Playground: Story = {}

export const Matrix: Story = {
  render: () => (
    <Stack gap="l">
      {(['neutral', 'accent', 'positive', 'caution', 'critical'] as const).map((tone, index) => (
        <Progress key={tone} label={tone} tone={tone} value={(index + 1) * 20} />
      ))}
      <Progress label="In words" value={3} max={8} detail="3 of 8" />
      <Progress label="Over its maximum" value={12} max={8} tone="positive" />
      <Progress label="Nobody knows how long" />
      <Progress label="Bare" value={64} bare />
    </Stack>
  ),
}

const reads = (root: HTMLElement, position: number, words: string) => {
  const bar = within(root).getByRole<HTMLProgressElement>('progressbar', { name: 'Reading the container' })
  return Promise.all([expect(bar.position).toBe(position), expect(bar.labels[0]?.parentElement).toHaveTextContent(`Reading the container${words}`)])
}

export const Zero: Story = { args: { value: 0 }, play: async ({ canvasElement }) => void (await reads(canvasElement, 0, '0%')) }
export const Half: Story = { args: { value: 50, max: 100 }, play: async ({ canvasElement }) => void (await reads(canvasElement, 0.5, '50%')) }
export const Hundred: Story = { args: { value: 100, max: 100 }, play: async ({ canvasElement }) => void (await reads(canvasElement, 1, '100%')) }
export const CustomMaximum: Story = {
  args: { value: 3, max: 8, detail: '3 of 8' },
  play: async ({ canvasElement }) => void (await reads(canvasElement, 0.375, '3 of 8')),
}
/** More than all is all. */
export const OverMaximum: Story = { args: { value: 12, max: 8 }, play: async ({ canvasElement }) => void (await reads(canvasElement, 1, '100%')) }
export const Indeterminate: Story = {
  args: { value: undefined },
  play: async ({ canvasElement, canvas }) => {
    await reads(canvasElement, -1, '')
    await expect(canvas.getByRole('progressbar')).not.toHaveAttribute('value')
  },
}
