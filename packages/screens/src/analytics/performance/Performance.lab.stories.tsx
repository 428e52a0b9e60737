import type { Meta, StoryObj } from '@storybook/react-vite'
import type { LabRun, PerformanceTest, ReadOutput, Session, Workspace } from '@tagmason/domain'
import { expect, screen, within } from 'storybook/test'
import { phone, states, story } from '../../states.ts'
import { Performance } from './Performance.tsx'

export default { title: 'Analytics/Performance Monitoring/Lab', component: Performance, parameters: { path: '/analytics/performance' } } satisfies Meta<
  typeof Performance
>
type Story = StoryObj<typeof Performance>

const run: LabRun = {
  lcp: 2840,
  cls: 0.04,
  tbt: 410,
  firstPaint: 1120,
  interactive: 1600,
  loaded: 3400,
  requests: 62,
  bytes: 1_840_000,
  resources: [
    { path: 'https://stats.example/old.js', kind: 'script', seconds: 1.31, bytes: 214_000 },
    { path: '/pictures/hero.jpg', kind: 'image', seconds: 0.92, bytes: 640_000 },
  ],
  hosts: [
    { host: 'stats.example', tags: ['Old statistics'], requests: 2, bytes: 216_000, blocking: 260 },
    { host: 'www.googletagmanager.com', tags: ['Google tag', 'GA4 - purchase'], requests: 2, bytes: 182_000, blocking: 90 },
    { host: 'fonts.example', tags: [], requests: 3, bytes: 96_000, blocking: 0 },
  ],
}
const test: PerformanceTest = {
  id: 'test-1',
  project: 'corner-bakery',
  path: '/pricing',
  status: 'finished',
  progress: 100,
  requestedAt: '2026-03-01T11:58:00.000Z',
  requestedBy: 'Ana',
  score: 78,
  loadTime: 3.4,
  run,
}

const { run: _, ...without } = test

/** A server with a browser beside it, and these tests. */
const withLab =
  (tests: readonly PerformanceTest[]) =>
  (real: Workspace): Workspace => ({
    ...real,
    read: async (name, input) => {
      const answer = await real.read(name, input)
      if ((name as string) === 'session.get') return { ...(answer as Session), server: { mail: false, browser: true } } as never
      return ((name as string) === 'performance.overview' ? { ...(answer as ReadOutput<'performance.overview'>), tests } : answer) as typeof answer
    },
  })
const lab = (tests: readonly PerformanceTest[]) => story({ ...states.empty.parameters.state, workspace: withLab(tests) })

/** What a run measured, the costliest hosts with their tags first. */
export const Finished: Story = {
  ...lab([test]),
  play: async ({ canvas }) => {
    const costs = await canvas.findByRole('list', { name: 'What others’ scripts cost: /pricing' })
    const [first] = within(costs).getAllByRole('listitem')
    await expect(first).toHaveTextContent('stats.example')
    await expect(first).toHaveTextContent('Tags: Old statistics')
    await expect(first).toHaveTextContent('260 ms blocked')
    await expect(canvas.getByRole('list', { name: 'Slowest files: /pricing' })).toBeVisible()
  },
}

/** A test waits for the browser; another one's page could not be opened. */
export const WaitsAndFails: Story = {
  ...lab([
    { ...without, id: 'test-2', path: '/', status: 'queued', score: null, loadTime: null },
    { ...without, id: 'test-3', path: '/gone', status: 'failed', problem: 'fault', score: null, loadTime: null },
  ]),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Waits for the server’s browser, which opens one page at a time.')).toBeVisible()
    await expect(canvas.getByText(/^The page could not be opened: check/)).toBeVisible()
  },
}

/** A real project asks the browser of its server. */
export const Asks: Story = {
  ...lab([]),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Run Performance Test' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Run Performance Test' }))
    await expect(dialog.getByText(/^The server’s browser opens the page once/)).toBeVisible()
  },
}

export const OnAPhone: Story = {
  ...phone(lab([test]).parameters),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('list', { name: 'What others’ scripts cost: /pricing' })).toBeInTheDocument()
    await expect(document.documentElement.scrollWidth).toBe(window.innerWidth)
  },
}
