import type { Meta, StoryObj } from '@storybook/react-vite'
import { LogOut, User } from 'lucide-react'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { Stack } from '../Stack/Stack.tsx'
import { UserBadge } from './UserBadge.tsx'

const leave = fn()
const menu = {
  label: 'Account menu',
  groups: [{ items: [{ label: 'Profile', icon: User, href: '/account/settings' }] }, { items: [{ label: 'Sign out', icon: LogOut, onPress: leave }] }],
}

export default {
  title: 'Primitives/UserBadge',
  component: UserBadge,
  args: { label: 'Signed-in user', name: 'Sarah Chen', detail: 'sarah@example.com', menu },
} satisfies Meta<typeof UserBadge>
type Story = StoryObj<typeof UserBadge>

export const Playground: Story = {}

export const Matrix: Story = {
  render: (args) => (
    <Stack align="start">
      <UserBadge {...args} label="With a menu" />
      <UserBadge {...args} label="Compact with a menu" compact />
      <UserBadge {...args} label="Plain" menu={undefined} />
      <UserBadge {...args} label="Compact and plain" menu={undefined} compact />
    </Stack>
  ),
}

export const OpensItsMenu: Story = {
  play: async ({ canvas, userEvent }) => {
    leave.mockClear()
    await expect(canvas.getByRole('group', { name: 'Signed-in user' })).toHaveTextContent('sarah@example.com')
    await userEvent.click(canvas.getByRole('button', { name: /Sarah Chen/ }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Sign out' }))
    await expect(leave).toHaveBeenCalledTimes(1)
  },
}

export const GoesByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    leave.mockClear()
    await userEvent.tab()
    const button = canvas.getByRole('button', { name: /Sarah Chen/ })
    await expect(button).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Profile' })).toHaveFocus())
    await userEvent.keyboard('{End}{Enter}')
    await waitFor(() => expect(leave).toHaveBeenCalledTimes(1))
    await waitFor(() => expect(button).toHaveFocus())
  },
}
