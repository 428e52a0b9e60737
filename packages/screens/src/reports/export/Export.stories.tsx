import type { Meta, StoryObj } from '@storybook/react-vite'
import type { Workspace } from '@tagmason/domain'
import { expect, screen, waitFor, within } from 'storybook/test'
import { answering, caughtDownloads, choose, headed, leave, manyOf, retype, rowsOf, toastSays } from '../../inStories.ts'
import { never } from '../../never.ts'
import { actsFail, phone, states, story } from '../../states.ts'
import { dayFields, typeDays } from '../daysInStories.ts'
import { Export } from './Export.tsx'

export default {
  title: 'Reports/Export Data',
  component: Export,
  parameters: {
    requirements: {
      Ready: 'REP-EXPORT-01, 02, 05 to 13, DATA-EXPORT-01',
      ReadOnly: 'GEN-STATE-03',
      AllFormats: 'REP-EXPORT-03 to 05, 11, REP-EXPORT-05-B, REP-EXPORT-11-B',
      CustomRange: 'REP-EXPORT-04, REP-EXPORT-04-B, REP-EXPORT-06-B, REP-EXPORT-07-B, REP-EXPORT-08-B, REP-EXPORT-09-B',
      CustomRangeInvalid: 'REP-EXPORT-04, REP-EXPORT-04-B',
      Started: 'REP-EXPORT-05, REP-EXPORT-05-B, REP-EXPORT-06-B, REP-EXPORT-07-B, REP-EXPORT-08-B, REP-EXPORT-09-B',
      Processing: 'REP-EXPORT-12, REP-EXPORT-12-B',
      Completed: 'REP-EXPORT-11',
      Failed: 'REP-EXPORT-12, GEN-TOAST-05, REP-EXPORT-12-B, GEN-TOAST-05-B',
      StartFails: 'GEN-STATE-04',
      ManyRows: 'GEN-STATE-06',
      LongContent: 'GEN-STATE-05',
    },
    path: '/reports/export',
  },
} satisfies Meta<typeof Export>
type Story = StoryObj<typeof Export>
type Canvas = ReturnType<typeof within>

const table = async (canvas: Canvas) => within(await canvas.findByRole('table', { name: 'Export History' }))
/** A row of the history, by words in it. */
const entry = async (canvas: Canvas, words: RegExp) => within((await table(canvas)).getByRole('row', { name: words }))
const noWork = (real: Workspace): Workspace => ({
  ...real,
  act: (name, input) => (name === 'exports.work' ? never : real.act(name, input)),
})

export const Ready: Story = {
  play: async ({ canvas }) => {
    await headed(canvas, 'Export Data', 'Dashboard', 'Reports', 'Export Data')
    await expect(await canvas.findByRole('button', { name: 'Start Export' })).toBeEnabled()
    const sets = await rowsOf(canvas, 'Data Sets')
    await expect(sets.map((row) => row.textContent)).toEqual([
      expect.stringMatching(/^User Data.*about 11\.2 kB · 446 rows$/),
      expect.stringMatching(/^Revenue Data.*about 1\.4 kB · 31 rows$/),
      expect.stringMatching(/^Campaign Data.*about 3\.3 kB · 48 rows$/),
      expect.stringMatching(/^Event Data.*about 24\.6 kB · 731 rows$/),
    ])
    await expect(canvas.getByRole('checkbox', { name: /^User Data/ })).toBeChecked()
    const history = await table(canvas)
    await expect(history.getAllByRole('columnheader').map((head) => head.textContent)).toEqual([
      'Name',
      'Format',
      'Date range',
      'Status',
      'Size',
      'Exported',
      'Download',
      'Actions',
    ])
    const rows = history.getAllByRole('row').slice(1)
    await expect(rows.map((row) => /Completed|Processing|Failed/.exec(row.textContent)?.[0])).toEqual([
      'Processing',
      'Completed',
      'Completed',
      'Failed',
      'Completed',
    ])
    await expect(rows[1]).toHaveTextContent(/User Data.*CSV.*Last 7 days.*Jan 15, 2024 to Jan 22, 2024.*Completed.*2\.9 kB.*3 hours ago/)
    for (const row of rows) {
      const done = row.textContent.includes('Completed')
      await expect(within(row).queryAllByRole('button', { name: /^Download: / })).toHaveLength(done ? 1 : 0)
      await expect(within(row).queryAllByText('N/A')).toHaveLength(done ? 0 : 1)
    }
  },
}

export const Loading: Story = states.loading
export const LoadError: Story = states.failed
export const NoAccess: Story = states.noAccess
/** A viewer downloads what there is. */
export const ReadOnly: Story = {
  ...states.readOnly,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Start Export' })).toHaveAccessibleDescription(/^Needs the role Analyst/)
    await expect((await entry(canvas, /Event Data.*Failed/)).getByRole('button', { name: /^Retry/ })).toHaveAccessibleDescription(/^Needs the role Analyst/)
    await expect((await entry(canvas, /User Data/)).getByRole('button', { name: /^Download/ })).not.toHaveAttribute('aria-disabled', 'true')
  },
}

/** What is offered, and what is chosen at first. */
export const AllFormats: Story = {
  play: async ({ canvas, userEvent }) => {
    const files = caughtDownloads()
    const format = await canvas.findByRole('combobox', { name: 'Format' })
    const range = canvas.getByRole('combobox', { name: 'Date range' })
    await expect(format).toHaveTextContent('CSV')
    await expect(range).toHaveTextContent('Last 30 days')
    await userEvent.click(range)
    const ranges = (await screen.findAllByRole('option')).map((option) => option.textContent)
    await expect(ranges).toEqual(['Last 7 days', 'Last 30 days', 'Last 90 days', 'Last year', 'Custom'])
    await leave(userEvent)
    await userEvent.click(format)
    await expect((await screen.findAllByRole('option')).map((option) => option.textContent)).toEqual(['CSV', 'Excel', 'PDF', 'JSON'])
    await leave(userEvent)
    for (const [words, ending, begins] of [
      ['CSV', 'csv', 'Day,Device'],
      ['Excel', 'xlsx', 'PK'],
      ['PDF', 'pdf', '%PDF-'],
      ['JSON', 'json', '{'],
    ] as const) {
      await choose(userEvent, format, words)
      await userEvent.click(canvas.getByRole('button', { name: 'Start Export' }))
      // The newest row is the one, and its file opens.
      const row = await (await table(canvas)).findByRole('row', { name: new RegExp(`^User Data.*${words}.*Last 30 days.*Completed`) })
      await userEvent.click(within(row).getByRole('button', { name: 'Download: User Data' }))
      await waitFor(() => expect(files.at(-1)?.name).toMatch(new RegExp(`^user.data.*\\.${ending}$`, 'i')))
      await expect((await files.at(-1)?.blob.text())?.replace('\uFEFF', '').slice(0, begins.length)).toBe(begins)
    }
  },
}

/** A file is named in the language of the member who began its export. */
export const NamedInSpanish: Story = {
  ...states.spanish,
  play: async ({ canvas, userEvent }) => {
    const files = caughtDownloads()
    await userEvent.click(await canvas.findByRole('button', { name: 'Iniciar exportación' }))
    const row = await within(await canvas.findByRole('table', { name: 'Historial de exportaciones' })).findByRole('row', {
      name: /^Datos de usuarios.*Últimos 30 días.*Completada/,
    })
    await userEvent.click(within(row).getByRole('button', { name: 'Descargar: Datos de usuarios' }))
    await waitFor(() => expect(files.at(-1)?.name).toMatch(/^datos-de-usuarios-\d{4}-\d{2}-\d{2}\.csv$/))
  },
}

/** Days of one’s own, whose sizes follow. */
export const CustomRange: Story = {
  play: async ({ canvas, userEvent }) => {
    await choose(userEvent, await canvas.findByRole('combobox', { name: 'Date range' }), 'Custom')
    await expect(canvas.getByRole('button', { name: 'Start Export' })).toHaveAccessibleDescription('Choose the first and the last day.')
    await userEvent.click(canvas.getByRole('combobox', { name: /^First and last day/ }))
    await typeDays(userEvent, '2024-01-16', '2024-01-17')
    await waitFor(async () => expect((await rowsOf(canvas, 'Data Sets'))[0]).toHaveTextContent(/30 rows$/))
    await userEvent.click(canvas.getByRole('button', { name: 'Start Export' }))
    await toastSays('success', 'Export Started')
    await expect(await (await table(canvas)).findByRole('row', { name: /User Data.*Custom.*Jan 16, 2024 to Jan 17, 2024.*Completed/ })).toBeVisible()
  },
}

/** The end may lie neither before the start nor in the future. */
export const CustomRangeInvalid: Story = {
  play: async ({ canvas, userEvent }) => {
    await choose(userEvent, await canvas.findByRole('combobox', { name: 'Date range' }), 'Custom')
    await userEvent.click(canvas.getByRole('combobox', { name: /^First and last day/ }))
    const { from, to } = await dayFields()
    await retype(userEvent, from, '2024-01-16')
    await retype(userEvent, to, '2024-01-15{Enter}')
    await expect(to).toHaveAccessibleDescription('The last day is before the first; choose a later one.')
    await retype(userEvent, to, '2024-01-23{Enter}')
    await expect(to).toHaveAccessibleDescription('Jan 23, 2024 is too late; choose Jan 22, 2024 or earlier.')
  },
}

/** Several data sets become several files, on top of the history. */
export const Started: Story = {
  ...story({ workspace: noWork }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('checkbox', { name: /^User Data/ }))
    await expect(canvas.getByRole('button', { name: 'Start Export' })).toHaveAccessibleDescription('Choose at least one data set.')
    await userEvent.click(canvas.getByRole('checkbox', { name: /^Revenue Data/ }))
    await userEvent.click(canvas.getByRole('checkbox', { name: /^Event Data/ }))
    await userEvent.click(canvas.getByRole('button', { name: 'Start Export' }))
    await expect(await (await toastSays('success', 'Export Started')).findByText('Revenue Data, Event Data')).toBeVisible()
    const rows = (await table(canvas)).getAllByRole('row').slice(1)
    await expect(rows).toHaveLength(7)
    for (const row of rows.slice(0, 2)) await expect(row).toHaveTextContent(/(Revenue|Event) Data.*Last 30 days.*Processing.*N\/A/)
  },
}

/** How far it is, and a way to stop it. */
export const Processing: Story = {
  play: async ({ canvas, userEvent }) => {
    const row = await entry(canvas, /Event Data.*Processing/)
    await expect(row.getByRole('progressbar', { name: 'Progress: Event Data' })).toHaveAttribute('value', '62')
    await userEvent.click(row.getByRole('button', { name: 'Cancel: Event Data' }))
    await toastSays('success', 'Export Cancelled')
    await expect((await entry(canvas, /Cancelled before it was done/)).getByText('Failed')).toBeVisible()
  },
}

/** The file is the one whose size is told. */
export const Completed: Story = {
  play: async ({ canvas, userEvent }) => {
    const files = caughtDownloads()
    await userEvent.click((await entry(canvas, /Revenue Data/)).getByRole('button', { name: 'Download: Revenue Data' }))
    const toast = await toastSays('success', 'Export Downloaded')
    await expect(toast.getByText(files[0]?.name ?? '')).toBeVisible()
    await expect([files[0]?.blob.size, files[0]?.name.endsWith('.xlsx')]).toEqual([20_276, true])
  },
}

/** A failure stands in its row with the reason, and can be tried again. */
export const Failed: Story = {
  play: async ({ canvas, userEvent }) => {
    const row = await entry(canvas, /Event Data.*Failed/)
    await expect(row.getByText('The work broke off before the file was whole.')).toBeVisible()
    await expect(row.getByText('N/A')).toBeVisible()
    await userEvent.click(row.getByRole('button', { name: 'Retry: Event Data' }))
    await toastSays('success', 'Export Started')
    await expect(await (await table(canvas)).findByRole('row', { name: /Event Data.*CSV.*Last year.*Completed/ })).toBeVisible()
  },
}

/** What was chosen stays when it could not be started. */
export const StartFails: Story = {
  ...story({ workspace: actsFail }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('checkbox', { name: /^Event Data/ }))
    await userEvent.click(canvas.getByRole('button', { name: 'Start Export' }))
    await toastSays('error', 'Not done: start an export')
    await expect(canvas.getByRole('checkbox', { name: /^Event Data/ })).toBeChecked()
  },
}

/** Fifty a page. */
export const ManyRows: Story = {
  ...answering('exports.list', (rows) => manyOf(rows.slice(1), 120, () => ({}))),
  play: async ({ canvas }) => {
    await expect((await table(canvas)).getAllByRole('row')).toHaveLength(51)
  },
}

/** Of more than are listed the screen says so. */
export const NewestOnly: Story = {
  ...answering('exports.list', (rows) => manyOf(rows.slice(1), 500, () => ({}))),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(/The newest 500 are listed: older ones are kept, but not shown here\.$/)).toBeVisible()
    await userEvent.click(within(canvas.getByRole('navigation', { name: 'Pages: Export History' })).getByRole('button', { name: /10/ }))
    await expect((await table(canvas)).getAllByRole('row')).toHaveLength(51)
  },
}

/** The longest words, where there is least room: nothing is cut and nothing scrolls sideways. */
export const LongContent: Story = {
  ...phone(states.german.parameters),
  play: async ({ canvas }) => {
    await expect(await rowsOf(canvas, 'Datensätze')).toHaveLength(4)
    await expect(await canvas.findByRole('list', { name: 'Exportverlauf' })).toBeVisible()
    await expect(document.documentElement.scrollWidth).toBe(window.innerWidth)
  },
}
