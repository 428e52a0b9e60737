import type { Meta, StoryObj } from '@storybook/react-vite'
import { Stack } from '../Stack/Stack.tsx'
import { Text } from '../Text/Text.tsx'
import { Kbd } from './Kbd.tsx'

export default { title: 'Primitives/Kbd', component: Kbd, args: { keys: ['Ctrl', 'K'] } } satisfies Meta<typeof Kbd>
type Story = StoryObj<typeof Kbd>

export const Playground: Story = {}
export const Matrix: Story = {
  render: () => (
    <Stack>
      {[['Esc'], ['Ctrl', 'K'], ['Ctrl', 'Shift', 'Enter']].map((keys) => (
        <Text key={keys.join()}>
          Press <Kbd keys={keys} /> now.
        </Text>
      ))}
    </Stack>
  ),
}
