import { Refusal, type Workspace } from '@tagmason/domain'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { opened, retype, rowOf, rowsOf, served, toastSays } from '../../inStories.ts'
import { states } from '../../states.ts'
import { Integrations } from './Integrations.tsx'

const wrong = 'pat-eu1-wrong'

/** A server in whose test call HubSpot takes every token but one; apps/server/src/jobs/connects.test.ts holds that it is called. */
const answered = (real: Workspace): Workspace => ({
  ...served(real),
  act: async (name, input) => {
    if ((name as string) !== 'integrations.connect') return real.act(name, input)
    if (JSON.stringify(input).includes(wrong)) throw new Refusal('invalid', 'A story refuses this.', [{ path: 'access.token', message: 'refused' }])
    return { ...((await real.act(name, input)) as object), status: 'connected' } as never
  },
})

/** Services that the server has a connector for, in a project of one's own on a server. */
export default {
  title: 'Account/Integrations/Services',
  component: Integrations,
  parameters: {
    requirements: { ConnectsHubSpot: 'ACCT-INT-15, ACCT-INT-15-B', HubSpotRefuses: 'ACCT-INT-15-B', HubSpotTakesAnother: 'ACCT-INT-15-B' },
    path: '/account/integrations?tab=available',
    state: { ...states.empty.parameters.state, workspace: answered },
  },
} satisfies Meta<typeof Integrations>
type Story = StoryObj<typeof Integrations>

const services = 'Available Integrations'

export const ConnectsHubSpot: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click((await rowOf(canvas, services, 'HubSpot')).getByRole('button', { name: 'Connect: HubSpot' }))
    const dialog = await opened('Connect HubSpot')
    await expect(dialog.getByText(/a contact property tagmason_id/)).toBeVisible()
    await userEvent.type(dialog.getByRole('textbox', { name: /^Account/ }), 'Corner Bakery')
    await userEvent.type(dialog.getByLabelText('Access token'), 'pat-eu1-1234')
    await userEvent.click(dialog.getByRole('button', { name: 'Connect' }))
    const toast = await toastSays('success', 'Integration Connected')
    await expect(toast.getByText('Successfully connected to HubSpot.')).toBeVisible()
  },
}

/** All that is needed to call it, or nothing: then it is noted down. */
export const SalesforceLacksSomething: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click((await rowOf(canvas, services, 'Salesforce')).getByRole('button', { name: 'Connect: Salesforce' }))
    const dialog = await opened('Connect Salesforce')
    await userEvent.type(dialog.getByRole('textbox', { name: /^Account/ }), 'Corner Bakery')
    await userEvent.type(dialog.getByRole('textbox', { name: /^My Domain address/ }), 'https://bakery.my.salesforce.com')
    await userEvent.click(dialog.getByRole('button', { name: 'Connect' }))
    await expect(await dialog.findAllByText('The service cannot be called without it.')).toHaveLength(2)
  },
}

/** What the service does not take is said at its field, what was typed stays, and nothing counts as connected. */
export const HubSpotRefuses: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click((await rowOf(canvas, services, 'HubSpot')).getByRole('button', { name: 'Connect: HubSpot' }))
    const dialog = await opened('Connect HubSpot')
    await userEvent.type(dialog.getByRole('textbox', { name: /^Account/ }), 'Corner Bakery')
    const token = dialog.getByLabelText('Access token')
    await userEvent.type(token, wrong)
    await userEvent.click(dialog.getByRole('button', { name: 'Connect' }))
    await expect(await dialog.findByText('The service does not take this. Check it, or make a new one there.')).toBeVisible()
    await expect(token).toHaveValue(wrong)
    await expect(token).toHaveAccessibleDescription(/does not take this/)
    await expect(await rowsOf(canvas, services)).toHaveLength(6)
  },
}

/** Another token takes the reason away, and connects. */
export const HubSpotTakesAnother: Story = {
  play: async (context) => {
    await HubSpotRefuses.play?.(context)
    const { canvas, userEvent } = context
    const dialog = await opened('Connect HubSpot')
    const token = dialog.getByLabelText('Access token')
    await retype(userEvent, token, 'pat-eu1-1234')
    await waitFor(() => expect(dialog.queryByText(/does not take this/)).toBeNull())
    await userEvent.click(dialog.getByRole('button', { name: 'Connect' }))
    await toastSays('success', 'Integration Connected')
    await waitFor(async () => expect(await rowsOf(canvas, services)).toHaveLength(5))
  },
}
