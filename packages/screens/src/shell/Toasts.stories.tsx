import type { Meta, StoryObj } from '@storybook/react-vite'
import { toast } from '@tagmason/ui'
import { expect, screen, waitFor, within } from 'storybook/test'
import { actsFail, phone, story } from '../states.ts'
import { Shell } from './Shell.tsx'

export default {
  title: 'Shell/Toasts',
  component: Shell,
  parameters: {
    requirements: {
      ToastSuccess: 'GEN-TOAST-03',
      ToastError: 'GEN-TOAST-04, GEN-APP-14-B',
      ToastInfo: 'GEN-TOAST-01, 06',
      ToastDismissed: 'GEN-TOAST-06',
      ToastLeaves: 'GEN-TOAST-02',
    },
    path: '/',
    shell: true,
    layout: 'fullscreen',
  },
  beforeEach: () => () => toast.dismiss(),
} satisfies Meta<typeof Shell>
type Story = StoryObj
type User = { click(element: Element): Promise<void> }

const notification = async (user: User, title: RegExp) => {
  await user.click(within(await screen.findByRole('banner')).getByRole('button', { name: /^Notifications/ }))
  await user.click(await screen.findByRole('button', { name: title }))
}
const process = async (user: User) => {
  const button = await screen.findByRole('button', { name: 'Process' })
  await user.click(button)
  return button
}

/** The kind is read from the class. */
export const ToastSuccess: Story = {
  play: async ({ userEvent }) => {
    await notification(userEvent, /Deployment Success/)
    await expect(await screen.findByRole('alert')).toHaveClass('Toastify__toast--success')
  },
}

export const ToastError: Story = {
  parameters: story({ workspace: actsFail }).parameters,
  play: async ({ userEvent }) => {
    await userEvent.click(within(await screen.findByRole('banner')).getByRole('button', { name: /^Notifications/ }))
    await userEvent.click(await screen.findByRole('button', { name: 'Mark all as read' }))
    const shown = await screen.findByRole('alert')
    await expect(shown).toHaveClass('Toastify__toast--error')
    await expect(shown).toHaveTextContent('Not done: mark all notifications as read')
    // A sentence, no code.
    await expect(shown).toHaveTextContent('The workspace did not answer. Nothing was changed; try again.')
    await expect(shown).not.toHaveTextContent(/\d/)
  },
}

export const ToastWarning: Story = {
  play: async ({ userEvent }) => {
    await notification(userEvent, /Anomaly Detected/)
    await expect(await screen.findByRole('alert')).toHaveClass('Toastify__toast--warning')
  },
}

export const ToastInfo: Story = {
  play: async ({ userEvent }) => {
    const button = await process(userEvent)
    const shown = await screen.findByRole('alert')
    await expect(shown).toHaveTextContent('Please describe your tracking goals first')
    await expect(shown).toHaveClass('Toastify__toast--info')
    // It takes no focus.
    await expect(button).toHaveFocus()
    const { top, right } = shown.getBoundingClientRect()
    await expect(window.innerWidth - right).toBeLessThanOrEqual(40)
    await expect(top).toBeLessThanOrEqual(200)
  },
}

/** No screen says one of these yet; the corner is ready for it. */
export const ToastDefault: Story = {
  play: async () => {
    await screen.findByRole('banner')
    toast.plain('Integration Disconnected', { detail: 'Its data stay until you delete them.' })
    await expect(await screen.findByRole('alert')).toHaveClass('Toastify__toast--default')
  },
}

export const ToastStack: Story = {
  play: async ({ userEvent }) => {
    for (const title of [/Report Ready/, /Deployment Success/, /Anomaly Detected/]) await notification(userEvent, title)
    await waitFor(() => expect(screen.getAllByRole('alert')).toHaveLength(3))
    // The newest stands on top, and none covers another.
    const [first, second, third] = screen.getAllByRole('alert').map((each) => each.getBoundingClientRect())
    await expect(screen.getAllByRole('alert')[0]).toHaveTextContent('Anomaly Detected')
    await expect((first?.bottom ?? 0) <= (second?.top ?? 0) && (second?.bottom ?? 0) <= (third?.top ?? 0)).toBe(true)
  },
}

/** It is closed from the keyboard. */
export const ToastDismissed: Story = {
  play: async ({ userEvent }) => {
    await process(userEvent)
    within(await screen.findByRole('alert'))
      .getByRole('button', { name: 'Dismiss' })
      .focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
  },
}

/** Five seconds, then it leaves by itself. */
export const ToastLeaves: Story = {
  parameters: { patience: 1 },
  play: async ({ userEvent }) => {
    // It waits while nobody looks at the window.
    window.focus()
    const button = await process(userEvent)
    await screen.findByRole('alert')
    const from = performance.now()
    // The pointer would hold it.
    await userEvent.hover(button)
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull(), { timeout: 12_000 })
    await expect(performance.now() - from).toBeGreaterThan(4500)
  },
}

export const ToastOnPhone: Story = {
  ...phone(),
  play: async ({ userEvent }) => {
    await notification(userEvent, /Anomaly Detected/)
    const { left, right } = (await screen.findByRole('alert')).getBoundingClientRect()
    await expect([left, right]).toEqual([16, window.innerWidth - 16])
  },
}
