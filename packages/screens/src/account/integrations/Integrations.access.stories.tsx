import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import { choose, chooseMore, opened, retype, rowOf, rowsOf, toastSays } from '../../inStories.ts'
import { states, story } from '../../states.ts'
import { key, served } from '../../setup/trackingCode/inStories.ts'
import { Integrations } from './Integrations.tsx'

const path = '/account/integrations'
const hooks = `${path}?tab=webhooks`
const keys = `${path}?tab=keys`
const chat = 'Data quality to the on-call chat'

/** Webhooks and keys. */
export default {
  title: 'Account/Integrations',
  component: Integrations,
  parameters: {
    requirements: {
      Webhooks: 'ACCT-INT-17, 19 to 24, DATA-ACCTHOOK-01',
      WebhookTestOk: 'ACCT-INT-18, ACCT-INT-18-B',
      WebhookTestFailed: 'ACCT-INT-18, ACCT-INT-18-B',
      AddWebhookDialog: 'ACCT-INT-20, ACCT-INT-20-B',
      EditWebhook: 'ACCT-INT-19, ACCT-INT-19-B',
      ApiKeys: 'ACCT-INT-25 to 28, DATA-ACCTKEY-01',
      KeyShownOnce: 'ACCT-INT-28, ACCT-INT-28-B',
      RegenerateDialog: 'ACCT-INT-27, ACCT-INT-27-B',
    },
    path: hooks,
  },
} satisfies Meta<typeof Integrations>
type Story = StoryObj<typeof Integrations>

export const Webhooks: Story = {
  play: async ({ canvas }) => {
    const rows = await rowsOf(canvas, 'Webhooks')
    await expect(rows).toHaveLength(2)
    await expect(rows[0]).toHaveTextContent(/Data quality.*Active.*https:\/\/hooks\.example\.com\/tagmason\/quality.*Last triggered 8 minutes ago/)
    await expect(rows[1]).toHaveTextContent(/Report archive.*Inactive.*archive\.example\.com.*Last triggered last month/)
    for (const row of rows) for (const name of [/^Test\b/, /^Edit/]) await expect(within(row).getByRole('button', { name })).toBeEnabled()
    const list = within(canvas.getByRole('list', { name: 'Webhooks' }))
    for (const event of ['anomaly.detected', 'data.quality.issue', 'report.generated', 'report.failed']) await expect(list.getByText(event)).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Add Webhook' })).toBeEnabled()
  },
}

export const WebhookTestOk: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click((await rowOf(canvas, 'Webhooks', chat)).getByRole('button', { name: `Test: ${chat}` }))
    const toast = await toastSays('default', 'Webhook Test')
    await expect(toast.getByText(`Test payload sent to ${chat}.`)).toBeVisible()
    await expect((await rowOf(canvas, 'Webhooks', chat)).getByText(/Last triggered/)).toHaveTextContent('Last triggered now')
  },
}

/** What was refused is not told as sent. */
export const WebhookTestFailed: Story = {
  parameters: {
    path: hooks,
    ...story({
      before: (workspace) =>
        workspace.act('webhooks.change', { id: 'webhook-1', name: chat, url: 'https://hooks.example.com/status/503', events: ['anomaly.detected'] }),
    }).parameters,
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click((await rowOf(canvas, 'Webhooks', chat)).getByRole('button', { name: `Test: ${chat}` }))
    const toast = await toastSays('error', 'Webhook Test Failed')
    await expect(toast.getByText(`${chat} answered with status 503.`)).toBeVisible()
  },
}

/** A real project begins without any; the form is empty, names what is wrong, and shows the secret once. */
export const AddWebhookDialog: Story = {
  parameters: { path: hooks, ...states.empty.parameters },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('No webhooks')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Add Webhook' }))
    const dialog = await opened('Add Webhook')
    const url = dialog.getByRole('textbox', { name: /^Address/ })
    await userEvent.click(dialog.getByRole('button', { name: 'Add Webhook' }))
    for (const words of ['Give it a name, so that it can be found again.', 'Enter the address that is to be told.', 'Choose at least one event.'])
      await expect(dialog.getByText(words)).toBeVisible()
    await userEvent.type(dialog.getByRole('textbox', { name: /^Name/ }), 'Orders to the till')
    await retype(userEvent, url, 'ftp://example.com')
    await expect(dialog.getByText('Use an address that begins with https:// or http://.')).toBeVisible()
    await retype(userEvent, url, 'http://192.168.0.7/hook')
    await expect(dialog.getByText(/^This lies in a private network/)).toBeVisible()
    await retype(userEvent, url, 'https://till.example.com/hook')
    await userEvent.click(dialog.getByRole('checkbox', { name: /^A conversion was completed/ }))
    await userEvent.click(dialog.getByRole('button', { name: 'Add Webhook' }))
    await toastSays('success', 'Webhook Added')
    const shown = await opened('Signing secret')
    await expect(shown.getByRole('textbox', { name: 'Signing secret' })).toHaveAttribute('value', expect.stringMatching(/^whsec_[0-9A-Za-z]{32}$/))
    await userEvent.click(shown.getByRole('button', { name: 'Close' }))
    const row = await rowOf(canvas, 'Webhooks', 'Orders to the till')
    await expect(row.getByText('Active')).toBeVisible()
    await expect(row.getByText('Never triggered')).toBeVisible()
    // Nothing may be called from here, so that a test waits.
    await userEvent.click(row.getByRole('button', { name: 'Test: Orders to the till' }))
    await toastSays('info', 'Webhook Test Waiting')
  },
}

/** The same form with what is kept; a name of another is refused, and a new secret is shown once. */
export const EditWebhook: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click((await rowOf(canvas, 'Webhooks', 'Report archive')).getByRole('button', { name: 'Edit: Report archive' }))
    const dialog = await opened('Edit “Report archive”')
    await expect(dialog.getAllByRole('checkbox', { checked: true })).toHaveLength(2)
    const name = dialog.getByRole('textbox', { name: /^Name/ })
    await retype(userEvent, name, chat.toUpperCase())
    await userEvent.click(dialog.getByRole('switch', { name: 'Active' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
    await expect(dialog.getByText('Another one has this name already.')).toBeVisible()
    await retype(userEvent, name, 'Archive')
    await userEvent.click(dialog.getByRole('button', { name: 'New Secret' }))
    await expect(await dialog.findByText('Make a new signing secret?')).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: 'Make New Secret' }))
    await toastSays('success', 'Signing Secret Changed')
    const shown = await opened('Signing secret')
    await expect(shown.getByRole('textbox', { name: 'Signing secret' })).toHaveAttribute('value', expect.stringMatching(/^whsec_/))
    await userEvent.click(shown.getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Signing secret' })).toBeNull())
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
    await toastSays('success', 'Webhook Saved')
    await expect((await rowOf(canvas, 'Webhooks', 'Archive')).getByText('Active')).toBeVisible()
  },
}

export const RemoveWebhook: Story = {
  play: async ({ canvas, userEvent }) => {
    await chooseMore(userEvent, (await rowOf(canvas, 'Webhooks', 'Report archive')).getByRole('button', { name: 'More: Report archive' }), 'Remove')
    const question = within(await screen.findByRole('alertdialog', { name: 'Remove “Report archive”?' }))
    await userEvent.click(question.getByRole('button', { name: 'Remove webhook' }))
    await toastSays('success', 'Webhook Removed')
    await waitFor(async () => expect(await rowsOf(canvas, 'Webhooks')).toHaveLength(1))
  },
}

export const ApiKeys: Story = {
  parameters: { path: keys },
  play: async ({ canvas }) => {
    const panel = within(await canvas.findByRole('tabpanel', { name: 'API Keys' }))
    await expect(await panel.findByText('Keep your API keys secret')).toBeVisible()
    await expect(panel.getByText(/Never share one/)).toBeVisible()
    const rows = await rowsOf(canvas, 'API Keys')
    await expect(rows).toHaveLength(2)
    await expect(rows[0]).toHaveTextContent(/Production.*atk_live_•{8}4f2a.*Created Mar 2, 2023 · Last used 3 minutes ago/)
    await expect(rows[1]).toHaveTextContent(/Development.*atk_test_•{8}b81c.*Created Mar 2, 2023 · Last used 4 days ago/)
    for (const row of rows) await expect(within(row).getByRole('button', { name: /^Regenerate/ })).toBeEnabled()
    await expect(canvas.getByRole('button', { name: 'Create New API Key' })).toBeEnabled()
  },
}

/** Made, shown once, and covered from then on. */
export const KeyShownOnce: Story = {
  parameters: { path: keys },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Create New API Key' }))
    const dialog = await opened('Create New API Key')
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Read events' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Create Key' }))
    await expect(dialog.getByText('Give it a name, so that it can be found again.')).toBeVisible()
    await expect(dialog.getByText('Choose at least one thing that the key may do.')).toBeVisible()
    const name = dialog.getByRole('textbox', { name: /^Name/ })
    await userEvent.type(name, 'production')
    await expect(dialog.getByText('Another one has this name already.')).toBeVisible()
    await retype(userEvent, name, 'Nightly export')
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Read reports' }))
    await choose(userEvent, dialog.getByRole('combobox', { name: 'Environment' }), 'Development')
    await choose(userEvent, dialog.getByRole('combobox', { name: 'Ends' }), 'After 90 days')
    await userEvent.click(dialog.getByRole('button', { name: 'Create Key' }))
    await toastSays('success', 'API Key Created')
    const shown = await opened('API Key Created')
    const field = shown.getByRole('textbox', { name: 'API key' })
    await expect(field).toHaveAttribute('value', expect.stringMatching(/^atk_test_[0-9A-Za-z]{32}$/))
    const secret = field.getAttribute('value') ?? ''
    await userEvent.click(shown.getByRole('button', { name: /stored/ }))
    const row = await rowOf(canvas, 'API Keys', 'Nightly export')
    await expect(row.getByText(`atk_test_••••••••${secret.slice(-4)}`)).toBeVisible()
    await expect(row.getByText(/Never used/)).toHaveTextContent('Created Jan 22, 2024 · Never used · Ends Apr 21, 2024')
  },
}

/** An ingest key is no secret: it is not among these. */
export const IngestKey: Story = {
  parameters: { path: keys },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Create New API Key' }))
    const dialog = await opened('Create New API Key')
    await userEvent.type(dialog.getByRole('textbox', { name: /^Name/ }), 'Shop pages')
    await userEvent.click(dialog.getByRole('radio', { name: /^Ingest key/ }))
    await userEvent.click(dialog.getByRole('button', { name: 'Create Key' }))
    const toast = await toastSays('success', 'API Key Created')
    await expect(toast.getByText('It can be copied at any time under API Management.')).toBeVisible()
    await expect(await rowsOf(canvas, 'API Keys')).toHaveLength(2)
  },
}

/** A key for a site does not end unless that is chosen, which says what happens then; once made, the code with it is shown. */
export const KeyForSite: Story = {
  parameters: { ...served({}).parameters, path: keys },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click((await canvas.findAllByRole('button', { name: 'Create New API Key' }))[0] ?? document.body)
    const dialog = await opened('Create New API Key')
    await userEvent.type(dialog.getByRole('textbox', { name: /^Name/ }), 'Bakery pages')
    await userEvent.click(dialog.getByRole('radio', { name: /^Ingest key/ }))
    const ends = dialog.getByRole('combobox', { name: /^Ends/ })
    await expect(ends).toHaveTextContent('Never')
    await choose(userEvent, ends, 'After 90 days')
    await expect(dialog.getByText(/the site’s events are refused until its pages carry another key/)).toBeVisible()
    await choose(userEvent, ends, 'Never')
    await userEvent.click(dialog.getByRole('button', { name: 'Create Key' }))
    const shown = await opened('API Key Created')
    await expect(shown.getByRole('region', { name: 'Tracking code' })).toHaveTextContent(/data-key="atk_site_/)
    await userEvent.click(shown.getByRole('tab', { name: 'WordPress' }))
    await expect(await shown.findByText(/functions\.php/)).toBeVisible()
  },
}

/** The line that connects the site is under what is connected. */
export const SiteCode: Story = {
  parameters: { ...served({ key }).parameters, path: '/account/integrations' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('region', { name: 'Tracking code' })).toHaveTextContent(key)
    await expect(canvas.getByText('Waiting for the first event')).toBeVisible()
  },
}

/** Asks, keeps the old one for the time chosen, and shows the new one once. */
export const RegenerateDialog: Story = {
  parameters: { path: keys },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click((await rowOf(canvas, 'API Keys', 'Production')).getByRole('button', { name: 'Regenerate: Production' }))
    const dialog = await opened('Regenerate “Production”?')
    const main = dialog.getByRole('button', { name: 'Regenerate' })
    await waitFor(() => expect(main).toHaveFocus())
    await choose(userEvent, dialog.getByRole('combobox', { name: 'The old key works on' }), 'For 7 days')
    await userEvent.click(main)
    await toastSays('success', 'API Key Regenerated')
    const shown = await opened('API Key Regenerated')
    await expect(shown.getByRole('textbox', { name: 'API key' })).toHaveAttribute('value', expect.stringMatching(/^atk_live_[0-9A-Za-z]{32}$/))
    await userEvent.click(shown.getByRole('button', { name: /stored/ }))
    const row = await rowOf(canvas, 'API Keys', 'Production')
    await expect(row.getByText(/Never used/)).toHaveTextContent(/^Created Jan 22, 2024 · Never used · The old key works until Jan 29, 2024, 10:00 AM$/)
  },
}
