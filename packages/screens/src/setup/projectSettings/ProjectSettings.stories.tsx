import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { choose, opened, retype, toastSays } from '../../inStories.ts'
import { phone, states } from '../../states.ts'
import { SetupHub } from '../SetupHub.tsx'

export default { title: 'Setup/Project Settings', component: SetupHub, parameters: { path: '/setup' } } satisfies Meta<typeof SetupHub>
type Story = StoryObj<typeof SetupHub>

/** A shop in Madrid that is built on a machine of its own: host with port, euros, and its midnight. */
export const EuroShop: Story = {
  ...states.empty,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Project settings' }))
    const dialog = await opened('Project settings')
    const site = dialog.getByRole('textbox', { name: /^Site address/ })
    await expect(site).toHaveValue('bakery.example')
    await retype(userEvent, site, 'bakery')
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
    await expect(await dialog.findByText(/^This is not a website address/)).toBeVisible()
    await retype(userEvent, site, 'localhost:8080')
    await choose(userEvent, dialog.getByRole('combobox', { name: /^Currency/ }), 'EUR · Euro')
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
    await toastSays('success', 'Settings Saved')
    await userEvent.click(canvas.getByRole('button', { name: 'Project settings' }))
    const again = await opened('Project settings')
    await waitFor(() => expect(again.getByRole('textbox', { name: /^Site address/ })).toHaveValue('localhost:8080'))
    await expect(again.getByRole('combobox', { name: /^Currency/ })).toHaveTextContent('EUR · Euro')
  },
}

/** A shop that pays on another domain, and whose own people look at it all day: each list says what is wrong in it, and both are kept. */
export const OwnDomainsAndNetworks: Story = {
  ...states.empty,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Project settings' }))
    const dialog = await opened('Project settings')
    const domains = dialog.getByRole('textbox', { name: /^Other domains of the site/ })
    const networks = dialog.getByRole('textbox', { name: /^Networks of your own people/ })
    await userEvent.type(domains, 'pay')
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
    await expect(await dialog.findByText(/^This is not a list of domains/)).toBeVisible()
    await userEvent.type(domains, '.example{Enter}')
    await userEvent.type(networks, 'office')
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
    await expect(await dialog.findByText(/^This is not a list of addresses/)).toBeVisible()
    await retype(userEvent, networks, '203.0.113.0/24')
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
    await toastSays('success', 'Settings Saved')
    await userEvent.click(canvas.getByRole('button', { name: 'Project settings' }))
    const again = await opened('Project settings')
    await waitFor(() => expect(again.getByRole('textbox', { name: /^Other domains of the site/ })).toHaveValue('pay.example'))
    await expect(again.getByRole('textbox', { name: /^Networks of your own people/ })).toHaveValue('203.0.113.0/24')
  },
}

/** The sample has none to change. */
export const NotInTheSample: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('list', { name: 'Setup pages' })
    await expect(canvas.queryByRole('button', { name: 'Project settings' })).toBeNull()
  },
}

export const GermanOnPhone: Story = {
  ...phone({
    state: {
      before: async (workspace) => {
        await states.empty.parameters.state.before?.(workspace)
        await workspace.act('session.setPreferences', { language: 'de' })
      },
    } satisfies typeof states.empty.parameters.state,
  }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Projekteinstellungen' }))
    await opened('Projekteinstellungen')
    await expect(document.documentElement.scrollWidth).toBe(window.innerWidth)
  },
}
