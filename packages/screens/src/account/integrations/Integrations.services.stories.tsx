import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { opened, rowOf, served, toastSays } from '../../inStories.ts'
import { states } from '../../states.ts'
import { Integrations } from './Integrations.tsx'

/** Services that the server has a connector for, in a project of one's own on a server. */
export default {
  title: 'Account/Integrations/Services',
  component: Integrations,
  parameters: { path: '/account/integrations?tab=available', state: { ...states.empty.parameters.state, workspace: served } },
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
