import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import { answers, caughtDownloads, opened, retype, rowsOf, toastSays } from '../../inStories.ts'
import { states, story } from '../../states.ts'
import { at, codeOf, password, withPassword } from './inStories.ts'
import { Settings } from './Settings.tsx'

/** Signing in, and the end of the account. */
export default {
  title: 'Account/Account Settings',
  component: Settings,
  parameters: {
    requirements: {
      Security: 'ACCT-SET-13 to 16, 19, 20',
      PasswordChanged: 'ACCT-SET-17, 18',
      PasswordMismatch: 'ACCT-SET-18',
      PasswordTooShort: 'ACCT-SET-18, ACCT-SET-18-B',
      WrongCurrentPassword: 'ACCT-SET-18, ACCT-SET-18-B',
      TwoFactorSetup: 'ACCT-SET-20, ACCT-SET-20-B',
      TwoFactorEnabled: 'ACCT-SET-19, 20, ACCT-SET-19-B, ACCT-SET-20-B',
      DangerZone: 'ACCT-SET-29, 30',
      DeleteAccountDialog: 'ACCT-SET-30, GEN-STATE-07, ACCT-SET-30-B',
      DeletionDue: 'ACCT-SET-30',
      DeleteForbiddenForNonOwner: 'ACCT-SET-30, GEN-STATE-03, ACCT-SET-30-B',
    },
    path: at('security'),
  },
} satisfies Meta<typeof Settings>
type Story = StoryObj<typeof Settings>
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas']

const fieldsOf = async (canvas: Canvas) => ({
  current: await canvas.findByLabelText(/^Current password/),
  next: canvas.getByLabelText(/^New password/),
  confirm: canvas.getByLabelText(/^Confirm/),
  update: canvas.getByRole('button', { name: 'Update Password' }),
})
const safe = { path: at('security'), ...story({ before: withPassword }).parameters }

export const Security: Story = {
  play: async ({ canvas }) => {
    const { current, next, confirm, update } = await fieldsOf(canvas)
    for (const field of [current, next, confirm]) await expect(field).toHaveAttribute('type', 'password')
    await expect(update).toBeEnabled()
    await expect(canvas.getByText('Not enabled')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Enable 2FA' })).toBeEnabled()
  },
}

/** The first time any current one will do. */
export const PasswordChanged: Story = {
  play: async ({ canvas, userEvent }) => {
    const { current, next, confirm, update } = await fieldsOf(canvas)
    await userEvent.type(current, 'whatever it was')
    await userEvent.type(next, password)
    await userEvent.type(confirm, password)
    await userEvent.click(update)
    const toast = await toastSays('success', 'Password Changed')
    await expect(toast.getByText('Your password has been updated successfully.')).toBeVisible()
    for (const field of [current, next, confirm]) await expect(field).toHaveValue('')
    await expect(canvas.getByText(/^Changed/)).toHaveTextContent('Changed Jan 22, 2024, asks for a new one on Apr 21, 2024')
  },
}

export const PasswordMismatch: Story = {
  play: async ({ canvas, userEvent }) => {
    const { next, confirm, update } = await fieldsOf(canvas)
    await userEvent.type(next, password)
    await userEvent.type(confirm, 'correct horse battery 8')
    await userEvent.click(update)
    await expect(await canvas.findByText('The two new passwords do not match')).toBeVisible()
    await waitFor(() => expect(confirm).toHaveFocus())
    await expect(next).toHaveValue(password)
    await expect(screen.queryByRole('alert')).toBeNull()
  },
}

/** Too short, and one that everybody tries first. */
export const PasswordTooShort: Story = {
  play: async ({ canvas, userEvent }) => {
    const { next, confirm, update } = await fieldsOf(canvas)
    await userEvent.type(next, 'elevenchars')
    await userEvent.type(confirm, 'elevenchars')
    await userEvent.click(update)
    await expect(await canvas.findByText('Use at least 12 characters')).toBeVisible()
    await retype(userEvent, next, 'Password1234')
    await retype(userEvent, confirm, 'Password1234')
    await userEvent.click(update)
    await expect(await canvas.findByText('This password is known from leaks. Use another one')).toBeVisible()
    await expect(screen.queryByText(/^Not done/)).toBeNull()
  },
}

export const WrongCurrentPassword: Story = {
  parameters: safe,
  play: async ({ canvas, userEvent }) => {
    const { current, next, confirm, update } = await fieldsOf(canvas)
    await userEvent.type(next, 'another horse entirely')
    await userEvent.type(confirm, 'another horse entirely')
    await userEvent.click(update)
    await expect(canvas.getByText('Enter your current password')).toBeVisible()
    await userEvent.type(current, 'wrong')
    await userEvent.click(update)
    await expect(await canvas.findByText('The current password is not correct')).toBeVisible()
    await waitFor(() => expect(current).toHaveFocus())
    await retype(userEvent, current, password)
    for (const field of [next, confirm]) await retype(userEvent, field, password)
    await userEvent.click(update)
    await expect(await canvas.findByText('Use another password than before')).toBeVisible()
    await expect(screen.queryByText(/^Not done/)).toBeNull()
  },
}

const secretIn = (dialog: Awaited<ReturnType<typeof opened>>) => {
  const shown = dialog.getByText(/^([A-Z2-7]{4} ){7}[A-Z2-7]{4}$/)
  return shown.textContent.replaceAll(' ', '')
}

/** The secret in fours, the address for the app, and a code that shows that it works. */
export const TwoFactorSetup: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Enable 2FA' }))
    const dialog = await opened('Set up two-factor authentication')
    const secret = secretIn(dialog)
    await expect(dialog.getByRole('link', { name: /^Open in an Authenticator/ })).toHaveAttribute(
      'href',
      expect.stringContaining(`otpauth://totp/Tagmason:elena.fischer%40example.com?secret=${secret}`),
    )
    await expect(dialog.getByRole('img', { name: 'Code for your authenticator' })).toBeVisible()
    await expect(dialog.getByRole('button', { name: 'Copy secret' })).toBeEnabled()
    const code = dialog.getByRole('textbox', { name: /^Six-digit code/ })
    await userEvent.click(dialog.getByRole('button', { name: 'Confirm' }))
    await expect(dialog.getByText('Enter the six digits that the app shows now.')).toBeVisible()
    await userEvent.type(code, (await codeOf(secret)) === '000000' ? '000001' : '000000')
    await userEvent.click(dialog.getByRole('button', { name: 'Confirm' }))
    await expect(await dialog.findByText(/^That is not the code of this moment/)).toBeVisible()
    await waitFor(() => expect(code).toHaveFocus())
  },
}

/** Ten recovery codes, shown once; disabling asks for the password. */
export const TwoFactorEnabled: Story = {
  parameters: safe,
  play: async ({ canvas, userEvent }) => {
    const files = caughtDownloads()
    await userEvent.click(await canvas.findByRole('button', { name: 'Enable 2FA' }))
    const dialog = await opened('Set up two-factor authentication')
    await userEvent.type(dialog.getByRole('textbox', { name: /^Six-digit code/ }), await codeOf(secretIn(dialog)))
    const proof = dialog.getByLabelText(/^Your password/)
    await userEvent.type(proof, 'wrong')
    await userEvent.click(dialog.getByRole('button', { name: 'Confirm' }))
    await expect(await dialog.findByText('The current password is not correct')).toBeVisible()
    await retype(userEvent, proof, password)
    await userEvent.click(dialog.getByRole('button', { name: 'Confirm' }))
    await toastSays('success', 'Two-Factor Authentication Enabled')
    const codes = (await rowsOf(dialog, 'Recovery codes')).map((row) => row.textContent)
    await expect(codes).toHaveLength(10)
    await userEvent.click(dialog.getByRole('button', { name: 'Download' }))
    await expect(await files[0]?.blob.text()).toBe(`${codes.join('\n')}\n`)
    await userEvent.click(dialog.getByRole('button', { name: 'Done' }))
    await expect(await canvas.findByText('Enabled')).toBeVisible()
    await expect(canvas.getByText(/^Since/)).toHaveTextContent('Since Jan 22, 2024 · 10 recovery codes left')
    await userEvent.click(canvas.getByRole('button', { name: 'Disable' }))
    const question = await opened('Disable two-factor authentication?')
    const field = question.getByLabelText(/^Your password/)
    await userEvent.type(field, 'wrong')
    await userEvent.click(question.getByRole('button', { name: 'Disable' }))
    await expect(await question.findByText('The current password is not correct')).toBeVisible()
    await retype(userEvent, field, password)
    await userEvent.click(question.getByRole('button', { name: 'Disable' }))
    await toastSays('success', 'Two-Factor Authentication Disabled')
    await expect(await canvas.findByText('Not enabled')).toBeVisible()
  },
}

/** The sample stays, and offers to be reset. */
export const DangerZone: Story = {
  parameters: { path: at('danger') },
  play: async ({ canvas, userEvent }) => {
    const panel = within(await canvas.findByRole('tabpanel', { name: 'Danger Zone' }))
    await expect(await panel.findByText('Once you delete your account, there is no going back. Please be certain.')).toBeVisible()
    await userEvent.click(panel.getByRole('button', { name: 'Delete Account' }))
    const question = within(await screen.findByRole('alertdialog', { name: 'The sample account cannot be deleted' }))
    const reset = question.getByRole('button', { name: 'Reset the Sample' })
    await waitFor(() => expect(reset).toHaveFocus())
    await userEvent.click(reset)
    await toastSays('success', 'Sample workspace reset')
  },
}
const own = {
  path: at('danger'),
  ...story({ before: async (workspace) => [await states.empty.parameters.state.before?.(workspace), await withPassword(workspace)] }).parameters,
}

/** Offers the data first, asks for the name and the password, and leaves seven days. */
export const DeleteAccountDialog: Story = {
  parameters: own,
  play: async ({ canvas, userEvent }) => {
    const files = caughtDownloads()
    await userEvent.click(await canvas.findByRole('button', { name: 'Delete Account' }))
    const dialog = await opened('Delete this account?')
    await userEvent.click(dialog.getByRole('button', { name: 'Export Data' }))
    await toastSays('success', 'Data Exported')
    await expect(files.map(({ name }) => name)).toEqual(['account-2026-03-01.json'])
    const remove = dialog.getByRole('button', { name: 'Delete Account' })
    await userEvent.type(dialog.getByRole('textbox', { name: /^Type “elena.fischer@example.com” to confirm/ }), 'Example Outfitters')
    await userEvent.click(remove)
    await expect(await dialog.findByText('That is not the name of the account. Type it as it stands there.')).toBeVisible()
    await retype(userEvent, dialog.getByRole('textbox', { name: /^Type/ }), 'elena.fischer@example.com')
    await userEvent.click(remove)
    await expect(await dialog.findByText('The current password is not correct')).toBeVisible()
    await userEvent.type(dialog.getByLabelText(/^Your password/), password)
    await userEvent.click(remove)
    await toastSays('warning', 'Deletion Scheduled')
    await expect(await canvas.findByText(/^This account will be deleted on/)).toHaveTextContent('This account will be deleted on Mar 8, 2026, 12:00 PM')
    await expect(canvas.queryByRole('button', { name: 'Delete Everything Now' })).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Keep Account' }))
    await toastSays('success', 'Account Kept')
    await waitFor(() => expect(canvas.queryByText(/^This account will be deleted on/)).toBeNull())
  },
}

/** Once the days are over, the last step is somebody's own. */
export const DeletionDue: Story = {
  parameters: {
    ...own,
    ...story({
      ...own.state,
      workspace: (real) => ({
        ...answers('settings.get', (answer) => ({ ...answer, deletion: '2026-02-28T12:00:00.000Z' }))(real),
        act: (name, input) => (name === 'settings.finishDeletion' ? Promise.resolve(undefined as never) : real.act(name, input)),
      }),
    }).parameters,
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(/^The days of grace are over/)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Delete Everything Now' }))
    const question = within(await screen.findByRole('alertdialog', { name: 'Delete this account?' }))
    await userEvent.click(question.getByRole('button', { name: 'Delete Everything Now' }))
    await toastSays('success', 'Account Deleted')
  },
}

/** Only the owner may. */
export const DeleteForbiddenForNonOwner: Story = {
  parameters: { path: at('danger'), ...story({ role: 'admin' }).parameters },
  play: async ({ canvas }) => {
    for (const name of ['Delete Account', 'Export Data'])
      await expect(await canvas.findByRole('button', { name })).toHaveAccessibleDescription(/^Needs the role Owner/)
  },
}
