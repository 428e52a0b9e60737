import type { JobRow, Workspace } from '@tagmason/domain'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { rowOf, rowsOf, toastSays } from '../../inStories.ts'
import { actsFail, story } from '../../states.ts'
import { Security } from './Security.tsx'

export default { title: 'Enterprise/Security & Compliance', component: Security } satisfies Meta<typeof Security>
type Story = StoryObj<typeof Security>

const path = '/enterprise/security?tab=settings'

/** What a server has run for a while: one went well, one fails, one has nothing to watch. */
const runs = (workspace: Workspace): Workspace => ({
  ...workspace,
  read: async (name, input) => {
    const answer = await workspace.read(name, input)
    if (name !== 'jobs.list') return answer
    const rows = answer as JobRow[]
    const failure = { key: 'x', at: '2024-01-22T09:58:00.000Z', message: 'The disk is full.', times: 3, next: '2024-01-22T10:02:00.000Z' }
    const made = rows.map((row, at) => ({
      ...row,
      ...(at === 0 ? { lastRun: '2024-01-22T09:59:00.000Z', milliseconds: 12, failure } : {}),
      ...(at === 1 ? { lastRun: '2024-01-22T09:00:00.000Z', milliseconds: 1480, nextRun: '2024-01-22T11:00:00.000Z' } : {}),
      ...(at === 2 ? { idle: true } : {}),
    }))
    return made as typeof answer
  },
})

/** Runs what is due by the sample's own clock; a second time nothing is. */
export const BackgroundJobs: Story = {
  parameters: { path },
  play: async ({ canvas, userEvent }) => {
    const row = await rowOf(canvas, 'Background Jobs', 'Scheduled reports')
    await expect(row.getByText('has not run yet')).toBeVisible()
    await userEvent.click(row.getByRole('button', { name: 'Run Now: Scheduled reports' }))
    await toastSays('success', 'Job Run')
    await expect(canvas.queryByText('The disk is full.')).toBeNull()
  },
}

export const BackgroundJobsFailing: Story = {
  parameters: { path, ...story({ workspace: runs }).parameters },
  play: async ({ canvas }) => {
    const [first] = await rowsOf(canvas, 'Background Jobs')
    await expect(first).toHaveTextContent(/Failed.*3 attempts failed: The disk is full\. · tried again/)
  },
}

export const BackgroundJobRefused: Story = {
  parameters: { path, ...story({ workspace: actsFail }).parameters },
  play: async ({ canvas, userEvent }) => {
    const row = await rowOf(canvas, 'Background Jobs', 'Scheduled reports')
    await userEvent.click(row.getByRole('button', { name: 'Run Now: Scheduled reports' }))
    await toastSays('error', 'Not done: run a background job')
  },
}

/** Who is no owner does not see them. */
export const BackgroundJobsOfOwners: Story = {
  parameters: { path, ...story({ role: 'admin' }).parameters },
  play: async ({ canvas }) => {
    await expect(await rowsOf(canvas, 'Security Policy')).toHaveLength(4)
    await expect(within(document.body).queryByRole('heading', { name: 'Background Jobs' })).toBeNull()
  },
}
