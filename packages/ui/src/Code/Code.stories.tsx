import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Stack } from '../Stack/Stack.tsx'
import { Text } from '../Text/Text.tsx'
import { Code } from './Code.tsx'

export default { title: 'Primitives/Code', component: Code, args: { children: 'add_to_cart' } } satisfies Meta<typeof Code>
type Story = StoryObj<typeof Code>

export const Playground: Story = {}
export const Matrix: Story = {
  render: () => (
    <Stack>
      {(['small', 'body', 'large'] as const).map((size) => (
        <Text key={size} size={size}>
          Fires when <Code>add_to_cart</Code> is pushed to <Code>window.dataLayer</Code>.
        </Text>
      ))}
      <Text tone="muted">
        In muted text <Code>sign_up</Code> stays readable.
      </Text>
    </Stack>
  ),
}

/** As in a narrow column of a table. */
export const BreaksBetweenWords: Story = {
  args: { children: 'eventTriggers.setStatus', words: true },
  decorators: [
    (Drawn) => (
      <div style={{ inlineSize: 'min-content' }}>
        <Drawn />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    const code = canvasElement.querySelector('code')
    await expect(code).toHaveTextContent('eventTriggers.setStatus')
    // `event`, `Triggers.` and `setStatus`, of which the last is no longer than the one before.
    await expect(code?.getClientRects()).toHaveLength(3)
  },
}
