import type { Meta, StoryObj } from '@storybook/react-vite'
import type { Workspace } from '@tagmason/domain'
import { expect, screen, within } from 'storybook/test'
import { caughtDownloads, retype, rowOf, toastSays } from '../../inStories.ts'
import { actsFail, actsHang, story } from '../../states.ts'
import { Gtm } from './Gtm.tsx'
import { exportText, giveFile } from './inStories.ts'

export default { title: 'Setup/GTM Management', component: Gtm, parameters: { path: '/setup/gtm' } } satisfies Meta<typeof Gtm>
type Story = StoryObj<typeof Gtm>

const list = 'Connected Containers'
const tags = 'Auto-generated Tags'
const at = (query: string, before?: (workspace: Workspace) => Promise<unknown>) => ({
  parameters: { path: `/setup/gtm?${query}`, ...(before === undefined ? {} : story({ before }).parameters) },
})

/** SETUP-GTM-12: the difference first. */
export const DeployDiffDialog: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Deploy All Tags/ }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Deploy All Tags' }))
    await expect(await dialog.findByText('GA4 - video_start_event')).toBeVisible()
    await expect(dialog.queryByRole('button', { name: 'Mark as Deployed' })).toBeNull()
    await expect(dialog.getByRole('button', { name: 'Download Import File' })).toBeEnabled()
  },
}

export const Deploying: Story = {
  parameters: { path: '/setup/gtm?do=deploy', ...story({ workspace: actsHang }).parameters },
  play: async ({ userEvent }) => {
    const button = await screen.findByRole('button', { name: 'Download Import File' })
    await userEvent.click(button)
    await expect(button).toHaveAttribute('aria-busy', 'true')
    await expect(screen.getByText('Preparing the file')).toBeInTheDocument()
  },
}

/** SETUP-GTM-12: one file, and only the member's word that it is published makes the tags deployed. */
export const DeployDone: Story = {
  ...at('do=deploy'),
  play: async ({ canvas, userEvent }) => {
    const files = caughtDownloads()
    const dialog = within(await screen.findByRole('dialog', { name: 'Deploy All Tags' }))
    await userEvent.click(await dialog.findByRole('button', { name: 'Download Import File' }))
    await toastSays('success', 'GTM-K7WQ4ZN-deploy.json downloaded')
    await expect(files).toHaveLength(1)
    await expect((await rowOf(canvas, tags, 'GA4 - video_start')).getByText('Draft')).toBeInTheDocument()
    await userEvent.click(await dialog.findByRole('button', { name: 'Mark as Deployed' }))
    await toastSays('success', 'Deployment Success')
    await expect((await rowOf(canvas, tags, 'GA4 - video_start')).getByText('Deployed')).toBeVisible()
  },
}

export const DeployFailed: Story = {
  parameters: { path: '/setup/gtm?do=deploy', ...story({ workspace: actsFail }).parameters },
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Download Import File' }))
    await toastSays('error', 'Not done: prepare the tags for a container')
    await expect(screen.queryByRole('button', { name: 'Mark as Deployed' })).toBeNull()
  },
}

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

/** SETUP-GTM-14 */
export const CreateWorkspaceDialog: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Create Workspace/ }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Create Workspace' }))
    await userEvent.click(dialog.getByRole('checkbox', { name: 'GA4 - video_start' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Create Workspace' }))
    await expect(await dialog.findByText('Please enter a workspace name')).toBeVisible()
    await expect(dialog.getByText('Choose at least one tag.')).toBeVisible()
    await userEvent.type(dialog.getByRole('textbox', { name: /^Workspace name/ }), 'Spring campaign')
    await userEvent.click(dialog.getByRole('checkbox', { name: 'GA4 - video_start' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Create Workspace' }))
    await toastSays('success', 'Workspace Created')
    const row = await rowOf(canvas, 'Workspaces', 'Spring campaign')
    await userEvent.click(row.getByRole('button', { name: 'Deploy: Spring campaign' }))
    await expect(await screen.findByRole('combobox', { name: 'Tags' })).toHaveTextContent('Spring campaign')
    await userEvent.keyboard('{Escape}')
    await userEvent.click((await rowOf(canvas, 'Workspaces', 'Spring campaign')).getByRole('button', { name: 'Delete: Spring campaign' }))
    await userEvent.click((await toastSays('success', 'Spring campaign deleted')).getByRole('button', { name: 'Undo' }))
    await expect(await rowOf(canvas, 'Workspaces', 'Spring campaign')).toBeTruthy()
  },
}
