import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, within } from 'storybook/test'
import { storyEvent } from '../../eventsInStories.ts'
import { answering, rowOf, rowsOf, toastSays } from '../../inStories.ts'
import { phone, states } from '../../states.ts'
import { Remediation } from './Remediation.tsx'

export default {
  title: 'Automation/Auto-Remediation from Events',
  component: Remediation,
  parameters: {
    requirements: { Found: 'AUTO-REM-03', ProvedFix: 'AUTO-REM-07', ConsentMissing: 'AUTO-REM-03', InGermanOnPhone: 'GEN-STATE-05' },
    path: '/automation/remediation',
  },
} satisfies Meta<typeof Remediation>
type Story = StoryObj<typeof Remediation>

const hour = 60

/** Orders with a price in quotation marks, some sent again and some without a currency, and a subscription that stopped. */
const events = [
  ...Array.from({ length: 48 }, (_, at) =>
    storyEvent((1 + at) * hour, `buyer-${at}`, 'purchase', '/thanks', {
      params: { transaction_id: `T-${at < 8 ? at + 40 : at}`, price: '24.50', ...(at % 4 === 0 ? {} : { currency: 'EUR' }) },
    }),
  ),
  ...Array.from({ length: 60 }, (_, at) => storyEvent((49 + at) * hour, `reader-${at}`, 'newsletter_signup', '/news')),
  ...Array.from({ length: 24 }, (_, at) => storyEvent((1 + at) * hour, `asker-${at}`, 'generate_lead', '/ask', { params: { contact: 'ana@example.com' } })),
]
const configured: Parameters<typeof states.withEvents>[1] = async (workspace) => {
  const { id } = await workspace.act('events.create', { name: 'purchase', type: 'ecommerce' })
  const price = { name: 'price', type: 'number', example: 24.5, required: true } as const
  await workspace.act('events.change', { id, change: { parameters: [price, { name: 'currency', type: 'string', example: 'EUR', required: true }] } })
  await workspace.act('events.create', { name: 'newsletter_signup', type: 'formSubmission' })
  await workspace.act('issues.check', undefined)
}
const shop = states.withEvents(events, configured)

const type = 'Parameter price of purchase is not the type that is planned'

/** A check finds in what was collected what stopped, differs from the plan, holds personal data or came again. */
export const Found: Story = {
  ...shop,
  play: async ({ canvas }) => {
    const rows = (await rowsOf(canvas, 'Issues')).map((row) => row.textContent)
    await expect(rows).toHaveLength(5)
    for (const words of [
      /Event newsletter_signup has stopped coming.*High.*Pending/,
      /Parameter price of purchase is not the type that is planned.*48 of 48 events of the last week/,
      /Parameter currency is missing from purchase.*12 of 48 events/,
      /Parameter contact of generate_lead holds personal data.*24 of 24 events/,
      /Event purchase is sent again for the same order.*8 of 48 events/,
    ])
      await expect(rows.some((row) => words.test(row))).toBe(true)
  },
}

/** The fix is proved on the events that show the issue before it changes anything, changes the plan, and can be taken back. */
export const ProvedFix: Story = {
  ...shop,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click((await rowOf(canvas, 'Issues', type)).getByRole('button', { name: `Preview Fix: ${type}` }))
    const preview = within(await screen.findByRole('dialog', { name: type }))
    await expect(await preview.findByText('48 of 48 would now pass')).toBeVisible()
    await expect(preview.getByText(/^Shown by 48 of 48 events of the last week, sent by tracker/)).toBeVisible()
    await expect(preview.getByText('Plan purchase.price as string')).toBeVisible()
    await userEvent.click(preview.getByRole('button', { name: 'Resolve Now' }))
    await toastSays('success', 'Issue Resolved')
    await userEvent.click(await preview.findByRole('button', { name: 'Undo Fix' }))
    await toastSays('success', 'Fix Undone')
    await expect(await preview.findByRole('button', { name: 'Resolve Now' })).toBeVisible()
  },
}

/** Orders that Google's tag sent before the page had asked for consent. */
const unasked = Array.from({ length: 48 }, (_, at) =>
  storyEvent((1 + at) * hour, `buyer-${at}`, 'purchase', '/thanks', {
    format: 'gtag',
    params: { transaction_id: `T-${at}`, ...(at % 3 === 0 ? {} : { _consent: 'granted' }) },
  }),
)
const about = 'Event purchase comes without a word about consent'

/** A consent mismatch is found in what the clients said of consent, and says what a person has to do where no container can be changed. */
export const ConsentMissing: Story = {
  ...states.withEvents(unasked, async (workspace) => {
    await workspace.act('issues.check', undefined)
  }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click((await rowOf(canvas, 'Issues', about)).getByRole('button', { name: `Preview Fix: ${about}` }))
    const preview = within(await screen.findByRole('dialog', { name: about }))
    await expect(await preview.findByText(/^Shown by 16 of 48 events of the last week, sent by gtag/)).toBeVisible()
  },
}

const order = [{ label: 'GA4 event purchase', kind: 'lost' as const, seen: 3 }]
const simulated = (simulation: { visits: number; meant: typeof order; beside: typeof order; impossible: string }) =>
  answering('issues.details', (answer) => ({ ...answer, simulation }))
const preview = async (canvas: Parameters<typeof rowOf>[0], userEvent: { click(element: Element): Promise<void> }) => {
  await userEvent.click((await rowOf(canvas, 'Issues', 'Tags fire before consent is given')).getByRole('button', { name: /^View/ }))
  return within(await screen.findByRole('dialog', { name: 'Tags fire before consent is given' }))
}

/** A fix of a container says what simulated visits would change with it. */
export const SimulatedFix: Story = {
  ...simulated({ visits: 12, meant: order, beside: [], impossible: '' }),
  play: async ({ canvas, userEvent }) => {
    const shown = await preview(canvas, userEvent)
    await expect(await shown.findByText('12 simulated visits: nothing else changes')).toBeVisible()
    await expect(shown.getByText('As it is meant to: GA4 event purchase (lost).')).toBeVisible()
  },
}

/** One that would change something else is not applied, and says what. */
export const SimulatedFixRefused: Story = {
  ...simulated({ visits: 12, meant: [], beside: order, impossible: '' }),
  play: async ({ canvas, userEvent }) => {
    const shown = await preview(canvas, userEvent)
    await expect(await shown.findByText('The fix is not applied: simulated visits would change elsewhere, too')).toBeVisible()
    await expect(shown.getByText('GA4 event purchase (lost). Change the container by hand in GTM Management.')).toBeVisible()
  },
}

/** What later events no longer show is marked as mended since. */
export const SinceMended: Story = {
  ...answering('issues.list', (answer) => ({
    ...answer,
    rows: answer.rows.map((row) => (row.id === 'issue-4' ? { ...row, remediation_time: null, sinceMended: true } : row)),
  })),
  play: async ({ canvas }) => {
    await expect((await rowOf(canvas, 'Issues', 'Tags fire before consent is given')).getByText('Since mended')).toBeVisible()
  },
}

/** The longest words, where there is least room. */
export const InGermanOnPhone: Story = {
  ...phone(
    states.withEvents(events, async (workspace) => {
      await configured(workspace)
      await workspace.act('session.setPreferences', { language: 'de' })
    }).parameters,
  ),
  play: async ({ canvas }) => {
    await expect(await rowsOf(canvas, 'Probleme')).toHaveLength(5)
    await expect(document.documentElement.scrollWidth).toBe(window.innerWidth)
  },
}
