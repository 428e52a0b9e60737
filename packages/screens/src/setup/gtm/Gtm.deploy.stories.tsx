import type { Meta, StoryObj } from '@storybook/react-vite'
import type { Workspace } from '@tagmason/domain'
import { expect, screen, within } from 'storybook/test'
import { retype } from '../../inStories.ts'
import { story } from '../../states.ts'
import { Gtm } from './Gtm.tsx'

export default { title: 'Setup/GTM Management', component: Gtm, parameters: { path: '/setup/gtm' } } satisfies Meta<typeof Gtm>
type Story = StoryObj<typeof Gtm>

const at = (query: string, before?: (workspace: Workspace) => Promise<unknown>) => ({
  parameters: { path: `/setup/gtm?${query}`, ...(before === undefined ? {} : story({ before }).parameters) },
})

/** SETUP-GTM-13: what each tag would send on a page of the site. */
export const PreviewMode: Story = {
  ...at('do=preview'),
  play: async ({ userEvent }) => {
    const drawer = within(await screen.findByRole('dialog', { name: 'Preview Mode' }))
    await retype(userEvent, drawer.getByRole('textbox', { name: /^Page address/ }), 'no address')
    await userEvent.click(drawer.getByRole('button', { name: 'Show' }))
    await expect(await drawer.findByText('Give a web address, for example shop.example/pricing.')).toBeVisible()
    await retype(userEvent, drawer.getByRole('textbox', { name: /^Page address/ }), 'www.example.com/thank-you')
    await userEvent.click(drawer.getByRole('button', { name: 'Show' }))
    const atOnce = await drawer.findByRole('list', { name: 'When the page opens' })
    await expect(await within(atOnce).findByText('GA4 - generate_lead')).toBeVisible()
    await expect(within(drawer.getByRole('list', { name: 'When a visitor does something' })).getByText('transaction_id')).toBeVisible()
  },
}
