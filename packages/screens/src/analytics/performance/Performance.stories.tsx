import type { Meta, StoryObj } from '@storybook/react-vite'
import { type PerformanceTest, performanceStatus, type ReadOutput } from '@tagmason/domain'
import { expect, screen, waitFor, within } from 'storybook/test'
import { bakeryEvents, countedOf, waitedFor } from '../../eventsInStories.ts'
import { answers, figureOf, headed, rowOf, rowsOf, toastSays } from '../../inStories.ts'
import { phone, states, story } from '../../states.ts'
import { Performance } from './Performance.tsx'

export default {
  title: 'Analytics/Performance Monitoring',
  component: Performance,
  parameters: {
    requirements: {
      Ready: 'ANA-PERF-01 to 14',
      AllPoor: 'ANA-PERF-04',
      BandBoundaries: 'ANA-PERF-09 to 12',
      PageDetailsDrawer: 'ANA-PERF-08',
      AlertAcknowledged: 'ANA-PERF-13',
      TestFinished: 'ANA-PERF-14',
      TestFailed: 'ANA-PERF-14',
      TestRunning: 'ANA-PERF-14',
      ManyRows: 'GEN-STATE-06',
      LongContent: 'GEN-STATE-05',
    },
    path: '/analytics/performance',
  },
} satisfies Meta<typeof Performance>
type Story = StoryObj<typeof Performance>

type Answer = ReadOutput<'performance.overview'>
/** The same workspace with other speeds. */
const speeds = (change: (answer: Answer) => Answer) => answers('performance.overview', change)
/** The pages of the sample with these scores. */
const scored = (scores: readonly number[]) => (answer: Answer) => ({
  ...answer,
  pages: scores.map((score, at) => ({ id: `page-${at}`, project: 'p', path: `/page-${at + 1}`, score, status: performanceStatus(score), loadTime: 2 })),
})
const bands = async (canvas: ReturnType<typeof within>) =>
  (await rowsOf(canvas, 'Page Performance Scores')).map((row) => row.querySelector('[data-ui=Badge]')?.textContent)

export const Ready: Story = {
  play: async ({ canvas }) => {
    await headed(canvas, 'Performance Monitoring', 'Dashboard', 'Analytics', 'Performance Monitoring')
    const vitals = await rowsOf(canvas, 'Key figures')
    await expect(vitals).toHaveLength(4)
    await expect(await figureOf(canvas, 'Page Load')).toBe('2.3s')
    await expect(await figureOf(canvas, 'First Paint')).toBe('1.1s')
    await expect(await figureOf(canvas, 'Time to Interactive')).toBe('3.8s')
    await expect(await figureOf(canvas, 'Core Web Vitals')).toBe('93%')
    await expect((await rowsOf(canvas, 'LCP, INP and CLS')).map((row) => row.querySelector('[data-ui=Badge]')?.textContent)).toEqual(['Good', 'Good', 'Good'])
    for (const [at, target] of ['load under 3s', 'first paint under 1.5s', 'time to interactive under 5s', 'vitals above 90%'].entries())
      await expect(vitals[at]).toHaveTextContent(target)
    await expect(canvas.queryByText('Missed')).toBeNull()
    await expect(await bands(canvas)).toEqual(['62 Poor', '76 Needs improvement', '84 Good', '91 Excellent', '96 Excellent'])
    const alerts = await rowsOf(canvas, 'Performance Alerts')
    await expect(alerts).toHaveLength(3)
    await expect(alerts[0]).toHaveTextContent(/Page load over 3 s on phones.*High.*\/checkout · 50 minutes ago/)
    await expect(alerts[2]).toHaveTextContent(/Low.*Acknowledged/)
    await expect(canvas.getByRole('button', { name: 'Run Performance Test' })).toBeEnabled()
  },
}

export const Loading: Story = states.loading
export const Failed: Story = states.failed
export const NoAccess: Story = states.noAccess
export const ReadOnly: Story = {
  ...states.readOnly,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Run Performance Test' })).toHaveAccessibleDescription(/^Needs the role Analyst/)
    const row = await rowOf(canvas, 'Performance Alerts', 'phones')
    await expect(row.getByRole('button', { name: /^Acknowledge/ })).toHaveAccessibleDescription(/^Needs the role Analyst/)
    await expect((await rowOf(canvas, 'Page Performance Scores', '/checkout')).getByRole('button', { name: 'View Details: /checkout' })).toBeEnabled()
  },
}

export const AllGreen: Story = {
  ...story({ workspace: speeds((answer) => ({ ...scored([100, 98, 95, 92, 90])(answer), alerts: [] })) }),
  play: async ({ canvas }) => {
    for (const band of await bands(canvas)) await expect(band).toMatch(/Excellent$/)
    await expect(canvas.getByText('No performance alerts')).toBeVisible()
  },
}

/** A vital that misses its target is marked. */
export const AllPoor: Story = {
  ...story({
    workspace: speeds((answer) => ({
      ...scored([69, 51, 34, 12, 0])(answer),
      vitals: answer.vitals.map((vital) => ({ ...vital, value: vital.unit === 's' ? 12.4 : 0.31, met: false })),
    })),
  }),
  play: async ({ canvas }) => {
    for (const band of await bands(canvas)) await expect(band).toMatch(/Poor$/)
    for (const vital of await rowsOf(canvas, 'Key figures')) await expect(vital).toHaveTextContent('Missed')
  },
}

/** Where each band begins and ends. */
export const BandBoundaries: Story = {
  ...story({ workspace: speeds(scored([90, 89, 80, 79, 70, 69])) }),
  play: async ({ canvas }) => {
    await expect(await bands(canvas)).toEqual(['90 Excellent', '89 Good', '80 Good', '79 Needs improvement', '70 Needs improvement', '69 Poor'])
  },
}

/** A page leads to its course and its slowest resources; its address can be passed on. */
export const PageDetailsDrawer: Story = {
  parameters: { path: '/analytics/performance?id=%2Fcheckout' },
  play: async () => {
    const drawer = within(await screen.findByRole('dialog', { name: '/checkout' }))
    await waitFor(() => expect(drawer.getByRole('img', { name: /Load time of the last 30 days/ })).toBeVisible())
    const resources = within(drawer.getByRole('list', { name: 'Slowest Resources' })).getAllByRole('listitem')
    await expect(resources[0]).toHaveTextContent(/payment-widget\.js.*Script.*512 kB.*2\.46s/)
  },
}

/** Days are named as the project counts them, also for a member whose own day has not come as far: the last one is March 1 in Madrid while it is February 28 in Los Angeles. */
export const DaysOfTheProject: Story = {
  ...states.withEvents(bakeryEvents, (workspace) => workspace.act('settings.setPreferences', { timezone: 'America/Los_Angeles' })),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'View Details: /cakes' }))
    const drawer = within(await screen.findByRole('dialog', { name: '/cakes' }))
    await userEvent.click(await drawer.findByText('Show as a table'))
    const days = within(drawer.getByRole('table')).getAllByRole('rowheader')
    await expect(days.at(-1)).toHaveTextContent('Mar 1, 2026')
  },
}

/** Acknowledged at once, and taken back by the toast. */
export const AlertAcknowledged: Story = {
  play: async ({ canvas, userEvent }) => {
    const name = 'Page load over 3 s on phones'
    await userEvent.click((await rowOf(canvas, 'Performance Alerts', name)).getByRole('button', { name: `Acknowledge: ${name}` }))
    const toast = await toastSays('success', 'Alert Acknowledged')
    await expect((await rowOf(canvas, 'Performance Alerts', name)).getByText('Acknowledged')).toBeVisible()
    await userEvent.click(toast.getByRole('button', { name: 'Undo' }))
    await userEvent.click(await (await rowOf(canvas, 'Performance Alerts', name)).findByRole('button', { name: /^Acknowledge/ }))
    await expect(await (await rowOf(canvas, 'Performance Alerts', name)).findByText('Acknowledged')).toBeVisible()
  },
}

/** Opens the dialog, names a page and starts. */
const start = async (canvas: ReturnType<typeof within>, userEvent: Parameters<NonNullable<Story['play']>>[0]['userEvent'], path: string) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Run Performance Test' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Run Performance Test' }))
  await userEvent.type(dialog.getByRole('combobox', { name: /^Page/ }), `${path}{Enter}`)
  await userEvent.click(dialog.getByRole('button', { name: 'Run Test' }))
  return dialog
}

/** In the sample the result is there at once, from its own rows. */
export const TestFinished: Story = {
  play: async ({ canvas, userEvent }) => {
    await start(canvas, userEvent, '/checkout')
    await toastSays('success', 'Performance Test Finished')
    const row = await rowOf(canvas, 'Performance Tests', '/checkout')
    await expect(row.getByText('62 Poor')).toBeVisible()
    await expect(row.getByText('Loads in 4.1s')).toBeVisible()
    await expect(canvas.getByText('Sample results, taken from the page scores above.')).toBeVisible()
  },
}

/** What has no result says why, and can be removed. */
export const TestFailed: Story = {
  play: async ({ canvas, userEvent }) => {
    await start(canvas, userEvent, '/nowhere')
    await toastSays('error', 'Performance Test Failed')
    const row = await rowOf(canvas, 'Performance Tests', '/nowhere')
    await expect(row.getByText('The sample site has no such page.')).toBeVisible()
    await userEvent.click(row.getByRole('button', { name: 'Remove: /nowhere' }))
    await toastSays('success', 'Test Removed')
    await expect(canvas.queryByRole('list', { name: 'Performance Tests' })).toBeNull()
  },
}

const running: PerformanceTest = {
  id: 'test-1',
  project: 'p',
  path: '/checkout',
  status: 'running',
  progress: 60,
  requestedAt: '2024-01-22T09:59:00.000Z',
  requestedBy: 'Elena Fischer',
  score: null,
  loadTime: null,
}

/** Progress while the page is being measured. */
export const TestRunning: Story = {
  ...story({ workspace: speeds((answer) => ({ ...answer, tests: [running] })) }),
  play: async ({ canvas }) => {
    const row = await rowOf(canvas, 'Performance Tests', '/checkout')
    await expect(row.getByText('Running')).toBeVisible()
    await expect(row.getByRole('progressbar', { name: 'Testing /checkout' })).toHaveValue(60)
    await expect(row.queryByRole('button', { name: /^Cancel/ })).toBeNull()
  },
}

/**
 * A real project has no test browser: what cannot work is not drawn. An alert of its own pages says what was slow, and a page how fast it is by device and which files its visitors waited for.
 */
export const RealPages: Story = {
  ...story({
    ...states.withEvents([...bakeryEvents, ...waitedFor]).parameters.state,
    workspace: speeds((answer) => ({
      ...answer,
      alerts: [
        {
          id: 'alert',
          project: 'corner-bakery',
          message: 'Page Load took 4.2 s over the last hour (target 3 s)',
          path: '/cakes',
          severity: 'medium' as const,
          time: '2026-03-01T11:00:00.000Z',
          acknowledgedAt: null,
          found: { path: '/cakes', vital: 'Page Load' as const, value: 4.2, target: 3, measurements: 12 },
        },
      ],
    })),
  }),
  play: async ({ canvas, userEvent }) => {
    const alert = await rowOf(canvas, 'Performance Alerts', '/cakes')
    await expect(alert.getByText('Page Load took 4.2 s over the last hour (target 3 s)')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Run Performance Test' })).toBeNull()
    await userEvent.click((await rowOf(canvas, 'Page Performance Scores', '/cakes')).getByRole('button', { name: /^View Details/ }))
    const drawer = within(await screen.findByRole('dialog', { name: '/cakes' }))
    await expect(await drawer.findByText('12 measurements')).toBeVisible()
    await expect(drawer.getByRole('list', { name: 'Load Time by Device' })).toHaveTextContent(/Desktop.*4.2s/)
    const files = within(drawer.getByRole('list', { name: 'Slowest Resources' })).getAllByRole('listitem')
    await expect(files.map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^\/photos\/cakes\.jpg.*Image or video · 1\.8 MB3\.3s/),
      expect.stringMatching(/^https:\/\/widgets\.example\/reviews\.js.*Script1\.25s/),
    ])
  },
}

/** A project of one's own, in which nothing was measured: the targets stand, the figures do not. */
export const NoVitalsYet: Story = {
  ...states.empty,
  play: async ({ canvas }) => {
    await expect(await figureOf(canvas, 'Page Load')).toBe('–')
    await expect((await rowsOf(canvas, 'Key figures'))[0]).toHaveTextContent('load under 3s')
    await expect(canvas.getByText('No page speeds yet')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Set up tracking' })).toHaveAttribute('href', '/setup')
  },
}

const many = speeds((answer) => scored(Array.from({ length: 120 }, (_, at) => 99 - (at % 60)))(answer))
/** More than fifty are paged. */
export const ManyRows: Story = {
  ...story({ workspace: many }),
  play: async ({ canvas }) => {
    await expect(await rowsOf(canvas, 'Page Performance Scores')).toHaveLength(50)
    await expect(canvas.getByRole('navigation', { name: 'Pages: Page Performance Scores' })).toBeVisible()
  },
}

const long = speeds((answer) => ({
  ...answer,
  pages: answer.pages.map((page) => ({ ...page, path: `${page.path}/${'sehr-langer-abschnitt-'.repeat(5)}` })),
  tests: [running],
}))
/** The longest words, where there is least room: nothing scrolls sideways. */
export const LongContent: Story = {
  ...phone({ state: { ...states.german.parameters.state, workspace: long } }),
  play: async ({ canvas }) => {
    await expect(await rowsOf(canvas, 'Leistung der Seiten')).toHaveLength(5)
    await expect(document.documentElement.scrollWidth).toBe(window.innerWidth)
  },
}

/** Every vital and the list of pages tell how they are counted; a figure that takes two questions names both. */
export const HowCounted: Story = {
  ...states.withEvents(bakeryEvents),
  play: async ({ canvas, userEvent }) => {
    await expect(await figureOf(canvas, 'Page Load')).toMatch(/^\d\.\ds$/)
    await expect((await rowsOf(canvas, 'Page Performance Scores'))[0]).toHaveTextContent('/cakes')
    const panel = await countedOf(userEvent, canvas, 'Core Web Vitals')
    await expect(panel.getByText(/in which each LCP, INP and CLS was good/)).toBeVisible()
    await expect(panel.getAllByRole('textbox', { name: /^The same in the API/ })).toHaveLength(2)
  },
}
