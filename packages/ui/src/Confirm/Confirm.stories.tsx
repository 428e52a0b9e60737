import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { Confirm } from './Confirm.tsx'

export default {
  title: 'Primitives/Confirm',
  component: Confirm,
  args: {
    title: 'Delete the event “Purchase”?',
    detail: 'Its tag leaves the container with the next version; what was measured stays.',
    confirm: 'Delete event',
    tone: 'critical',
    open: true,
    onConfirm: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof Confirm>
type Story = StoryObj<typeof Confirm>

export const Default: Story = {}
export const Accent: Story = { args: { title: 'Publish version 12?', confirm: 'Publish', tone: 'accent' } }
export const Busy: Story = { args: { busy: true } }

export const AsksFirst: Story = {
  play: async ({ userEvent, args }) => {
    const main = await screen.findByRole('button', { name: 'Delete event' })
    await waitFor(() => expect(screen.getByRole('alertdialog', { name: 'Delete the event “Purchase”?' })).toBeVisible())
    await waitFor(() => expect(main).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await expect(args.onConfirm).toHaveBeenCalledTimes(1)
    await userEvent.keyboard('{Escape}')
    await expect(args.onClose).toHaveBeenCalledTimes(1)
  },
}
