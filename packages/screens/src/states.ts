import { type CollectedEvent, type ReadName, Refusal, type Role, type Workspace } from '@tagmason/domain'
import { expect, waitFor, type within } from 'storybook/test'
import { never } from './never.ts'

/**
 * The states of a screen as functions of the door, so that a story is one line: `export const Loading = states.loading`.
 * Storybook puts the function between the engine over the sample rows and the screen.
 */
export interface ScreenState {
  /** What is put in between. */
  workspace?(real: Workspace): Workspace
  /** Who looks; the owner when left out. */
  role?: Role
  /** What the projects of the account collected; nothing is collected when left out. */
  events?: readonly CollectedEvent[]
  /** What has happened before the story begins. */
  before?(workspace: Workspace): Promise<unknown>
  /** What arrives after that, at the event triggers of the project too. */
  arriving?: readonly CollectedEvent[]
}

/** A story in a state. */
export const story = (state: ScreenState) => ({ parameters: { state } })

/** What a play function is given that looks at a page. */
interface Playing {
  canvas: ReturnType<typeof within>
}

/** What the frame itself reads: it stands in every state. */
const frames = new Set<ReadName>(['session.get', 'projects.list', 'notifications.list'])

const reads =
  (answer: Workspace['read']) =>
  (real: Workspace): Workspace => ({ ...real, read: (name, input) => (frames.has(name) ? real.read(name, input) : answer(name, input)) })
const refuses = (code: Refusal['code']) => () => Promise.reject(new Refusal(code, 'A story refuses this.'))

const bakery = (workspace: Workspace) => workspace.act('projects.create', { name: 'Corner Bakery', website: 'bakery.example', timeZone: 'Europe/Madrid' })

export const states = {
  /** Nothing has answered yet: heading and skeleton stand. */
  loading: {
    ...story({ workspace: reads(() => never) }),
    play: async ({ canvas }: Playing) => {
      await canvas.findByRole('heading', { level: 1 })
      await expect(canvas.getByRole('main')).toHaveAttribute('aria-busy', 'true')
      await expect(canvas.getByRole('main').querySelector('[data-ui=Skeleton]')).toBeVisible()
    },
  },
  /** The data cannot be had; Retry asks again (GEN-STATE-02). */
  failed: {
    ...story({ workspace: reads(refuses('unavailable')) }),
    play: async ({ canvas }: Playing) => {
      await expect(await canvas.findByRole('alert')).toHaveTextContent('This page could not be loaded')
      await expect(canvas.getByRole('button', { name: 'Retry' })).toBeVisible()
      await expect(canvas.getByRole('heading', { level: 1 })).toBeVisible()
    },
  },
  /** The role does not include the page (GEN-STATE-03). */
  noAccess: {
    ...story({ workspace: reads(refuses('forbidden')) }),
    play: async ({ canvas }: Playing) => {
      await expect(await canvas.findByText('You cannot see this page')).toBeVisible()
      await expect(canvas.queryByRole('button', { name: 'Retry' })).toBeNull()
      await waitFor(() => expect(canvas.getByRole('main')).toHaveAttribute('aria-busy', 'false'))
    },
  },
  /** Everything can be seen and nothing changed. */
  readOnly: story({ role: 'viewer' }),
  /** A project of one's own, with nothing in it. */
  empty: story({ before: bakery }),
  /** The same with what it collected, see `bakeryEvents`; `before` is what else has happened, `arriving` what came after that. */
  withEvents: (
    events: readonly CollectedEvent[],
    before: NonNullable<ScreenState['before']> = async () => undefined,
    arriving: readonly CollectedEvent[] = [],
  ) =>
    story({
      events,
      arriving,
      before: async (workspace) => {
        await bakery(workspace)
        await before(workspace)
      },
    }),
  spanish: story({ before: (workspace) => workspace.act('session.setPreferences', { language: 'es' }) }),
  french: story({ before: (workspace) => workspace.act('session.setPreferences', { language: 'fr' }) }),
  german: story({ before: (workspace) => workspace.act('session.setPreferences', { language: 'de' }) }),
}

/** What has happened before: these goals have become the plan of the project. */
export const planned = (goals: string) => (workspace: Workspace) => workspace.act('plans.generate', { goals })

/** Every change is refused; what is on screen stays as it was. */
export const actsFail = (real: Workspace): Workspace => ({ ...real, act: () => Promise.reject(new Refusal('unavailable', 'A story refuses this.')) })

/** Changes never come back: the controls stay busy. */
export const actsHang = (real: Workspace): Workspace => ({ ...real, act: () => never })

/** A story in a window of this size, in pixels; in Storybook itself the toolbar shows it. Further parameters go in here, as `phone(states.failed.parameters)`. */
export const windowOf = (width: number, height: number, parameters: Record<string, unknown> = {}) => ({
  globals: { viewport: { value: 'story', isRotated: false } },
  parameters: { ...parameters, viewport: { options: { story: { name: `${width} × ${height}`, styles: { width: `${width}px`, height: `${height}px` } } } } },
})
export const phone = (parameters?: Record<string, unknown>) => windowOf(390, 844, parameters)
