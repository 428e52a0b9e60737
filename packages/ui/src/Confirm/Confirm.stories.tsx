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

export const Playground: Story = {}
/** A modal stands alone, so its other states are stories of their own. */
export const Matrix: Story = {}
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

/** APG alertdialog: Tab and Shift+Tab go round inside, Escape means no. */
export const KeepsFocusInside: Story = {
  play: async ({ userEvent }) => {
    const dialog = await screen.findByRole('alertdialog')
    await waitFor(() => expect(screen.getByRole('button', { name: 'Delete event' })).toHaveFocus())
    const stops = new Set<Element | null>()
    for (let press = 0; press < 4; press++) {
      await userEvent.tab()
      await expect(dialog).toContainElement(document.activeElement as HTMLElement)
      stops.add(document.activeElement)
    }
    await expect(stops.size).toBe(3)
    for (let press = 0; press < 4; press++) {
      await userEvent.tab({ shift: true })
      await expect(dialog).toContainElement(document.activeElement as HTMLElement)
    }
  },
}

export const StaysWhileBusy: Story = {
  args: { busy: true },
  play: async ({ userEvent, args }) => {
    await waitFor(() => expect(screen.getByRole('button', { name: 'Delete event' })).toHaveFocus())
    await userEvent.keyboard('{Enter}{Escape}')
    await expect(args.onConfirm).not.toHaveBeenCalled()
    await expect(args.onClose).not.toHaveBeenCalled()
    await expect(screen.getByRole('alertdialog')).toHaveAttribute('aria-busy', 'true')
  },
}
