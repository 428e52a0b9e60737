import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import { answering, opened, toastSays } from '../../inStories.ts'
import { actsFail, story } from '../../states.ts'
import { Billing } from './Billing.tsx'

export default {
  title: 'Account/Billing & Plans',
  component: Billing,
  parameters: {
    requirements: {
      DowngradeDialog: 'ACCT-BILL-23, ACCT-BILL-23-B',
      DowngradeKept: 'ACCT-BILL-23',
      ChangeFails: 'GEN-STATE-04',
      OnStarterPlan: 'ACCT-BILL-22',
      OnEnterprisePlanUnlimited: 'ACCT-BILL-16',
    },
    path: '/account/billing',
  },
} satisfies Meta<typeof Billing>
type Story = StoryObj<typeof Billing>
type Canvas = ReturnType<typeof within>

const on = (tab: string) => ({ path: `/account/billing?tab=${tab}` })
const planCard = async (canvas: Canvas, name: string) => within(await canvas.findByRole('article', { name }))
const upgradeTo = async (canvas: Canvas, name: string) => (await planCard(canvas, name)).getByRole('button', { name: `Upgrade: ${name}` })

/** A cheaper plan is explained as a change at the end of the period, which can be taken back. */
export const DowngradeDialog: Story = {
  parameters: on('plans'),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await upgradeTo(canvas, 'Starter'))
    const plan = await screen.findByRole('button', { name: 'Plan the Downgrade' })
    const dialog = await opened('Change to Starter')
    await expect(dialog.getByText(/this is a downgrade\. You keep Professional until the period ends\./)).toBeVisible()
    await expect(dialog.getByText('Feb 1, 2024')).toBeVisible()
    await expect(dialog.getByText('$0.00')).toBeVisible()
    await userEvent.click(plan)
    const toast = await toastSays('success', 'Downgrade Planned')
    await expect(await canvas.findByText(/^Starter follows on/)).toHaveTextContent('Starter follows on Feb 1, 2024')
    await userEvent.click(toast.getByRole('button', { name: 'Undo' }))
    await waitFor(() => expect(canvas.queryByText(/^Starter follows on/)).toBeNull())
  },
}

/** What is planned can be taken back later as well. */
export const DowngradeKept: Story = {
  ...story({ before: (workspace) => workspace.act('billing.changePlan', { plan: 'plan-starter', due: 0, card: 'pays' }) }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Keep Professional' }))
    await toastSays('success', 'Downgrade Cancelled')
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Keep Professional' })).toBeNull())
  },
}

export const ChangeFails: Story = {
  parameters: { ...story({ workspace: actsFail }).parameters, ...on('plans') },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await upgradeTo(canvas, 'Enterprise'))
    await userEvent.click(await screen.findByRole('button', { name: 'Pay $48.38' }))
    await toastSays('error', 'Not done: change the plan')
    await expect(screen.getByRole('dialog', { name: 'Change to Enterprise' })).toBeVisible()
  },
}

/** With the smallest plan both others are upgrades. */
export const OnStarterPlan: Story = {
  parameters: {
    ...answering('billing.overview', (answer) => ({ ...answer, subscription: { ...answer.subscription, planId: 'plan-starter', name: 'Starter', price: 19 } }))
      .parameters,
    ...on('plans'),
  },
  play: async ({ canvas }) => {
    await expect((await planCard(canvas, 'Starter')).getByRole('button', { name: /^Current Plan/ })).toBeVisible()
    for (const name of ['Professional', 'Enterprise']) await expect(await upgradeTo(canvas, name)).toBeEnabled()
  },
}

/** Without limits nothing is used up, and the amounts stay. */
export const OnEnterprisePlanUnlimited: Story = {
  parameters: {
    ...story({ before: (workspace) => workspace.act('billing.changePlan', { plan: 'plan-enterprise', due: 4838, card: 'pays' }) }).parameters,
    ...on('usage'),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('125,000, no limit')).toBeVisible()
    await expect(canvas.getByText('2.1 GB, no limit')).toBeVisible()
    for (const bar of canvas.getAllByRole('progressbar')) await expect(bar).toHaveAttribute('aria-valuenow', '0')
  },
}
