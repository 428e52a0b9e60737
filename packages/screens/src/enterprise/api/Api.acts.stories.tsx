import type { Workspace } from '@tagmason/domain'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor } from 'storybook/test'
import { choose, chooseMore, leave, opened, retype, toastSays } from '../../inStories.ts'
import { asked, closed } from '../../account/people/inStories.ts'
import { actsFail, type ScreenState, states, story } from '../../states.ts'
import { tableRow, tableRows } from '../teams/inStories.ts'
import { Api } from './Api.tsx'

export default {
  title: 'Enterprise/API Management',
  component: Api,
  parameters: {
    requirements: {
      KeyCreatedShownOnce: 'ENT-API-06',
      KeyEdited: 'ENT-API-06',
      KeyDeactivated: 'ENT-API-06',
      KeyRegenerated: 'ENT-API-06',
      RevokeDialog: 'ENT-API-06',
      RevokeFailed: 'GEN-STATE-04',
      TryItConsole: 'ENT-API-09, 10, 16, 17',
      WebhookDeliveries: 'ENT-API-15',
      WebhookFailing: 'ENT-API-15',
      WebhookSwitchedOff: 'ENT-API-15',
      WebhookAdded: 'ENT-API-15',
    },
    path: '/enterprise/api',
  },
} satisfies Meta<typeof Api>
type Story = StoryObj<typeof Api>

const keys = 'API Keys'
const hooks = 'Webhooks'
const at = (path: string, state: ScreenState = {}) => ({ parameters: { path, state } })
const webhooks = '/enterprise/api?tab=webhooks'
const endpoints = '/enterprise/api?tab=endpoints'

/** An address that answers 503, and conversions that it is told of. */
const failing = (times: number) => async (workspace: Workspace) => {
  await workspace.act('webhooks.add', { name: 'Till', url: 'https://till.example.com/status/503', events: ['conversion.completed'] })
  for (let sent = 0; sent < times; sent++)
    await workspace.act('apiKeys.call', {
      endpoint: 'endpoint-collect',
      authorization: 'Bearer atk_site_7q2mx9c4wd',
      body: JSON.stringify({ events: [{ name: 'purchase' }] }),
    })
}

/** The secret is seen once, and masked from then on. */
export const KeyCreatedShownOnce: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Create New API Key' }))
    const form = await opened('Create New API Key')
    await userEvent.click(form.getByRole('button', { name: 'Create Key' }))
    await expect(form.getByText('Give it a name, so that it can be found again.')).toBeVisible()
    await userEvent.type(form.getByRole('textbox', { name: /^Name/ }), 'Warehouse')
    await userEvent.click(form.getByRole('button', { name: 'Create Key' }))
    await toastSays('success', 'API Key Created')
    const shown = await opened('API Key Created')
    const secret = shown.getByRole<HTMLInputElement>('textbox', { name: 'API key' }).value
    await expect(secret).toMatch(/^atk_live_[0-9A-Za-z]{32}$/)
    await userEvent.click(shown.getByRole('button', { name: /stored/i }))
    await closed()
    const row = await tableRow(canvas, keys, 'Warehouse')
    await expect(row.getByText(`atk_live_••••••••${secret.slice(-4)}`)).toBeVisible()
    await expect(row.getByText('Never used')).toBeVisible()
    await expect(canvas.queryByText(secret)).toBeNull()
    await expect(await tableRows(canvas, keys)).toHaveLength(5)
  },
}

export const KeyEdited: Story = {
  play: async ({ canvas, userEvent }) => {
    await chooseMore(userEvent, (await tableRow(canvas, keys, 'Development')).getByRole('button', { name: /Development/ }), 'Edit')
    const dialog = await opened('Edit: Development')
    await retype(userEvent, dialog.getByRole('textbox', { name: /^Name/ }), 'website')
    for (const scope of ['Read events', 'Send events', 'Read reports', 'Read dashboards']) await userEvent.click(dialog.getByRole('checkbox', { name: scope }))
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
    await expect(dialog.getByText('Another one has this name already.')).toBeVisible()
    await expect(dialog.getByText('Choose at least one thing that the key may do.')).toBeVisible()
    await retype(userEvent, dialog.getByRole('textbox', { name: /^Name/ }), 'Staging')
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Read events' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
    await toastSays('success', 'API Key Saved')
    await expect(await tableRow(canvas, keys, 'Staging')).toBeDefined()
  },
}

/** Refused until it is activated. */
export const KeyDeactivated: Story = {
  play: async ({ canvas, userEvent }) => {
    await chooseMore(userEvent, (await tableRow(canvas, keys, 'Development')).getByRole('button', { name: /Development/ }), 'Deactivate')
    await toastSays('success', 'API Key Deactivated')
    await expect((await tableRow(canvas, keys, 'Development')).getByText('Inactive')).toBeVisible()
  },
}

/** Another secret, and the old one for a while. */
export const KeyRegenerated: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click((await tableRow(canvas, keys, 'Website')).getByRole('button', { name: /^More/ }))
    await expect(await screen.findByRole('menuitem', { name: /^Regenerate/ })).toHaveTextContent(/Web pages contain it/)
    await leave(userEvent)
    await chooseMore(userEvent, (await tableRow(canvas, keys, 'Development')).getByRole('button', { name: /Development/ }), 'Regenerate')
    const dialog = await opened('Regenerate “Development”?')
    await choose(userEvent, dialog.getByRole('combobox', { name: 'The old key works on' }), 'For 7 days')
    await userEvent.click(dialog.getByRole('button', { name: 'Regenerate' }))
    await toastSays('success', 'API Key Regenerated')
    const shown = await opened('API Key Regenerated')
    await userEvent.click(shown.getByRole('button', { name: /stored/i }))
    await closed()
    await expect((await tableRow(canvas, keys, 'Development')).getByText(/old key until/)).toHaveTextContent(/Jan 29, 2024/)
  },
}

/** Asks, then every call with it is refused. */
export const RevokeDialog: Story = {
  play: async ({ canvas, userEvent }) => {
    await chooseMore(userEvent, (await tableRow(canvas, keys, 'Old warehouse export')).getByRole('button', { name: /Old warehouse/ }), 'Revoke')
    const dialog = await asked('Revoke “Old warehouse export”?')
    await expect(dialog.getByRole('button', { name: 'Revoke Key' })).toHaveFocus()
    await userEvent.click(dialog.getByRole('button', { name: 'Revoke Key' }))
    await toastSays('success', 'API Key Revoked')
    await waitFor(async () => expect(await tableRows(canvas, keys)).toHaveLength(3))
  },
}

/** What was asked for stays open when it is refused. */
export const RevokeFailed: Story = {
  ...story({ workspace: actsFail }),
  play: async ({ canvas, userEvent }) => {
    await chooseMore(userEvent, (await tableRow(canvas, keys, 'Development')).getByRole('button', { name: /Development/ }), 'Revoke')
    await userEvent.click((await asked('Revoke “Development”?')).getByRole('button', { name: 'Revoke Key' }))
    await toastSays('error', 'Not done: revoke an API key')
    await expect(await tableRows(canvas, keys)).toHaveLength(4)
  },
}

/** A real call, with the headers that count it; without a valid key 401. */
export const TryItConsole: Story = {
  ...at(endpoints),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Try It: POST /api/v1/events' }))
    const drawer = await opened('Try It: POST /api/v1/events')
    await userEvent.click(drawer.getByRole('button', { name: 'Send Request' }))
    await expect(drawer.getByText('Paste a key to call with.')).toBeVisible()
    const key = drawer.getByLabelText('API key')
    await userEvent.type(key, 'guessed')
    await userEvent.click(drawer.getByRole('button', { name: 'Send Request' }))
    await expect(await drawer.findByText('401')).toBeVisible()
    await expect(drawer.getByText(/WWW-Authenticate: Bearer/)).toBeVisible()
    await retype(userEvent, key, 'atk_site_7q2mx9c4wd')
    await userEvent.click(drawer.getByRole('button', { name: 'Send Request' }))
    await expect(await drawer.findByText('202')).toBeVisible()
    await expect(drawer.getByText(/X-RateLimit-Limit: 5000/)).toHaveTextContent(/X-RateLimit-Remaining: 4999/)
    await expect(drawer.getByText(/"accepted": 1/)).toBeVisible()
    await userEvent.clear(drawer.getByRole('textbox', { name: 'Body' }))
    await userEvent.click(drawer.getByRole('button', { name: 'Send Request' }))
    await expect(drawer.getByText('This is not JSON.')).toBeVisible()
  },
}

/** What was sent, signed, with what came of it. */
export const WebhookDeliveries: Story = {
  ...at(webhooks),
  play: async ({ canvas, userEvent }) => {
    const row = await tableRow(canvas, hooks, 'Data quality')
    await userEvent.click(row.getByRole('button', { name: /^Test/ }))
    await toastSays('default', 'Webhook Test')
    await chooseMore(userEvent, row.getByRole('button', { name: /^More.*Data quality/ }), 'Deliveries')
    const drawer = await opened('Deliveries: Data quality to the on-call chat')
    await expect(await drawer.findByText('Delivered')).toBeVisible()
    await expect(drawer.getByText(/attempt 1 · answered 200/)).toBeVisible()
    await expect(drawer.getByText(/webhook-signature: v1,[\w+/]{43}=/)).toBeVisible()
    await userEvent.click(drawer.getByRole('button', { name: 'Resend' }))
    await toastSays('info', 'Delivery Sent Again')
    await expect(await drawer.findByText(/attempt 2 · answered 200/)).toBeVisible()
  },
}

/** A test that fails says so, what fails is tried again, and five failures make it Inactive. */
export const WebhookFailing: Story = {
  ...at(webhooks, { before: failing(4) }),
  play: async ({ canvas, userEvent }) => {
    const row = () => tableRow(canvas, hooks, 'till.example.com')
    await expect((await row()).getByText('4 failures in a row')).toBeVisible()
    await userEvent.click((await row()).getByRole('button', { name: 'Test: Till' }))
    const toast = await toastSays('error', 'Webhook Test Failed')
    await expect(toast.getByText('Till answered with status 503.')).toBeVisible()
    await expect((await row()).getByText('Active')).toBeVisible()
    await chooseMore(userEvent, (await row()).getByRole('button', { name: /^More.*Till/ }), 'Deliveries')
    const drawer = await opened('Deliveries: Till')
    await waitFor(() => expect(drawer.getAllByText('Failed')).toHaveLength(5))
    await expect(drawer.getAllByText(/answered 503 · again/)).toHaveLength(4)
    await userEvent.click(drawer.getAllByRole('button', { name: 'Resend' })[1] as HTMLElement)
    await toastSays('error', 'Delivery Failed Again')
    // The same message again is no new failure.
    await expect((await row()).getByText('4 failures in a row')).toBeInTheDocument()
    await expect((await row()).getByText('Active')).toBeInTheDocument()
  },
}

/** Five messages in a row that failed make it inactive. */
export const WebhookSwitchedOff: Story = {
  ...at(webhooks, { before: failing(5) }),
  play: async ({ canvas }) => {
    const row = await tableRow(canvas, hooks, 'till.example.com')
    await expect(row.getByText('5 failures in a row')).toBeVisible()
    await expect(row.getByText('Inactive')).toBeVisible()
  },
}

/** Added with a secret that is seen once; a private address is refused. */
export const WebhookAdded: Story = {
  ...at(webhooks),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Add Webhook' }))
    const form = await opened('Add Webhook')
    await userEvent.type(form.getByRole('textbox', { name: /^Name/ }), 'Till')
    await userEvent.type(form.getByRole('textbox', { name: /^Address/ }), 'http://localhost:3000/')
    await userEvent.click(form.getByRole('checkbox', { name: /^A goal was achieved/ }))
    await userEvent.click(form.getByRole('button', { name: 'Add Webhook' }))
    await expect(form.getByText(/private network/)).toBeVisible()
    await retype(userEvent, form.getByRole('textbox', { name: /^Address/ }), 'https://till.example.com/in')
    await userEvent.click(form.getByRole('button', { name: 'Add Webhook' }))
    await toastSays('success', 'Webhook Added')
    const shown = await opened('Signing secret')
    await expect(shown.getByRole('textbox', { name: 'Signing secret' })).toHaveDisplayValue(/^whsec_/)
    await userEvent.click(shown.getByRole('button', { name: /stored/i }))
    await closed()
    const row = await tableRow(canvas, hooks, 'https://till.example.com/in')
    await expect(row.getByText('goal.achieved')).toBeVisible()
    await expect(row.getByText('Never triggered')).toBeVisible()
    await chooseMore(userEvent, row.getByRole('button', { name: /^More.*Till/ }), 'Remove')
    await userEvent.click((await asked('Remove “Till”?')).getByRole('button', { name: 'Remove' }))
    await toastSays('success', 'Webhook Removed')
    await waitFor(async () => expect(await tableRows(canvas, hooks)).toHaveLength(2))
  },
}

/** In a project of one's own nothing can be called from a page: a test waits, and says so. */
export const WebhookTestWaits: Story = {
  ...at(webhooks, {
    before: async (workspace) => {
      await states.empty.parameters.state.before?.(workspace)
      await workspace.act('webhooks.add', { name: 'Till', url: 'https://till.example.com/in', events: ['goal.achieved'] })
    },
  }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Test: Till' }))
    await toastSays('info', 'Webhook Test Waiting')
    await chooseMore(userEvent, canvas.getByRole('button', { name: /^More.*Till/ }), 'Deliveries')
    const drawer = await opened('Deliveries: Till')
    await expect(await drawer.findByText('Waiting')).toBeVisible()
    await expect(drawer.queryByRole('button', { name: 'Resend' })).toBeNull()
  },
}
