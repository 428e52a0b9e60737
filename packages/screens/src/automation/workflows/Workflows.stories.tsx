import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import { answering, figureOf, headed, manyOf, rowOf, rowsOf, served, toastSays } from '../../inStories.ts'
import { rowSays } from '../common/inStories.ts'
import { actsFail, actsHang, phone, states, story } from '../../states.ts'
import { Workflows } from './Workflows.tsx'

export default {
  title: 'Automation/Workflow Automation',
  component: Workflows,
  parameters: {
    requirements: {
      Ready: 'AUTO-WF-01 to 04, DATA-WORKFLOW-01',
      Active: 'AUTO-WF-05, 06',
      Draft: 'AUTO-WF-07',
      NeverRun: 'AUTO-WF-08',
      ToggleFailed: 'AUTO-WF-05, GEN-STATE-04',
      RunHistory: 'AUTO-WF-03',
      LongContent: 'GEN-STATE-05',
      ManyRows: 'GEN-STATE-06',
    },
    path: '/automation/workflows',
  },
} satisfies Meta<typeof Workflows>
type Story = StoryObj<typeof Workflows>

const cart = 'Abandoned cart follow-up'
const ads = 'Pause campaigns on broken landing pages'
const trial = 'Trial reminder'

export const Ready: Story = {
  play: async ({ canvas }) => {
    await headed(canvas, 'Workflow Automation', 'Dashboard', 'Automation', 'Workflow Automation')
    const rows = await rowsOf(canvas, 'Workflows')
    await expect(rows).toHaveLength(6)
    await expect(rows[0]).toHaveTextContent(
      /Abandoned cart follow-up.*Active.*leave a cart behind.*2 triggers · 3 actions · last run 14 minutes ago · success rate 98.2%/,
    )
    for (const row of rows) await expect(within(row).getByRole('switch')).toHaveAccessibleName(row.querySelector('[data-part=title]')?.textContent)
    await expect(await figureOf(canvas, 'Active Workflows')).toBe('4')
    await expect(await figureOf(canvas, 'Paused')).toBe('1')
    await expect(await figureOf(canvas, 'Drafts')).toBe('1')
    await expect(await figureOf(canvas, 'Success Rate')).toBe('96.9%')
  },
}

export const Loading: Story = states.loading
export const Failed: Story = states.failed
export const NoAccess: Story = states.noAccess
export const ReadOnly: Story = {
  ...states.readOnly,
  play: async ({ canvas }) => {
    const row = await rowOf(canvas, 'Workflows', cart)
    await expect(row.getByRole('switch', { name: cart })).toHaveAccessibleDescription(/^Needs the role Editor/)
    await expect(canvas.getByRole('button', { name: 'New Workflow' })).toHaveAccessibleDescription(/^Needs the role Editor/)
  },
}

export const Empty: Story = {
  ...states.empty,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No workflows')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'New Workflow' })).toBeEnabled()
    await expect(await figureOf(canvas, 'Success Rate')).toBe('—')
  },
}

/** The switch is on while the workflow is active, goes by Space, and the state follows without a toast. */
export const Active: Story = {
  play: async ({ canvas, userEvent }) => {
    const toggle = (await rowOf(canvas, 'Workflows', cart)).getByRole('switch', { name: cart })
    await expect(toggle).toBeChecked()
    toggle.focus()
    await userEvent.keyboard(' ')
    await waitFor(() => expect(toggle).not.toBeChecked())
    await expect((await rowOf(canvas, 'Workflows', cart)).getByText('Paused')).toBeVisible()
    await expect(await figureOf(canvas, 'Active Workflows')).toBe('3')
    await userEvent.keyboard(' ')
    await waitFor(() => expect(toggle).toBeChecked())
    await expect((await rowOf(canvas, 'Workflows', cart)).getByText('Active')).toBeVisible()
    await expect(screen.queryByRole('alert')).toBeNull()
  },
}

export const Paused: Story = {
  play: async ({ canvas, userEvent }) => {
    const row = await rowOf(canvas, 'Workflows', ads)
    await expect(row.getByText('Paused')).toBeVisible()
    await expect(row.getByRole('switch', { name: ads })).not.toBeChecked()
    await userEvent.click(row.getByRole('switch', { name: ads }))
    await expect(await row.findByText('Active')).toBeVisible()
  },
}

/** A draft has no transition but Publish. */
export const Draft: Story = {
  play: async ({ canvas, userEvent }) => {
    const row = await rowOf(canvas, 'Workflows', trial)
    await expect(row.getByText('Draft')).toBeVisible()
    const toggle = row.getByRole('switch', { name: trial })
    await expect(toggle).toHaveAttribute('aria-disabled', 'true')
    await expect(toggle).toHaveAccessibleDescription('A draft has no switch. Publish it first.')
    await userEvent.click(toggle)
    await expect(row.getByText('Draft')).toBeVisible()
    await userEvent.click(row.getByRole('button', { name: `Publish: ${trial}` }))
    await toastSays('success', 'Workflow Published')
    await expect((await rowOf(canvas, 'Workflows', trial)).getByText('Active')).toBeVisible()
    await expect(await figureOf(canvas, 'Drafts')).toBe('0')
  },
}

export const NeverRun: Story = {
  play: async ({ canvas, userEvent }) => {
    const row = await rowOf(canvas, 'Workflows', trial)
    await rowSays(canvas, 'Workflows', trial, 'last run never · success rate —')
    await userEvent.click(row.getByRole('button', { name: `More: ${trial}` }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Run History' }))
    await waitFor(() => expect(screen.getByText('No runs yet')).toBeVisible())
  },
}

export const ToggleSaving: Story = {
  ...story({ workspace: actsHang }),
  play: async ({ canvas, userEvent }) => {
    const toggle = (await rowOf(canvas, 'Workflows', cart)).getByRole('switch', { name: cart })
    await userEvent.click(toggle)
    await waitFor(() => expect(toggle).toHaveAttribute('aria-busy', 'true'))
    await expect(toggle).toBeChecked()
  },
}

/** A failed save leaves the switch as it was and says so. */
export const ToggleFailed: Story = {
  ...story({ workspace: actsFail }),
  play: async ({ canvas, userEvent }) => {
    const toggle = (await rowOf(canvas, 'Workflows', cart)).getByRole('switch', { name: cart })
    await userEvent.click(toggle)
    await toastSays('error', 'Not done: switch a workflow')
    await expect(toggle).toBeChecked()
    await expect((await rowOf(canvas, 'Workflows', cart)).getByText('Active')).toBeVisible()
  },
}

/** Each run is logged with result and time. */
export const RunHistory: Story = {
  parameters: { path: '/automation/workflows?id=workflow-4' },
  play: async ({ userEvent }) => {
    const drawer = within(await screen.findByRole('dialog', { name: 'Run History' }))
    const runs = within(await drawer.findByRole('list', { name: 'Run History' })).getAllByRole('listitem')
    await expect(runs).toHaveLength(16)
    await expect(runs[0]).toHaveTextContent(/Succeeded.*420 ms.*Jan 22, 2024, 7:00 AM/)
    await expect(runs[2]).toHaveTextContent('Send email, Figures of last week: failed, its service did not answer, or refused.')
    await userEvent.click(drawer.getByRole('radio', { name: 'With problems' }))
    await waitFor(() => expect(within(drawer.getByRole('list', { name: 'Run History' })).getAllByRole('listitem')).toHaveLength(1))
  },
}

/** A real project: nothing starts a workflow yet, and that is said. */
export const OwnProject: Story = {
  ...story({
    before: async (workspace) => {
      await workspace.act('projects.create', { name: 'Corner Bakery', website: 'bakery.example', timeZone: 'Europe/Madrid' })
      await workspace.act('workflows.save', { name: 'Mine', description: '', starts: [], condition: { match: 'all', clauses: [] }, actions: [] })
    },
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Workflows do not start by themselves yet')).toBeVisible()
    await expect((await rowOf(canvas, 'Workflows', 'Mine')).getByRole('button', { name: 'Publish: Mine' })).toHaveAccessibleDescription(/Add a trigger/)
  },
}

/** On a server workflows start by themselves: nothing has to be said. */
export const OnServer: Story = {
  ...story({
    workspace: served,
    before: async (workspace) => {
      await states.empty.parameters.state.before?.(workspace)
      await workspace.act('workflows.save', { name: 'Mine', description: '', starts: [], condition: { match: 'all', clauses: [] }, actions: [] })
    },
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Mine')).toBeVisible()
    await expect(canvas.queryByText('Workflows do not start by themselves yet')).toBeNull()
  },
}

/** The longest words, where there is least room: nothing is cut and nothing scrolls sideways. */
export const LongContent: Story = {
  ...phone(states.german.parameters),
  play: async ({ canvas }) => {
    await expect(await rowsOf(canvas, 'Workflows')).toHaveLength(6)
    await expect(document.documentElement.scrollWidth).toBe(window.innerWidth)
  },
}

export const EditorOpen: Story = {
  parameters: { path: '/automation/workflows?edit=workflow-1' },
  play: async () => {
    const drawer = within(await screen.findByRole('dialog', { name: `Edit “${cart}”` }))
    await expect(await drawer.findByRole('textbox', { name: 'Name' })).toHaveValue(cart)
    await expect(drawer.getByRole('combobox', { name: 'Trigger 1' })).toHaveTextContent('Idle cart')
    await expect(drawer.getByRole('spinbutton', { name: 'Value' })).toHaveValue(30)
    await expect(within(drawer.getByRole('list', { name: 'Actions' })).getAllByRole('listitem')).toHaveLength(3)
  },
}

/** A run that waits is stopped; one that did not go well is repeated from where it failed. */
export const RunningStoppedRepeated: Story = {
  parameters: {
    path: '/automation/workflows?id=workflow-4',
    ...answering('workflows.details', (details) => ({
      ...details,
      running: [
        {
          id: 'work-1',
          project: 'analytics-dashboard',
          workflow: 'workflow-4',
          at: '2024-01-22T09:50:00.000Z',
          input: { by: 'hour', about: '', facts: {} },
          next: '2024-01-22T10:20:00.000Z',
          steps: [],
        },
      ],
      runs: details.runs.map((run, at) => (at === 2 ? { ...run, input: { by: 'hour', about: '', facts: {} } } : run)),
    })).parameters,
  },
  play: async ({ userEvent }) => {
    const drawer = within(await screen.findByRole('dialog', { name: 'Run History' }))
    await expect(await drawer.findByText(/Step 1, goes on/)).toBeVisible()
    // This run is a story's: nothing knows it.
    await userEvent.click(drawer.getByRole('button', { name: 'Stop' }))
    await toastSays('error', 'Not done: stop a run of a workflow')
    await userEvent.click(drawer.getByRole('button', { name: 'Repeat from the failed step' }))
    await toastSays('success', 'Run Repeated')
  },
}

/** A project with much of it: more than fifty are paged. */
export const ManyRows: Story = {
  ...answering('workflows.list', (answer) => ({ ...answer, rows: manyOf(answer.rows, 120, (place) => ({ name: `Workflow ${place}` })) })),
  play: async ({ canvas, userEvent }) => {
    await expect(await rowsOf(canvas, 'Workflows')).toHaveLength(50)
    await userEvent.click(within(canvas.getByRole('navigation', { name: 'Pages: Workflows' })).getByRole('button', { name: /3/ }))
    await expect(await rowsOf(canvas, 'Workflows')).toHaveLength(20)
    await expect(canvas.getAllByText('Workflow 120')[0]).toBeVisible()
  },
}
