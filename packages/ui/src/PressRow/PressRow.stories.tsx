import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { List } from '../List/List.tsx'
import { PressRow } from './PressRow.tsx'

export default {
  title: 'Primitives/PressRow',
  component: PressRow,
  args: { title: 'Report Ready', detail: 'Weekly Executive Summary can be opened.', aside: '3 hours ago', unseen: 'unread', onPress: fn() },
  decorators: [
    (Story) => (
      <List label="Notifications">
        <Story />
      </List>
    ),
  ],
} satisfies Meta<typeof PressRow>
type Story = StoryObj<typeof PressRow>

export const Unseen: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Report Ready.*unread/ }))
    await expect(args.onPress).toHaveBeenCalledOnce()
  },
}
export const Seen: Story = { args: { unseen: false } }
