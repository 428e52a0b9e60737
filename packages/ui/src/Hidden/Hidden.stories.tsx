import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Text } from '../Text/Text.tsx'
import { Hidden } from './Hidden.tsx'

export default {
  title: 'Primitives/Hidden',
  component: Hidden,
  args: { children: 'twelve of fourteen goals covered', announce: 'status' },
  render: (args) => (
    <Text>
      12/14 <Hidden {...args} />
    </Text>
  ),
} satisfies Meta<typeof Hidden>
type Story = StoryObj<typeof Hidden>

export const Playground: Story = {}
export const IsHeardNotSeen: Story = {
  play: async ({ canvas }) => {
    const words = canvas.getByRole('status')
    await expect(words).toHaveTextContent('twelve of fourteen goals covered')
    await expect(words.getBoundingClientRect().width).toBeLessThanOrEqual(1)
  },
}
export const Matrix: Story = {
  render: () => (
    <Text>
      Nothing is seen after this. <Hidden>plain</Hidden>
      <Hidden announce="status">status</Hidden>
      <Hidden announce="alert">alert</Hidden>
    </Text>
  ),
}
