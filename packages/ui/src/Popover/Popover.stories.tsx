import type { Meta, StoryObj } from '@storybook/react-vite'
import { Bell, Info, SlidersHorizontal } from 'lucide-react'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { Button } from '../Button/Button.tsx'
import { Inline } from '../Inline/Inline.tsx'
import { Text } from '../Text/Text.tsx'
import { Popover } from './Popover.tsx'

export default {
  title: 'Primitives/Popover',
  component: Popover,
  args: {
    label: 'Notifications, 3 unread',
    title: 'Notifications',
    icon: Bell,
    count: '3',
    onOpen: fn(),
    children: (close) => <Button onPress={close}>Anomaly Detected</Button>,
  },
  parameters: { layout: 'centered' },
} satisfies Meta<typeof Popover>
type Story = StoryObj<typeof Popover>

export const Playground: Story = {}

export const Matrix: Story = {
  render: ({ children }) => (
    <Inline gap="s">
      {(['plain', 'quiet', 'solid'] as const).map((look) =>
        (['standard', 'small'] as const).map((size) => (
          <Inline key={look + size}>
            <Popover label={`Notifications, 9+ unread, ${look} ${size}`} title="Notifications" icon={Bell} count="9+" look={look} size={size}>
              {children}
            </Popover>
            <Popover label={`Filter, ${look} ${size}`} title="Filter" icon={SlidersHorizontal} text="Filter" look={look} size={size}>
              {children}
            </Popover>
          </Inline>
        )),
      )}
    </Inline>
  ),
}

export const Open: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Notifications, 3 unread' }))
    await expect(await screen.findByRole('dialog', { name: 'Notifications' })).toBeVisible()
  },
}

/** Words have room around them, and are not cut where the window has room. */
export const OfWords: Story = {
  args: {
    label: 'How this is counted',
    title: 'How this is counted',
    icon: Info,
    count: '',
    padded: true,
    children: () => <Text>All events of the last 24 hours.</Text>,
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'How this is counted' }))
    await expect(await screen.findByRole('dialog', { name: 'How this is counted' })).toBeVisible()
  },
}

export const ReturnsFocus: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const button = canvas.getByRole('button', { name: 'Notifications, 3 unread' })
    await expect(button).toHaveTextContent('3')
    await userEvent.click(button)
    await userEvent.click(await screen.findByRole('button', { name: 'Anomaly Detected' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(button).toHaveFocus())
    await expect(args.onOpen).toHaveBeenLastCalledWith(false)
  },
}

/** APG disclosure and dialog: Enter and Space open, focus goes in, Escape closes and gives it back. */
export const GoesByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Notifications, 3 unread' })
    button.focus()
    for (const key of ['{Enter}', ' ']) {
      await userEvent.keyboard(key)
      await waitFor(() => expect(screen.getByRole('button', { name: 'Anomaly Detected' })).toHaveFocus())
      await userEvent.keyboard('{Escape}')
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
      await waitFor(() => expect(button).toHaveFocus())
    }
  },
}
