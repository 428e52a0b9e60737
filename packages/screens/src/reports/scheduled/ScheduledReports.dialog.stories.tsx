import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ActInput, ActName, Workspace } from '@tagmason/domain'
import { expect, screen, waitFor, within } from 'storybook/test'
import { choose, chooseMore, opened, rowOf, rowsOf, toastSays } from '../../inStories.ts'
import { phone, states, story } from '../../states.ts'
import { ScheduledReports } from './ScheduledReports.tsx'

export default {
  title: 'Reports/Scheduled Reports',
  component: ScheduledReports,
  parameters: {
    requirements: {
      NewScheduleDialog: 'REP-SCHED-21, REP-SCHED-21-B',
      NextThreeRuns: 'REP-SCHED-21, REP-SCHED-21-B',
      InvalidRecipient: 'REP-SCHED-21, REP-SCHED-21-B',
      ScheduleWithoutMail: 'REP-SCHED-21',
      Edited: 'REP-SCHED-21',
      Removed: 'GEN-STATE-07',
      Details: 'DATA-SCHEDULE-01',
      DetailsOfSorted: 'REP-SCHED-13',
      DeliveryFailed: 'REP-SCHED-19, 20, REP-SCHED-19-B, GEN-TOAST-05-B',
      FailsAgain: 'REP-SCHED-15, 16',
      RunsWhatIsDue: 'REP-SCHED-19',
      DialogOnAPhone: 'GEN-STATE-05',
    },
    path: '/reports/scheduled',
  },
} satisfies Meta<typeof ScheduledReports>
type Story = StoryObj<typeof ScheduledReports>

const checkout = 'Checkout by Device'
const bakery = (workspace: Workspace) => workspace.act('projects.create', { name: 'Corner Bakery', website: 'bakery.example', timeZone: 'Europe/Madrid' })
const daily = {
  target: { kind: 'builtIn', id: 'executive-summary' },
  frequency: 'Daily',
  time: '08:00',
  timeZone: 'Europe/Madrid',
  recipients: ['ana@example.com'],
  format: 'PDF',
} satisfies ActInput<'schedules.create'>

/** The form, its messages, and the literal toast. */
export const NewScheduleDialog: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'New Schedule' }))
    const dialog = await opened('New Schedule')
    await userEvent.click(dialog.getByRole('button', { name: 'Save Schedule' }))
    await expect(dialog.getByText('Choose the report to send.')).toBeVisible()
    await expect(dialog.getByText('Add at least one recipient.')).toBeVisible()
    await choose(userEvent, dialog.getByRole('combobox', { name: /^Report/ }), 'Executive Summary')
    await choose(userEvent, dialog.getByRole('combobox', { name: 'Format' }), 'Excel')
    await userEvent.click(dialog.getByRole('textbox', { name: /^Recipients/ }))
    await userEvent.paste('ana@example.com, ben@example.com')
    await userEvent.click(dialog.getByRole('button', { name: 'Save Schedule' }))
    await toastSays('success', 'Schedule Created')
    const rows = within(canvas.getByRole('table', { name: 'Scheduled Reports' }))
    await expect(rows.getByRole('row', { name: /^Executive Summary/ })).toHaveTextContent(/Weekly.*Jan 29, 2024.*Active.*2.*Excel/)
  },
}

/** The next three runs on the clock of the time zone. */
export const NextThreeRuns: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'New Schedule' }))
    const dialog = await opened('New Schedule')
    await choose(userEvent, dialog.getByRole('combobox', { name: 'First day' }), 'Wed, Jan 24')
    await choose(userEvent, dialog.getByRole('combobox', { name: 'Time' }), '6:30 PM')
    await waitFor(async () => {
      const runs = within(await dialog.findByRole('region', { name: 'Next three runs' })).getAllByRole('term')
      await expect(runs.map((run) => run.textContent.replace('\u202f', ' '))).toEqual([
        'Jan 24, 2024, 6:30 PM',
        'Jan 31, 2024, 6:30 PM',
        'Feb 7, 2024, 6:30 PM',
      ])
    })
  },
}

/** An address that is none is named under its field, and nothing is saved. */
export const InvalidRecipient: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'New Schedule' }))
    const dialog = await opened('New Schedule')
    await choose(userEvent, dialog.getByRole('combobox', { name: /^Report/ }), checkout)
    await userEvent.type(dialog.getByRole('textbox', { name: /^Recipients/ }), 'ana@example.com, ben{Enter}')
    await expect(dialog.getByText('ben is not an email address.')).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: 'Save Schedule' }))
    await expect(dialog.getByRole('textbox', { name: /^Recipients/ })).toBeInvalid()
    await expect(screen.queryByText('Schedule Created')).toBeNull()
  },
}

/** Without mail it is kept and switched off, and that is said. */
export const ScheduleWithoutMail: Story = {
  ...states.empty,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'New Schedule' }))
    const dialog = await opened('New Schedule')
    await expect(dialog.getByRole('combobox', { name: /^Time zone/ })).toHaveValue('Europe/Madrid')
    await choose(userEvent, dialog.getByRole('combobox', { name: /^Report/ }), 'User Analytics')
    await choose(userEvent, dialog.getByRole('combobox', { name: 'Frequency' }), 'Daily')
    await expect(dialog.queryByRole('combobox', { name: 'First day' })).toBeNull()
    await userEvent.type(dialog.getByRole('textbox', { name: /^Recipients/ }), 'ana@example.com{Enter}')
    await userEvent.click(dialog.getByRole('button', { name: 'Save Schedule' }))
    await expect(await (await toastSays('success', 'Schedule Created')).findByText('It is kept, and switched off until mail is set up.')).toBeVisible()
    await expect((await canvas.findByRole('row', { name: /^User Analytics/ })).textContent).toMatch(/–.*Paused/)
  },
}

/** What is there is changed in the same form. */
export const Edited: Story = {
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('table', { name: 'Scheduled Reports' })
    await chooseMore(userEvent, canvas.getByRole('button', { name: new RegExp(checkout), expanded: false }), 'Edit')
    const dialog = await opened(`Edit: ${checkout}`)
    await expect(dialog.getByText('hannah.weiss@example.com')).toBeVisible()
    await choose(userEvent, dialog.getByRole('combobox', { name: 'Frequency' }), 'Monthly')
    await userEvent.click(dialog.getByRole('button', { name: 'Save Schedule' }))
    await toastSays('success', 'Schedule Saved')
    await expect(await canvas.findByRole('row', { name: new RegExp(`^${checkout}`) })).toHaveTextContent(/Monthly.*Jan 29, 2024/)
  },
}

/** Removing can be taken back. */
export const Removed: Story = {
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('table', { name: 'Scheduled Reports' })
    await chooseMore(userEvent, canvas.getByRole('button', { name: new RegExp(checkout), expanded: false }), 'Remove')
    const toast = await toastSays('success', 'Schedule Removed')
    await expect(canvas.queryByRole('row', { name: new RegExp(`^${checkout}`) })).toBeNull()
    await userEvent.click(toast.getByRole('button', { name: 'Undo' }))
    await expect(await canvas.findByRole('row', { name: new RegExp(`^${checkout}`) })).toBeVisible()
  },
}

/** What the table has no room for. */
export const Details: Story = {
  parameters: { path: '/reports/scheduled?id=schedule-3' },
  play: async () => {
    const drawer = await opened(checkout)
    await expect(drawer.getByText('The funnel by device and browser.')).toBeVisible()
    await expect(drawer.getByText(/^Weekly, 4:00\sPM \(Europe\/Berlin\)$/)).toBeVisible()
    await expect(drawer.getByText(/^Jan 19, 2024, 4:00\sPM$/)).toBeVisible()
    await expect(drawer.getByText('elena.fischer@example.com')).toBeVisible()
    await expect(drawer.getByText('Excel')).toBeVisible()
    const runs = within(await drawer.findByRole('region', { name: 'Next three runs' }))
    await expect((await runs.findAllByRole('term'))[0]).toHaveTextContent(/^Jan 26, 2024, 4:00\sPM$/)
    await expect(within(drawer.getByRole('list', { name: 'Its deliveries' })).getAllByRole('listitem')).toHaveLength(4)
  },
}

/** A schedule is opened from the table, whose order stays. */
export const DetailsOfSorted: Story = {
  parameters: { path: '/reports/scheduled?sort=-name' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('link', { name: 'Content Engagement' }))
    const drawer = await opened('Content Engagement')
    await expect(drawer.getByText('None while it is not active')).toBeVisible()
    await userEvent.click(drawer.getByRole('button', { name: 'Edit' }))
    await expect(await (await opened('Edit: Content Engagement')).findByRole('combobox', { name: /^Report/ })).toHaveTextContent('Content Engagement')
    await expect(canvas.getByRole('columnheader', { name: 'Name', hidden: true })).toHaveAttribute('aria-sort', 'descending')
  },
}

/** A failed delivery has its reason, and is sent again. */
export const DeliveryFailed: Story = {
  play: async ({ canvas, userEvent }) => {
    const row = await rowOf(canvas, 'Recent Deliveries', 'Failed')
    await expect(row.getByText('The shop refused the sign-in: the access token has expired.')).toBeVisible()
    await userEvent.click(row.getByRole('button', { name: 'Send Again: Revenue Reconciliation' }))
    await toastSays('success', 'Report Sent')
    await expect((await rowsOf(canvas, 'Recent Deliveries'))[0]).toHaveTextContent(/Revenue Reconciliation.*Delivered.*1 recipient/)
  },
}

/** A run that fails leaves the error, and says why. */
export const FailsAgain: Story = {
  ...story({
    before: async (workspace) => {
      await workspace.act('schedules.change', { ...daily, id: 'schedule-6', target: { kind: 'report', id: 'report-3' } })
      await workspace.act('schedules.remove', { id: 'schedule-3' })
      await workspace.act('reports.remove', { id: 'report-3' })
    },
  }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: `Resume: ${checkout}` }))
    await expect(await (await toastSays('warning', 'Report Not Sent')).findByText('The reason stands under Recent Deliveries.')).toBeVisible()
    const [first] = await rowsOf(canvas, 'Recent Deliveries')
    await expect(first).toHaveTextContent('The report was removed. Choose another one for this schedule.')
    await expect(await canvas.findByRole('row', { name: new RegExp(`^${checkout}`) })).toHaveTextContent('Error')
  },
}

const ran: ActName[] = []
/** What is due is run while somebody looks. */
export const RunsWhatIsDue: Story = {
  ...story({
    before: async (workspace) => {
      ran.length = 0
      await bakery(workspace)
      const { id } = await workspace.act('schedules.create', daily)
      await workspace.act('schedules.setEnabled', { id, enabled: true })
    },
    workspace: (real) => ({ ...real, act: (name, input) => (ran.push(name), real.act(name, input)) }),
  }),
  play: async ({ canvas }) => {
    await canvas.findByRole('row', { name: /^Executive Summary/ })
    await waitFor(() => expect(ran).toContain('schedules.runDue'))
  },
}

/** The form where there is least room. */
export const DialogOnAPhone: Story = {
  ...phone(states.german.parameters),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Neuer Zeitplan' }))
    await opened('Neuer Zeitplan')
    await expect(document.documentElement.scrollWidth).toBe(window.innerWidth)
  },
}
