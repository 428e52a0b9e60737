import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'
import { answering, headed, opened, retype, rowOf, rowsOf, served, toastSays } from '../../inStories.ts'
import { actsFail, phone, states, story } from '../../states.ts'
import { Integrations } from './Integrations.tsx'

const path = '/account/integrations'
const list = 'Connected Integrations'
const services = 'Available Integrations'

export default {
  title: 'Account/Integrations',
  component: Integrations,
  parameters: {
    requirements: {
      Ready: 'ACCT-INT-01 to 09, DATA-INTEGRATION-01',
      LongContent: 'GEN-STATE-05',
      ConfigureSyncDialog: 'ACCT-INT-08, 11, 12, ACCT-INT-08-B',
      DisconnectedUndoToast: 'ACCT-INT-09, 10, GEN-STATE-07, ACCT-INT-09-B',
      SyncError: 'ACCT-INT-06, ACCT-INT-06-B',
      Available: 'ACCT-INT-13 to 15, DATA-AVAILABLE-01',
      LearnMore: 'ACCT-INT-16, ACCT-INT-16-B',
      ConnectCredentials: 'ACCT-INT-15',
      ConnectFailed: 'GEN-STATE-04',
      Synced: 'ACCT-INT-06-B',
      ConfigureChannelDialog: 'ACCT-INT-08-B',
    },
    path,
  },
} satisfies Meta<typeof Integrations>
type Story = StoryObj<typeof Integrations>

export const Ready: Story = {
  play: async ({ canvas, userEvent }) => {
    await headed(canvas, 'Integrations', 'Dashboard', 'Account', 'Integrations')
    await expect((await canvas.findAllByRole('tab')).map((tab) => tab.textContent)).toEqual(['Connected', 'Available', 'Webhooks', 'API Keys'])
    await expect(canvas.getByRole('tab', { name: 'Connected' })).toHaveAttribute('aria-selected', 'true')
    const rows = await rowsOf(canvas, list)
    await expect(rows.map((row) => row.querySelector('[data-part=title]')?.textContent)).toEqual(['Google Ads', 'Search Console', 'Slack'])
    await expect(rows[0]).toHaveTextContent(/Google Ads.*Advertising.*Connected.*Imports cost and clicks.*Last sync 22 minutes ago · Hourly/)
    await expect(rows[1]).toHaveTextContent(/Search.*Connected.*Last sync 1 minute ago · Realtime/)
    await expect(rows[2]).toHaveTextContent(/Chat.*Connected.*Last sync 8 minutes ago · #analytics/)
    for (const row of rows) {
      await expect(within(row).getByText('Connected')).toBeVisible()
      for (const name of [/^Configure/, /^Disconnect/]) await expect(within(row).getByRole('button', { name })).toBeEnabled()
    }
    await userEvent.click(canvas.getByRole('tab', { name: 'Available' }))
    await expect(canvas.getByRole('tab', { name: 'Available' })).toHaveAttribute('aria-selected', 'true')
    await expect(await canvas.findByRole('tabpanel', { name: 'Available' })).toBeVisible()
    await userEvent.keyboard('{ArrowLeft}')
    await expect(canvas.getByRole('tab', { name: 'Connected' })).toHaveAttribute('aria-selected', 'true')
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
        await workspace.act('webhooks.change', {
          id: 'webhook-1',
          name: 'Meldung der Öffentlichkeitsarbeit und Veranstaltungsorganisation',
          url: `https://hooks.example.com/${'benachrichtigung-'.repeat(8)}ende`,
          events: [
            'conversion.completed',
            'goal.achieved',
            'anomaly.detected',
            'threshold.exceeded',
            'data.quality.issue',
            'report.generated',
            'report.failed',
          ],
        })
        await workspace.act('session.setPreferences', { language: 'de' })
      },
    }).parameters,
  ),
  play: async ({ canvas, userEvent }) => {
    for (const [tab, name] of [
      ['Verbunden', 'Verbundene Integrationen'],
      ['Verfügbar', 'Verfügbare Integrationen'],
      ['API-Schlüssel', 'API-Schlüssel'],
      ['Webhooks', 'Webhooks'],
    ] as const) {
      await userEvent.click(await canvas.findByRole('tab', { name: tab }))
      await rowsOf(canvas, name)
      await expect(document.documentElement.scrollWidth).toBe(window.innerWidth)
    }
  },
}

export const ConfigureSyncDialog: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click((await rowOf(canvas, list, 'Google Ads')).getByRole('button', { name: 'Configure: Google Ads' }))
    const dialog = await opened('Configure “Google Ads”')
    await expect(dialog.getByRole('switch', { name: 'Sync automatically' })).toBeChecked()
    await expect(dialog.getAllByRole('radio').map((radio) => radio.getAttribute('value'))).toEqual(['hourly', 'realtime'])
    await userEvent.click(dialog.getByRole('radio', { name: /^Realtime/ }))
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
    await toastSays('success', 'Integration Settings Saved')
    await expect((await rowOf(canvas, list, 'Google Ads')).getByText(/Realtime/)).toBeVisible()
  },
}

export const ConfigureChannelDialog: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click((await rowOf(canvas, list, 'Slack')).getByRole('button', { name: 'Configure: Slack' }))
    const dialog = await opened('Configure “Slack”')
    await expect(dialog.getByRole('switch', { name: 'Send notifications' })).toBeChecked()
    const channel = dialog.getByRole('textbox', { name: /^Channel/ })
    await expect(channel).toHaveValue('#analytics')
    await userEvent.clear(channel)
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
    await expect(dialog.getByText('Say which channel the messages go to.')).toBeVisible()
    await userEvent.type(channel, '#ops')
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
    await toastSays('success', 'Integration Settings Saved')
    await expect((await rowOf(canvas, list, 'Slack')).getByText(/#ops/)).toBeVisible()
  },
}

/** Acts at once, moves over, and Undo brings it back as it was. */
export const DisconnectedUndoToast: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click((await rowOf(canvas, list, 'Slack')).getByRole('button', { name: 'Disconnect: Slack' }))
    const toast = await toastSays('default', 'Integration Disconnected')
    await expect(toast.getByText('Slack has been disconnected.')).toBeVisible()
    await waitFor(async () => expect(await rowsOf(canvas, list)).toHaveLength(2))
    await userEvent.click(canvas.getByRole('tab', { name: 'Available' }))
    await expect(await rowsOf(canvas, services)).toHaveLength(7)
    await userEvent.click(toast.getByRole('button', { name: 'Undo' }))
    await toastSays('success', 'Integration Restored')
    await waitFor(async () => expect(await rowsOf(canvas, services)).toHaveLength(6))
    await userEvent.click(canvas.getByRole('tab', { name: 'Connected' }))
    await expect((await rowOf(canvas, list, 'Slack')).getByText(/Last sync/)).toHaveTextContent('Last sync 8 minutes ago · #analytics')
  },
}

/** What cannot be synced says why, and is not told as connected. */
export const SyncError: Story = {
  ...answering('integrations.list', ({ connected, available }) => ({
    available,
    connected: connected.map((row, at) => (at === 2 ? row : { ...row, status: 'error', problem: at === 0 ? 'accessExpired' : 'notReached' })),
  })),
  play: async ({ canvas, userEvent }) => {
    const row = await rowOf(canvas, list, 'Google Ads')
    await expect(row.getByText('Error')).toBeVisible()
    await expect(row.getByText('The service has ended our access. Disconnect it, and connect it again.')).toBeVisible()
    await expect(row.queryByText('Connected')).toBeNull()
    const other = await rowOf(canvas, list, 'Search Console')
    await expect(other.getByText('The service did not answer the last time. Sync it again.')).toBeVisible()
    await userEvent.click(other.getByRole('button', { name: 'Sync Now: Search Console' }))
    await toastSays('success', 'Integration Synced')
  },
}

/** A sync is really done: the row says when. */
export const Synced: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click((await rowOf(canvas, list, 'Google Ads')).getByRole('button', { name: 'Sync Now: Google Ads' }))
    await toastSays('success', 'Integration Synced')
    await expect((await rowOf(canvas, list, 'Google Ads')).getByText(/Last sync/)).toHaveTextContent('Last sync now · Hourly')
  },
}

export const Available: Story = {
  parameters: { path: `${path}?tab=available` },
  play: async ({ canvas, userEvent }) => {
    const cards = await rowsOf(canvas, services)
    await expect(cards).toHaveLength(6)
    for (const [at, words] of [/BigQuery.*Data warehouse.*Popular/, /Salesforce.*CRM.*Popular/, /HubSpot.*CRM/, /Stripe.*Payment/].entries())
      await expect(cards[at]).toHaveTextContent(words)
    await expect(cards[4]).toHaveTextContent(/Shopify.*products and orders of your shop.*E-commerce.*Popular/)
    await expect(cards[5]).toHaveTextContent(/Mailchimp.*Email marketing/)
    await expect(within(canvas.getByRole('list', { name: services })).getAllByText('Popular')).toHaveLength(3)
    for (const card of cards) for (const name of [/^Connect\b/, /^Learn More/]) await expect(within(card).getByRole('button', { name })).toBeEnabled()
    await userEvent.click((await rowOf(canvas, services, 'BigQuery')).getByRole('button', { name: 'Connect: BigQuery' }))
    const toast = await toastSays('success', 'Integration Connected')
    await expect(toast.getByText('Successfully connected to BigQuery.')).toBeVisible()
    await waitFor(async () => expect(await rowsOf(canvas, services)).toHaveLength(5))
    await userEvent.click(canvas.getByRole('tab', { name: 'Connected' }))
    await expect((await rowOf(canvas, list, 'BigQuery')).getByText('Connected')).toBeVisible()
  },
}

/** What is synced, what is asked for, and how it is set up. */
export const LearnMore: Story = {
  parameters: { path: `${path}?tab=available` },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click((await rowOf(canvas, services, 'Stripe')).getByRole('button', { name: 'Learn More: Stripe' }))
    const drawer = await opened('Stripe')
    const entries = async (name: string) =>
      within(await drawer.findByRole('list', { name }))
        .getAllByRole('listitem')
        .map((item) => item.textContent)
    await expect(await entries('What is synced')).toEqual(['Payments, refunds and renewals as revenue in cents', 'No card numbers'])
    await expect(await entries('Which permissions it needs')).toEqual(['Read payments, refunds and subscriptions'])
    await expect(drawer.getByRole('link', { name: 'Open the guide' })).toHaveAttribute('href', '/learning/docs')
  },
}

const own = states.empty.parameters.state

/** A project of one's own begins with nothing. */
export const NothingConnected: Story = {
  ...states.empty,
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('Nothing is connected')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'See what is available' }))
    await expect(canvas.getByRole('tab', { name: 'Available' })).toHaveAttribute('aria-selected', 'true')
    await expect(await rowsOf(canvas, services)).toHaveLength(6)
  },
}

/** Outside the sample the account is asked for, and nothing counts as connected that nothing has reached. */
export const ConnectCredentials: Story = {
  parameters: { path: `${path}?tab=available`, state: own },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click((await rowOf(canvas, services, 'Shopify')).getByRole('button', { name: 'Connect: Shopify' }))
    const dialog = await opened('Connect Shopify')
    await expect(dialog.getByText('It waits until this installation has a server.')).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: 'Connect' }))
    await expect(dialog.getByText('Say which account is meant.', { selector: '[data-part=error] *' })).toBeVisible()
    await userEvent.type(dialog.getByRole('textbox', { name: /^Account/ }), 'bakery.example')
    await userEvent.click(dialog.getByRole('button', { name: 'Connect' }))
    await toastSays('info', 'Integration Noted')
    await userEvent.click(canvas.getByRole('tab', { name: 'Connected' }))
    const row = await rowOf(canvas, list, 'Shopify')
    await expect(row.getByText('Waiting')).toBeVisible()
    await expect(row.getByText('bakery.example · Never synced · Hourly')).toBeVisible()
    await userEvent.click(row.getByRole('button', { name: 'Sync Now: Shopify' }))
    await toastSays('error', 'Not done: sync an integration')
  },
}

/** On a server the service waits for a connector, not for a server. */
export const ConnectOnServer: Story = {
  parameters: { path: `${path}?tab=available`, state: { ...own, workspace: served } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click((await rowOf(canvas, services, 'Shopify')).getByRole('button', { name: 'Connect: Shopify' }))
    await expect((await opened('Connect Shopify')).getByText('It waits for a connector.')).toBeVisible()
  },
}

/** What was typed stays where it was. */
export const ConnectFailed: Story = {
  parameters: { path: `${path}?tab=available`, state: { ...own, workspace: actsFail } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click((await rowOf(canvas, services, 'Mailchimp')).getByRole('button', { name: 'Connect: Mailchimp' }))
    const dialog = await opened('Connect Mailchimp')
    await retype(userEvent, dialog.getByRole('textbox', { name: /^Account/ }), 'bakery')
    await userEvent.click(dialog.getByRole('button', { name: 'Connect' }))
    await toastSays('error', 'Not done: connect an integration')
    await expect(dialog.getByRole('textbox', { name: /^Account/ })).toHaveValue('bakery')
  },
}
