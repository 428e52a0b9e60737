import type { Meta, StoryObj } from '@storybook/react-vite'
import type { Workspace } from '@tagmason/domain'
import { expect, screen, waitFor, within } from 'storybook/test'
import { bakeryEvents, countedOf } from '../../eventsInStories.ts'
import { answering, caughtDownloads, choose, headed, manyOf, retype, rowOf, rowsOf, toastSays } from '../../inStories.ts'
import { never } from '../../never.ts'
import { actsFail, actsHang, phone, states, story } from '../../states.ts'
import { CustomReports } from './CustomReports.tsx'

export default {
  title: 'Analytics/Custom Reports',
  component: CustomReports,
  parameters: {
    requirements: {
      Ready: 'ANA-REP-01 to 13, DATA-REPORTTPL-01, DATA-REPORT-01',
      TemplatesOnly: 'GEN-STATE-01',
      ExportData: 'ANA-REP-07',
      TemplateUsed: 'ANA-REP-04',
      EditorOpen: 'ANA-REP-12',
      NewReport: 'ANA-REP-05',
      EditorNoRows: 'ANA-REP-12',
      EditorPreviewLoading: 'ANA-REP-12',
      Downloaded: 'ANA-REP-10',
      Paused: 'ANA-REP-13',
      ManyRows: 'GEN-STATE-06',
      LongContent: 'GEN-STATE-05',
    },
    path: '/analytics/reports',
  },
} satisfies Meta<typeof CustomReports>
type Story = StoryObj<typeof CustomReports>

const weekly = 'Weekly Executive Summary'
const checkout = 'Checkout by Device'

export const Ready: Story = {
  play: async ({ canvas }) => {
    await headed(canvas, 'Custom Reports', 'Dashboard', 'Analytics', 'Custom Reports')
    const templates = await rowsOf(canvas, 'Report Templates')
    await expect(templates).toHaveLength(4)
    await expect(templates[0]).toHaveTextContent(/Acquisition Overview.*128 uses.*How many people came/)
    for (const row of templates) await expect(within(row).getByRole('button', { name: /^Use Template: / })).toBeVisible()
    for (const name of ['New Report', 'Schedule Report', 'Export Data', 'Share Report']) await expect(canvas.getByRole('button', { name })).toBeVisible()
    const rows = await rowsOf(canvas, 'My Reports')
    await expect(rows).toHaveLength(5)
    await expect(rows[0]).toHaveTextContent(/Weekly Executive Summary.*Active.*Automated.*Last generated 3 hours ago.*Weekly.*3 recipients/)
    const list = within(canvas.getByRole('list', { name: 'My Reports' }))
    for (const word of ['Automated', 'Custom', 'Template', 'Active', 'Paused', 'Draft']) await expect(list.getAllByText(word)[0]).toBeVisible()
    for (const row of rows) for (const name of [/^Download: /, /^Share: /, /^Edit: /]) await expect(within(row).getByRole('button', { name })).toBeVisible()
  },
}

export const Loading: Story = states.loading
export const Failed: Story = states.failed
export const NoAccess: Story = states.noAccess
export const ReadOnly: Story = {
  ...states.readOnly,
  play: async ({ canvas }) => {
    const row = await rowOf(canvas, 'My Reports', weekly)
    await expect(row.getByRole('button', { name: `Share: ${weekly}` })).toHaveAccessibleDescription(/^Needs the role Editor/)
    await expect(row.getByRole('button', { name: `Edit: ${weekly}` })).toHaveAccessibleDescription(/^Needs the role Analyst/)
    await expect(row.getByRole('button', { name: `Download: ${weekly}` })).not.toHaveAttribute('aria-disabled', 'true')
  },
}

/** A project that has just begun has templates, and nothing that could be shared. */
export const TemplatesOnly: Story = {
  ...states.empty,
  play: async ({ canvas }) => {
    for (const row of await rowsOf(canvas, 'Report Templates')) await expect(row).toHaveTextContent('0 uses')
    await expect(canvas.getByRole('button', { name: 'Share Report' })).toHaveAccessibleDescription('There is no report yet. Create one first.')
  },
}

export const NoReportsYet: Story = {
  ...answering('reports.list', (answer) => ({ ...answer, rows: [] })),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('No reports yet')).toBeVisible()
    const [, inside] = canvas.getAllByRole('button', { name: 'New Report' })
    await userEvent.click(inside ?? canvas.getByRole('main'))
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'New Report' })).toBeVisible())
  },
}

/** Leads to where data is exported. */
export const ExportData: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Export Data' }))
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Export Data' })).toBeVisible()
  },
}

/** A draft is made from the template, counted, and open for editing. */
export const TemplateUsed: Story = {
  play: async ({ canvas, userEvent }) => {
    const row = await rowOf(canvas, 'Report Templates', 'Funnel and Drop-off')
    await userEvent.click(row.getByRole('button', { name: 'Use Template: Funnel and Drop-off' }))
    await toastSays('success', 'Draft Created')
    const drawer = within(await screen.findByRole('dialog', { name: 'Funnel and Drop-off' }))
    await expect(await drawer.findByText('Completed purchase')).toBeVisible()
    await userEvent.click(drawer.getByRole('button', { name: 'Cancel' }))
    await expect((await rowOf(canvas, 'Report Templates', 'Funnel and Drop-off')).getByText('84 uses')).toBeVisible()
    await expect((await rowOf(canvas, 'My Reports', 'Funnel and Drop-off')).getByText('Draft')).toBeVisible()
  },
}

/** The editor shows what the report shows. */
export const EditorOpen: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click((await rowOf(canvas, 'My Reports', checkout)).getByRole('button', { name: `Edit: ${checkout}` }))
    const drawer = within(await screen.findByRole('dialog', { name: checkout }))
    const table = within(await drawer.findByRole('table', { name: /Preview/ }))
    await expect(table.getByRole('row', { name: /Desktop.*47/ })).toBeVisible()
    await userEvent.type(drawer.getByRole('textbox', { name: /^Filter/ }), 'mob')
    await waitFor(() => expect(drawer.queryByText('Desktop')).toBeNull())
    await retype(userEvent, drawer.getByRole('textbox', { name: /^Name/ }), 'Checkout on phones')
    await userEvent.click(drawer.getByRole('button', { name: 'Save Report' }))
    await toastSays('success', 'Report Saved')
    await expect(await rowOf(canvas, 'My Reports', 'Checkout on phones')).toBeTruthy()
  },
}

/** A new one begins empty; what is wrong stands under its field. */
export const NewReport: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'New Report' }))
    const drawer = within(await screen.findByRole('dialog', { name: 'New Report' }))
    await userEvent.click(drawer.getByRole('button', { name: 'Save Report' }))
    await expect(drawer.getByText('Give the report a name.')).toBeVisible()
    await userEvent.type(drawer.getByRole('textbox', { name: /^Name/ }), weekly)
    await expect(drawer.getByText('There is a report of this name already. Choose another one.')).toBeVisible()
    await userEvent.click(drawer.getByRole('checkbox', { name: 'Visits' }))
    await expect(drawer.getByText('Choose at least one column.')).toBeVisible()
    await choose(userEvent, drawer.getByRole('combobox', { name: 'Rows' }), 'Page')
    await retype(userEvent, drawer.getByRole('textbox', { name: /^Name/ }), 'Pages that sell')
    await expect(await drawer.findByText('/pricing')).toBeVisible()
    await userEvent.click(drawer.getByRole('button', { name: 'Save Report' }))
    await toastSays('success', 'Report Created')
    await expect((await rowOf(canvas, 'My Reports', 'Pages that sell')).getByText('Custom')).toBeVisible()
  },
}

/** Nothing was collected that could be shown. */
export const EditorNoRows: Story = {
  ...states.empty,
  parameters: { ...states.empty.parameters, path: '/analytics/reports?edit=new' },
  play: async ({ canvas, userEvent }) => {
    // The project is made while the story begins, so the editor is opened by hand.
    await userEvent.click((await canvas.findAllByRole('button', { name: 'New Report' }))[0] ?? canvas.getByRole('main'))
    await expect(await screen.findByText('Nothing to show')).toBeVisible()
  },
}
const previewHangs = (real: Workspace): Workspace => ({
  ...real,
  read: (name, input) => (name === 'reports.preview' ? never : real.read(name, input)),
})
/** The form can be used while the preview is counted. */
export const EditorPreviewLoading: Story = {
  parameters: { path: '/analytics/reports?edit=report-3', ...story({ workspace: previewHangs }).parameters },
  play: async ({ userEvent }) => {
    const drawer = await screen.findByRole('dialog', { name: checkout })
    await waitFor(() => expect(drawer.querySelector('[data-ui=Skeleton]')).toBeVisible())
    await retype(userEvent, within(drawer).getByRole('textbox', { name: /^Name/ }), 'Devices')
    await expect(within(drawer).getByRole('textbox', { name: /^Name/ })).toHaveValue('Devices')
  },
}

export const SaveFails: Story = {
  parameters: { path: '/analytics/reports?edit=report-3', ...story({ workspace: actsFail }).parameters },
  play: async ({ userEvent }) => {
    const drawer = within(await screen.findByRole('dialog', { name: checkout }))
    await retype(userEvent, drawer.getByRole('textbox', { name: /^Name/ }), 'Devices')
    await userEvent.click(drawer.getByRole('button', { name: 'Save Report' }))
    await toastSays('error', 'Not done: save a report')
    await expect(drawer.getByRole('textbox', { name: /^Name/ })).toHaveValue('Devices')
  },
}

/** PDF by the button, the other formats by the menu. */
export const Downloaded: Story = {
  play: async ({ canvas, userEvent }) => {
    const files = caughtDownloads()
    const row = await rowOf(canvas, 'My Reports', checkout)
    await userEvent.click(row.getByRole('button', { name: `Download: ${checkout}` }))
    await toastSays('success', 'Report Downloaded')
    await expect(files[0]?.name).toBe('checkout-by-device-2024-01-22.pdf')
    await expect((await files[0]?.blob.text())?.slice(0, 5)).toBe('%PDF-')
    for (const [format, ending] of [
      ['CSV', 'csv'],
      ['Excel', 'xlsx'],
      ['JSON', 'json'],
    ]) {
      await userEvent.click((await rowOf(canvas, 'My Reports', checkout)).getByRole('button', { name: `More for ${checkout}` }))
      await userEvent.click(await screen.findByRole('menuitem', { name: format }))
      await waitFor(() => expect(files.at(-1)?.name).toBe(`checkout-by-device-2024-01-22.${ending}`))
    }
    await expect(await files[1]?.blob.text()).toContain('Device,Users,Share (%)\r\nDesktop,5470,54.7')
    await expect((await rowsOf(canvas, 'My Reports'))[0]).toHaveTextContent(/Checkout by Device.*Last generated now/)
  },
}

export const Downloading: Story = {
  ...story({ workspace: actsHang }),
  play: async ({ canvas, userEvent }) => {
    const row = await rowOf(canvas, 'My Reports', weekly)
    await userEvent.click(row.getByRole('button', { name: `Download: ${weekly}` }))
    await waitFor(() => expect(row.getByRole('button', { name: new RegExp(`^Download: ${weekly}`) })).toHaveAttribute('aria-busy', 'true'))
  },
}

export const DownloadFailed: Story = {
  ...story({ workspace: actsFail }),
  play: async ({ canvas, userEvent }) => {
    const row = await rowOf(canvas, 'My Reports', weekly)
    await userEvent.click(row.getByRole('button', { name: `Download: ${weekly}` }))
    await toastSays('error', 'Not done: download a report')
    await expect((await rowsOf(canvas, 'My Reports'))[0]).toHaveTextContent(/Last generated 3 hours ago/)
  },
}

export const Paused: Story = {
  play: async ({ canvas, userEvent }) => {
    const choose = async (report: string, item: string) => {
      await userEvent.click((await rowOf(canvas, 'My Reports', report)).getByRole('button', { name: `More for ${report}` }))
      await userEvent.click(await screen.findByRole('menuitem', { name: item }))
    }
    await choose(weekly, 'Pause')
    await toastSays('success', 'Report Paused')
    await expect((await rowOf(canvas, 'My Reports', weekly)).getByText('Paused')).toBeVisible()
    await choose(weekly, 'Resume')
    await toastSays('success', 'Report Resumed')
    await userEvent.click((await rowOf(canvas, 'My Reports', 'Partner Referrals')).getByRole('button', { name: 'More for Partner Referrals' }))
    await expect(await screen.findByRole('menuitem', { name: /^Pause/ })).toHaveTextContent('This is a draft. Save it first.')
  },
}

export const Removed: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click((await rowOf(canvas, 'My Reports', weekly)).getByRole('button', { name: `More for ${weekly}` }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Remove' }))
    await userEvent.click(within(await screen.findByRole('alertdialog', { name: `Remove “${weekly}”?` })).getByRole('button', { name: 'Remove Report' }))
    await toastSays('success', 'Report Removed')
    await expect(await rowsOf(canvas, 'My Reports')).toHaveLength(4)
  },
}

export const ManyRows: Story = {
  ...answering('reports.list', (answer) => ({ ...answer, rows: manyOf(answer.rows, 120, (place) => ({ name: `Report ${place}` })) })),
  play: async ({ canvas }) => {
    await expect(await rowsOf(canvas, 'My Reports')).toHaveLength(50)
    await expect(canvas.getByRole('navigation', { name: 'Pages: My Reports' })).toBeVisible()
  },
}

/** The longest words, where there is least room: nothing is cut and nothing scrolls sideways. */
export const LongContent: Story = {
  ...phone(states.german.parameters),
  play: async ({ canvas }) => {
    await expect(await rowsOf(canvas, 'Meine Berichte')).toHaveLength(5)
    await expect(document.documentElement.scrollWidth).toBe(window.innerWidth)
  },
}

/** The preview of a report tells how it is counted. */
export const HowCounted: Story = {
  parameters: { ...states.withEvents(bakeryEvents).parameters, path: '/analytics/reports?edit=new' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click((await canvas.findAllByRole('button', { name: 'New Report' }))[0] ?? canvas.getByRole('main'))
    const drawer = within(await screen.findByRole('dialog', { name: 'New Report' }))
    await expect(await drawer.findByRole('table', { name: 'Preview' })).toBeVisible()
    const panel = await countedOf(userEvent, drawer, 'Preview')
    await expect(panel.getByText(/of each of the last 30 days/)).toBeVisible()
  },
}
