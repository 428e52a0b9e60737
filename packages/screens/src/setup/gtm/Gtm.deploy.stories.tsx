import type { Meta, StoryObj } from '@storybook/react-vite'
import type { Workspace } from '@tagmason/domain'
import { expect, screen, within } from 'storybook/test'
import { retype, rowOf, toastSays } from '../../inStories.ts'
import { story } from '../../states.ts'
import { Gtm } from './Gtm.tsx'
import { exportText, giveFile } from './inStories.ts'

export default { title: 'Setup/GTM Management', component: Gtm, parameters: { path: '/setup/gtm' } } satisfies Meta<typeof Gtm>
type Story = StoryObj<typeof Gtm>

const list = 'Connected Containers'
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

/** SETUP-GTM-15, SETUP-GTM-09: what a file brings is seen before it is imported; the container is connected by it. */
export const BulkImportReview: Story = {
  ...at('do=import'),
  play: async ({ canvas, userEvent }) => {
    const dialog = await giveFile(userEvent, 'GTM-NEW4YOU_workspace2.json', exportText('GTM-NEW4YOU'))
    await expect(await dialog.findByText('GTM-NEW4YOU, Main site')).toBeVisible()
    await expect(dialog.getByText('GA4 - video_start_event')).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: 'Import' }))
    await toastSays('success', 'Import Complete')
    await expect((await rowOf(canvas, list, 'GTM-NEW4YOU')).getByText('Connected')).toBeVisible()
  },
}

/** SETUP-GTM-15: names from a list become drafts; those that are there are skipped. */
export const BulkImportList: Story = {
  ...at('do=import'),
  play: async ({ userEvent }) => {
    const dialog = await giveFile(userEvent, 'events.csv', 'event\nBrochure sent\npurchase\n')
    const names = await dialog.findByRole('list', { name: 'Events in the list' })
    await expect(within(names).getByText('brochure_sent')).toBeVisible()
    await expect(within(names).getByText('Exists already')).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: 'Import' }))
    await expect(await (await toastSays('success', 'Import Complete')).findByText('1 added, 0 changed, 1 skipped.')).toBeVisible()
  },
}

/** SETUP-GTM-15: what cannot be imported says why, and nothing can be pressed. */
export const BulkImportErrors: Story = {
  ...at('do=import'),
  play: async ({ userEvent }) => {
    const dialog = await giveFile(userEvent, 'container.json', exportText('GTM-XXXXXXX'))
    await expect(await dialog.findByText('This file cannot be imported')).toBeVisible()
    await expect(dialog.getByText(/does not say which container it is from/)).toBeVisible()
    await expect(dialog.queryByRole('button', { name: 'Import' })).toBeNull()
  },
}
