import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { answering, caughtDownloads, choose, chooseMore, headed, manyOf, rowOf, rowsOf, toastSays } from '../../inStories.ts'
import { phone, states } from '../../states.ts'
import { Security } from './Security.tsx'

export default {
  title: 'Enterprise/Security & Compliance',
  component: Security,
  parameters: {
    requirements: {
      Ready: 'ENT-SEC-01 to 04, 06',
      TabsByKeyboard: 'ENT-SEC-04, 05',
      OwnProject: 'ENT-SEC-06',
      AuditLogs: 'ENT-SEC-07, 08, DATA-AUDIT-01',
      AuditFiltered: 'ENT-SEC-07',
      AuditFailedSignIn: 'ENT-SEC-08',
      AuditChainVerified: 'ENT-SEC-07',
      ManyEntries: 'GEN-STATE-06',
      LongContent: 'GEN-STATE-05',
    },
    path: '/enterprise/security',
  },
} satisfies Meta<typeof Security>
type Story = StoryObj<typeof Security>

const on = (tab: string, more: Record<string, unknown> = {}) => ({ parameters: { ...more, path: `/enterprise/security?tab=${tab}` } })
type Canvas = ReturnType<typeof within>
/** The entries of the log but for the choice of a mode, which Storybook itself makes before a story. */
const entriesOf = async (canvas: Canvas) =>
  within(await canvas.findByRole('table', { name: 'Audit Log' }))
    .getAllByRole('row')
    .slice(1)
    .filter((row) => !row.textContent.includes('session.setPreferences'))

export const Ready: Story = {
  play: async ({ canvas }) => {
    await headed(canvas, 'Security & Compliance', 'Dashboard', 'Enterprise', 'Security & Compliance')
    await canvas.findByRole('tab', { name: 'Security Features' })
    await expect(canvas.getAllByRole('tab').map((tab) => tab.textContent)).toEqual([
      'Security Features',
      'Audit Logs',
      'Compliance Reports',
      'Security Settings',
    ])
    await expect(canvas.getByRole('tab', { name: 'Security Features' })).toHaveAttribute('aria-selected', 'true')
    const rows = await rowsOf(canvas, 'Security Features')
    await expect(rows.map((row) => row.textContent)).toEqual([
      expect.stringMatching(/^Encryption at restOn/),
      expect.stringMatching(/^Session controlOn/),
      expect.stringMatching(/^Audit logOn/),
      expect.stringMatching(/^Two-factor authenticationPartly14 of 24 active members/),
      expect.stringMatching(/^Single sign-onOff/),
      expect.stringMatching(/^IP allow-listOff/),
    ])
  },
}

export const Loading: Story = states.loading
export const Failed: Story = states.failed
export const NoAccess: Story = states.noAccess

/** A tablist; the open tab stands in the address. */
export const TabsByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('tab', { name: 'Audit Logs' }))
    await expect(canvas.getByRole('tab', { name: 'Audit Logs' })).toHaveAttribute('aria-selected', 'true')
    await expect(await canvas.findByRole('tabpanel', { name: 'Audit Logs' })).toBeVisible()
    await userEvent.keyboard('{ArrowLeft}')
    await expect(canvas.getByRole('tab', { name: 'Security Features' })).toHaveAttribute('aria-selected', 'true')
  },
}

/** In a project of one's own each protection says what is true of it. */
export const OwnProject: Story = {
  ...states.empty,
  play: async ({ canvas }) => {
    await expect((await rowOf(canvas, 'Security Features', 'Encryption at rest')).getByText(/^This browser keeps the records/)).toBeVisible()
    await expect((await rowOf(canvas, 'Security Features', 'Audit log')).getByText('On')).toBeVisible()
    await expect((await rowOf(canvas, 'Security Features', 'Two-factor')).getByText(/^0 of \d+ active members? with a second factor/)).toBeVisible()
  },
}

export const AuditLogs: Story = {
  ...on('audit'),
  play: async ({ canvas }) => {
    const table = within(await canvas.findByRole('table', { name: 'Audit Log' }))
    await expect(table.getAllByRole('columnheader').map((head) => head.textContent)).toEqual([
      'Timestamp',
      'User',
      'Action',
      'Resource',
      'IP Address',
      'Status',
    ])
    const rows = await entriesOf(canvas)
    await expect(rows).toHaveLength(10)
    await expect(rows[0]).toHaveTextContent(
      /Jan 22, 2024.*sofia\.marchetti@example\.com.*containers\.publish.*analytics-dashboard\/GTM-K7WQ4ZN.*198\.51\.100\.31.*Success/,
    )
    await expect(table.getAllByText('Failed')[0]).toBeVisible()
    await expect(rows[2]).toHaveTextContent(/scheduler.*reports\.run.*Not known/)
  },
}

/** By words, outcome and time; what is found is what is exported. */
export const AuditFiltered: Story = {
  ...on('audit'),
  play: async ({ canvas, userEvent }) => {
    const files = caughtDownloads()
    await userEvent.type(await canvas.findByRole('searchbox', { name: 'Search the log' }), 'sofia')
    await expect(await entriesOf(canvas)).toHaveLength(2)
    await choose(userEvent, canvas.getByRole('combobox', { name: 'Period' }), 'Last 24 hours')
    await expect(await entriesOf(canvas)).toHaveLength(1)
    await chooseMore(userEvent, canvas.getByRole('button', { name: 'Export' }), 'CSV')
    await toastSays('success', 'Audit Log Exported')
    await expect(files[0]?.name).toBe('audit-log-2024-01-22.csv')
    const lines = (await files[0]?.blob.text())?.trim().split('\r\n')
    await expect(lines?.map((line) => line.split(',')[2])).toEqual(['Action', 'containers.publish'])
    await choose(userEvent, canvas.getByRole('combobox', { name: 'Status' }), 'Failed')
    await expect(await canvas.findByText('No entry fits')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Clear Filters' }))
    // The export stands in the log by now.
    await expect(await entriesOf(canvas)).toHaveLength(11)
  },
}

/** A refused sign-in, by its address in the address. */
export const AuditFailedSignIn: Story = {
  ...on('audit&q=signIn&status=Failed'),
  play: async ({ canvas }) => {
    const rows = await entriesOf(canvas)
    await expect(rows).toHaveLength(1)
    await expect(rows[0]).toHaveTextContent(/tom\.becker@example\.com.*session\.signIn.*account.*192\.0\.2\.140.*Failed/)
  },
}

/** Append-only and chained by hashes; the chain is gone through. */
export const AuditChainVerified: Story = {
  ...on('audit'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The log is intact')).toBeVisible()
    await expect(canvas.getByText(/^In the whole account, 1\d entries since Jan 13, 2024 verified by their chain of hashes\.$/)).toBeVisible()
  },
}

export const AuditChainBroken: Story = {
  ...on('audit', answering('auditLog.verification', (answer) => ({ ...answer, brokenAt: 'audit-7' })).parameters),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(/The log was changed from outside.*“audit-7”/)
  },
}

export const NoAuditEntries: Story = {
  ...on('audit', states.empty.parameters),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nothing has been done yet')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Export' })).toBeNull()
  },
}

/** More than fifty are paged. */
export const ManyEntries: Story = {
  ...on('audit', answering('auditLog.list', (rows) => manyOf(rows, 120, (place) => ({ action: 'reports.run', resource: `project-${place}` }))).parameters),
  play: async ({ canvas }) => {
    await expect(await entriesOf(canvas)).toHaveLength(50)
  },
}

/** The longest words, where there is least room: nothing is cut and nothing scrolls sideways. */
export const LongContent: Story = {
  ...phone({ ...states.german.parameters, path: '/enterprise/security?tab=audit' }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Das Protokoll ist unversehrt')).toBeVisible()
    await expect(document.documentElement.scrollWidth).toBe(window.innerWidth)
  },
}
