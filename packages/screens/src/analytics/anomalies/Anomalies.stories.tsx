import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, within } from 'storybook/test'
import { answering, answers, choose, figureOf, headed, leave, manyOf, rowOf, rowsOf, toastSays } from '../../inStories.ts'
import { actsFail, phone, states, story } from '../../states.ts'
import type { FoundAnomaly } from '@tagmason/domain'
import { Anomalies } from './Anomalies.tsx'

export default {
  title: 'Analytics/Anomaly Detection',
  component: Anomalies,
  parameters: {
    requirements: {
      Ready: 'ANA-ANOM-01 to 04, 07 to 10, DATA-ANOMALY-01',
      Active: 'ANA-ANOM-05, 07',
      Investigating: 'ANA-ANOM-07',
      Resolved: 'ANA-ANOM-07',
      ResolveDialog: 'ANA-ANOM-06',
      DetailsChart: 'ANA-ANOM-04',
      AlertSettingsPanel: 'ANA-ANOM-10',
      ManyRows: 'GEN-STATE-06',
      LongContent: 'GEN-STATE-05',
    },
    path: '/analytics/anomalies',
  },
} satisfies Meta<typeof Anomalies>
type Story = StoryObj<typeof Anomalies>

const drop = 'Checkout conversion'
const shift = 'Revenue per visit'
const ended = 'Video starts'

export const Ready: Story = {
  play: async ({ canvas }) => {
    await headed(canvas, 'Anomaly Detection', 'Dashboard', 'Analytics', 'Anomaly Detection')
    await expect(await rowsOf(canvas, 'Key figures')).toHaveLength(4)
    await expect(await figureOf(canvas, 'Active Anomalies')).toBe('3')
    await expect(await figureOf(canvas, 'High Severity')).toBe('2')
    await expect(await figureOf(canvas, 'Investigating')).toBe('1')
    await expect(await figureOf(canvas, 'Resolved')).toBe('2')
    const rows = await rowsOf(canvas, 'Anomalies')
    await expect(rows).toHaveLength(6)
    await expect(rows[0]).toHaveTextContent(/Checkout conversion.*-38%.*High.*Active.*mobile Safari.*Drop.*Detected 8 minutes ago/)
    const list = canvas.getByRole('list', { name: 'Anomalies' })
    await expect(within(rows[0] as HTMLElement).findByRole('img', { name: /^Checkout conversion: .* expected between/ })).resolves.toBeVisible()
    for (const word of ['Active', 'Investigating', 'Resolved', 'High', 'Medium', 'Low']) await expect(within(list).getAllByText(word)[0]).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Configure Alerts' })).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Alert Settings' })).toBeVisible()
  },
}

export const Loading: Story = states.loading
export const Failed: Story = states.failed
export const NoAccess: Story = states.noAccess
export const ReadOnly: Story = {
  ...states.readOnly,
  play: async ({ canvas }) => {
    const row = await rowOf(canvas, 'Anomalies', drop)
    await expect(row.getByRole('button', { name: /^Investigate/ })).toHaveAccessibleDescription(/^Needs the role Analyst/)
    await expect(row.getByRole('button', { name: /^View Details/ })).toBeEnabled()
  },
}

/** Investigating makes it the member's and opens its course. */
export const Active: Story = {
  play: async ({ canvas, userEvent }) => {
    const row = await rowOf(canvas, 'Anomalies', drop)
    await userEvent.click(row.getByRole('button', { name: `Investigate: ${drop}` }))
    await toastSays('success', 'Investigation Started')
    await expect(await screen.findByRole('dialog', { name: drop })).toBeVisible()
    await leave(userEvent)
    await expect(await rowOf(canvas, 'Anomalies', drop)).toBeTruthy()
    await expect((await rowOf(canvas, 'Anomalies', drop)).getByText(/Elena Fischer looks into it/)).toBeVisible()
    await expect(await figureOf(canvas, 'Investigating')).toBe('2')
    await expect(await figureOf(canvas, 'Active Anomalies')).toBe('2')
  },
}

/** What is investigated can only be resolved. */
export const Investigating: Story = {
  play: async ({ canvas }) => {
    const row = await rowOf(canvas, 'Anomalies', shift)
    await expect(row.queryByRole('button', { name: /^Investigate/ })).toBeNull()
    await expect(row.getByRole('button', { name: /^Mark Resolved/ })).toBeVisible()
  },
}

/** A resolved one offers neither, but can be reopened. */
export const Resolved: Story = {
  play: async ({ canvas, userEvent }) => {
    const row = await rowOf(canvas, 'Anomalies', ended)
    await expect(row.queryByRole('button', { name: /^(Investigate|Mark Resolved)/ })).toBeNull()
    await userEvent.click(row.getByRole('button', { name: `Reopen: ${ended}` }))
    await toastSays('success', 'Anomaly Reopened')
    await expect((await rowOf(canvas, 'Anomalies', ended)).getByText('Active')).toBeVisible()
    await expect(await figureOf(canvas, 'Active Anomalies')).toBe('4')
  },
}

export const ResolveDialog: Story = {
  play: async ({ canvas, userEvent }) => {
    const row = await rowOf(canvas, 'Anomalies', shift)
    await userEvent.click(row.getByRole('button', { name: `Mark Resolved: ${shift}` }))
    const dialog = within(await screen.findByRole('dialog', { name: `Resolve the anomaly of “${shift}”` }))
    await userEvent.type(dialog.getByRole('textbox', { name: /Note/ }), 'The threshold stays; the plan was too high.')
    await userEvent.click(dialog.getByRole('button', { name: 'Mark Resolved' }))
    await toastSays('success', 'Anomaly Resolved')
    await expect((await rowOf(canvas, 'Anomalies', shift)).getByText(/the plan was too high/)).toBeVisible()
    await expect(await figureOf(canvas, 'Resolved')).toBe('3')
  },
}

export const ResolveFails: Story = {
  ...story({ workspace: actsFail }),
  play: async ({ canvas, userEvent }) => {
    const row = await rowOf(canvas, 'Anomalies', drop)
    await userEvent.click(row.getByRole('button', { name: `Mark Resolved: ${drop}` }))
    const dialog = within(await screen.findByRole('dialog'))
    await userEvent.click(dialog.getByRole('button', { name: 'Mark Resolved' }))
    await toastSays('error', 'Not done: resolve an anomaly')
    await expect(dialog.getByRole('textbox', { name: /Note/ })).toBeVisible()
  },
}

/** Each leads to its chart with the expected band; its address can be passed on. */
export const DetailsChart: Story = {
  parameters: { path: '/analytics/anomalies?id=anomaly-1' },
  play: async () => {
    const drawer = within(await screen.findByRole('dialog', { name: drop }))
    await expect(await drawer.findByRole('img', { name: /Checkout conversion, by hour/ })).toBeVisible()
    await expect(drawer.getByText('The area shows where the figure was expected.')).toBeVisible()
  },
}

export const AlertSettingsPanel: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Alert Settings' }))
    const drawer = within(await screen.findByRole('dialog', { name: 'Alert Settings' }))
    await expect(drawer.getByRole('radio', { name: /^Standard/ })).toBeChecked()
    for (const metric of ['Visits', 'Events', 'Conversions', 'Revenue', 'Page speed']) await userEvent.click(drawer.getByRole('checkbox', { name: metric }))
    await userEvent.click(drawer.getByRole('button', { name: 'Save Settings' }))
    await expect(drawer.getByText('Choose at least one metric, or nothing is watched.')).toBeVisible()
    await userEvent.click(drawer.getByRole('checkbox', { name: 'Revenue' }))
    await userEvent.click(drawer.getByRole('radio', { name: /^High/ }))
    await userEvent.click(drawer.getByRole('switch', { name: 'Quiet hours' }))
    await choose(userEvent, drawer.getByRole('combobox', { name: 'From' }), '21:00')
    await userEvent.click(drawer.getByRole('button', { name: 'Save Settings' }))
    await toastSays('success', 'Alert Settings Saved')
    await userEvent.click(canvas.getByRole('button', { name: 'Alert Settings' }))
    await expect(within(await screen.findByRole('dialog')).getByRole('radio', { name: /^High/ })).toBeChecked()
  },
}

export const NoAnomalies: Story = {
  ...states.empty,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No anomalies')).toBeVisible()
    await expect(await figureOf(canvas, 'Active Anomalies')).toBe('0')
  },
}

const watching = (figures: number, learning: number) => ({
  ...states.empty,
  parameters: {
    state: { ...states.empty.parameters.state, workspace: answers('anomalies.watch', () => ({ figures, learning, until: '2026-03-01T12:00:00.000Z' })) },
  },
})

/** A project that collects, and in which all is as it was expected. */
export const NothingUnusual: Story = {
  ...watching(12, 3),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText(/^9 figures are watched each hour, and all stayed within the expected band. 3 more have less than two weeks/),
    ).toBeVisible()
  },
}

/** The first two weeks: nothing is reported yet. */
export const StillLearning: Story = {
  ...watching(5, 5),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^5 figures are watched each hour. The detector learns from two weeks/)).toBeVisible()
  },
}

/** More than fifty are paged. */
export const ManyRows: Story = {
  ...answering('anomalies.list', (answer) => ({ ...answer, rows: manyOf(answer.rows, 120, (place) => ({ metric: `Metric ${place}` })) })),
  play: async ({ canvas, userEvent }) => {
    await expect(await rowsOf(canvas, 'Anomalies')).toHaveLength(50)
    await userEvent.click(within(canvas.getByRole('navigation', { name: 'Pages: Anomalies' })).getByRole('button', { name: /3/ }))
    await expect(await rowsOf(canvas, 'Anomalies')).toHaveLength(20)
    await expect(canvas.getByText('Metric 120')).toBeVisible()
  },
}

/** The longest words, where there is least room: nothing is cut and nothing scrolls sideways. */
export const LongContent: Story = {
  ...phone(states.german.parameters),
  play: async ({ canvas }) => {
    await expect(await rowsOf(canvas, 'Anomalien')).toHaveLength(6)
    await expect(document.documentElement.scrollWidth).toBe(window.innerWidth)
  },
}

const found: FoundAnomaly = {
  series: { event: 'purchase' },
  start: '2024-01-22T08:00:00.000Z',
  end: null,
  expected: 42,
  actual: 0,
  cause: 'tracking',
  certainty: 0.8,
  evidence: [
    { code: 'eventStopped', values: { event: 'purchase', ratio: 0, visits: 1 } },
    { code: 'versionPublished', values: { version: '12', minutes: 20 } },
  ],
  also: [{ metric: 'revenue' }, { metric: 'conversions' }],
}
const inList = answers('anomalies.list', (list) => ({ ...list, rows: list.rows.map((row) => (row.id === 'anomaly-1' ? { ...row, found } : row)) }))
const inDetails = answers('anomalies.details', (details) => ({ ...details, anomaly: { ...details.anomaly, found } }))

/** What the detector found: its figure and its cause in the member's language, and which figures moved with it. */
export const FoundByTheDetector: Story = {
  parameters: { path: '/analytics/anomalies?id=anomaly-1', ...story({ workspace: (real) => inDetails(inList(real)) }).parameters },
  play: async () => {
    const drawer = within(await screen.findByRole('dialog', { name: 'purchase' }))
    await expect(await drawer.findByText('Probable cause: Tracking broke')).toBeVisible()
    await expect(drawer.getByText('“purchase” alone stopped while visits kept their level.')).toBeVisible()
    await expect(drawer.getByText('Left its band together with: Revenue and Conversions.')).toBeVisible()
  },
}
