import type { Meta, StoryObj } from '@storybook/react-vite'
import type { DashboardSummary, Workspace } from '@tagmason/domain'
import { expect, screen, waitFor, within } from 'storybook/test'
import { answering, chooseMore, headed, manyOf, opened, retype, rowOf, rowsOf, toastSays } from '../../inStories.ts'
import { actsFail, phone, states, story } from '../../states.ts'
import { DashboardBuilder } from './DashboardBuilder.tsx'

export default {
  title: 'Reports/Dashboard Builder',
  component: DashboardBuilder,
  parameters: {
    requirements: {
      Ready: 'REP-BUILD-01 to 10, DATA-WIDGETTYPE-01, DATA-DASHBOARD-01',
      Empty: 'GEN-STATE-01',
      EmptyCanvas: 'REP-BUILD-10',
      Published: 'REP-BUILD-09, REP-BUILD-09-B',
      Draft: 'REP-BUILD-10',
      DuplicatedAndDeleted: 'REP-BUILD-09, REP-BUILD-09-B',
      TemplatePicker: 'REP-BUILD-06, REP-BUILD-06-B',
      SettingsDialog: 'REP-BUILD-07, REP-BUILD-07-B',
      ShareDashboard: 'REP-BUILD-08, REP-BUILD-08-B',
      SharePrivate: 'REP-BUILD-08',
      WidgetError: 'GEN-STATE-02',
      ManyRows: 'GEN-STATE-06',
      LongContent: 'GEN-STATE-05',
    },
    path: '/reports/builder',
  },
} satisfies Meta<typeof DashboardBuilder>
type Story = StoryObj<typeof DashboardBuilder>
type Canvas = ReturnType<typeof within>

const engagement = 'Content Engagement'
const overview = 'Executive Overview'

/** The board of the open dashboard. */
const board = async (canvas: Canvas, name: string) => within(await canvas.findByRole('list', { name }))

export const Ready: Story = {
  play: async ({ canvas }) => {
    await headed(canvas, 'Dashboard Builder', 'Dashboard', 'Reports', 'Dashboard Builder')
    const palette = await rowsOf(canvas, 'Widget Palette')
    for (const name of ['Create from Template', 'Dashboard Settings', 'Share Dashboard'])
      await expect(await canvas.findByRole('button', { name })).toBeVisible()
    await expect(palette.map((row) => row.textContent)).toEqual([
      'MetricOne figure with its change.Add',
      'ChartLines or bars over time.Add',
      'PieShares of a whole.Add',
      'TableRows with figures to sort.Add',
    ])
    const rows = await rowsOf(canvas, 'My Dashboards')
    await expect(rows).toHaveLength(4)
    await expect(rows[1]).toHaveTextContent(/Campaign Performance.*Published.*Landing pages.*11 widgets.*Modified 5 hours ago.*312 views/)
    await expect(rows[0]).toHaveTextContent(/Content Engagement.*Draft.*5 widgets/)
    // What was modified last is open, with what was collected.
    const open = await board(canvas, engagement)
    await expect(await open.findByText('10,000')).toBeVisible()
    await expect(await open.findByRole('row', { name: /\/pricing.*214/ })).toBeVisible()
  },
}

export const Loading: Story = states.loading
export const Failed: Story = states.failed
export const NoAccess: Story = states.noAccess
export const ReadOnly: Story = {
  ...states.readOnly,
  play: async ({ canvas }) => {
    await (await board(canvas, engagement)).findByText('10,000')
    await expect(canvas.queryByRole('button', { name: /^Move: / })).toBeNull()
    await expect(canvas.getByRole('button', { name: 'Add: Chart' })).toHaveAccessibleDescription(/^Needs the role Editor/)
    await expect(canvas.getByRole('button', { name: 'Save' })).toHaveAccessibleDescription(/^Needs the role Editor/)
    await expect(await canvas.findByRole('button', { name: 'Create from Template' })).toHaveAccessibleDescription(/^Needs the role Editor/)
  },
}

/** A project without dashboards says how to begin, and its palette waits. */
export const Empty: Story = {
  ...states.empty,
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('No dashboards yet')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Add: Metric' })).toHaveAccessibleDescription('There is no dashboard yet. Create one first.')
    await expect(await canvas.findByRole('button', { name: 'Dashboard Settings' })).toHaveAccessibleDescription('There is no dashboard yet. Create one first.')
    await userEvent.click(canvas.getByRole('button', { name: 'New Dashboard' }))
    const dialog = await opened('New Dashboard')
    await userEvent.click(dialog.getByRole('button', { name: 'Create Dashboard' }))
    await waitFor(() => expect(dialog.getByText('Give the dashboard a name.')).toBeVisible())
    await userEvent.type(dialog.getByRole('textbox', { name: /^Name/ }), 'Bakery')
    await userEvent.click(dialog.getByRole('button', { name: 'Create Dashboard' }))
    await toastSays('success', 'Dashboard Created')
    await expect((await rowsOf(canvas, 'My Dashboards'))[0]).toHaveTextContent(/Bakery.*Draft.*0 widgets · Modified now · 0 views/)
  },
}
const withEmpty = story({ before: (workspace) => workspace.act('dashboards.create', { name: 'Blank' }) })
/** An empty one says how it is filled, and cannot be published yet. */
export const EmptyCanvas: Story = {
  ...withEmpty,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No widgets yet')).toBeVisible()
    await expect(canvas.getByText('Drag one here from the palette, or press Add.')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Publish' })).toHaveAccessibleDescription(/must show something/)
  },
}

/** It is opened in the editor, which counts a view of what is published. */
export const Published: Story = {
  play: async ({ canvas, userEvent }) => {
    const row = await rowOf(canvas, 'My Dashboards', overview)
    await expect(row.getByText('Published')).toBeVisible()
    await userEvent.click(row.getByRole('button', { name: `Open: ${overview}` }))
    await expect(await (await board(canvas, overview)).findByText('$47,203.20')).toBeVisible()
    await waitFor(async () => expect((await rowOf(canvas, 'My Dashboards', overview)).getByText(/487 views/)).toBeVisible())
    await userEvent.click(canvas.getByRole('button', { name: 'Make a Draft' }))
    await toastSays('success', 'Dashboard Is a Draft Again')
    await expect((await rowOf(canvas, 'My Dashboards', overview)).getByText('Draft')).toBeVisible()
  },
}

export const Draft: Story = {
  play: async ({ canvas, userEvent }) => {
    await board(canvas, engagement)
    await userEvent.click(canvas.getByRole('button', { name: 'Publish' }))
    await toastSays('success', 'Dashboard Published')
    await expect((await rowOf(canvas, 'My Dashboards', engagement)).getByText('Published')).toBeVisible()
  },
}

export const DuplicatedAndDeleted: Story = {
  play: async ({ canvas, userEvent }) => {
    await rowOf(canvas, 'My Dashboards', overview)
    await chooseMore(userEvent, canvas.getByRole('button', { name: `More: ${overview}` }), 'Duplicate')
    await toastSays('success', 'Dashboard Duplicated')
    await expect(await rowsOf(canvas, 'My Dashboards')).toHaveLength(5)
    await chooseMore(userEvent, canvas.getByRole('button', { name: `More: ${overview} 2` }), 'Delete')
    const toast = await toastSays('success', 'Dashboard Deleted')
    await expect(await rowsOf(canvas, 'My Dashboards')).toHaveLength(4)
    await userEvent.click(toast.getByRole('button', { name: 'Undo' }))
    await waitFor(async () => expect(await rowsOf(canvas, 'My Dashboards')).toHaveLength(5))
  },
}

/** A draft is made from the template, and is open. */
export const TemplatePicker: Story = {
  play: async ({ canvas, userEvent }) => {
    await board(canvas, engagement)
    await userEvent.click(await canvas.findByRole('button', { name: 'Create from Template' }))
    const dialog = await opened('Dashboard Templates')
    await expect(within(dialog.getByRole('list', { name: 'Templates' })).getAllByRole('listitem')).toHaveLength(4)
    await userEvent.click(dialog.getByRole('button', { name: 'Use Template: Sales' }))
    await toastSays('success', 'Draft Created')
    await expect(await (await board(canvas, 'Sales')).findByRole('group', { name: 'Orders by landing page' })).toBeVisible()
    await expect((await rowsOf(canvas, 'My Dashboards'))[0]).toHaveTextContent(/Sales.*Draft.*In the editor.*5 widgets/)
  },
}

/** Name, description, range, refresh and access. */
export const SettingsDialog: Story = {
  play: async ({ canvas, userEvent }) => {
    await board(canvas, engagement)
    await userEvent.click(await canvas.findByRole('button', { name: 'Dashboard Settings' }))
    const dialog = await opened('Dashboard Settings')
    for (const name of ['Default range', 'Refresh', 'Access']) await expect(dialog.getByRole('combobox', { name })).toBeVisible()
    await retype(userEvent, dialog.getByRole('textbox', { name: /^Name/ }), overview)
    await userEvent.click(dialog.getByRole('button', { name: 'Save Settings' }))
    await expect(dialog.getByText('There is a dashboard of this name already. Choose another one.')).toBeVisible()
    await retype(userEvent, dialog.getByRole('textbox', { name: /^Name/ }), 'Articles')
    await userEvent.click(dialog.getByRole('combobox', { name: 'Default range' }))
    await userEvent.click(await screen.findByRole('option', { name: 'Last 7 days' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Save Settings' }))
    await toastSays('success', 'Settings Saved')
    await expect((await (await board(canvas, 'Articles')).findAllByText('vs. the 7 days before'))[0]).toBeVisible()
  },
}

/** The share dialog is about the open dashboard. */
export const ShareDashboard: Story = {
  play: async ({ canvas, userEvent }) => {
    await board(canvas, engagement)
    await userEvent.click(await canvas.findByRole('button', { name: 'Share Dashboard' }))
    const dialog = within(await screen.findByRole('dialog'))
    await waitFor(() => expect(dialog.getAllByRole('combobox')[0]).toHaveTextContent(engagement))
  },
}

/** What is private is shown to others before it is shared. */
export const SharePrivate: Story = {
  ...story({
    before: async (workspace) => {
      const { id } = await workspace.act('dashboards.create', { name: 'Mine' })
      await workspace.act('dashboards.setSettings', { id, name: 'Mine', description: '', range: '30', refresh: 'off', access: 'private' })
    },
  }),
  play: async ({ canvas }) => {
    await canvas.findByText('No widgets yet')
    await expect(await canvas.findByRole('button', { name: 'Share Dashboard' })).toHaveAccessibleDescription(/^It is private\./)
  },
}

const failingWidgets = (real: Workspace): Workspace => ({
  ...real,
  read: (name, input) =>
    name === 'dashboards.widget'
      ? actsFail(real)
          .act('dashboards.open', { id: '' })
          .then(() => real.read(name, input))
      : real.read(name, input),
})
/** What cannot be counted says so in its place, and the rest can be used. */
export const WidgetError: Story = {
  ...story({ workspace: failingWidgets }),
  play: async ({ canvas }) => {
    const open = await board(canvas, engagement)
    await waitFor(() => expect(open.getAllByRole('button', { name: 'Retry' })).toHaveLength(5))
    await expect(canvas.getByRole('button', { name: 'Move: Visits' })).toBeVisible()
    await expect(await rowsOf(canvas, 'My Dashboards')).toHaveLength(4)
  },
}

/** A project of one's own that has collected nothing yet shows that, and no figures. */
export const WidgetNoData: Story = {
  ...story({
    before: async (workspace) => {
      await states.empty.parameters.state.before?.(workspace)
      await workspace.act('dashboards.useTemplate', { id: 'dashboard-template-overview' })
    },
  }),
  play: async ({ canvas }) => {
    const open = await board(canvas, 'Overview')
    await waitFor(() => expect(open.getAllByText('Nothing has been collected for this yet.')).toHaveLength(6))
  },
}

export const ManyRows: Story = {
  ...answering('dashboards.list', (answer) => ({
    ...answer,
    rows: [...answer.rows.slice(0, 1), ...manyOf<DashboardSummary>(answer.rows, 119, (place) => ({ name: `Dashboard ${place}` }))],
  })),
  play: async ({ canvas }) => {
    await expect(await rowsOf(canvas, 'My Dashboards')).toHaveLength(50)
    await expect(canvas.getByRole('navigation', { name: 'Pages: My Dashboards' })).toBeVisible()
  },
}

/** The longest words, where there is least room: nothing is cut and nothing scrolls sideways. */
export const LongContent: Story = {
  ...phone(states.german.parameters),
  play: async ({ canvas }) => {
    await (await board(canvas, engagement)).findByText('10.000')
    await expect(await rowsOf(canvas, 'Meine Dashboards')).toHaveLength(4)
    await expect(document.documentElement.scrollWidth).toBe(window.innerWidth)
  },
}
