import { type ActInput, Refusal, type Workspace } from '@tagmason/domain'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import { bakeryEvents, storyEvent } from '../eventsInStories.ts'
import { choose, rowOf, rowsOf } from '../inStories.ts'
import { phone, states } from '../states.ts'
import { Dashboard } from './Dashboard.tsx'

export default { title: 'Dashboard/Traffic', component: Dashboard, parameters: { path: '/' } } satisfies Meta<typeof Dashboard>
type Story = StoryObj<typeof Dashboard>
type Canvas = ReturnType<typeof within>

const figures = 'Traffic figures: press one to see it over time'
const figure = async (canvas: Canvas, label: string) =>
  (await rowsOf(canvas, figures)).find((row) => row.textContent.startsWith(label))?.querySelector('[data-part=value]')?.textContent

/** The last thirty days against the thirty before, and of what they are made. */
export const Sample: Story = {
  play: async ({ canvas }) => {
    await expect(await rowsOf(canvas, figures)).toHaveLength(5)
    await expect(canvas.getByRole('img', { name: 'Visitors over time' })).toBeVisible()
    await expect(await rowOf(canvas, 'Source', 'google')).toBeTruthy()
    await expect(await rowOf(canvas, 'Country', 'Germany')).toBeTruthy()
    const lines = await rowsOf(canvas, 'Health and insights')
    await expect(lines).toHaveLength(5)
    await expect(within(lines[1] as HTMLElement).getByRole('link', { name: '3 figures out of their band' })).toHaveAttribute('href', '/analytics/anomalies')
  },
}

/** A press on a value keeps only what has it and adds a chip; a press on the chip takes it back. */
export const PressToFilter: Story = {
  ...states.withEvents(bakeryEvents),
  play: async ({ canvas, userEvent }) => {
    const all = await figure(canvas, 'Events')
    await userEvent.click(await canvas.findByRole('tab', { name: 'Device' }))
    await userEvent.click(await canvas.findByRole('link', { name: 'Mobile' }))
    const chip = await canvas.findByRole('button', { name: 'Device is Mobile' })
    await waitFor(async () => expect(await figure(canvas, 'Events')).toBe('2'))
    await userEvent.click(chip)
    await waitFor(async () => expect(await figure(canvas, 'Events')).toBe(all))
    await expect(canvas.queryByRole('button', { name: 'Device is Mobile' })).toBeNull()
  },
}

/** Events came and no figure counts them: the page says why, before the noughts. */
export const OnlyMachines: Story = {
  ...states.withEvents(bakeryEvents.map((event) => ({ ...event, bot: 'crawler' }))),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(/events came, and none from a visitor$/)).toBeVisible()
    await expect(await figure(canvas, 'Events')).toBe('0')
    const [why] = canvas.getAllByRole('button', { name: 'Left out, by rule' })
    await userEvent.click(why ?? document.body)
    const panel = within(await screen.findByRole('dialog', { name: 'Left out, by rule' }))
    await expect(await panel.findByText(/^[\d,]+ declared bots/)).toBeVisible()
    await expect(await canvas.findByText(/^\d+ visits of machines or your own people came and are left out$/)).toBeVisible()
  },
}

/** Any parameter can be asked for, with the values that it has. */
export const AddFilter: Story = {
  ...states.withEvents(bakeryEvents),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Add filter' }))
    const panel = within(await screen.findByRole('dialog', { name: 'Add filter' }))
    await choose(userEvent, await panel.findByRole('combobox', { name: 'Filter by' }), 'metric_name')
    await userEvent.type(await panel.findByRole('combobox', { name: /^Value/ }), 'LCP{Enter}')
    await userEvent.click(panel.getByRole('button', { name: 'Apply' }))
    await expect(await canvas.findByRole('button', { name: 'metric_name is LCP' })).toBeVisible()
    await waitFor(async () => expect(await figure(canvas, 'Events')).toBe('24'))
  },
}

const bigOrders = {
  name: 'Big order',
  description: '',
  event_type: 'E-commerce',
  condition: { match: 'all', clauses: [{ measure: 'orderValue', comparison: 'over', value: 50 }] },
  actions: ['Add to audience'],
} satisfies ActInput<'eventTriggers.save'>
const order = (visitor: string, value: number) => storyEvent(1, visitor, 'purchase', '/thanks', { value, currency: 'EUR' })

/** The visitors that a trigger put in an audience: their figures alone, or those of all others. */
export const Audiences: Story = {
  ...states.withEvents(bakeryEvents, (workspace) => workspace.act('eventTriggers.save', bigOrders), [order('lena', 80), order('tom', 60), order('ida', 9)]),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('tab', { name: 'Audience' }))
    await userEvent.click(await canvas.findByRole('link', { name: 'Big order' }))
    const chip = await canvas.findByRole('button', { name: 'Audience is Big order' })
    await waitFor(async () => expect(await figure(canvas, 'Visitors')).toBe('2'))
    await userEvent.click(chip)
    await userEvent.click(await canvas.findByRole('button', { name: 'Add filter' }))
    const panel = within(await screen.findByRole('dialog', { name: 'Add filter' }))
    await choose(userEvent, await panel.findByRole('combobox', { name: 'Filter by' }), 'Audience')
    await userEvent.click(panel.getByRole('radio', { name: 'is not' }))
    await userEvent.type(await panel.findByRole('combobox', { name: /^Value/ }), 'Big order{Enter}')
    const everyone = Number(await figure(canvas, 'Visitors'))
    await userEvent.click(panel.getByRole('button', { name: 'Apply' }))
    await expect(await canvas.findByRole('button', { name: 'Audience is not Big order' })).toBeVisible()
    await waitFor(async () => expect(await figure(canvas, 'Visitors')).toBe(String(everyone - 2)))
  },
}

/** Before a trigger or a workflow has filled an audience, the filter says who does. */
export const NoAudienceYet: Story = {
  ...states.withEvents(bakeryEvents),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Add filter' }))
    const panel = within(await screen.findByRole('dialog', { name: 'Add filter' }))
    await choose(userEvent, await panel.findByRole('combobox', { name: 'Filter by' }), 'Audience')
    await expect(await panel.findByText('There is no audience yet: an event trigger or a workflow fills one.')).toBeVisible()
    await expect(panel.queryByRole('combobox', { name: /^Value/ })).toBeNull()
  },
}

/** Refuses what the engine refuses, in words that a story may leave in the console. */
const inStoryWords = (real: Workspace): Workspace => ({
  ...real,
  read: (name, input) =>
    real.read(name, input).catch((error: unknown) => {
      throw error instanceof Refusal ? new Refusal(error.code, 'A story refuses this.') : error
    }),
})
const removed = states.withEvents(bakeryEvents).parameters

/** An audience that was removed since a link was made: the chip takes the filter away. */
export const AudienceRemoved: Story = {
  parameters: { ...removed, state: { ...removed.state, workspace: inStoryWords }, path: '/?f=audience%3ABuyers' },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('button', { name: 'Retry' })
    await userEvent.click(await canvas.findByRole('button', { name: 'Audience is Buyers' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }))
    await expect(await rowsOf(canvas, figures)).toHaveLength(5)
  },
}

/** A link shows to others what it showed to who sent it. */
export const SharedAddress: Story = {
  ...states.withEvents(bakeryEvents),
  parameters: { ...states.withEvents(bakeryEvents).parameters, path: '/?from=2026-02-28&to=2026-03-01&compare=none&measure=events&f=%21device%3Adesktop' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Device is not Desktop' })).toBeVisible()
    await expect(await canvas.findByRole('img', { name: 'Events over time' })).toBeVisible()
    await expect(await figure(canvas, 'Events')).toBe('3')
  },
}

/** Little data, on a phone: nothing scrolls sideways. */
export const OnPhone: Story = {
  ...phone(states.withEvents(bakeryEvents).parameters),
  play: async ({ canvas }) => {
    await rowsOf(canvas, figures)
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}
