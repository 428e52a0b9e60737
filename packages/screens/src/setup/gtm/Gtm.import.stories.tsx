import type { Workspace } from '@tagmason/domain'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, spyOn, within } from 'storybook/test'
import { opened, rowOf, toastSays } from '../../inStories.ts'
import { actsFail, phone, type ScreenState, story } from '../../states.ts'
import { chooses, containerPage, exportWith, press, shop, shopText, stored, tagOf, triggerOf } from './container/inStories.ts'
import { Gtm } from './Gtm.tsx'
import { exportText, giveFile, imported } from './inStories.ts'

export default {
  title: 'Setup/GTM Management',
  component: Gtm,
  parameters: {
    requirements: {
      BulkImportReview: 'SETUP-GTM-15, SETUP-GTM-15-B',
      BulkImportDone: 'SETUP-GTM-09, 15, SETUP-GTM-15-B',
      BulkImportList: 'SETUP-GTM-15, SETUP-GTM-15-B',
      BulkImportErrors: 'SETUP-GTM-15',
      ConsoleOfContainer: 'SETUP-GTM-16, SETUP-GTM-16-B',
    },
    path: '/setup/gtm',
  },
} satisfies Meta<typeof Gtm>
type Story = StoryObj<typeof Gtm>

const path = '/setup/gtm?do=import'
const at = (state: ScreenState = {}) => ({ parameters: { path, ...story({ before: stored, ...state }).parameters } })

/** What somebody publishes for others to import: an order that is counted otherwise than in the shop, and a tag that the shop has not. */
const recipe = exportWith('GTM-XXXXXXX', {
  tag: [tagOf(4, 'GA4 - order', 'order_paid'), tagOf(8, 'GA4 - search', 'search', 9)],
  trigger: [triggerOf(3, 'Order placed', 'order'), triggerOf(9, 'Search', 'search')],
})
/** A project of its own with these containers. */
const bakeryWith =
  (...containers: readonly string[]) =>
  async (workspace: Workspace) => {
    await workspace.act('projects.create', { name: 'Corner Bakery', website: 'bakery.example', timeZone: 'Europe/Madrid' })
    for (const id of containers) await workspace.act('containers.connect', { id })
  }
const giveRecipe = () => giveFile('recipe.json', recipe)
const changes = 'What the import changes'

/** What a file brings is seen before it is imported. */
export const BulkImportReview: Story = {
  parameters: { path },
  play: async () => {
    const dialog = await giveFile('GTM-NEW4YOU_workspace2.json', exportText('GTM-NEW4YOU'))
    await expect(await dialog.findByText('GTM-NEW4YOU, Main site')).toBeVisible()
    await expect(await dialog.findByText('GA4 - video_start_event')).toBeVisible()
    await expect(dialog.getByRole('button', { name: 'Import' })).toBeEnabled()
  },
}

/** The container is connected by what is imported of it. */
export const BulkImportDone: Story = {
  parameters: { path },
  play: async ({ canvas, userEvent }) => {
    const dialog = await giveFile('GTM-NEW4YOU_workspace2.json', exportText('GTM-NEW4YOU'))
    await dialog.findByText('GTM-NEW4YOU, Main site')
    await userEvent.click(dialog.getByRole('button', { name: 'Import' }))
    await toastSays('success', 'Import Complete')
    await expect((await rowOf(canvas, 'Connected Containers', 'GTM-NEW4YOU')).getByText('Connected')).toBeVisible()
  },
}

/** Tag Manager's own site opens at the container, by the numbers of its export, in a new tab. */
export const ConsoleOfContainer: Story = {
  parameters: story({
    before: async (workspace) => {
      await bakeryWith('GTM-BAKE77')(workspace)
      await imported(workspace, 'GTM-BAKE88')
    },
  }).parameters,
  play: async ({ canvas, userEvent }) => {
    const open = spyOn(window, 'open').mockReturnValue(null)
    await userEvent.click(await canvas.findByRole('button', { name: 'Open GTM Console' }))
    await expect(open).toHaveBeenCalledWith('https://tagmanager.google.com/#/container/accounts/6001/containers/7001/workspaces', '_blank', 'noopener')
    open.mockRestore()
  },
}

/** Names from a list become drafts; those that are there are skipped. */
export const BulkImportList: Story = {
  parameters: { path },
  play: async ({ userEvent }) => {
    const dialog = await giveFile('events.csv', 'event\nBrochure sent\npurchase\n')
    const names = await dialog.findByRole('list', { name: 'Events in the list' })
    await expect(within(names).getByText('brochure_sent')).toBeVisible()
    await expect(within(names).getByText('Exists already')).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: 'Import' }))
    await expect(await (await toastSays('success', 'Import Complete')).findByText('1 added, 0 changed, 1 skipped.')).toBeInTheDocument()
  },
}

/** What cannot be imported says why, and nothing can be pressed. */
export const BulkImportErrors: Story = {
  parameters: { path },
  play: async () => {
    const dialog = await giveFile('container.json', exportText('GTM-XXXXXXX'))
    await expect(await dialog.findByText('This file cannot be imported')).toBeVisible()
    await expect(dialog.getByText(/does not say which container it is from/)).toBeVisible()
    await expect(dialog.queryByRole('button', { name: 'Import' })).toBeNull()
  },
}

/** What was downloaded from the plan has no id yet: the member says which container it is of, and the id is written into what is stored. */
export const BulkImportOwnFile: Story = {
  parameters: { path },
  play: async ({ canvas }) => {
    const dialog = await giveFile('container.json', exportText('GTM-XXXXXXX'))
    await chooses(dialog.findByRole('combobox', { name: 'The file is of the container' }), 'option', /GTM-T3HJ6FQ/)
    await expect(await dialog.findByText(`${shop}, Main site`)).toBeVisible()
    await expect(dialog.getByText(/only an export from there does/)).toBeVisible()
    await press(dialog.getByRole('button', { name: 'Import' }))
    const toast = await toastSays('success', 'Import Complete')
    await expect(await toast.findByText('2 added, 0 changed, 0 skipped.')).toBeInTheDocument()
    await expect((await rowOf(canvas, 'Connected Containers', shop)).getByText('1 tag')).toBeVisible()
  },
}

/** The only container of a project is meant without a question. */
export const BulkImportOnlyContainer: Story = {
  parameters: { path, ...story({ before: bakeryWith('GTM-BAKE77') }).parameters },
  play: async () => {
    const dialog = await giveFile('container.json', exportText('GTM-XXXXXXX'))
    await expect(await dialog.findByText('GTM-BAKE77, Main site')).toBeVisible()
    await expect(dialog.getByRole('button', { name: 'Import' })).toBeEnabled()
  },
}

/** Without a container there is nothing that the file could be of. */
export const BulkImportConnectFirst: Story = {
  parameters: { path, ...story({ before: bakeryWith() }).parameters },
  play: async () => {
    const dialog = await giveFile('container.json', exportText('GTM-XXXXXXX'))
    await expect(await dialog.findByText(/connect one with its ID \(GTM-…\) first/)).toBeVisible()
    await expect(dialog.queryByRole('combobox')).toBeNull()
    await expect(dialog.queryByRole('button', { name: 'Import' })).toBeNull()
  },
}

/** A file of nobody's container goes into what is stored of one, so that nothing is lost: conflicts come in under a new name. */
export const ImportMergeRenaming: Story = {
  ...at(),
  play: async ({ canvas, userEvent }) => {
    const dialog = await giveRecipe()
    await expect(await dialog.findByRole('radio', { name: /^Merge: rename conflicting/ })).toBeChecked()
    await expect(dialog.getByRole('combobox', { name: 'Import into' })).toHaveTextContent('Staging of www.example.com')
    await expect(await dialog.findByText('1 name is taken with another content. Both stay; the file’s gets a new name.')).toBeVisible()
    await expect(dialog.getByRole('list', { name: `${changes}: Tags` })).toHaveTextContent(/Added.*GA4 - search.*Renamed.*GA4 - order \(imported\)/)
    await userEvent.click(dialog.getByRole('button', { name: 'Import' }))
    const toast = await toastSays('success', 'Import Complete')
    await expect(await toast.findByText('3 added, 0 changed, 1 skipped.')).toBeInTheDocument()
    await expect((await rowOf(canvas, 'Connected Containers', shop)).getByText('4 tags')).toBeVisible()
    await press(toast.getByRole('button', { name: 'Open' }))
    const parts = await containerPage()
    await expect(await parts.findByText('GA4 - order (imported)')).toBeVisible()
    await expect(parts.getByText('Changed here since its last export')).toBeVisible()
  },
}

/** What the choice changes is seen at once. */
export const ImportMergeOverwriting: Story = {
  ...at(),
  play: async ({ userEvent }) => {
    const dialog = await giveRecipe()
    await press(dialog.findByRole('radio', { name: /^Merge: overwrite conflicting/ }))
    await expect(await dialog.findByText('1 name is taken with another content. The file’s takes its place.')).toBeVisible()
    await expect(dialog.getByRole('list', { name: `${changes}: Tags` })).toHaveTextContent(/Added.*GA4 - search.*Changed.*GA4 - order.*order_paid/)
    await userEvent.click(dialog.getByRole('button', { name: 'Import' }))
    await expect(await (await toastSays('success', 'Import Complete')).findByText('2 added, 1 changed, 1 skipped.')).toBeInTheDocument()
  },
}

/** Overwriting says what goes. */
export const ImportOverwrite: Story = {
  ...at(),
  play: async ({ userEvent }) => {
    const dialog = await giveRecipe()
    await press(dialog.findByRole('radio', { name: /^Overwrite/ }))
    await expect(await dialog.findByRole('list', { name: `${changes}: Variables` })).toHaveTextContent(/Removed.*campaign.*Removed.*old price/)
    await expect(dialog.queryByText('Conflicts by name')).toBeNull()
    await userEvent.click(dialog.getByRole('button', { name: 'Import' }))
    await expect(await (await toastSays('success', 'Import Complete')).findByText('2 added, 7 changed, 1 skipped.')).toBeInTheDocument()
  },
}

/** A later export of the container itself takes the place of what is stored, unless one chooses otherwise. */
export const ImportLaterExport: Story = {
  ...at(),
  play: async () => {
    const dialog = await giveFile('later.json', shopText(shop, 'purchase_done'))
    await expect(await dialog.findByRole('radio', { name: /^Overwrite/ })).toBeChecked()
    await expect(dialog.getByText(/proves that it is there and counts it/)).toBeVisible()
    await expect(await dialog.findByRole('list', { name: `${changes}: Tags` })).toHaveTextContent(/Changed.*GA4 - order/)
    await expect(dialog.queryByRole('combobox', { name: 'Import into' })).toBeNull()
  },
}

/** An export that is there already brings nothing, and says so. */
export const ImportNothingNew: Story = {
  ...at(),
  play: async ({ userEvent }) => {
    const dialog = await giveFile('again.json', shopText(shop))
    await expect(await dialog.findByText('All of it is there already')).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: 'Import' }))
    await expect(await (await toastSays('success', 'Import Complete')).findByText('0 added, 0 changed, 8 skipped.')).toBeInTheDocument()
  },
}

export const ImportFailed: Story = {
  ...at({ workspace: (real) => ({ ...real, act: (name, input) => (name === 'containers.import' ? actsFail(real).act(name, input) : real.act(name, input)) }) }),
  play: async ({ userEvent }) => {
    const dialog = await giveRecipe()
    await userEvent.click(await dialog.findByRole('button', { name: 'Import' }))
    await toastSays('error', 'Not done: import a file')
    await expect(dialog.getByRole('button', { name: 'Import' })).toBeEnabled()
  },
}

export const ImportReadOnly: Story = {
  ...at({ role: 'viewer' }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('list', { name: 'Connected Containers' })).toBeInTheDocument()
    const dialog = await opened('Bulk Tag Import')
    await expect(dialog.queryByRole('button', { name: 'Import' })).toBeNull()
    await expect(dialog.getAllByText(/^Needs the role Editor/).length).toBeGreaterThan(0)
  },
}

export const ImportOnAPhone: Story = {
  ...phone({ path, ...story({ before: stored }).parameters }),
  play: async () => {
    const dialog = await giveRecipe()
    await expect(await dialog.findByRole('list', { name: `${changes}: Tags` })).toBeVisible()
    await expect(document.documentElement.scrollWidth).toBe(window.innerWidth)
  },
}
