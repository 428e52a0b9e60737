import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import { answering, caughtDownloads, chooseMore, rowsOf, toastSays } from '../../inStories.ts'
import { states } from '../../states.ts'
import { Export } from './Export.tsx'

export default {
  title: 'Reports/Export Data',
  component: Export,
  parameters: {
    requirements: {
      FailedForNothing: 'REP-EXPORT-12, GEN-TOAST-05, REP-EXPORT-05-B',
      LinkExpired: 'REP-EXPORT-11, REP-EXPORT-11-B',
      NoHistory: 'GEN-STATE-01',
      Removed: 'GEN-STATE-07',
      TableSaved: 'REP-EXPORT-11',
    },
    path: '/reports/export',
  },
} satisfies Meta<typeof Export>
type Story = StoryObj<typeof Export>
type Canvas = ReturnType<typeof within>

const table = async (canvas: Canvas) => within(await canvas.findByRole('table', { name: 'Export History' }))
/** A row of the history, by words in it. */
const entry = async (canvas: Canvas, words: RegExp) => within((await table(canvas)).getByRole('row', { name: words }))
/** What has nothing in it fails, without a toast. */
export const FailedForNothing: Story = {
  ...states.empty,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Start Export' }))
    await expect(await (await table(canvas)).findByText('Nothing was collected in this range.')).toBeVisible()
    await expect(screen.queryByText(/^Not done/)).toBeNull()
  },
}

/** After seven days it runs again instead. */
export const LinkExpired: Story = {
  ...answering('exports.list', (rows) => rows.map((row) => (row.id === 'export-5' ? { ...row, expired: true, downloadUrl: null } : row))),
  play: async ({ canvas }) => {
    const row = await entry(canvas, /Campaign Data/)
    await expect(row.getByText('N/A')).toBeVisible()
    await expect(row.getByRole('button', { name: 'Run Again: Campaign Data' })).toBeEnabled()
    await expect(row.queryByRole('button', { name: /^Download/ })).toBeNull()
  },
}

export const NoHistory: Story = {
  ...states.empty,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No exports yet')).toBeVisible()
    for (const row of await rowsOf(canvas, 'Data Sets')) await expect(row).toHaveTextContent(/Nothing collected in this range$/)
  },
}

/** What is removed comes back with Undo; what is being made is cancelled first. */
export const Removed: Story = {
  play: async ({ canvas, userEvent }) => {
    await chooseMore(userEvent, (await entry(canvas, /Campaign Data/)).getByRole('button', { name: /^(?!Download).*Campaign Data$/ }), 'Remove')
    const toast = await toastSays('success', 'Export Removed')
    await waitFor(async () => expect((await table(canvas)).queryByText('Campaign Data')).toBeNull())
    await userEvent.click(toast.getByRole('button', { name: 'Undo' }))
    await expect(await (await table(canvas)).findByText('Campaign Data')).toBeVisible()
    await userEvent.click((await entry(canvas, /Processing/)).getByRole('button', { name: /^(?!Cancel).*Event Data$/ }))
    await expect(await screen.findByRole('menuitem', { name: /Remove/ })).toHaveAttribute('aria-disabled', 'true')
  },
}

/** The table itself becomes a file in each format. */
export const TableSaved: Story = {
  play: async ({ canvas, userEvent }) => {
    const files = caughtDownloads()
    await chooseMore(userEvent, await canvas.findByRole('button', { name: 'Save Table: Export History' }), 'Save as CSV')
    await toastSays('success', 'Table Saved')
    const lines = (await files[0]?.blob.text())?.replace('\uFEFF', '').split('\r\n')
    await expect(lines?.[0]).toBe('Name,Format,Date range,Status,Size,Exported')
    await expect(lines?.[2]).toMatch(/^User Data,CSV,2024-01-15 – 2024-01-22,Completed,2860,/)
  },
}
