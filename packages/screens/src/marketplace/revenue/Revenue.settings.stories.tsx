import type { Meta, StoryObj } from '@storybook/react-vite'
import type { Payout, Workspace } from '@tagmason/domain'
import { expect, screen } from 'storybook/test'
import { answering, answers, choose, chooseMore, figureOf, leave, opened, retype, rowOf, rowsOf, toastSays } from '../../inStories.ts'
import { actsFail, story } from '../../states.ts'
import { lineOf } from '../inStories.ts'
import { Revenue } from './Revenue.tsx'

export default {
  title: 'Marketplace/Revenue Sharing',
  component: Revenue,
  parameters: {
    requirements: {
      PayoutSettings: 'MKT-REV-08 to 10, 12, 13, 18, DATA-PAYMETHOD-01',
      SettingsSaved: 'MKT-REV-10, 12, 13, MKT-REV-10-B',
      AddBankTransfer: 'MKT-REV-08, MKT-REV-08-B',
      MethodRemoved: 'GEN-STATE-07',
      TaxInfoMissing: 'MKT-REV-09, MKT-REV-09-B',
      TaxInfoUpdated: 'MKT-REV-09, MKT-REV-09-B',
      EarlyPayoutRequested: 'MKT-REV-07',
      AddWallet: 'MKT-REV-08-B',
    },
    path: '/marketplace/revenue?tab=settings',
  },
} satisfies Meta<typeof Revenue>
type Story = StoryObj<typeof Revenue>

export const PayoutSettings: Story = {
  play: async ({ canvas, userEvent }) => {
    for (const name of ['Add Payment Method', 'Update Tax Info', 'Save Settings']) await expect(await canvas.findByRole('button', { name })).toBeVisible()
    const methods = await rowsOf(canvas, 'Payment Methods')
    await expect(methods.map((row) => row.textContent)).toEqual([
      expect.stringMatching(/^Payment wallet.*PayPal · m•••••@example\.com/),
      expect.stringMatching(/^Bank transfer.*DE•• •••• 3000/),
    ])
    await expect(canvas.getByText('Germany')).toBeVisible()
    const minimum = canvas.getByRole('combobox', { name: 'Minimum payout' })
    await expect(minimum).toHaveTextContent('$100')
    await userEvent.click(minimum)
    await expect((await screen.findAllByRole('option')).map((option) => option.textContent)).toEqual(['$100', '$250', '$500'])
    await leave(userEvent)
    await userEvent.click(canvas.getByRole('combobox', { name: 'Payout schedule' }))
    await expect((await screen.findAllByRole('option')).map((option) => option.textContent)).toEqual(['Monthly', 'Quarterly', 'Manual'])
  },
}

/** The choice is kept, and the next payout follows the schedule. */
export const SettingsSaved: Story = {
  play: async ({ canvas, userEvent }) => {
    await choose(userEvent, await canvas.findByRole('combobox', { name: 'Minimum payout' }), '$250')
    await choose(userEvent, canvas.getByRole('combobox', { name: 'Payout schedule' }), 'Manual')
    await userEvent.click(canvas.getByRole('button', { name: 'Save Settings' }))
    await toastSays('success', 'Payout Settings Saved')
    await userEvent.click(canvas.getByRole('tab', { name: 'Overview' }))
    await expect(await canvas.findByText('$250')).toBeVisible()
    await userEvent.click(canvas.getByRole('tab', { name: 'Payout Settings' }))
    await expect(await canvas.findByRole('combobox', { name: 'Payout schedule' })).toHaveTextContent('Manual')
  },
}

export const SaveFails: Story = {
  ...story({ workspace: actsFail }),
  play: async ({ canvas, userEvent }) => {
    await choose(userEvent, await canvas.findByRole('combobox', { name: 'Minimum payout' }), '$500')
    await userEvent.click(canvas.getByRole('button', { name: 'Save Settings' }))
    await toastSays('error', 'Not done: save the payout settings')
    await expect(canvas.getByRole('combobox', { name: 'Minimum payout' })).toHaveTextContent('$500')
  },
}

/** Checked details, of which only a masked form is stored. */
export const AddBankTransfer: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Add Payment Method' }))
    const dialog = await opened('Add Payment Method')
    await userEvent.click(dialog.getByRole('radio', { name: /^Bank transfer/ }))
    await userEvent.type(dialog.getByRole('textbox', { name: /IBAN/ }), 'GB82 WEST 1234 5698 7654 33')
    await userEvent.click(dialog.getByRole('button', { name: 'Add Payment Method' }))
    await expect(dialog.getByText('Enter who the account belongs to.')).toBeVisible()
    await expect(dialog.getByText('This is not an IBAN. Check it for a mistyped character.')).toBeVisible()
    await userEvent.type(dialog.getByRole('textbox', { name: /Account holder/ }), 'Elena Fischer')
    await retype(userEvent, dialog.getByRole('textbox', { name: /IBAN/ }), 'DE89 3704 0044 0532 0130 00')
    await expect(dialog.getByText('There is such a payment method already.')).toBeVisible()
    await retype(userEvent, dialog.getByRole('textbox', { name: /IBAN/ }), 'GB82 WEST 1234 5698 7654 32')
    await userEvent.click(dialog.getByRole('button', { name: 'Add Payment Method' }))
    await toastSays('success', 'Payment Method Added')
    await expect((await rowOf(canvas, 'Payment Methods', 'GB•• •••• 5432')).getByText('Bank transfer')).toBeVisible()
  },
}

export const AddWallet: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Add Payment Method' }))
    const dialog = await opened('Add Payment Method')
    await choose(userEvent, dialog.getByRole('combobox', { name: 'Wallet provider' }), 'Wise')
    const address = dialog.getByRole('textbox', { name: /Email address/ })
    await userEvent.type(address, 'elena')
    await userEvent.click(dialog.getByRole('button', { name: 'Add Payment Method' }))
    await expect(dialog.getByText('Enter a full email address, as name@example.com.')).toBeVisible()
    await retype(userEvent, address, 'elena@shop.example')
    await userEvent.click(dialog.getByRole('button', { name: 'Add Payment Method' }))
    await toastSays('success', 'Payment Method Added')
    await expect(await rowOf(canvas, 'Payment Methods', 'Wise · e•••••@shop.example')).toBeTruthy()
  },
}

/** What can be put back is taken away at once; not the method that a payout is on its way to. */
export const MethodRemoved: Story = {
  play: async ({ canvas, userEvent }) => {
    const wallet = (await rowOf(canvas, 'Payment Methods', 'Payment wallet')).getByRole('button', { name: /^Remove/ })
    await expect(wallet).toHaveAccessibleDescription(/^A payout is on its way to it/)
    await userEvent.click((await rowOf(canvas, 'Payment Methods', 'Bank transfer')).getByRole('button', { name: /^Remove/ }))
    const toast = await toastSays('success', 'Payment Method Removed')
    await expect(await rowsOf(canvas, 'Payment Methods')).toHaveLength(1)
    await userEvent.click(toast.getByRole('button', { name: 'Undo' }))
    await toastSays('success', 'Payment Method Restored')
    await expect(await rowsOf(canvas, 'Payment Methods')).toHaveLength(2)
  },
}

export const TaxInfoMissing: Story = {
  ...answering('revenue.overview', (answer) => ({ ...answer, settings: { ...answer.settings, taxInfo: null } })),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('Tax information is missing')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Update Tax Info' }))
    const dialog = await opened('Update Tax Info')
    await userEvent.click(dialog.getByRole('button', { name: 'Save Tax Info' }))
    await expect(dialog.getByText('Choose the country where you pay taxes.')).toBeVisible()
    await expect(dialog.getByText('Enter your tax number, at least two characters.')).toBeVisible()
  },
}

export const TaxInfoUpdated: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Update Tax Info' }))
    const dialog = await opened('Update Tax Info')
    await retype(userEvent, dialog.getByRole('combobox', { name: /Country/ }), 'Portu')
    await userEvent.click(await screen.findByRole('option', { name: 'Portugal' }))
    await userEvent.type(dialog.getByRole('textbox', { name: /Tax number/ }), 'PT 123 456 789')
    await userEvent.click(dialog.getByRole('radio', { name: /^W-8BEN-E/ }))
    await userEvent.click(dialog.getByRole('button', { name: 'Save Tax Info' }))
    await toastSays('success', 'Tax Information Updated')
    for (const words of ['Portugal', '••• 6789', 'W-8BEN-E']) await expect(canvas.getByText(words)).toBeVisible()
  },
}

/** A workspace in which another project has bought: its $290 can be paid, which the sample, where everything is paid or on its way, does not have. */
const sold = (real: Workspace): Workspace => {
  const early: Payout[] = []
  const request = async () => {
    const [payout] = early.splice(0)
    if (payout === undefined)
      early.push({
        id: 'early',
        project: 'p',
        date: '2024-02-01T12:00:00Z',
        amountCents: 20_300,
        status: 'Pending',
        method: 'bank',
        period: '2024-02',
        early: true,
      })
    // Any change of the settings makes what is shown old.
    await real.act('revenue.saveSettings', { minimumPayout: 100, schedule: 'monthly' })
    return early[0] ?? payout
  }
  const answering = answers('revenue.overview', (answer) => ({
    ...answer,
    payouts: [...early, ...answer.payouts.filter(({ status }) => status === 'Paid')],
    figures: { ...answer.figures, pendingCents: early.length * 20_300 },
    availableCents: 20_300,
    obstacles: [],
  }))(real)
  return { ...answering, act: async (name, input) => (/request|cancel/.test(name) ? ((await request()) as never) : real.act(name, input)) }
}

/** All that is available is paid early, and the request can be taken back. */
export const EarlyPayoutRequested: Story = {
  ...story({ workspace: sold }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Request Early Payout' }))
    const dialog = await opened('Request Early Payout')
    await userEvent.click(dialog.getByRole('combobox', { name: 'Pay to' }))
    await userEvent.click(await screen.findByRole('option', { name: /Bank transfer/ }))
    await userEvent.click(dialog.getByRole('button', { name: 'Request Payout' }))
    const toast = await toastSays('success', 'Payout Requested')
    await expect(toast.getByText('$203.00 is on its way.')).toBeVisible()
    await expect(await figureOf(canvas, 'Pending Payout')).toBe('$203')
    await userEvent.click(canvas.getByRole('tab', { name: 'Payout History' }))
    await chooseMore(userEvent, (await lineOf(canvas, 'Payout History', '$203.00')).getByRole('button'), 'Take Request Back')
    await toastSays('success', 'Payout Request Taken Back')
    await expect(await figureOf(canvas, 'Pending Payout')).toBe('$0')
  },
}
