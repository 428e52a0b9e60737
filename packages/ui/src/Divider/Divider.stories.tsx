import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Inline } from '../Inline/Inline.tsx'
import { Stack } from '../Stack/Stack.tsx'
import { Text } from '../Text/Text.tsx'
import { Divider } from './Divider.tsx'

export default { title: 'Primitives/Divider', component: Divider } satisfies Meta<typeof Divider>
type Story = StoryObj<typeof Divider>

export const Playground: Story = {}
export const IsASeparator: Story = { play: async ({ canvas }) => expect(canvas.getByRole('separator')).toBeVisible() }
export const Matrix: Story = {
  render: () => (
    <Stack>
      <Text>Above</Text>
      <Divider />
      <Inline gap="s">
        <Text>Before</Text>
        <Divider direction="vertical" />
        <Text>After</Text>
      </Inline>
    </Stack>
  ),
}
