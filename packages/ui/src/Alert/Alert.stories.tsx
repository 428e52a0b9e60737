import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Button } from '../Button/Button.tsx'
import { Stack } from '../Stack/Stack.tsx'
import { Alert } from './Alert.tsx'

export default {
  title: 'Primitives/Alert',
  component: Alert,
  args: { title: 'Two goals need an answer', detail: 'We could not tell which button you mean by “the main one”.', tone: 'caution' },
} satisfies Meta<typeof Alert>
type Story = StoryObj<typeof Alert>

export const Playground: Story = {}
export const WaitsItsTurn: Story = { play: async ({ canvas }) => expect(canvas.getByRole('status')).toHaveTextContent('Two goals need an answer') }
export const Interrupts: Story = {
  args: { tone: 'critical' },
  play: async ({ canvas }) => expect(canvas.getByRole('alert')).toHaveTextContent('Two goals need an answer'),
}
export const Matrix: Story = {
  render: (args) => (
    <Stack>
      {(['neutral', 'accent', 'positive', 'caution', 'critical'] as const).map((tone) => (
        <Alert key={tone} {...args} tone={tone} actions={<Button size="small">Answer now</Button>} />
      ))}
      <Alert title="Without detail" />
    </Stack>
  ),
}
