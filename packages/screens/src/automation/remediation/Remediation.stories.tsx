import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ReadOutput, Workspace } from '@tagmason/domain'
import { expect, screen, waitFor, within } from 'storybook/test'
import { figureOf, headed, rowOf, rowsOf, toastSays } from '../../inStories.ts'
import { actsFail, phone, states, story } from '../../states.ts'
import { Remediation } from './Remediation.tsx'

export default {
  title: 'Automation/Auto-Remediation',
  component: Remediation,
  parameters: {
    requirements: {
      Ready: 'AUTO-REM-01 to 06, DATA-ISSUE-01',
      Pending: 'AUTO-REM-06',
      InProgress: 'AUTO-REM-06',
      Failed: 'AUTO-REM-06',
      ResolvedJustNow: 'AUTO-REM-07',
      ResolveFails: 'AUTO-REM-07',
      AutoFixOn: 'AUTO-REM-08',
      AutoFixDisabledWhenResolved: 'AUTO-REM-09',
      FixPreview: 'AUTO-REM-03',
      FixUndo: 'AUTO-REM-03',
      RealFix: 'AUTO-REM-07',
      ManyRows: 'GEN-STATE-06',
      LongContent: 'GEN-STATE-05',
    },
    path: '/automation/remediation',
  },
} satisfies Meta<typeof Remediation>
type Story = StoryObj<typeof Remediation>

const purchase = 'Event purchase has stopped on mobile Safari'
const twice = 'Two tags send the same page view'
const currency = 'Parameter currency is missing from add_to_cart'
const consent = 'Tags fire before consent is given'
const slow = 'Chat widget tag takes 2.8 s'
const drawer = async (name: string) => within(await screen.findByRole('dialog', { name }))

export const Ready: Story = {
  play: async ({ canvas }) => {
    await headed(canvas, 'Auto-Remediation', 'Dashboard', 'Automation', 'Auto-Remediation')
    const rows = await rowsOf(canvas, 'Issues')
    await expect(rows).toHaveLength(5)
    await expect(rows[0]).toHaveTextContent(/Event purchase has stopped.*High.*Pending.*waits for a button that was renamed.*Detected 42 minutes ago/)
    await expect(rows[3]).toHaveTextContent(/Tags fire before consent.*High.*Resolved.*Resolved: 2 days ago · Remediation time: 74 seconds/)
    for (const row of rows) await expect(within(row).getByRole('switch', { name: /^Auto-Fix/ })).toBeVisible()
    const list = within(canvas.getByRole('list', { name: 'Issues' }))
    for (const word of ['Resolved', 'In progress', 'Pending', 'Failed']) await expect(list.getAllByText(word)[0]).toBeVisible()
    const pending = rows.filter((row) => row.textContent.includes('Pending'))
    await expect(list.getAllByRole('button', { name: /^Resolve Now/ })).toHaveLength(pending.length)
    await expect(await figureOf(canvas, 'Pending')).toBe('2')
    await expect(await figureOf(canvas, 'In Progress')).toBe('1')
    await expect(await figureOf(canvas, 'Failed')).toBe('1')
    await expect(await figureOf(canvas, 'Resolved')).toBe('1')
  },
}

export const Loading: Story = states.loading
export const LoadError: Story = states.failed
export const NoAccess: Story = states.noAccess
export const ReadOnly: Story = {
  ...states.readOnly,
  play: async ({ canvas }) => {
    const row = await rowOf(canvas, 'Issues', purchase)
    await expect(row.getByRole('button', { name: /^Resolve Now/ })).toHaveAccessibleDescription(/^Needs the role Editor/)
    await expect(row.getByRole('switch')).toHaveAccessibleDescription(/^Needs the role Editor/)
    await expect(row.getByRole('button', { name: /^Preview Fix/ })).toBeEnabled()
  },
}

/** A project of one's own is checked as it is: nothing there, nothing wrong. */
export const Empty: Story = {
  ...states.empty,
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('No issues')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Check Tracking' }))
    await toastSays('success', 'Tracking Checked')
    await expect(await canvas.findByText(/0 events and 0 containers checked/)).toBeVisible()
  },
}

/** Only what is pending offers Resolve Now. */
export const Pending: Story = {
  play: async ({ canvas }) => {
    const row = await rowOf(canvas, 'Issues', twice)
    await expect(row.getByRole('button', { name: `Resolve Now: ${twice}` })).toBeVisible()
    for (const other of [currency, consent, slow])
      await expect((await rowOf(canvas, 'Issues', other)).queryByRole('button', { name: /^Resolve Now/ })).toBeNull()
  },
}

/** One that is being fixed shows how far it is. */
export const InProgress: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click((await rowOf(canvas, 'Issues', currency)).getByRole('button', { name: `View Progress: ${currency}` }))
    const steps = within(await (await drawer(currency)).findByRole('list', { name: 'Runbook' })).getAllByRole('listitem')
    await expect(steps).toHaveLength(4)
    await expect(steps[1]).toHaveTextContent(/Add the parameter.*Done/)
    await expect(steps[2]).toHaveTextContent(/Publish the container.*Under way/)
  },
}

export const Resolved: Story = {
  play: async ({ canvas }) => {
    const row = await rowOf(canvas, 'Issues', consent)
    await expect(row.queryByRole('button', { name: /^(Resolve Now|Retry)/ })).toBeNull()
    await expect(row.getByText(/Remediation time: 74 seconds/)).toBeVisible()
  },
}

/** A failed one can be tried again, and says where it stopped. */
export const Failed: Story = {
  play: async ({ canvas, userEvent }) => {
    const row = await rowOf(canvas, 'Issues', slow)
    await userEvent.click(row.getByRole('button', { name: `Retry: ${slow}` }))
    await toastSays('error', 'Fix Failed')
    await expect((await rowOf(canvas, 'Issues', slow)).getByText('Failed')).toBeVisible()
    await userEvent.click(row.getByRole('button', { name: `View Fix: ${slow}` }))
    const steps = within(await (await drawer(slow)).findByRole('list', { name: 'Runbook' })).getAllByRole('listitem')
    await expect(steps[1]).toHaveTextContent(/Load it after the page.*Stopped here/)
  },
}

/** The recorded fix is replayed at once. */
export const ResolvedJustNow: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click((await rowOf(canvas, 'Issues', purchase)).getByRole('button', { name: /^Resolve Now/ }))
    await toastSays('success', 'Issue Resolved')
    const row = await rowOf(canvas, 'Issues', purchase)
    await expect(row.getByText('Resolved')).toBeVisible()
    await expect(row.getByText(/Resolved: Just now · Remediation time: 30 seconds/)).toBeVisible()
    await expect(await figureOf(canvas, 'Pending')).toBe('1')
    await expect(await figureOf(canvas, 'Resolved')).toBe('2')
  },
}

/** A save that fails leaves the issue as it was. */
export const ResolveFails: Story = {
  ...story({ workspace: actsFail }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click((await rowOf(canvas, 'Issues', purchase)).getByRole('button', { name: /^Resolve Now/ }))
    await toastSays('error', 'Not done: resolve an issue')
    await expect((await rowOf(canvas, 'Issues', purchase)).getByText('Pending')).toBeVisible()
  },
}

/** It goes on and off again, and the next of that kind follows. */
export const AutoFixOn: Story = {
  play: async ({ canvas, userEvent }) => {
    const toggle = (await rowOf(canvas, 'Issues', purchase)).getByRole('switch', { name: `Auto-Fix: ${purchase}` })
    await expect(toggle).not.toBeChecked()
    await userEvent.click(toggle)
    await waitFor(() => expect(toggle).toBeChecked())
    await userEvent.click(toggle)
    await waitFor(() => expect(toggle).not.toBeChecked())
  },
}

export const AutoFixDisabledWhenResolved: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click((await rowOf(canvas, 'Issues', purchase)).getByRole('button', { name: /^Resolve Now/ }))
    await toastSays('success', 'Issue Resolved')
    const toggle = (await rowOf(canvas, 'Issues', purchase)).getByRole('switch')
    await expect(toggle).toHaveAttribute('aria-disabled', 'true')
    await expect(toggle).toHaveAccessibleDescription(/^This issue is resolved/)
  },
}

/** What the fix does is said before it is done, and can be passed on by its address. */
export const FixPreview: Story = {
  parameters: { path: '/automation/remediation?id=issue-2' },
  play: async ({ canvas, userEvent }) => {
    const preview = await drawer(twice)
    await expect(await preview.findByText('Pause the custom tag')).toBeVisible()
    await userEvent.click(preview.getByRole('button', { name: 'Resolve Now' }))
    await toastSays('success', 'Issue Resolved')
    await expect(await preview.findByRole('button', { name: 'Undo Fix' })).toBeVisible()
    await userEvent.click(preview.getAllByRole('button', { name: 'Close' })[0] ?? document.body)
    await expect(await figureOf(canvas, 'Resolved')).toBe('2')
  },
}

/** A fix can be taken back. */
export const FixUndo: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click((await rowOf(canvas, 'Issues', twice)).getByRole('button', { name: /^Resolve Now/ }))
    await toastSays('success', 'Issue Resolved')
    await userEvent.click((await rowOf(canvas, 'Issues', twice)).getByRole('button', { name: `Undo Fix: ${twice}` }))
    await toastSays('success', 'Fix Undone')
    const row = await rowOf(canvas, 'Issues', twice)
    await expect(row.getByText('Pending')).toBeVisible()
    await expect(row.getByRole('switch')).not.toBeChecked()
  },
}

/** A real project: a name that GA4 has a better one for is found, renamed in truth, and measured. */
export const RealFix: Story = {
  ...story({
    before: async (workspace) => {
      await workspace.act('projects.create', { name: 'Corner Bakery', website: 'bakery.example', timeZone: 'Europe/Madrid' })
      await workspace.act('events.create', { name: 'purchases', type: 'ecommerce' })
    },
  }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Check Tracking' }))
    await toastSays('success', 'Tracking Checked')
    const row = await rowOf(canvas, 'Issues', 'Event purchases is called purchase in GA4')
    await userEvent.click(row.getByRole('button', { name: /^Resolve Now/ }))
    await toastSays('success', 'Issue Resolved')
    await expect((await rowOf(canvas, 'Issues', 'Event purchases')).getByText(/Remediation time: under 1 second/)).toBeVisible()
  },
}

const many = (real: Workspace): Workspace => ({
  ...real,
  read: async (name, input) => {
    const answer = await real.read(name, input)
    if (name !== 'issues.list') return answer
    const { rows, ...rest } = answer as ReadOutput<'issues.list'>
    return { ...rest, rows: Array.from({ length: 120 }, (_, at) => ({ ...rows[at % rows.length], id: `issue-${at}`, title: `Issue ${at + 1}` })) } as never
  },
})
/** More than fifty are paged. */
export const ManyRows: Story = {
  ...story({ workspace: many }),
  play: async ({ canvas, userEvent }) => {
    await expect(await rowsOf(canvas, 'Issues')).toHaveLength(50)
    await userEvent.click(within(canvas.getByRole('navigation', { name: 'Pages: Issues' })).getByRole('button', { name: /3/ }))
    await expect(await rowsOf(canvas, 'Issues')).toHaveLength(20)
  },
}

/** The longest words, where there is least room: nothing is cut and nothing scrolls sideways. */
export const LongContent: Story = {
  ...phone(states.german.parameters),
  play: async ({ canvas }) => {
    await expect(await rowsOf(canvas, 'Probleme')).toHaveLength(5)
    await expect(document.documentElement.scrollWidth).toBe(window.innerWidth)
  },
}
