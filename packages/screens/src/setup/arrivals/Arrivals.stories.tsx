import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { storyEvent } from '../../eventsInStories.ts'
import { rowOf, rowsOf, toastSays } from '../../inStories.ts'
import { phone, states } from '../../states.ts'
import { Events } from '../events/Events.tsx'

export default { title: 'Setup/Plan and Reality', component: Events, parameters: { path: '/setup/events' } } satisfies Meta<typeof Events>
type Story = StoryObj<typeof Events>

const list = 'Plan and Reality'
const hour = 60

/** An order without its currency and with a price as text, a subscription that stopped, an event that is not planned, and an address where none belongs. */
const events = [
  ...Array.from({ length: 12 }, (_, at) =>
    storyEvent((2 + at) * hour, `buyer-${at}`, 'purchase', '/thanks', {
      params: { transaction_id: `T-${at}`, value: at % 4 === 0 ? '24,50' : 24.5, ...(at < 9 ? { currency: 'EUR' } : {}), tag_version: '7' },
    }),
  ),
  ...Array.from({ length: 60 }, (_, at) => storyEvent((49 + at) * hour, `reader-${at}`, 'newsletter_signup', '/news')),
  ...Array.from({ length: 8 }, (_, at) =>
    storyEvent((3 + at) * hour, `baker-${at}`, 'cake_configured', '/cakes', { params: { layers: 3, contact: 'ana@example.com' } }),
  ),
]
const configured: Parameters<typeof states.withEvents>[1] = async (workspace) => {
  const { id } = await workspace.act('events.create', { name: 'purchase', type: 'ecommerce' })
  await workspace.act('events.change', {
    id,
    change: {
      parameters: [
        { name: 'value', type: 'number', example: 24.5, required: true },
        { name: 'currency', type: 'string', example: 'EUR', required: true },
      ],
    },
  })
  await workspace.act('events.create', { name: 'newsletter_signup', type: 'formSubmission' })
  await workspace.act('events.create', { name: 'brochure_request', type: 'formSubmission' })
}
const shop = states.withEvents(events, configured)

/** What stopped and what is not planned comes first; each violation has a sample, its number, its first time and what sent it. */
export const Differences: Story = {
  ...shop,
  play: async ({ canvas }) => {
    const rows = await rowsOf(canvas, list)
    await expect(rows.map((row) => row.textContent)).toEqual([
      expect.stringMatching(/newsletter_signup.*Stopped.*last seen 2 days ago/),
      expect.stringMatching(/cake_configured.*Not planned.*8 events.*Violations: contact \(100%\)/),
      expect.stringMatching(/brochure_request.*Never seen.*not in 90 days/),
      expect.stringMatching(/purchase.*Arriving.*12 events.*Violations: value \(25%\), currency \(25%\)/),
    ])
    const inbox = await rowsOf(canvas, 'Violations')
    await expect(inbox).toHaveLength(3)
    await expect(inbox[0]).toHaveTextContent(/cake_configured contact.*E-mail address.*First: ana@example.com on \/cakes.*8 events \(100%\).*sent by tracker/)
    await expect(inbox.find((row) => row.textContent.includes('purchase currency'))).toHaveTextContent(/3 events \(25%\).*version 7/)
    const value = await rowOf(canvas, 'Violations', 'purchase value')
    await expect(value.getByText('The plan has a number here, and something else came.')).toBeVisible()
  },
}

/** An event that comes by itself is added with the parameters that it carries, but for what may be personal data, and can be taken out again. */
export const AddedToPlan: Story = {
  ...shop,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click((await rowOf(canvas, list, 'cake_configured')).getByRole('button', { name: 'Add to Plan: cake_configured' }))
    const toast = await toastSays('success', 'Event Added to Plan')
    await expect((await rowOf(canvas, 'Configured Events', 'cake_configured')).getByText('Draft')).toBeVisible()
    await expect((await rowOf(canvas, list, 'cake_configured')).getByText('Arriving')).toBeVisible()
    await userEvent.click(toast.getByRole('button', { name: 'Undo' }))
    await expect(await (await rowOf(canvas, list, 'cake_configured')).findByText('Not planned')).toBeVisible()
  },
}

/** Nothing is planned, and nothing came. */
export const NothingYet: Story = {
  ...states.withEvents([]),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No events to compare yet')).toBeVisible()
    await expect(canvas.getByText('No violations')).toBeVisible()
  },
}

/** The longest words, where there is least room. */
export const LongContent: Story = {
  ...phone(
    states.withEvents(events, async (workspace) => {
      await configured?.(workspace)
      await workspace.act('session.setPreferences', { language: 'de' })
    }).parameters,
  ),
  play: async ({ canvas }) => {
    await expect(await rowsOf(canvas, 'Plan und Wirklichkeit')).toHaveLength(4)
    await expect(document.documentElement.scrollWidth).toBe(window.innerWidth)
  },
}
