import type { Meta, StoryObj } from '@storybook/react-vite'
import { Stack } from '../Stack/Stack.tsx'
import { Text } from './Text.tsx'

const words = 'Every press of “Add to cart” becomes the event add_to_cart, with the item and its price.'

export default { title: 'Primitives/Text', component: Text, args: { children: words } } satisfies Meta<typeof Text>
type Story = StoryObj<typeof Text>

export const Playground: Story = {}
export const Matrix: Story = {
  render: () => (
    <Stack>
      {(['small', 'body', 'large', 'figure'] as const).map((size) => (
        <Text key={size} size={size}>
          {words}
        </Text>
      ))}
      {(['neutral', 'muted', 'accent', 'positive', 'caution', 'critical'] as const).map((tone) => (
        <Text key={tone} tone={tone}>
          {tone}: {words}
        </Text>
      ))}
      {(['body', 'medium', 'strong'] as const).map((weight) => (
        <Text key={weight} weight={weight}>
          {weight}: {words}
        </Text>
      ))}
      <Text measure>{`${words} `.repeat(4)}</Text>
      <Text truncate>{`${words} `.repeat(4)}</Text>
    </Stack>
  ),
}
