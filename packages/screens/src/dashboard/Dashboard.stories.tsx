import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ReadOutput, Workspace } from '@tagmason/domain'
import { expect, screen, waitFor, within } from 'storybook/test'
import { bakeryEvents, countedOf } from '../eventsInStories.ts'
import { toastSays } from '../inStories.ts'
import { planned, states, story } from '../states.ts'
import { Dashboard } from './Dashboard.tsx'

export default {
  title: 'Dashboard/Dashboard',
  component: Dashboard,
  parameters: {
    requirements: {
      Ready: 'DASH-HOME-01, 02, 04 to 11',
      CreateProjectDialog: 'DASH-HOME-03, DASH-HOME-03-B',
      ProcessEmptyInput: 'DASH-HOME-12, DASH-HOME-12-B',
      CarriesGoalsOver: 'DASH-HOME-12, DASH-HOME-12-B',
      LeadsToTasks: 'DASH-HOME-09-B, DASH-HOME-10-B',
    },
    path: '/',
  },
} satisfies Meta<typeof Dashboard>
type Story = StoryObj<typeof Dashboard>

const figures = async (canvas: ReturnType<typeof within>, label = 'Key figures') =>
  within(await canvas.findByRole('list', { name: label })).getAllByRole('listitem')

export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toHaveTextContent('Dashboard')
    await expect(canvas.getByRole('navigation', { name: 'Breadcrumb' })).toHaveTextContent('Dashboard')
    await expect((await figures(canvas)).map((figure) => figure.textContent)).toEqual([
      expect.stringContaining('12'),
      expect.stringContaining('1,247'),
      expect.stringContaining('8'),
      expect.stringContaining('24'),
    ])
    await expect((await figures(canvas))[3]).toHaveTextContent(/^Automation Rules\D*24\D/)
    await expect(canvas.getByRole('heading', { name: 'Recent Analytics' })).toBeVisible()
    // The card has what it promises, ways to begin.
    await expect(canvas.getByRole('heading', { name: 'Quick Actions' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: /^Set up tracking/ })).toHaveAttribute('href', '/setup/natural-language')
    await expect(canvas.getByRole('link', { name: /^All setup/ })).toHaveAttribute('href', '/setup')
    await expect(canvas.getByRole('textbox', { name: 'AI-powered setup' })).toBeVisible()
  },
}

export const Loading: Story = states.loading
export const Failed: Story = states.failed
export const NoAccess: Story = states.noAccess
export const ReadOnly: Story = states.readOnly
export const German: Story = states.german

/** A project of one's own, in which nothing has happened. */
export const NewWorkspace: Story = {
  ...states.empty,
  play: async ({ canvas }) => {
    await expect((await figures(canvas)).map((figure) => figure.textContent)).toEqual([
      expect.stringMatching(/\D1\D/),
      ...Array.from({ length: 3 }, () => expect.stringMatching(/\D0\D/)),
    ])
    await expect(await canvas.findByText('No events yet')).toBeVisible()
    await expect(await canvas.findByRole('link', { name: 'Set up tracking' })).toBeVisible()
  },
}

const own = (workspace: Workspace) => workspace.act('projects.create', { name: 'Corner Bakery', website: 'bakery.example', timeZone: 'Europe/Madrid' })

/** The plan is made and applied, and the site has sent nothing so far. */
export const NoEventsYet: Story = {
  ...story({
    before: async (workspace) => {
      await own(workspace)
      await planned('Track purchases and newsletter sign-ups')(workspace)
      await workspace.act('plans.apply', undefined)
    },
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No events yet')).toBeVisible()
    await expect(canvas.getByText('They appear here as soon as the site sends the first one.')).toBeVisible()
    await expect(await canvas.findByRole('link', { name: 'Open the measurement plan' })).toBeVisible()
  },
}

const most = 123_456_789_012
const huge = (real: Workspace): Workspace => ({
  ...real,
  read: async (name, input) => {
    const answer = await real.read(name, input)
    if (name === 'dashboard.figures') return { ...answer, activeProjects: most, eventsTracked: most, insights: most, automationRules: most }
    if (name === 'dashboard.recent')
      return (answer as ReadOutput<'dashboard.recent'>).map((day, at) => ({ ...day, visits: most - at * 1e10, events: most })) as never
    return answer
  },
})
/** The largest figures and the longest words: every digit is shown, and nothing scrolls sideways. */
export const LongContent: Story = {
  ...story({ before: (workspace) => workspace.act('session.setPreferences', { language: 'de' }), workspace: huge }),
  play: async ({ canvas }) => {
    for (const figure of await figures(canvas, 'Kennzahlen')) {
      await expect(figure).toHaveTextContent('123.456.789.012')
      await expect(figure.scrollWidth).toBeLessThanOrEqual(figure.clientWidth)
    }
    await expect(document.documentElement.scrollWidth).toBe(window.innerWidth)
  },
}

export const CreateProjectDialog: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'New Project' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Create new project' }))
    await waitFor(() => expect(dialog.getByRole('textbox', { name: 'Name' })).toHaveFocus())
    await expect(dialog.getByRole('textbox', { name: 'Website address' })).toHaveValue('')
    await expect(dialog.getByRole('button', { name: 'Create project' })).toBeVisible()
  },
}

/** An empty text leads nowhere and says what is missing. */
export const ProcessEmptyInput: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Process' }))
    await toastSays('info', 'Please describe your tracking goals first')
    await expect(canvas.getByRole('heading', { name: 'Dashboard', level: 1 })).toBeVisible()
  },
}

export const CarriesGoalsOver: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'AI-powered setup' }), 'Track purchases')
    await userEvent.click(canvas.getByRole('button', { name: 'Process' }))
    await canvas.findByRole('heading', { name: 'Natural Language Setup', level: 1 })
    await expect(await canvas.findByRole('textbox', { name: /goals/i })).toHaveValue('Track purchases')
    await waitFor(() => expect(canvas.getByRole('table', { name: 'Events' })).toHaveTextContent('purchase'))
  },
}

/** Each quick action, and the card of the last days, lead to what they name: the week is drawn from collected events. */
export const LeadsToTasks: Story = {
  ...states.withEvents(bakeryEvents),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click((await canvas.findAllByText('Show as a table')).at(-1) ?? document.body)
    const table = await canvas.findByRole('table', { name: 'Visits and events of the last 7 days' })
    await expect(within(table).getAllByRole('row').length).toBeGreaterThan(7)
    const follow = async (name: string, heading: string) => {
      await userEvent.click(await canvas.findByRole('link', { name }))
      await canvas.findByRole('heading', { name: heading, level: 1 })
    }
    const back = () => follow('Dashboard', 'Dashboard')
    await follow('Real-time Analytics', 'Real-time Analytics')
    await back()
    await follow('Set up tracking', 'Natural Language Setup')
    await back()
    await follow('Connect a container', 'GTM Management')
    await expect(await canvas.findByRole('textbox', { name: 'Container ID' })).toBeVisible()
    await back()
    await follow('Export data', 'Export Data')
    await back()
    await follow('Create a report', 'Custom Reports')
    await expect(await screen.findByRole('dialog', { name: 'New Report' })).toBeVisible()
  },
}

/** Every figure tells how it is counted. */
export const HowCounted: Story = {
  ...states.withEvents(bakeryEvents),
  play: async ({ canvas, userEvent }) => {
    await expect((await figures(canvas))[1]).toHaveTextContent(/Events Tracked\d+/)
    const panel = await countedOf(userEvent, canvas, 'Events Tracked')
    await expect(panel.getByText('All events of the last 24 hours.')).toBeVisible()
    await expect(panel.getByText('Europe/Madrid')).toBeVisible()
    await expect(panel.getByText('2 from machines or your own people')).toBeVisible()
    await expect(panel.getByText('1 minute ago')).toBeVisible()
    await expect(panel.getByRole('textbox', { name: 'The same question in the API' })).toHaveDisplayValue(
      '/api/v1/query?project=corner-bakery&measures=events&from=2026-02-28T12:00:00.000Z&to=2026-03-01T12:00:00.000Z',
    )
  },
}
