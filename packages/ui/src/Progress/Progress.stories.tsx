import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Stack } from '../Stack/Stack.tsx'
import { Progress } from './Progress.tsx'

export default { title: 'Primitives/Progress', component: Progress, args: { label: 'Reading the container', value: 3, max: 8 } } satisfies Meta<typeof Progress>
type Story = StoryObj<typeof Progress>

export const Default: Story = {
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('progressbar', { name: 'Reading the container' })
    await expect(bar).toHaveAttribute('value', '3')
    await expect(canvas.getByText('38%')).toBeVisible()
  },
}
export const Matrix: Story = {
  render: () => (
    <Stack gap="l">
      {(['neutral', 'accent', 'positive', 'caution', 'critical'] as const).map((tone, index) => (
        <Progress key={tone} label={tone} tone={tone} value={(index + 1) * 20} />
      ))}
      <Progress label="In words" value={3} max={8} detail="3 of 8" />
      <Progress label="Nobody knows how long" />
      <Progress label="Bare" value={64} bare />
    </Stack>
  ),
}

export const Dark: Story = { ...Matrix, globals: { mode: 'dark' } }
