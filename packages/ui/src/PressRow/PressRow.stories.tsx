import type { Meta, StoryObj } from '@storybook/react-vite'
import { Bell } from 'lucide-react'
import { expect, fn } from 'storybook/test'
import { Icon } from '../Icon/Icon.tsx'
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

export const Playground: Story = {}
export const Matrix: Story = {
  render: (args) => (
    <>
      <PressRow {...args} lead={<Icon of={Bell} />} />
      <PressRow {...args} unseen={false} lead={<Icon of={Bell} />} />
      <PressRow {...args} />
      <PressRow {...args} detail={undefined} />
      <PressRow {...args} title="A title that is longer than a phone is wide, so that it goes on in a second line" aside={undefined} />
      <PressRow title="Title only" onPress={args.onPress} />
    </>
  ),
}
export const IsPressed: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const row = canvas.getByRole('button', { name: /Report Ready.*unread/ })
    await userEvent.click(row)
    await expect(args.onPress).toHaveBeenCalledOnce()
    await userEvent.keyboard('{Enter}')
    await userEvent.keyboard(' ')
    await expect(args.onPress).toHaveBeenCalledTimes(3)
  },
}
export const Seen: Story = { args: { unseen: false } }
