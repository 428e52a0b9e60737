import type { Meta, StoryObj } from '@storybook/react-vite'
import type { Billing as Answer, Meter } from '@tagmason/domain'
import { expect, screen, waitFor, within } from 'storybook/test'
import { answering, answers, caughtDownloads, chooseMore, headed, opened, rowOf, rowsOf, toastSays } from '../../inStories.ts'
import { phone, states, story } from '../../states.ts'
import { Billing } from './Billing.tsx'

export default {
  title: 'Account/Billing & Plans',
  component: Billing,
  parameters: {
    requirements: {
      Ready: 'ACCT-BILL-01 to 04, 06 to 09, DATA-SUBSCRIPTION-01, GEN-APP-16',
      TabsByKeyboard: 'ACCT-BILL-04, 05',
      Plans: 'ACCT-BILL-17 to 22, DATA-PLAN-01',
      Usage: 'ACCT-BILL-10 to 16',
      UsageOver80: 'ACCT-BILL-10, ACCT-BILL-10-B',
      UsageOverLimit: 'ACCT-BILL-12, ACCT-BILL-12-B',
      Invoices: 'ACCT-BILL-24 to 26, DATA-INVOICE-01, ACCT-BILL-24-B, DATA-INVOICE-01-B',
      NoInvoices: 'GEN-STATE-01',
      StorageMeasured: 'ACCT-BILL-14',
      UpgradeToast: 'ACCT-BILL-23',
      Checkout: 'ACCT-BILL-23, ACCT-BILL-23-B, DATA-INVOICE-01-B',
      PaymentFailed: 'ACCT-BILL-24, ACCT-BILL-24-B',
      LongContent: 'GEN-STATE-05',
      SelfHosted: 'ACCT-BILL-06-B',
    },
    path: '/account/billing',
  },
} satisfies Meta<typeof Billing>
type Story = StoryObj<typeof Billing>
type Canvas = ReturnType<typeof within>

const on = (tab: string) => ({ path: `/account/billing?tab=${tab}` })
/** The usage as it would be with so much of one thing. */
const used = (meter: Meter, count: number, percent: number, level: 'near' | 'over') =>
  answering('billing.overview', (answer): Answer => ({
    ...answer,
    usage: answer.usage.map((row) => (row.meter === meter ? { ...row, used: count, percent, level } : row)),
  })).parameters
const planCard = async (canvas: Canvas, name: string) => within(await canvas.findByRole('article', { name }))
const upgradeTo = async (canvas: Canvas, name: string) => (await planCard(canvas, name)).getByRole('button', { name: `Upgrade: ${name}` })

export const Ready: Story = {
  play: async ({ canvas }) => {
    await headed(canvas, 'Billing & Plans', 'Dashboard', 'Account', 'Billing & Plans')
    await expect((await canvas.findAllByRole('tab')).map((tab) => tab.textContent)).toEqual(['Overview', 'Plans', 'Usage', 'Invoices'])
    await expect(canvas.getByRole('tab', { name: 'Overview' })).toHaveAttribute('aria-selected', 'true')
    const panel = within(await canvas.findByRole('tabpanel', { name: 'Overview' }))
    await expect(panel.getByText('Professional')).toBeVisible()
    await expect(panel.getByText(/per month$/)).toHaveTextContent('$49 per month')
    for (const words of ['Monthly', '500k events/month', 'API access', 'Priority support']) await expect(panel.getByText(words)).toBeVisible()
    await expect(panel.getByText('Feb 1, 2024')).toBeVisible()
    await expect((await rowsOf(canvas, 'Usage summary')).map((tile) => tile.textContent)).toEqual([
      'Events125,000of 500,000 since Jan 1, 2024',
      'API calls8,500of 25,000 since Jan 1, 2024',
      'Storage2.1 GBof 10 GB since Jan 1, 2024',
    ])
  },
}

export const Loading: Story = states.loading
export const Failed: Story = states.failed
export const NoAccess: Story = states.noAccess

/** A tablist; the open tab stands in the address. */
export const TabsByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('tab', { name: 'Plans' }))
    await expect(canvas.getByRole('tab', { name: 'Plans' })).toHaveAttribute('aria-selected', 'true')
    await expect(await canvas.findByRole('tabpanel', { name: 'Plans' })).toBeVisible()
    await userEvent.keyboard('{ArrowLeft}')
    await waitFor(() => expect(canvas.getByRole('tab', { name: 'Overview' })).toHaveAttribute('aria-selected', 'true'))
    await userEvent.click(await canvas.findByRole('button', { name: 'Compare Plans' }))
    await expect(await canvas.findByRole('tabpanel', { name: 'Plans' })).toBeVisible()
  },
}

export const Plans: Story = {
  parameters: on('plans'),
  play: async ({ canvas }) => {
    const list = within(await canvas.findByRole('list', { name: 'Plans' }))
    await expect(list.getAllByRole('article').map((card) => card.getAttribute('aria-labelledby') !== null)).toEqual([true, true, true])
    for (const [name, ...words] of [
      ['Starter', 'For one site and its first questions.', '$19', 'per month', '10k events/month'],
      ['Professional', 'For teams that decide by what they measure.', '$49', '500k events/month', 'API access', 'Priority support'],
      ['Enterprise', 'For organisations with brands of their own.', '$199', 'Unlimited events', 'White-label', '24/7 support'],
    ] as const)
      for (const each of words) await expect((await planCard(canvas, name)).getByText(each)).toBeVisible()
    await expect((await planCard(canvas, 'Professional')).getByText('Most Popular')).toBeVisible()
    await expect(list.getAllByText('Most Popular')).toHaveLength(1)
    await expect(list.getAllByRole('button', { name: /^Upgrade/ })).toHaveLength(2)
    await expect(list.getByRole('button', { name: /^Current Plan/ })).toHaveAccessibleDescription('This is the plan of your account.')
  },
}

export const Usage: Story = {
  parameters: on('usage'),
  play: async ({ canvas }) => {
    const panel = within(await canvas.findByRole('tabpanel', { name: 'Usage' }))
    await expect(panel.getAllByRole('progressbar')).toHaveLength(3)
    for (const [name, percent, words] of [
      ['Events', '25', '125,000 of 500,000'],
      ['API calls', '34', '8,500 of 25,000'],
      ['Storage', '21', '2.1 GB of 10 GB'],
    ] as const) {
      await expect(panel.getByRole('progressbar', { name })).toHaveAttribute('aria-valuenow', percent)
      await expect(panel.getByText(words)).toBeVisible()
    }
    await expect(panel.getByText(/Jan 1, 2024 to Feb 1, 2024/)).toBeVisible()
  },
}

/** A warning from 80 percent on, with what happens beyond. */
export const UsageOver80: Story = {
  parameters: { ...used('events', 420_000, 84, 'near'), ...on('usage') },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Events: more than 80% is used')).toBeVisible()
    await expect(canvas.getByText('What goes beyond the limit is kept.')).toBeVisible()
    await expect(canvas.getByRole('progressbar', { name: 'Events' })).toHaveAttribute('aria-valuenow', '84')
  },
}

/** At the limit calls are refused, and that is said. */
export const UsageOverLimit: Story = {
  parameters: { ...used('apiCalls', 26_400, 100, 'over'), ...on('usage') },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('API calls: the limit is reached')).toBeVisible()
    await expect(canvas.getByText(/refused with status 429/)).toBeVisible()
    await expect(canvas.getByText('26,400 of 25,000')).toBeVisible()
    await expect(canvas.getByRole('progressbar', { name: 'API calls' })).toHaveAttribute('aria-valuenow', '100')
  },
}

/** Each invoice as a PDF. */
export const Invoices: Story = {
  parameters: on('invoices'),
  play: async ({ canvas, userEvent }) => {
    const files = caughtDownloads()
    const rows = within(await canvas.findByRole('table', { name: 'Invoices' }))
      .getAllByRole('row')
      .slice(1)
    await expect(rows.map((row) => row.textContent)).toEqual([
      'INV-2024-001Jan 1, 2024$49.00PaidDownload',
      'INV-2023-012Dec 1, 2023$49.00PaidDownload',
      'INV-2023-011Nov 1, 2023$49.00PaidDownload',
    ])
    await userEvent.click(canvas.getByRole('button', { name: 'Download: INV-2023-012' }))
    await expect(await (await toastSays('success', 'Invoice Downloaded')).findByText('INV-2023-012.pdf')).toBeVisible()
    await expect([files[0]?.name, (await files[0]?.blob.text())?.slice(0, 5)]).toEqual(['INV-2023-012.pdf', '%PDF-'])
    await chooseMore(userEvent, canvas.getByRole('button', { name: 'Save Table: Invoices' }), 'Save as CSV')
    await toastSays('success', 'Table Saved')
    await expect((await files[1]?.blob.text())?.split('\r\n')[1]).toBe('INV-2024-001,2024-01-01,$49.00,Paid')
  },
}

export const NoInvoices: Story = {
  parameters: { ...answering('billing.overview', (answer) => ({ ...answer, invoices: [] })).parameters, ...on('invoices') },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No invoices yet')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: /^Save Table/ })).toBeNull()
  },
}

/** Outside the sample no payment provider is connected: nothing to choose, to pay or to reach, and what is used is counted. */
export const SelfHosted: Story = {
  ...states.empty,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Self-hosted: nothing to pay')).toBeVisible()
    await expect((await rowsOf(canvas, 'Usage summary')).map((tile) => tile.textContent)).toEqual(['Events0since Mar 1, 2026', 'API calls0since Mar 1, 2026'])
    await expect(canvas.queryByRole('tab')).toBeNull()
    await expect(canvas.queryByRole('progressbar')).toBeNull()
  },
}

/** A server has measured what the account takes of its disk. */
export const StorageMeasured: Story = {
  ...story({
    before: (workspace) => workspace.act('projects.create', { name: 'Corner Bakery', website: 'bakery.example', timeZone: 'Europe/Madrid' }),
    workspace: answers('billing.overview', (answer) => ({
      ...answer,
      usage: [...answer.usage, { meter: 'storage', used: 0.3084, limit: null, percent: 0, level: 'ok', beyond: 'kept', at: '2026-03-01T11:37:00.000Z' }],
    })),
  }),
  play: async ({ canvas }) => {
    await expect((await rowsOf(canvas, 'Usage summary')).at(-1)).toHaveTextContent('Storage308.4 MBmeasured Mar 1, 2026')
  },
}

export const UpgradeToast: Story = {
  parameters: on('plans'),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await upgradeTo(canvas, 'Enterprise'))
    const toast = await toastSays('default', 'Plan Upgrade')
    await expect(toast.getByText('Upgrading to Enterprise. You will be redirected to payment.')).toBeVisible()
    await screen.findByRole('button', { name: 'Pay $48.38' })
    await opened('Change to Enterprise')
  },
}

/** The prorated amount, yes, the new plan and its invoice. */
export const Checkout: Story = {
  parameters: on('plans'),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await upgradeTo(canvas, 'Enterprise'))
    const pay = await screen.findByRole('button', { name: 'Pay $48.38' })
    const dialog = await opened('Change to Enterprise')
    for (const words of ['Enterprise, 10 of 31 days', '$64.19', '-$15.81', '$48.38']) await expect(dialog.getByText(words)).toBeVisible()
    await expect(dialog.getByText(/per month$/)).toHaveTextContent('$199 per month')
    await expect(dialog.getByText(/no money moves/)).toBeVisible()
    await userEvent.click(pay)
    await expect(await (await toastSays('success', 'Plan Changed')).findByText('Enterprise has begun. INV-2024-002 is paid.')).toBeVisible()
    await expect((await planCard(canvas, 'Enterprise')).getByRole('button', { name: /^Current Plan/ })).toBeVisible()
    await userEvent.click(canvas.getByRole('tab', { name: 'Invoices' }))
    await expect(await canvas.findByRole('row', { name: /INV-2024-002.*Jan 22, 2024.*\$48\.38.*Paid/ })).toBeVisible()
  },
}

/** A payment that fails changes nothing, stands as failed, and can be tried again. */
export const PaymentFailed: Story = {
  parameters: on('plans'),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await upgradeTo(canvas, 'Enterprise'))
    const pay = await screen.findByRole('button', { name: 'Pay $48.38' })
    await userEvent.click(screen.getByRole('radio', { name: 'A card that is declined' }))
    await userEvent.click(pay)
    await toastSays('error', 'Payment Failed')
    await expect((await planCard(canvas, 'Professional')).getByRole('button', { name: /^Current Plan/ })).toBeVisible()
    await expect(await canvas.findByText('The payment of INV-2024-002 failed')).toBeVisible()
    await userEvent.click(canvas.getByRole('tab', { name: 'Invoices' }))
    const row = within(await canvas.findByRole('row', { name: /INV-2024-002.*Failed/ }))
    await userEvent.click(row.getByRole('button', { name: 'Pay Again: INV-2024-002' }))
    await opened('Pay INV-2024-002')
    await userEvent.click(screen.getByRole('button', { name: 'Pay $48.38' }))
    await toastSays('success', 'Invoice Paid')
    await expect(await canvas.findByRole('row', { name: /INV-2024-002.*Paid/ })).toBeVisible()
    await waitFor(() => expect(canvas.queryByText('The payment of INV-2024-002 failed')).toBeNull())
  },
}

/** The longest words, where there is least room: nothing is cut and nothing scrolls sideways. */
export const LongContent: Story = {
  ...phone({ ...states.german.parameters, ...on('plans') }),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('list', { name: 'Tarife' })).toBeVisible()
    await expect(document.documentElement.scrollWidth).toBe(window.innerWidth)
    await userEvent.click(canvas.getByRole('tab', { name: 'Rechnungen' }))
    await expect(within(await canvas.findByRole('list', { name: 'Rechnungen' })).getAllByRole('button', { name: /^Herunterladen/ })).toHaveLength(3)
    await expect(document.documentElement.scrollWidth).toBe(window.innerWidth)
    await userEvent.click(canvas.getByRole('tab', { name: 'Tarife' }))
    await userEvent.click((await rowOf(canvas, 'Tarife', 'Enterprise')).getByRole('button', { name: 'Wechseln: Enterprise' }))
    await screen.findByRole('radio', { name: 'Eine Karte, die zahlt' })
    await opened('Zu Enterprise wechseln')
  },
}
