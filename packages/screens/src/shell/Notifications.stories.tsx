import type { Meta, StoryObj } from '@storybook/react-vite'
import type { AppNotification } from '@tagmason/domain'
import { expect, screen, waitFor, within } from 'storybook/test'
import { manyOf } from '../inStories.ts'
import { phone, states, story } from '../states.ts'
import { Shell } from './Shell.tsx'

export default {
  title: 'Shell/Notifications',
  component: Shell,
  parameters: {
    requirements: {
      NotificationsOpen: 'SHELL-TOP-03, 04, 07, SHELL-NOTIF-01, 05',
      NotificationsChosen: 'SHELL-NOTIF-02 to 04, DATA-NOTIFICATION-01, SHELL-TOP-04-B, SHELL-NOTIF-02-B, SHELL-NOTIF-03-B',
      NotificationsEmpty: 'GEN-STATE-01',
      NotificationsMany: 'SHELL-TOP-04, SHELL-TOP-04-B',
    },
    path: '/',
    shell: true,
    layout: 'fullscreen',
  },
} satisfies Meta<typeof Shell>
type Story = StoryObj

const bell = async () => within(await screen.findByRole('banner')).getByRole('button', { name: /Notifications/ })
const list = () => screen.findByRole('list', { name: 'Notifications' })

export const NotificationsOpen: Story = {
  play: async ({ userEvent }) => {
    await expect(await bell()).toHaveAccessibleName('Notifications, 3 unread')
    await expect(await bell()).toHaveTextContent('3')
    await userEvent.click(await bell())
    const rows = within(await list()).getAllByRole('listitem')
    await expect(rows).toHaveLength(3)
    for (const row of rows) await expect(row).toHaveTextContent(/ago/)
    const [anomaly, deployment, report] = rows.map((row) => within(row))
    await expect(anomaly?.getByRole('img', { name: 'Warning' })).toBeVisible()
    await expect(anomaly?.getByText('Checkout conversion fell 38% below the expected band.')).toBeVisible()
    await expect(deployment?.getByRole('img', { name: 'Success' })).toBeVisible()
    await expect(report?.getByRole('img', { name: 'Information' })).toBeVisible()
  },
}

export const NotificationsOnPhone: Story = {
  ...phone(),
  play: async ({ userEvent }) => {
    await userEvent.click(await bell())
    const { left, right } = (await list()).getBoundingClientRect()
    await expect([left >= 0, right <= window.innerWidth]).toEqual([true, true])
  },
}

/** Each shows its toast of its kind, opens its subject and is read from then on. */
export const NotificationsChosen: Story = {
  play: async ({ canvas, userEvent }) => {
    const choose = async (title: string, kind: string, subject: string, left: string) => {
      await userEvent.click(await bell())
      await userEvent.click(within(await list()).getByRole('button', { name: new RegExp(title) }))
      const toast = (await screen.findByText(title, { selector: '[data-part=title]' })).closest('[role=alert]')
      await expect(toast).toHaveClass(`Toastify__toast--${kind}`)
      await canvas.findByRole('heading', { name: subject, level: 1 })
      await waitFor(async () => expect(await bell()).toHaveAccessibleName(left))
      await waitFor(() => expect(screen.queryByRole('list', { name: 'Notifications' })).toBeNull())
    }
    await choose('Anomaly Detected', 'warning', 'Anomaly Detection', 'Notifications, 2 unread')
    await choose('Deployment Success', 'success', 'GTM Management', 'Notifications, 1 unread')
    await choose('Report Ready', 'info', 'Scheduled Reports', 'Notifications')
    await expect(await bell()).not.toHaveTextContent(/\d/)
  },
}

export const NotificationsAllRead: Story = {
  play: async ({ userEvent }) => {
    await userEvent.click(await bell())
    await userEvent.click(await screen.findByRole('button', { name: 'Mark all as read' }))
    await waitFor(async () => expect(await bell()).toHaveAccessibleName('Notifications'))
    await expect(within(await list()).queryByRole('img', { name: 'unread' })).toBeNull()
    await expect(screen.queryByRole('button', { name: 'Mark all as read' })).toBeNull()
  },
}

export const NotificationsEmpty: Story = {
  ...states.empty,
  play: async ({ userEvent }) => {
    await userEvent.click(await bell())
    await expect(await screen.findByText('Nothing new')).toBeVisible()
  },
}

/** Nobody has twelve on the first day, so the three are said four times. */
const fourfold = (rows: readonly AppNotification[]) => [1, 2, 3, 4].flatMap((round) => rows.map((row) => ({ ...row, id: `${row.id}-${round}` })))

/** Above nine the badge says 9+, and the name what the badge says. */
export const NotificationsMany: Story = {
  parameters: story({
    workspace: (real) => ({
      ...real,
      read: async (name, input) => {
        const answer = await real.read(name, input)
        return name === 'notifications.list' ? fourfold(answer as AppNotification[]) : answer
      },
    }),
  }).parameters,
  play: async ({ userEvent }) => {
    await expect(await bell()).toHaveAccessibleName('Notifications, 9+ unread')
    await expect(await bell()).toHaveTextContent('9+')
    await userEvent.click(await bell())
    // The list scrolls in itself; the panel stays in the window.
    await expect(within(await list()).getAllByRole('listitem')).toHaveLength(12)
    await expect(screen.getByRole('dialog', { name: 'Notifications' }).getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight)
  },
}

/** Of more than are listed the list says so at its end. */
export const NewestNotificationsOnly: Story = {
  parameters: story({
    workspace: (real) => ({
      ...real,
      read: async (name, input) => {
        const answer = await real.read(name, input)
        return (name === 'notifications.list' ? manyOf(answer as AppNotification[], 200, () => ({})) : answer) as never
      },
    }),
  }).parameters,
  play: async ({ userEvent }) => {
    await userEvent.click(await bell())
    await expect(await screen.findByText('The newest 200 are listed: older ones are kept, but not shown here.')).toBeInTheDocument()
    await expect(within(await list()).getAllByRole('listitem')).toHaveLength(200)
  },
}
