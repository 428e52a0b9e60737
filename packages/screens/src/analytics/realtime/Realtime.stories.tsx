import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ReadOutput, Workspace } from '@tagmason/domain'
import { expect, waitFor, within } from 'storybook/test'
import { bakeryEvents, countedOf, storyEvent } from '../../eventsInStories.ts'
import { answers, figureOf, headed, rowsOf } from '../../inStories.ts'
import { phone, states, story } from '../../states.ts'
import { Realtime } from './Realtime.tsx'

export default {
  title: 'Analytics/Real-time Analytics',
  component: Realtime,
  parameters: {
    requirements: {
      Ready: 'ANA-RT-01 to 06',
      Reconnecting: 'ANA-RT-03',
      EventsArrive: 'ANA-RT-04',
      ZeroDevices: 'ANA-RT-06',
      LongContent: 'GEN-STATE-05',
    },
    path: '/analytics/realtime',
  },
} satisfies Meta<typeof Realtime>
type Story = StoryObj<typeof Realtime>

/** The same workspace with other figures of this moment. */
const now = (change: (answer: ReadOutput<'realtime.now'>) => ReadOutput<'realtime.now'>) => answers('realtime.now', change)

export const Ready: Story = {
  play: async ({ canvas }) => {
    await headed(canvas, 'Real-time Analytics', 'Dashboard', 'Analytics', 'Real-time Analytics')
    await expect(await canvas.findByText('Live')).toBeVisible()
    await expect(await rowsOf(canvas, 'Key figures')).toHaveLength(4)
    await expect(await figureOf(canvas, 'Active Users')).toBe('6')
    await expect(await figureOf(canvas, 'Page Views')).toBe('47')
    await expect(await figureOf(canvas, 'Events per Minute')).toBe('3.4')
    await expect(await figureOf(canvas, 'Conversions Today')).toBe('7')
    const pages = await rowsOf(canvas, 'Top Pages')
    await expect(pages).toHaveLength(6)
    await expect(pages[0]).toHaveTextContent(/\/pricing.*5 active.*23.*48\.9%/)
    await expect((await rowsOf(canvas, 'Device Breakdown')).map((row) => row.textContent)).toEqual(['Desktop1760.7%', 'Mobile932.1%', 'Tablet27.1%'])
    await expect(canvas.getByRole('img', { name: /Last 30 Minutes/ })).toBeVisible()
  },
}

let arrived = 0
let tellAll: ((old: readonly 'realtime.now'[]) => void)[] = []
const streaming = now((answer) => ({
  ...answer,
  latest: [
    ...Array.from({ length: arrived }, (_, at) => ({
      id: `new-${at}`,
      at: '2024-01-22T10:00:00.000Z',
      name: 'sign_up',
      path: '/join',
      source: '',
      country: 'FR',
      params: [],
    })),
    ...answer.latest,
  ],
}))
/** While the stream is paused its rows stay, and the button counts what came; going on shows them. */
export const StreamPaused: Story = {
  ...story({
    workspace: (real) => {
      arrived = 0
      tellAll = []
      return {
        ...streaming(real),
        watch: (listener, stream) => {
          tellAll.push(listener)
          return real.watch(listener, stream)
        },
      }
    },
  }),
  play: async ({ canvas, userEvent }) => {
    const first = (await rowsOf(canvas, 'Events as They Come'))[0]?.textContent
    await userEvent.click(canvas.getByRole('button', { name: 'Pause' }))
    arrived = 2
    for (const listener of tellAll) listener(['realtime.now'])
    const goOn = await canvas.findByRole('button', { name: 'Go on: 2 new' })
    await expect((await rowsOf(canvas, 'Events as They Come'))[0]).toHaveTextContent(first ?? '')
    await userEvent.click(goOn)
    await expect((await rowsOf(canvas, 'Events as They Come'))[0]).toHaveTextContent(/sign_up.*\/join · France/)
  },
}

export const Loading: Story = states.loading
export const Failed: Story = states.failed
export const NoAccess: Story = states.noAccess
export const ReadOnly: Story = {
  ...states.readOnly,
  play: async ({ canvas }) => {
    await expect(await rowsOf(canvas, 'Top Pages')).toHaveLength(6)
  },
}

/** What the stream of the story at hand is told. */
let tell: ((up: boolean) => void) | undefined
const streamed = (real: Workspace): Workspace => ({
  ...real,
  watch: (listener, stream) => {
    tell = stream
    return real.watch(listener, stream)
  },
})
/** Lit only while news arrive; on loss the figures stay, with their age. */
export const Reconnecting: Story = {
  ...story({ workspace: streamed }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Live')).toBeVisible()
    tell?.(false)
    await expect(await canvas.findByText('Reconnecting')).toBeVisible()
    await expect(canvas.queryByText('Live')).toBeNull()
    await expect(canvas.getByText(/^Last update/)).toHaveTextContent(/^Last update (now|\d+ seconds? ago)$/)
    await expect(await figureOf(canvas, 'Active Users')).toBe('6')
    tell?.(true)
    await expect(await canvas.findByText('Live')).toBeVisible()
    tell?.(false)
    await canvas.findByText('Reconnecting')
  },
}

let more = 0
const counted = now((answer) => ({ ...answer, figures: { ...answer.figures, activeUsers: answer.figures.activeUsers + more } }))
let listeners: ((old: readonly 'realtime.now'[]) => void)[] = []
/** Figures move as soon as the stream says that events have come. */
export const EventsArrive: Story = {
  ...story({
    workspace: (real) => {
      more = 0
      listeners = []
      return {
        ...counted(real),
        watch: (listener, stream) => {
          listeners.push(listener)
          return real.watch(listener, stream)
        },
      }
    },
  }),
  play: async ({ canvas }) => {
    await expect(await figureOf(canvas, 'Active Users')).toBe('6')
    more = 3
    for (const listener of listeners) listener(['realtime.now'])
    await waitFor(async () => expect(await figureOf(canvas, 'Active Users')).toBe('9'))
  },
}

/** A project of one's own that has received nothing: what to do instead of figures. */
export const NoTraffic: Story = {
  ...states.empty,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No traffic yet')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Set up tracking' })).toHaveAttribute('href', '/setup')
    await expect(await figureOf(canvas, 'Active Users')).toBe('0')
    await expect(canvas.queryByRole('list', { name: 'Top Pages' })).toBeNull()
  },
}

const quiet = now((answer) => ({
  ...answer,
  pages: [],
  minutes: [],
  devices: [],
  figures: { ...answer.figures, activeUsers: 0, pageViews: 0, eventsPerMinute: 0 },
}))
/** A site that sends events, at a moment when nobody is there. */
export const Quiet: Story = {
  ...story({ workspace: quiet }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No traffic right now')).toBeVisible()
    await expect(canvas.queryByRole('link', { name: 'Set up tracking' })).toBeNull()
    await expect(await figureOf(canvas, 'Conversions Today')).toBe('7')
  },
}

const cakes = JSON.stringify(Array.from({ length: 3 }, (_, at) => ({ item_id: `cake-${at}`, item_name: 'Cherry cake', price: 40, quantity: 1 })))
/** The stream shows an order in words, not as the JSON that it came as. */
export const OrderInWords: Story = {
  ...states.withEvents([...bakeryEvents, storyEvent(1, 'ana', 'purchase', '/thanks', { value: 120, currency: 'EUR', params: { items: cakes } })]),
  play: async ({ canvas }) => {
    const order = (await rowsOf(canvas, 'Events as They Come')).find((row) => row.textContent.includes('purchase'))
    await expect(order).toHaveTextContent(/3 items, 120\.00 EUR/)
    await expect(order).not.toHaveTextContent(/item_id/)
  },
}

/** Only machines came in these minutes: the page says so, how many and by which rule, instead of that none came. */
export const OnlyMachines: Story = {
  ...states.withEvents(bakeryEvents.filter(({ visitor }) => visitor === 'spider')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('1 visit of a machine or your own people came and is left out')).toBeVisible()
    await expect(await canvas.findByText('2 declared bots: crawlers, monitors, link previews')).toBeVisible()
    await expect(canvas.queryByText('No traffic right now')).toBeNull()
  },
}

const spike = now((answer) => ({
  ...answer,
  figures: { activeUsers: 48_210, pageViews: 1_234_567, eventsPerMinute: 51_302.4, conversionsToday: 9_876 },
  pages: answer.pages.map((page, at) => ({ ...page, views: 380_000 - at * 70_000, activeUsers: 14_000 - at * 2_400 })),
  minutes: answer.minutes.map((minute, at) => ({
    ...minute,
    views: at < 24 ? minute.views * 300 : 180_000 + at * 900,
    events: at < 24 ? minute.events * 320 : 220_000,
  })),
}))
/** A thousand times the usual: every digit is shown and the rows keep their shape. */
export const Spike: Story = {
  ...story({ workspace: spike }),
  play: async ({ canvas }) => {
    await expect(await figureOf(canvas, 'Page Views')).toBe('1,234,567')
    await expect(await figureOf(canvas, 'Events per Minute')).toBe('51,302.4')
    const row = within((await rowsOf(canvas, 'Top Pages'))[0] ?? document.body)
    await expect(row.getByText('380,000')).toBeVisible()
    await expect(document.documentElement.scrollWidth).toBe(window.innerWidth)
  },
}

const nobody = now((answer) => ({ ...answer, people: 0, devices: answer.devices.map((device) => ({ ...device, users: 0 })) }))
/** Shares of nobody are nothing, and no error. */
export const ZeroDevices: Story = {
  ...story({ workspace: nobody }),
  play: async ({ canvas }) => {
    for (const row of await rowsOf(canvas, 'Device Breakdown')) await expect(row).toHaveTextContent(/00%$/)
  },
}

const long = now((answer) => ({
  ...answer,
  pages: answer.pages.map((page) => ({ ...page, path: `${page.path}/${'sehr-langer-abschnitt-'.repeat(5)}` })),
}))
/** The longest words, where there is least room: nothing scrolls sideways. */
export const LongContent: Story = {
  ...phone({ state: { ...states.german.parameters.state, workspace: long } }),
  play: async ({ canvas }) => {
    await expect(await rowsOf(canvas, 'Meistbesuchte Seiten')).toHaveLength(6)
    await expect(document.documentElement.scrollWidth).toBe(window.innerWidth)
  },
}

/** Every figure, the chart and the lists tell how they are counted. */
export const HowCounted: Story = {
  parameters: { ...states.withEvents(bakeryEvents).parameters, modes: ['light', 'dark', 'phone'] },
  play: async ({ canvas, userEvent }) => {
    await expect(await figureOf(canvas, 'Active Users')).toBe('2')
    await expect(await figureOf(canvas, 'Page Views')).toBe('5')
    const panel = await countedOf(userEvent, canvas, 'Top Pages')
    await expect(panel.getByText(/^Views of each page in the last 30 minutes/)).toBeVisible()
    await expect(panel.getByText('5 events')).toBeVisible()
    await expect(panel.getByText('2 from machines or your own people')).toBeVisible()
    await expect(await panel.findByText('2 declared bots: crawlers, monitors, link previews')).toBeVisible()
  },
}

export const HowCountedInGerman: Story = {
  ...states.withEvents(bakeryEvents, (workspace) => workspace.act('session.setPreferences', { language: 'de' })),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'So wird gezählt: Aktive Nutzer' }))
    await expect(await canvas.findByText('keine, jedes Ereignis zählt')).toBeVisible()
  },
}
