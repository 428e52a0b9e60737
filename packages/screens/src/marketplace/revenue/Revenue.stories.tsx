import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, within } from 'storybook/test'
import { answering, chooseMore, figureOf, headed, manyOf, opened, rowsOf, toastSays } from '../../inStories.ts'
import { phone, states, story } from '../../states.ts'
import { lineOf, linesOf } from '../inStories.ts'
import { Revenue } from './Revenue.tsx'

export default {
  title: 'Marketplace/Revenue Sharing',
  component: Revenue,
  parameters: {
    requirements: {
      Ready: 'MKT-REV-01 to 05, 07, 11, 14',
      TabsByKeyboard: 'MKT-REV-05, 06',
      DetailedEarnings: 'MKT-REV-11, 15, DATA-SALESLINE-01',
      PayoutHistory: 'MKT-REV-16, 17, DATA-PAYOUT-01',
      NothingDue: 'MKT-REV-16',
      EarlyPayoutBelowMinimum: 'MKT-REV-07',
      NoSales: 'GEN-STATE-01',
      ManyRows: 'GEN-STATE-06',
      LongContent: 'GEN-STATE-05',
    },
    path: '/marketplace/revenue',
  },
} satisfies Meta<typeof Revenue>
type Story = StoryObj<typeof Revenue>

const on = (tab: string) => ({ parameters: { path: `/marketplace/revenue?tab=${tab}` } })

export const Ready: Story = {
  play: async ({ canvas }) => {
    await headed(canvas, 'Revenue Sharing', 'Dashboard', 'Marketplace', 'Revenue Sharing')
    await expect(await rowsOf(canvas, 'Key figures')).toHaveLength(4)
    await expect(await figureOf(canvas, 'Total Earnings')).toBe('$3,395')
    await expect(await figureOf(canvas, 'This Month')).toBe('$1,715')
    await expect(await figureOf(canvas, 'Pending Payout')).toBe('$1,715')
    await expect(await figureOf(canvas, 'Next Payout')).toBe('Feb 29, 2024')
    await expect(canvas.getAllByRole('tab').map((tab) => tab.textContent)).toEqual(['Overview', 'Detailed Earnings', 'Payout History', 'Payout Settings'])
    await expect(canvas.getByRole('tab', { name: 'Overview' })).toHaveAttribute('aria-selected', 'true')
    await expect(canvas.getByRole('button', { name: 'Request Early Payout' })).toBeVisible()
    await expect(canvas.getByText('70%')).toBeVisible()
    await expect(canvas.getByText('30%')).toBeVisible()
    await expect(await canvas.findByRole('img', { name: /Revenue by Month/ })).toBeVisible()
  },
}

export const Loading: Story = states.loading
export const Failed: Story = states.failed
export const NoAccess: Story = states.noAccess
/** A viewer may not see what is earned; an analyst may, and changes nothing. */
export const ReadOnly: Story = {
  ...story({ role: 'analyst' }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Request Early Payout' })).toHaveAccessibleDescription(/^Needs the role Admin/)
  },
}

/** A tablist; the open tab stands in the address. */
export const TabsByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('tab', { name: 'Detailed Earnings' }))
    await expect(canvas.getByRole('tab', { name: 'Detailed Earnings' })).toHaveAttribute('aria-selected', 'true')
    await expect(await canvas.findByRole('tabpanel', { name: 'Detailed Earnings' })).toBeVisible()
    await userEvent.keyboard('{ArrowLeft}')
    await expect(canvas.getByRole('tab', { name: 'Overview' })).toHaveAttribute('aria-selected', 'true')
  },
}

/** Commission is 70% of revenue. */
export const DetailedEarnings: Story = {
  ...on('earnings'),
  play: async ({ canvas, userEvent }) => {
    const heads = within(await canvas.findByRole('table', { name: 'Sales' })).getAllByRole('columnheader')
    await expect(heads.map((head) => head.textContent)).toEqual(['Template', 'Period', 'Sales', 'Revenue', 'Commission'])
    const [first, second, third] = (await linesOf(canvas, 'Sales')).map((row) => row.textContent)
    await expect(first).toBe('Shop Essentials for GA4January 202450$2,450.00$1,715.00')
    await expect(second).toBe('Lead Form KitDecember 202360$1,740.00$1,218.00')
    await expect(third).toBe('SaaS Trial FunnelNovember 202320$660.00$462.00')
    await userEvent.click(canvas.getByRole('button', { name: /^Sales/ }))
    await expect((await linesOf(canvas, 'Sales'))[0]).toHaveTextContent('SaaS Trial Funnel')
  },
}

export const PayoutHistory: Story = {
  ...on('payouts'),
  play: async ({ canvas, userEvent }) => {
    const rows = await linesOf(canvas, 'Payout History')
    await expect(rows).toHaveLength(3)
    await expect(rows[0]).toHaveTextContent(/Feb 29, 2024.*Pending.*Payment wallet.*January 2024.*\$1,715\.00/)
    await expect(rows[1]).toHaveTextContent(/Jan 12, 2024.*Paid.*Bank transfer.*December 2023.*\$1,218\.00/)
    // A pending one becomes Paid when confirmed.
    await chooseMore(userEvent, (await lineOf(canvas, 'Payout History', 'Pending')).getByRole('button'), 'Mark as Paid')
    await userEvent.click(within(await screen.findByRole('alertdialog', { name: 'Mark this payout as paid?' })).getByRole('button', { name: 'Mark as Paid' }))
    await toastSays('success', 'Payout Marked as Paid')
    await expect((await lineOf(canvas, 'Payout History', 'Feb 29')).getByText('Paid')).toBeVisible()
    await expect(await figureOf(canvas, 'Pending Payout')).toBe('$0')
  },
}

/** Payouts are written by the payout run, which has nothing to do while one is on its way. */
export const NothingDue: Story = {
  ...on('payouts'),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Run Payouts Now' }))
    await toastSays('info', 'No payout is due')
    await expect(await linesOf(canvas, 'Payout History')).toHaveLength(3)
  },
}

/** Where it cannot be, it says why not. */
export const EarlyPayoutBelowMinimum: Story = {
  ...answering('revenue.overview', (answer) => ({ ...answer, availableCents: 4_250, obstacles: ['belowMinimum', 'noMethod', 'noTaxInfo'] })),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Request Early Payout' }))
    const dialog = await opened('Request Early Payout')
    await expect(dialog.getByText('$42.50')).toBeVisible()
    await expect(dialog.getByText('No payout can be requested now')).toBeVisible()
    await expect(
      within(dialog.getByRole('list', { name: 'Reasons' }))
        .getAllByRole('listitem')
        .map((item) => item.textContent),
    ).toEqual([
      'What is available does not reach the minimum payout of $100.',
      'There is no payment method. Add one under Payout Settings.',
      'The tax information is missing. Fill it in under Payout Settings.',
    ])
    await expect(dialog.queryByRole('button', { name: 'Request Payout' })).toBeNull()
    await userEvent.click(dialog.getByRole('button', { name: 'Open Payout Settings' }))
    await expect(await canvas.findByRole('tabpanel', { name: 'Payout Settings' })).toBeVisible()
  },
}

export const NoSales: Story = {
  ...states.empty,
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('No sales yet')).toBeVisible()
    await expect(await figureOf(canvas, 'Total Earnings')).toBe('$0')
    await userEvent.click(canvas.getByRole('tab', { name: 'Detailed Earnings' }))
    await expect(await canvas.findByText('No sales yet')).toBeVisible()
    await userEvent.click(canvas.getByRole('tab', { name: 'Payout History' }))
    await expect(await canvas.findByText('No payouts yet')).toBeVisible()
  },
}

export const ManyRows: Story = {
  parameters: {
    ...on('earnings').parameters,
    ...answering('revenue.overview', (answer) => ({ ...answer, sales: manyOf(answer.sales, 120, (place) => ({ template: `Template ${place}` })) })).parameters,
  },
  play: async ({ canvas }) => {
    await expect(await linesOf(canvas, 'Sales')).toHaveLength(50)
  },
}

/** The longest words, where there is least room. */
export const LongContent: Story = {
  ...phone(states.german.parameters),
  play: async ({ canvas, userEvent }) => {
    for (const tab of ['Einnahmen im Detail', 'Auszahlungen', 'Auszahlungseinstellungen', 'Übersicht']) {
      await userEvent.click(await canvas.findByRole('tab', { name: tab }))
      await expect(await canvas.findByRole('tabpanel', { name: tab })).toBeVisible()
      await expect(document.documentElement.scrollWidth).toBe(window.innerWidth)
    }
  },
}
