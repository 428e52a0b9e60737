import type { Meta, StoryObj } from '@storybook/react-vite'
import type { Workspace } from '@tagmason/domain'
import { expect, screen, waitFor, within } from 'storybook/test'
import { bakeryEvents, countedOf } from '../../eventsInStories.ts'
import { choose, chooseMore, opened, retype, rowsOf, toastSays } from '../../inStories.ts'
import { actsFail, states, story } from '../../states.ts'
import { DashboardBuilder } from './DashboardBuilder.tsx'
import { widgetDrag } from './dragging.ts'

export default {
  title: 'Reports/Dashboard Builder',
  component: DashboardBuilder,
  parameters: {
    requirements: {
      WidgetAdded: 'REP-BUILD-03, REP-BUILD-03-B',
      WidgetDragged: 'REP-BUILD-03, REP-BUILD-03-B',
      KeyboardMove: 'REP-BUILD-03',
      WidgetConfig: 'REP-BUILD-03, REP-BUILD-03-B',
      WidgetRemoved: 'REP-BUILD-03',
      SaveFails: 'GEN-STATE-04',
      UnsavedChangesWarning: 'REP-BUILD-09',
      LeftWithoutSaving: 'REP-BUILD-09',
      LeftByPalette: 'REP-BUILD-09',
      LeftByProject: 'REP-BUILD-09',
      SavedElsewhere: 'REP-BUILD-09',
      SavedElsewhereMeanwhile: 'REP-BUILD-09',
    },
    path: '/reports/builder',
  },
} satisfies Meta<typeof DashboardBuilder>
type Story = StoryObj<typeof DashboardBuilder>
type Canvas = ReturnType<typeof within>

const engagement = 'Content Engagement'

const widgetsOf = async (canvas: Canvas) => {
  const list = await canvas.findByRole('list', { name: engagement })
  return [...list.querySelectorAll('[data-part=widget] h3')].map((heading) => heading.textContent)
}
const saved = async (canvas: Canvas, person: { click(element: Element): Promise<void> }) => {
  await person.click(canvas.getByRole('button', { name: 'Save' }))
  await toastSays('success', 'Dashboard Saved')
}

/** Added by its button, taken back, made again and saved. */
export const WidgetAdded: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(await widgetsOf(canvas)).toEqual(['Visits', 'Orders', 'Pages that convert', 'Devices', 'Visits by day'])
    await expect(canvas.getByRole('button', { name: 'Save' })).toHaveAccessibleDescription('Everything is saved.')
    await userEvent.click(canvas.getByRole('button', { name: 'Add: Pie' }))
    await toastSays('success', 'Widget Added')
    await expect((await widgetsOf(canvas)).at(-1)).toBe('Users by device')
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }))
    await expect(await widgetsOf(canvas)).toHaveLength(5)
    await userEvent.click(canvas.getByRole('button', { name: 'Redo' }))
    await expect(await widgetsOf(canvas)).toHaveLength(6)
    await saved(canvas, userEvent)
    await expect((await rowsOf(canvas, 'My Dashboards'))[0]).toHaveTextContent(/Content Engagement.*6 widgets · Modified now/)
    await expect(canvas.getByRole('button', { name: 'Save' })).toHaveAccessibleDescription('Everything is saved.')
  },
}

/** Dragged from the palette onto the board. */
export const WidgetDragged: Story = {
  play: async ({ canvas }) => {
    await widgetsOf(canvas)
    const dataTransfer = new DataTransfer()
    const [metric] = await rowsOf(canvas, 'Widget Palette')
    const drag = (at: Element | null | undefined, name: string, place: { clientX?: number; clientY?: number } = {}) =>
      at?.dispatchEvent(new DragEvent(name, { bubbles: true, cancelable: true, dataTransfer, ...place }))
    drag(metric?.querySelector('[draggable=true]'), 'dragstart')
    await expect(dataTransfer.getData(widgetDrag)).toBe('metric')
    const target = await canvas.findByRole('list', { name: engagement })
    const { left, top } = target.getBoundingClientRect()
    const corner = { clientX: left + 10, clientY: top + 10 }
    await expect(drag(target, 'dragover', corner)).toBe(false)
    drag(target, 'drop', corner)
    await waitFor(async () => expect(await widgetsOf(canvas)).toHaveLength(6))
    await expect((await widgetsOf(canvas)).slice(0, 3)).toContain('Visits by day')
  },
}

/** Moved and resized by keyboard alone, and taken back by keyboard. */
export const KeyboardMove: Story = {
  play: async ({ canvas, userEvent }) => {
    await widgetsOf(canvas)
    const said = () => screen.getAllByRole('status').map((status) => status.textContent)
    canvas.getByRole('button', { name: 'Move: Visits' }).focus()
    await userEvent.keyboard('{Enter}')
    await userEvent.keyboard('{Shift>}{ArrowLeft}{/Shift}{ArrowDown}{Enter}')
    await waitFor(() => expect(said().some((words) => /Dropped\. Visits: column 1, row \d+, 5 wide, 2 high/.test(words))).toBe(true))
    await expect(canvas.getByRole('button', { name: 'Save' })).not.toHaveAttribute('aria-disabled', 'true')
    await userEvent.keyboard('{Control>}z{/Control}')
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Save' })).toHaveAttribute('aria-disabled', 'true'))
    await userEvent.keyboard('{Control>}y{/Control}')
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Save' })).not.toHaveAttribute('aria-disabled', 'true'))
    await saved(canvas, userEvent)
  },
}

/** Metric, dimension and range, with what is wrong under its field. */
export const WidgetConfig: Story = {
  play: async ({ canvas, userEvent }) => {
    await widgetsOf(canvas)
    await chooseMore(userEvent, canvas.getByRole('button', { name: 'More: Visits by day' }), 'Configure')
    const drawer = await opened('Configure: Visits by day')
    await userEvent.clear(drawer.getByRole('textbox', { name: /^Title/ }))
    await userEvent.click(drawer.getByRole('checkbox', { name: 'Visits' }))
    await userEvent.click(drawer.getByRole('button', { name: 'Apply' }))
    await expect(drawer.getByText('Give the widget a title.')).toBeVisible()
    await expect(drawer.getByText('Choose at least one figure.')).toBeVisible()
    await retype(userEvent, drawer.getByRole('textbox', { name: /^Title/ }), 'Drop-off')
    await choose(userEvent, drawer.getByRole('combobox', { name: 'Rows' }), 'Funnel step')
    await expect(drawer.queryByRole('combobox', { name: 'Range' })).toBeNull()
    await choose(userEvent, drawer.getByRole('combobox', { name: 'Rows' }), 'Day')
    await choose(userEvent, drawer.getByRole('combobox', { name: 'Range' }), 'Last 7 days')
    await choose(userEvent, drawer.getByRole('combobox', { name: 'Drawn as' }), 'Bars')
    await userEvent.click(drawer.getByRole('button', { name: 'Apply' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect((await widgetsOf(canvas)).at(-1)).toBe('Drop-off')
    await expect(await canvas.findByRole('figure', { name: 'Drop-off' })).toHaveAttribute('data-ui', 'BarChart')
  },
}

export const WidgetRemoved: Story = {
  play: async ({ canvas, userEvent }) => {
    await widgetsOf(canvas)
    await chooseMore(userEvent, canvas.getByRole('button', { name: 'More: Orders' }), 'Remove')
    await waitFor(async () => expect(await widgetsOf(canvas)).not.toContain('Orders'))
    await saved(canvas, userEvent)
    await expect((await rowsOf(canvas, 'My Dashboards'))[0]).toHaveTextContent(/Content Engagement.*4 widgets/)
  },
}

/** Nothing of what was done is lost. */
export const SaveFails: Story = {
  ...story({ workspace: actsFail }),
  play: async ({ canvas, userEvent }) => {
    await widgetsOf(canvas)
    await userEvent.click(canvas.getByRole('button', { name: 'Add: Metric' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await toastSays('error', 'Not done: save a dashboard')
    await expect(await widgetsOf(canvas)).toHaveLength(6)
    await expect(canvas.getByRole('button', { name: 'Save' })).not.toHaveAttribute('aria-disabled', 'true')
  },
}

/** What is not saved is not lost by a link, by another dashboard or by sharing. */
export const UnsavedChangesWarning: Story = {
  play: async ({ canvas, userEvent }) => {
    await widgetsOf(canvas)
    await userEvent.click(canvas.getByRole('button', { name: 'Add: Metric' }))
    await expect(await canvas.findByRole('button', { name: 'Share Dashboard' })).toHaveAccessibleDescription('Save the changes first.')
    await userEvent.click(within(canvas.getByRole('navigation', { name: 'Breadcrumb' })).getByRole('link', { name: 'Dashboard' }))
    const question = within(await screen.findByRole('alertdialog', { name: 'Leave without saving?' }))
    await expect(question.getByText(`The changes to ${engagement} are not saved.`)).toBeVisible()
    await userEvent.click(question.getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    await expect(await widgetsOf(canvas)).toHaveLength(6)
    await userEvent.click(canvas.getByRole('button', { name: 'Open: Checkout Health' }))
    await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Leave' }))
    await expect(await canvas.findByRole('list', { name: 'Checkout Health' })).toBeVisible()
  },
}

/** After a yes the link is followed. */
export const LeftWithoutSaving: Story = {
  play: async ({ canvas, userEvent }) => {
    await widgetsOf(canvas)
    await userEvent.click(canvas.getByRole('button', { name: 'Add: Metric' }))
    await userEvent.click(within(canvas.getByRole('navigation', { name: 'Breadcrumb' })).getByRole('link', { name: 'Dashboard' }))
    await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Leave' }))
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible()
  },
}

const inShell = { shell: true, layout: 'fullscreen' }
const question = async () => within(await screen.findByRole('alertdialog', { name: 'Leave without saving?' }))
/** Nor by the palette. */
export const LeftByPalette: Story = {
  parameters: inShell,
  play: async ({ canvas, userEvent }) => {
    await widgetsOf(canvas)
    await userEvent.click(canvas.getByRole('button', { name: 'Add: Metric' }))
    await userEvent.keyboard('{Control>}k{/Control}')
    await userEvent.type((await opened('Search')).getByRole('combobox'), 'Share Reports')
    await userEvent.click(await screen.findByRole('option', { name: /^Share Reports/ }))
    await userEvent.click((await question()).getByRole('button', { name: 'Leave' }))
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Share Reports' })).toBeVisible()
  },
}

/** Nor by another project. */
export const LeftByProject: Story = {
  parameters: inShell,
  play: async ({ canvas, userEvent }) => {
    await widgetsOf(canvas)
    await userEvent.click(canvas.getByRole('button', { name: 'Add: Metric' }))
    await choose(userEvent, await screen.findByRole('combobox', { name: 'Project' }), 'Marketing Campaign')
    await userEvent.click((await question()).getByRole('button', { name: 'Leave' }))
    await waitFor(() => expect(screen.getByRole('combobox', { name: 'Project' })).toHaveTextContent('Marketing Campaign'))
    await waitFor(async () => expect(await widgetsOf(canvas)).toHaveLength(5))
  },
}

let elsewhere: Workspace | undefined
/** Saves the open dashboard with its first widget alone, as somebody else would. */
const savedByAnother = async () => {
  const [row] = (await elsewhere?.read('dashboards.list', undefined))?.rows ?? []
  if (elsewhere === undefined || row === undefined) throw new Error('There is no dashboard to save.')
  const { id, revision, document } = await elsewhere.read('dashboards.details', { id: row.id })
  await elsewhere.act('dashboards.save', { id, revision, document: { widgets: document.widgets.slice(0, 1) } })
}
const withAnother = story({ workspace: (real) => (elsewhere = real) })
/** Who has changed nothing follows what others save. */
export const SavedElsewhere: Story = {
  ...withAnother,
  play: async ({ canvas }) => {
    await expect(await widgetsOf(canvas)).toHaveLength(5)
    await savedByAnother()
    await waitFor(async () => expect(await widgetsOf(canvas)).toEqual(['Visits']))
    await expect(canvas.queryByText('Somebody else saved this dashboard')).toBeNull()
  },
}

/** Who has is told, keeps what they made until they give it up, and writes over nobody. */
export const SavedElsewhereMeanwhile: Story = {
  ...withAnother,
  play: async ({ canvas, userEvent }) => {
    await widgetsOf(canvas)
    await userEvent.click(canvas.getByRole('button', { name: 'Add: Metric' }))
    await waitFor(async () => expect(await widgetsOf(canvas)).toHaveLength(6))
    await savedByAnother()
    await expect(await canvas.findByText('Somebody else saved this dashboard')).toBeVisible()
    await expect(await widgetsOf(canvas)).toHaveLength(6)
    await expect(canvas.getByRole('button', { name: 'Save' })).toHaveAccessibleDescription(/cannot be saved over theirs/)
    await userEvent.click(canvas.getByRole('button', { name: 'Load Theirs' }))
    await waitFor(async () => expect(await widgetsOf(canvas)).toEqual(['Visits']))
    await expect(canvas.queryByText('Somebody else saved this dashboard')).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Add: Pie' }))
    await saved(canvas, userEvent)
    await waitFor(async () => expect(await widgetsOf(canvas)).toHaveLength(2))
  },
}

/** A widget tells how its figures are counted. */
export const HowCounted: Story = {
  ...states.withEvents(bakeryEvents, (workspace) => workspace.act('dashboards.useTemplate', { id: 'dashboard-template-overview' })),
  play: async ({ canvas, userEvent }) => {
    const list = within(await canvas.findByRole('list', { name: 'Overview' }))
    await expect((await list.findAllByRole('button', { name: /^How this is counted: / })).length).toBeGreaterThan(3)
    const panel = await countedOf(userEvent, canvas, 'Visits')
    await expect(panel.getByText(/^Visits, key events and revenue of each of the last 30 days/)).toBeVisible()
  },
}
