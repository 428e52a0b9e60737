import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import { answers, choose, headed, retype, served, toastSays } from '../../inStories.ts'
import { actsFail, phone, states, story } from '../../states.ts'
import { at, path } from './inStories.ts'
import { Settings } from './Settings.tsx'

export default {
  title: 'Account/Account Settings',
  component: Settings,
  parameters: {
    requirements: {
      Ready: 'ACCT-SET-01 to 10, DATA-PROFILE-01',
      LongContent: 'GEN-STATE-05',
      ProfileSaved: 'ACCT-SET-11, 12',
      ProfileInvalidEmail: 'ACCT-SET-12, ACCT-SET-12-B',
      AddressWaits: 'ACCT-SET-12',
      AddressLinkOver: 'ACCT-SET-12',
      Notifications: 'ACCT-SET-21 to 26, DATA-NOTIFPREF-01',
      NotificationSaveFailed: 'GEN-STATE-04',
      Preferences: 'ACCT-SET-27, GEN-APP-16-B, ACCT-SET-27-B',
      LanguageChanged: 'ACCT-SET-28, DATA-PROFILE-01, ACCT-SET-28-B',
      FromTheShell: 'SHELL-TOP-05, 06, SHELL-TOP-05-B',
    },
    path,
  },
} satisfies Meta<typeof Settings>
type Story = StoryObj<typeof Settings>

const saved = 'Your profile information has been saved successfully.'

export const Ready: Story = {
  play: async ({ canvas, userEvent }) => {
    await headed(canvas, 'Account Settings', 'Dashboard', 'Account', 'Account Settings')
    const tabs = await canvas.findAllByRole('tab')
    await expect(tabs.map((tab) => tab.textContent)).toEqual(['Profile', 'Security', 'Notifications', 'Preferences', 'Danger Zone'])
    await expect(canvas.getByRole('tab', { name: 'Profile' })).toHaveAttribute('aria-selected', 'true')
    const panel = within(canvas.getByRole('tabpanel', { name: 'Profile' }))
    for (const [name, value] of [
      [/^First name/, 'Elena'],
      [/^Last name/, 'Fischer'],
      [/^Email/, 'elena.fischer@example.com'],
      [/^Company/, 'Example Outfitters'],
    ] as const)
      await expect(panel.getByRole('textbox', { name })).toHaveValue(value)
    await expect(panel.getByRole('button', { name: 'Save Changes' })).toBeEnabled()
    await userEvent.click(canvas.getByRole('tab', { name: 'Security' }))
    await expect(canvas.getByRole('tab', { name: 'Security' })).toHaveAttribute('aria-selected', 'true')
    await expect(await canvas.findByRole('tabpanel', { name: 'Security' })).toBeVisible()
    await userEvent.keyboard('{ArrowLeft}')
    await expect(canvas.getByRole('tab', { name: 'Profile' })).toHaveAttribute('aria-selected', 'true')
  },
}

export const Loading: Story = states.loading
export const Failed: Story = states.failed
export const NoAccess: Story = states.noAccess

/** The longest words, where there is least room: nothing is cut and nothing scrolls sideways. */
export const LongContent: Story = {
  ...phone(
    story({
      before: async (workspace) => {
        await workspace.act('settings.saveProfile', {
          firstName: 'Maximiliane Friederike',
          lastName: 'Freifrau von Hohenzollern-Sigmaringen',
          email: 'maximiliane.von.hohenzollern-sigmaringen@tochtergesellschaft.example.com',
          company: 'Gesellschaft für Veranstaltungsorganisation und Öffentlichkeitsarbeit mbH',
        })
        await workspace.act('session.setPreferences', { language: 'de' })
      },
    }).parameters,
  ),
  play: async ({ canvas, userEvent }) => {
    for (const tab of ['Profil', 'Sicherheit', 'Benachrichtigungen', 'Gefahrenzone', 'Einstellungen']) {
      await userEvent.click(await canvas.findByRole('tab', { name: tab }))
      await within(await canvas.findByRole('tabpanel', { name: tab })).findAllByRole('heading', { level: 2 })
      await expect(document.documentElement.scrollWidth).toBe(window.innerWidth)
    }
  },
}

/** The name stands everywhere at once. */
export const ProfileSaved: Story = {
  parameters: { path, shell: true, layout: 'fullscreen' },
  play: async ({ canvas, userEvent }) => {
    await retype(userEvent, await canvas.findByRole('textbox', { name: /^First name/ }), 'Ana')
    await userEvent.click(canvas.getByRole('button', { name: 'Save Changes' }))
    const toast = await toastSays('success', 'Profile Updated')
    await expect(toast.getByText(saved)).toBeVisible()
    await expect(within(canvas.getByRole('group', { name: 'Signed-in user' })).getByText('Ana Fischer')).toBeVisible()
  },
}

/** What is missing, what is no address and what is somebody's is said under the fields, without a toast. */
export const ProfileInvalidEmail: Story = {
  play: async ({ canvas, userEvent }) => {
    const email = await canvas.findByRole('textbox', { name: /^Email/ })
    const save = canvas.getByRole('button', { name: 'Save Changes' })
    await userEvent.clear(canvas.getByRole('textbox', { name: /^First name/ }))
    await userEvent.clear(canvas.getByRole('textbox', { name: /^Last name/ }))
    await userEvent.click(save)
    await expect(canvas.getByText('Enter your first name.')).toBeVisible()
    await expect(canvas.getByText('Enter your last name.')).toBeVisible()
    await waitFor(() => expect(canvas.getByRole('textbox', { name: /^First name/ })).toHaveFocus())
    await userEvent.type(canvas.getByRole('textbox', { name: /^First name/ }), 'Elena')
    await userEvent.type(canvas.getByRole('textbox', { name: /^Last name/ }), 'Fischer')
    await retype(userEvent, email, 'elena')
    await userEvent.click(save)
    await expect(await canvas.findByText('Enter an email address, such as ana@example.com.')).toBeVisible()
    await waitFor(() => expect(email).toHaveFocus())
    await retype(userEvent, email, 'Sofia.Marchetti@example.com')
    await userEvent.click(save)
    await expect(await canvas.findByText('Somebody else uses this address already.')).toBeVisible()
    await expect(email).toHaveValue('Sofia.Marchetti@example.com')
    await expect(screen.queryByText('Profile Updated')).toBeNull()
    await expect(screen.queryByText(/^Not done/)).toBeNull()
  },
}

/** A new address waits for its confirmation, and can be given up. */
export const AddressWaits: Story = {
  play: async ({ canvas, userEvent }) => {
    await retype(userEvent, await canvas.findByRole('textbox', { name: /^Email/ }), 'elena@example.org')
    await userEvent.click(canvas.getByRole('button', { name: 'Save Changes' }))
    await toastSays('success', 'Profile Updated')
    await expect(await canvas.findByText('elena@example.org waits for confirmation')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Keep the Old Address' }))
    await toastSays('success', 'Email Address Kept')
    await expect(canvas.queryByText(/waits for confirmation/)).toBeNull()
    await expect(canvas.getByRole('textbox', { name: /^Email/ })).toHaveValue('elena.fischer@example.com')
  },
}

/** Where the link in the mail leads; one that is over says so. */
export const AddressLinkOver: Story = {
  parameters: { path: `${path}?confirm=guessed` },
  play: async ({ userEvent }) => {
    const question = within(await screen.findByRole('alertdialog', { name: 'Use your new email address?' }))
    await userEvent.click(question.getByRole('button', { name: 'Use This Address' }))
    const toast = await toastSays('error', 'Email Address Not Changed')
    await expect(toast.getByText(/^This link is not valid any more/)).toBeVisible()
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  },
}

export const AddressConfirmed: Story = {
  parameters: {
    path: `${path}?confirm=token`,
    ...story({
      // The mail with the link lies in the outbox, which no screen reads: the engine's test opens the true one.
      workspace: (real) => ({
        ...real,
        act: async (name, input) => (name === 'settings.confirmEmail' ? ((await real.read('settings.get', undefined)) as never) : real.act(name, input)),
      }),
    }).parameters,
  },
  play: async ({ userEvent }) => {
    const question = within(await screen.findByRole('alertdialog', { name: 'Use your new email address?' }))
    await userEvent.click(question.getByRole('button', { name: 'Use This Address' }))
    await toastSays('success', 'Email Address Changed')
  },
}

/** Each is saved at once. */
export const Notifications: Story = {
  parameters: { path: at('notifications') },
  play: async ({ canvas, userEvent }) => {
    const panel = within(await canvas.findByRole('tabpanel', { name: 'Notifications' }))
    const switches = await panel.findAllByRole('switch')
    await expect(switches).toHaveLength(5)
    for (const name of ['Email Alerts', 'Data Anomalies', 'Product Updates', 'Security Alerts']) await expect(panel.getByRole('switch', { name })).toBeChecked()
    const weekly = panel.getByRole('switch', { name: 'Weekly Reports' })
    await expect(weekly).not.toBeChecked()
    await userEvent.click(weekly)
    await waitFor(() => expect(weekly).toBeChecked())
    await userEvent.click(canvas.getByRole('tab', { name: 'Profile' }))
    await userEvent.click(canvas.getByRole('tab', { name: 'Notifications' }))
    await expect(await canvas.findByRole('switch', { name: 'Weekly Reports' })).toBeChecked()
    await expect(screen.queryByRole('alert')).toBeNull()
  },
}

/** Where the server sends mail, the page does not say that it will one day. */
export const NotificationsSent: Story = {
  parameters: { path: at('notifications'), ...story({ workspace: served }).parameters },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('What is sent to elena.fischer@example.com.')).toBeVisible()
  },
}

/** An owner of a server on this machine begins without an address. */
export const NotificationsWithoutAddress: Story = {
  parameters: {
    path: at('notifications'),
    ...story({ workspace: answers('settings.get', (settings) => ({ ...settings, profile: { ...settings.profile, email: '' } })) }).parameters,
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nothing can be sent before your profile has an e-mail address.')).toBeVisible()
  },
}

/** A switch that could not be saved stands as before. */
export const NotificationSaveFailed: Story = {
  parameters: { path: at('notifications'), ...story({ workspace: actsFail }).parameters },
  play: async ({ canvas, userEvent }) => {
    const alerts = await canvas.findByRole('switch', { name: 'Email Alerts' })
    await userEvent.click(alerts)
    await toastSays('error', 'Not done: change notifications')
    await expect(alerts).toBeChecked()
  },
}

/** The four first, every other by search; dates follow at once. */
export const Preferences: Story = {
  parameters: { path: at('preferences') },
  play: async ({ canvas, userEvent }) => {
    const zone = await canvas.findByRole('combobox', { name: 'Timezone' })
    await expect(zone).toHaveValue('UTC+0 GMT')
    await expect(canvas.getByText(/^It is now/)).toHaveTextContent('It is now Jan 22, 2024, 10:00 AM')
    await userEvent.click(zone)
    await expect((await screen.findAllByRole('option')).slice(0, 4).map((option) => option.querySelector('span')?.firstChild?.textContent)).toEqual([
      'UTC-8 Pacific',
      'UTC-5 Eastern',
      'UTC+0 GMT',
      'UTC+1 Central European',
    ])
    await userEvent.click(screen.getByRole('option', { name: /^UTC-8 Pacific/ }))
    await waitFor(() => expect(canvas.getByText(/^It is now/)).toHaveTextContent('It is now Jan 22, 2024, 2:00 AM'))
    await retype(userEvent, zone, 'tokyo')
    await userEvent.click(await screen.findByRole('option', { name: /Tokyo/ }))
    await waitFor(() => expect(canvas.getByText(/^It is now/)).toHaveTextContent('It is now Jan 22, 2024, 7:00 PM'))
    await choose(userEvent, canvas.getByRole('combobox', { name: 'Theme' }), document.documentElement.dataset['mode'] === 'dark' ? 'Dark' : 'Light')
  },
}

/** The same setting as the switch at the top right. */
export const LanguageChanged: Story = {
  parameters: { path: at('preferences'), shell: true, layout: 'fullscreen' },
  play: async ({ canvas, userEvent }) => {
    const panel = within(await canvas.findByRole('tabpanel', { name: 'Preferences' }))
    await userEvent.click(await panel.findByRole('combobox', { name: 'Language' }))
    await expect((await screen.findAllByRole('option')).map((option) => option.textContent)).toEqual(['English', 'Español', 'Français', 'Deutsch'])
    await userEvent.click(screen.getByRole('option', { name: 'Deutsch' }))
    await expect(await canvas.findByRole('tab', { name: 'Gefahrenzone' })).toBeVisible()
    await userEvent.click(within(screen.getByRole('banner')).getByRole('button', { name: 'Sprache' }))
    await expect(await screen.findByRole('menuitemradio', { name: 'Deutsch' })).toBeChecked()
    await userEvent.click(screen.getByRole('menuitemradio', { name: 'English' }))
    await expect(await panel.findByRole('combobox', { name: 'Language' })).toHaveTextContent('English')
  },
}

/** The bar and the menu of the person lead here. */
export const FromTheShell: Story = {
  parameters: { path: '/learning/help', shell: true, layout: 'fullscreen' },
  play: async ({ canvas, userEvent }) => {
    const bar = within(await screen.findByRole('banner'))
    await userEvent.click(bar.getByRole('button', { name: 'Settings' }))
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Account Settings' })).toBeVisible()
    await userEvent.click(bar.getByRole('button', { name: 'Profile' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Preferences' }))
    await waitFor(() => expect(canvas.getByRole('tab', { name: 'Preferences' })).toHaveAttribute('aria-selected', 'true'))
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
    await userEvent.click(bar.getByRole('button', { name: 'Profile' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Profile' }))
    await waitFor(() => expect(canvas.getByRole('tab', { name: 'Profile' })).toHaveAttribute('aria-selected', 'true'))
  },
}
