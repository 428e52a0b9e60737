import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ReportSchedule, Schedules } from '@tagmason/domain'
import { expect, waitFor, within } from 'storybook/test'
import { answering, figureOf, headed, manyOf, rowsOf, toastSays } from '../../inStories.ts'
import { actsFail, actsHang, phone, states, story } from '../../states.ts'
import { ScheduledReports } from './ScheduledReports.tsx'

export default {
  title: 'Reports/Scheduled Reports',
  component: ScheduledReports,
  parameters: {
    requirements: {
      Ready: 'REP-SCHED-01 to 07, 14 to 22, DATA-DELIVERY-01, GEN-TOAST-05',
      SortedByName: 'REP-SCHED-08, 13',
      SortedByFrequencyAndStatus: 'REP-SCHED-09, 11',
      SortedByNextRunDescending: 'REP-SCHED-10',
      SortedByRecipients: 'REP-SCHED-12',
      Active: 'REP-SCHED-15, 16, REP-SCHED-03-B',
      Paused: 'REP-SCHED-15',
      Error: 'REP-SCHED-15, 16, REP-SCHED-04-B, REP-SCHED-15-B, REP-SCHED-16-B',
      Disabled: 'REP-SCHED-14, REP-SCHED-14-B',
      ToggleFailed: 'GEN-STATE-04',
      NoSchedules: 'GEN-STATE-01',
      ManyRows: 'GEN-STATE-06',
      LongContent: 'GEN-STATE-05',
    },
    path: '/reports/scheduled',
  },
} satisfies Meta<typeof ScheduledReports>
type Story = StoryObj<typeof ScheduledReports>
type Canvas = ReturnType<typeof within>

const weekly = 'Weekly Executive Summary'

const table = async (canvas: Canvas) => within(await canvas.findByRole('table', { name: 'Scheduled Reports' }))
/** One row of the table, by the name of its schedule. */
const line = async (canvas: Canvas, name: string) => within((await table(canvas)).getByRole('row', { name: new RegExp(`^${name}`) }))
/** The words of a column, row by row. */
const columnOf = async (canvas: Canvas, head: string) => {
  const all = await table(canvas)
  const at = all.getAllByRole('columnheader').findIndex((each) => each.textContent === head)
  return all
    .getAllByRole('row')
    .slice(1)
    .map((row) => row.children[at]?.textContent ?? '')
}
const sortBy = async (canvas: Canvas, person: { click(element: Element): Promise<void> }, head: string) => {
  await person.click((await table(canvas)).getByRole('button', { name: head }))
  return (await table(canvas)).getByRole('columnheader', { name: head })
}

export const Ready: Story = {
  play: async ({ canvas }) => {
    await headed(canvas, 'Scheduled Reports', 'Dashboard', 'Reports', 'Scheduled Reports')
    await expect(await rowsOf(canvas, 'Key figures')).toHaveLength(4)
    await expect(await figureOf(canvas, 'Active schedules')).toBe('3')
    await expect(await figureOf(canvas, 'Reports sent this week')).toBe('12')
    await expect(await figureOf(canvas, 'Total recipients')).toBe('23')
    await expect(await figureOf(canvas, 'Success rate')).toBe('95.8%')
    const all = await table(canvas)
    const rows = all.getAllByRole('row').slice(1)
    await expect(rows).toHaveLength(6)
    for (const row of rows) await expect(within(row).getByRole('switch')).toBeVisible()
    await expect(all.getAllByRole('button', { name: /^Pause: / })).toHaveLength(3)
    await expect(all.getAllByRole('button', { name: /^Resume: / })).toHaveLength(3)
    for (const word of ['Active', 'Paused', 'Error', 'Daily', 'Weekly', 'Bi-weekly', 'Monthly', 'PDF', 'Excel', 'HTML'])
      await expect(all.getAllByText(word)[0]).toBeVisible()
    await expect(await canvas.findByRole('button', { name: 'New Schedule' })).toBeVisible()
    for (const name of ['Name', 'Frequency', 'Next run', 'Status', 'Recipients'])
      await expect(within(all.getByRole('columnheader', { name })).getByRole('button', { name })).toBeVisible()
    const deliveries = await rowsOf(canvas, 'Recent Deliveries')
    // What failed was not sent.
    for (const row of deliveries.filter((each) => each.textContent.includes('Failed'))) await expect(row).not.toHaveTextContent('Sent ')
    await expect(deliveries[0]).toHaveTextContent(/Campaign Performance.*Delivered.*Sent 2 hours ago.*5 recipients/)
    for (const row of deliveries) await expect(row).toHaveTextContent(/\d recipients?/)
    await expect(within(canvas.getByRole('list', { name: 'Recent Deliveries' })).getByText('Failed')).toBeVisible()
  },
}
const offOf = (name: string) => (answer: Schedules) => ({
  ...answer,
  rows: answer.rows.map((row) => (row.name === name ? { ...row, reportPaused: true as const } : row)),
})
/** A schedule whose report is paused sends nothing: the row says so, and names no next run. */
export const ReportPaused: Story = {
  ...answering('schedules.list', offOf(weekly)),
  play: async ({ canvas }) => {
    const row = await line(canvas, weekly)
    await expect(row.getByText('Its report is paused, so nothing is sent')).toBeVisible()
    await expect(row.getAllByRole('cell')[1]).toHaveTextContent('–')
  },
}

export const Loading: Story = states.loading
export const Failed: Story = states.failed
export const NoAccess: Story = states.noAccess
export const ReadOnly: Story = {
  ...states.readOnly,
  play: async ({ canvas }) => {
    const row = await line(canvas, weekly)
    await expect(row.getByRole('switch')).toHaveAccessibleDescription(/^Needs the role Editor/)
    await expect(row.getByRole('button', { name: `Pause: ${weekly}` })).toHaveAccessibleDescription(/^Needs the role Editor/)
    await expect(await canvas.findByRole('button', { name: 'New Schedule' })).toHaveAccessibleDescription(/^Needs the role Editor/)
  },
}

export const SortedByName: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(await sortBy(canvas, userEvent, 'Name')).toHaveAttribute('aria-sort', 'ascending')
    const up = await columnOf(canvas, 'Name')
    await expect(up).toEqual(up.toSorted())
    await expect(up[0]).toBe('Campaign Performance')
    await expect(await sortBy(canvas, userEvent, 'Name')).toHaveAttribute('aria-sort', 'descending')
    await expect(await columnOf(canvas, 'Name')).toEqual(up.toReversed())
    await expect(await sortBy(canvas, userEvent, 'Status')).toHaveAttribute('aria-sort', 'ascending')
    await expect((await table(canvas)).getByRole('columnheader', { name: 'Name' })).not.toHaveAttribute('aria-sort')
  },
}

/** By interval and by word; the address keeps the order. */
export const SortedByFrequencyAndStatus: Story = {
  parameters: { path: '/reports/scheduled?sort=frequency' },
  play: async ({ canvas, userEvent }) => {
    await expect(await columnOf(canvas, 'Frequency')).toEqual(['Daily', 'Weekly', 'Weekly', 'Weekly', 'Bi-weekly', 'Monthly'])
    await expect(await sortBy(canvas, userEvent, 'Frequency')).toHaveAttribute('aria-sort', 'descending')
    await expect(await columnOf(canvas, 'Frequency')).toEqual(['Monthly', 'Bi-weekly', 'Weekly', 'Weekly', 'Weekly', 'Daily'])
    await sortBy(canvas, userEvent, 'Status')
    await expect(await columnOf(canvas, 'Status')).toEqual(['Active', 'Active', 'Active', 'Error', 'Paused', 'Paused'])
    await expect(await sortBy(canvas, userEvent, 'Status')).toHaveAttribute('aria-sort', 'descending')
    await expect(await columnOf(canvas, 'Status')).toEqual(['Paused', 'Paused', 'Error', 'Active', 'Active', 'Active'])
  },
}

/** What is paused has no next run, and stays last both ways. */
export const SortedByNextRunDescending: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(await sortBy(canvas, userEvent, 'Next run')).toHaveAttribute('aria-sort', 'ascending')
    const up = (await columnOf(canvas, 'Next run')).slice(0, 4).map((words) => Date.parse(words.replace('\u202f', ' ')))
    await expect(up).toEqual(up.toSorted((a, b) => a - b))
    await expect(await sortBy(canvas, userEvent, 'Next run')).toHaveAttribute('aria-sort', 'descending')
    const down = await columnOf(canvas, 'Next run')
    await expect(down[0]).toMatch(/^Jan 29, 2024/)
    await expect(down.slice(-2)).toEqual(['–', '–'])
  },
}

export const SortedByRecipients: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(await sortBy(canvas, userEvent, 'Recipients')).toHaveAttribute('aria-sort', 'ascending')
    await expect(await columnOf(canvas, 'Recipients')).toEqual(['1', '2', '3', '4', '5', '8'])
    await expect(await sortBy(canvas, userEvent, 'Recipients')).toHaveAttribute('aria-sort', 'descending')
    await expect(await columnOf(canvas, 'Recipients')).toEqual(['8', '5', '4', '3', '2', '1'])
  },
}

/** An active one is paused, and what it shows is what follows. */
export const Active: Story = {
  play: async ({ canvas, userEvent }) => {
    const row = await line(canvas, weekly)
    await expect(row.getByText('Active')).toBeVisible()
    await userEvent.click(row.getByRole('button', { name: `Pause: ${weekly}` }))
    await toastSays('success', 'Schedule Paused')
    await expect((await line(canvas, weekly)).getByText('Paused')).toBeVisible()
    await expect(await figureOf(canvas, 'Active schedules')).toBe('2')
  },
}

export const Paused: Story = {
  play: async ({ canvas, userEvent }) => {
    const row = await line(canvas, 'Content Engagement')
    await expect(row.getByText('Paused')).toBeVisible()
    // Paused and enabled are never shown together.
    await expect(row.getByRole('switch')).not.toBeChecked()
    await userEvent.click(row.getByRole('button', { name: 'Resume: Content Engagement' }))
    await toastSays('success', 'Schedule Resumed')
    await expect((await line(canvas, 'Content Engagement')).getByText('Active')).toBeVisible()
    await expect((await line(canvas, 'Content Engagement')).getByRole('switch')).toBeChecked()
    await userEvent.click((await line(canvas, 'Content Engagement')).getByRole('button', { name: 'Pause: Content Engagement' }))
    await waitFor(async () => expect((await line(canvas, 'Content Engagement')).getByRole('switch')).not.toBeChecked())
    await userEvent.click((await line(canvas, 'Content Engagement')).getByRole('switch'))
    await waitFor(async () => expect((await line(canvas, 'Content Engagement')).getByText('Active')).toBeVisible())
  },
}

/** After an error it runs at once, and success clears the error. */
export const Error: Story = {
  play: async ({ canvas, userEvent }) => {
    const name = 'Revenue Reconciliation'
    const row = await line(canvas, name)
    await expect(row.getByText('Error')).toBeVisible()
    await userEvent.click(row.getByRole('button', { name: `Resume: ${name}` }))
    await expect(await (await toastSays('success', 'Schedule Resumed')).findByText(`${name} was sent just now.`)).toBeVisible()
    await expect((await line(canvas, name)).getByText('Active')).toBeVisible()
    await expect((await rowsOf(canvas, 'Recent Deliveries'))[0]).toHaveTextContent(/Revenue Reconciliation.*Delivered/)
    await expect(await figureOf(canvas, 'Reports sent this week')).toBe('13')
  },
}

/** Off, it reads paused and has no next run; on, the next run is there again. */
export const Disabled: Story = {
  play: async ({ canvas, userEvent }) => {
    const off = await line(canvas, 'Partner Referrals')
    await expect(off.getByRole('switch')).not.toBeChecked()
    await expect(off.getByRole('button', { name: 'Resume: Partner Referrals' })).toHaveAccessibleDescription('It is switched off. Switch it on first.')
    await userEvent.click((await line(canvas, weekly)).getByRole('switch', { name: `Enabled: ${weekly}` }))
    await waitFor(async () => expect((await line(canvas, weekly)).getByText('Paused')).toBeVisible())
    await expect((await columnOf(canvas, 'Next run'))[0]).toBe('–')
    await userEvent.click((await line(canvas, weekly)).getByRole('switch'))
    await waitFor(async () => expect((await columnOf(canvas, 'Next run'))[0]).toMatch(/^Jan 29, 2024/))
  },
}

export const ToggleSaving: Story = {
  ...story({ workspace: actsHang }),
  play: async ({ canvas, userEvent }) => {
    const row = await line(canvas, weekly)
    await userEvent.click(row.getByRole('switch'))
    await waitFor(() => expect(row.getByRole('switch')).toHaveAttribute('aria-busy', 'true'))
    await expect(row.getByRole('switch')).toBeChecked()
  },
}

export const ToggleFailed: Story = {
  ...story({ workspace: actsFail }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click((await line(canvas, weekly)).getByRole('switch'))
    await toastSays('error', 'Not done: switch a schedule')
    await expect((await line(canvas, weekly)).getByRole('switch')).toBeChecked()
    await expect((await line(canvas, weekly)).getByText('Active')).toBeVisible()
  },
}

export const NoSchedules: Story = {
  ...states.empty,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No schedules yet')).toBeVisible()
    await expect(canvas.getAllByRole('button', { name: 'New Schedule' })).toHaveLength(1)
    await expect(canvas.getByText('Nothing has been sent yet')).toBeVisible()
    await expect(await figureOf(canvas, 'Success rate')).toBe('–')
    await expect(canvas.getByText('Mail is not set up')).toBeVisible()
  },
}

export const ManyRows: Story = {
  ...answering('schedules.list', (answer) => ({
    ...answer,
    rows: manyOf<ReportSchedule>(answer.rows, 120, (place) => ({ name: `Schedule ${place}` })),
  })),
  play: async ({ canvas }) => {
    await expect((await table(canvas)).getAllByRole('row').slice(1)).toHaveLength(50)
    await expect(await rowsOf(canvas, 'Recent Deliveries')).toHaveLength(10)
    await expect(canvas.getByRole('navigation', { name: 'Pages: Recent Deliveries' })).toBeVisible()
  },
}

/** The longest words, where there is least room: nothing is cut and nothing scrolls sideways. */
export const LongContent: Story = {
  ...phone(states.german.parameters),
  play: async ({ canvas }) => {
    await expect(await rowsOf(canvas, 'Letzte Zustellungen')).toHaveLength(10)
    await expect(document.documentElement.scrollWidth).toBe(window.innerWidth)
  },
}
