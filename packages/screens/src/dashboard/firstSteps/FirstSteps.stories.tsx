import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ReadOutput, Workspace } from '@tagmason/domain'
import { expect, screen, waitFor, within } from 'storybook/test'
import { key, script, served } from '../../setup/trackingCode/inStories.ts'
import { choose, toastSays } from '../../inStories.ts'
import { phone, planned, story } from '../../states.ts'
import { Dashboard } from '../Dashboard.tsx'

export default { title: 'Dashboard/First Steps', component: Dashboard, parameters: { path: '/' } } satisfies Meta<typeof Dashboard>
type Story = StoryObj<typeof Dashboard>

const steps = async (canvas: ReturnType<typeof within>, label = 'First steps') =>
  within(await canvas.findByRole('list', { name: label })).getAllByRole('listitem')
const ticked = async (canvas: ReturnType<typeof within>, label?: string) => (await steps(canvas, label)).map((step) => step.dataset.state === 'done')
const [yes, no] = [true, false]

/** Nothing has happened: no figure of nought is shown, and one press makes the code. */
export const Begins: Story = {
  ...served({}),
  play: async ({ canvas, userEvent }) => {
    await expect(await ticked(canvas)).toEqual([no, no, no, no, no, no])
    await expect(canvas.queryByRole('list', { name: 'Key figures' })).toBeNull()
    await userEvent.click(await canvas.findByRole('button', { name: 'Create Tracking Code' }))
    await toastSays('success', 'Tracking Code Created')
    await waitFor(async () => expect(await ticked(canvas)).toEqual([no, no, no, yes, no, no]))
    await expect(canvas.getByRole('region', { name: 'Tracking code' })).toHaveTextContent(script)
    await userEvent.type(canvas.getByRole('textbox', { name: 'AI-powered setup' }), 'Track purchases')
    await userEvent.click(canvas.getByRole('button', { name: 'Process' }))
    await canvas.findByRole('heading', { name: 'Natural Language Setup', level: 1 })
  },
}

const applied = async (workspace: Workspace) => {
  await planned('Track purchases and newsletter sign-ups')(workspace)
  await workspace.act('plans.apply', undefined)
}

/** The plan is made: its container is checked by itself, and the link opens the plan. */
export const PlanToApply: Story = {
  ...served({}, planned('Track purchases and newsletter sign-ups')),
  play: async ({ canvas, userEvent }) => {
    await expect(await ticked(canvas)).toEqual([yes, no, yes, no, no, no])
    await expect(canvas.getByText(/checked: an import accepts all of it/)).toBeVisible()
    await userEvent.click(canvas.getByRole('link', { name: 'Open the plan' }))
    await canvas.findByRole('heading', { name: 'Natural Language Setup', level: 1 })
  },
}

/** What the stream of the story at hand is told, and whether the site has sent an event. */
let tell: (() => void) | undefined
let newest: string | null = null
let counted = 0

const arriving = (state: ReturnType<typeof served>) => {
  const { workspace: between, ...rest } = state.parameters.state
  return {
    parameters: {
      state: {
        ...rest,
        workspace: (real: Workspace): Workspace => {
          ;[newest, counted] = [null, 0]
          const behind = between?.(real) ?? real
          return {
            ...behind,
            read: async (name, input) => {
              const given = await behind.read(name, input)
              if (name === 'trackingCode.get') return { ...(given as ReadOutput<'trackingCode.get'>), newest } as typeof given
              if (name === 'dashboard.figures') return { ...(given as ReadOutput<'dashboard.figures'>), eventsTracked: counted } as typeof given
              return given
            },
            watch: (listener, stream) => {
              tell = () => listener(['trackingCode.get', 'dashboard.figures'])
              return behind.watch(listener, stream)
            },
          }
        },
      },
    },
  }
}

/** The first event comes while the page is open: the last steps tick, and figures follow below. */
export const FirstEventArrives: Story = {
  ...arriving(served({ key }, applied)),
  play: async ({ canvas }) => {
    await expect(await ticked(canvas)).toEqual([yes, yes, yes, yes, no, no])
    ;[newest, counted] = ['2026-03-01T12:00:00.000Z', 1]
    tell?.()
    await waitFor(async () => expect(await ticked(canvas)).toEqual([yes, yes, yes, yes, yes, yes]))
    await expect(canvas.getByText('6 of 6 done')).toBeVisible()
    await expect(canvas.getByText('1 event counted in the last 24 hours.')).toBeVisible()
    await expect(await canvas.findByRole('list', { name: 'Key figures' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Watch events arrive' })).toHaveAttribute('href', '/analytics/realtime')
  },
}

/** What came was a machine, which figures leave out: the list says so. */
export const OnlyMachines: Story = {
  ...arriving(served({ key }, applied)),
  play: async ({ canvas }) => {
    await steps(canvas)
    newest = '2026-03-01T12:00:00.000Z'
    tell?.()
    await expect(await canvas.findByText(/Only machines came so far/)).toBeVisible()
    await expect(await ticked(canvas)).toEqual([yes, yes, yes, yes, yes, no])
  },
}

/** Each project has first steps of its own: one whose site sends events is left for a new one, and the other way round. */
export const EachProjectHasItsOwn: Story = {
  parameters: {
    path: '/',
    shell: true,
    layout: 'fullscreen',
    ...story({
      before: async (workspace) => {
        await workspace.act('projects.create', { name: 'Corner Bakery', website: 'bakery.example', timeZone: 'Europe/Madrid' })
        await workspace.act('projects.create', { name: 'Book Shop', website: 'books.example', timeZone: 'Europe/Madrid' })
        await workspace.act('session.selectProject', { project: 'corner-bakery' })
      },
      workspace: (real): Workspace => ({
        ...real,
        read: async (name, input) => {
          const given = await real.read(name, input)
          if (name !== 'trackingCode.get') return given
          // A server may answer after the page knows of the other project.
          await scheduler.postTask(() => undefined, { delay: 300 })
          const { project } = await real.read('session.get', undefined)
          return { script, key, newest: project === 'corner-bakery' ? '2026-03-01T11:58:00.000Z' : null } as typeof given
        },
      }),
    }).parameters,
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('list', { name: 'Key figures' })).toBeVisible()
    const project = () => screen.getByRole('combobox', { name: 'Project' })
    await choose(userEvent, project(), 'Book Shop')
    await expect(await ticked(canvas)).toEqual([no, no, no, yes, no, no])
    await expect(canvas.queryByRole('list', { name: 'Key figures' })).toBeNull()
    await choose(userEvent, project(), 'Corner Bakery')
    await expect(await canvas.findByRole('list', { name: 'Key figures' })).toBeVisible()
    await waitFor(() => expect(canvas.queryByRole('list', { name: 'First steps' })).toBeNull())
  },
}

/** Each step leads to where it is done. */
export const StepsLead: Story = {
  ...served({}),
  play: async ({ canvas, userEvent }) => {
    const rows = await steps(canvas)
    await expect(rows.map((row) => within(row).getAllByRole('link')[0]?.getAttribute('href'))).toEqual([
      '/setup/natural-language',
      '/setup/natural-language',
      '/setup/natural-language',
      '/setup',
      '/setup',
      '/analytics/realtime',
    ])
    await userEvent.click(canvas.getByRole('link', { name: 'Say what you want to measure' }))
    await canvas.findByRole('heading', { name: 'Natural Language Setup', level: 1 })
  },
}

/** A project that has received events shows its figures. */
export const HasBegun: Story = {
  ...served({ key, newest: '2026-03-01T11:58:00.000Z' }, applied),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('list', { name: 'Key figures' })).toBeVisible()
    await expect(canvas.queryByRole('list', { name: 'First steps' })).toBeNull()
  },
}

export const GermanOnPhone: Story = {
  ...phone(served({}, (workspace) => workspace.act('session.setPreferences', { language: 'de' })).parameters),
  play: async ({ canvas }) => {
    await expect(await ticked(canvas, 'Erste Schritte')).toEqual([no, no, no, no, no, no])
    await expect(document.documentElement.scrollWidth).toBe(window.innerWidth)
  },
}
