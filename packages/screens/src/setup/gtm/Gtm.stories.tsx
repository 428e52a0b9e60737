import type { Meta, StoryObj } from '@storybook/react-vite'
import type { Workspace } from '@tagmason/domain'
import { expect, screen, spyOn, waitFor, within } from 'storybook/test'
import { caughtDownloads, headed, rowOf, rowsOf, toastSays } from '../../inStories.ts'
import { phone, states, story } from '../../states.ts'
import { containerPage } from './container/inStories.ts'
import { Gtm } from './Gtm.tsx'
import { imported } from './inStories.ts'

export default {
  title: 'Setup/GTM Management',
  component: Gtm,
  parameters: {
    requirements: {
      Ready: 'SETUP-GTM-01 to 03, 09 to 16, DATA-CONTAINER-01',
      EmptyIdToast: 'SETUP-GTM-07',
      InvalidFormat: 'SETUP-GTM-08, SETUP-GTM-08-B',
      DuplicateId: 'SETUP-GTM-08, SETUP-GTM-08-B',
      PendingContainer: 'SETUP-GTM-04 to 06, 08',
      ConnectedContainer: 'SETUP-GTM-09, SETUP-GTM-05-B, SETUP-GTM-09-B',
      ContainerMenu: 'SETUP-GTM-09, SETUP-GTM-09-B',
      VerifyFailed: 'SETUP-GTM-05',
      TagJson: 'SETUP-GTM-11, SETUP-GTM-11-B',
      LongContent: 'GEN-STATE-05',
    },
    path: '/setup/gtm',
  },
} satisfies Meta<typeof Gtm>
type Story = StoryObj<typeof Gtm>
type Canvas = ReturnType<typeof within>

const list = 'Connected Containers'
const tags = 'Auto-generated Tags'
const idField = (canvas: Canvas) => canvas.findByRole('textbox', { name: /^Container ID/ })
const connectButton = (canvas: Canvas) => canvas.findByRole('button', { name: 'Connect Container' })
const at = (query: string, before?: (workspace: Workspace) => Promise<unknown>) => ({
  parameters: { path: `/setup/gtm?${query}`, ...(before === undefined ? {} : story({ before }).parameters) },
})

export const Ready: Story = {
  play: async ({ canvas, userEvent }) => {
    await headed(canvas, 'GTM Management', 'Dashboard', 'Setup', 'GTM Management')
    await expect(await idField(canvas)).toBeVisible()
    await expect(await connectButton(canvas)).toBeEnabled()
    const rows = await rowsOf(canvas, list)
    await expect(rows).toHaveLength(4)
    for (const row of rows) await expect(row).toHaveTextContent(/GTM-[A-Z0-9]{4,10}/)
    await expect(rows[0]).toHaveTextContent(/www\.example\.com.*GTM-K7WQ4ZN.*Connected.*18 tags.*14 triggers/)
    await expect(rows[3]).toHaveTextContent(/Pending.*0 tags.*0 triggers/)
    const made = await rowsOf(canvas, tags)
    await expect(made).toHaveLength(7)
    // The tags follow the containers, without a hole as high as what is beside them.
    const cardOf = (row: HTMLElement | undefined) => row?.closest('[data-ui=Card]')?.getBoundingClientRect()
    await expect((cardOf(made[0])?.top ?? 0) - (cardOf(rows[0])?.bottom ?? 0)).toBeLessThan(48)
    await expect(made[6]).toHaveTextContent(/GA4 - video_start.*Draft.*GA4 Event · fires on Video - Product tour/)
    for (const name of [/^Deploy All Tags/, /^Preview Mode/, /^Create Workspace/, /^Bulk Tag Import/])
      await expect(canvas.getByRole('button', { name })).toBeVisible()
    const open = spyOn(window, 'open').mockReturnValue(null)
    await userEvent.click(canvas.getByRole('button', { name: 'Open GTM Console' }))
    await expect(open).toHaveBeenCalledWith('https://tagmanager.google.com/#/home', '_blank', 'noopener')
    open.mockRestore()
  },
}

export const Loading: Story = states.loading
export const Failed: Story = states.failed
export const NoAccess: Story = states.noAccess
export const Empty: Story = {
  ...states.empty,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No containers yet')).toBeVisible()
    await expect(canvas.getByRole('button', { name: /^Deploy All Tags/ })).toHaveTextContent('No tags yet')
    await expect(canvas.getAllByText('No tags yet')).toHaveLength(2)
  },
}

export const ReadOnly: Story = {
  ...states.readOnly,
  play: async ({ canvas }) => {
    await expect(await connectButton(canvas)).toHaveAccessibleDescription(/^Needs the role Editor/)
    await expect(canvas.getByRole('button', { name: 'Refresh: GTM-K7WQ4ZN' })).toHaveAccessibleDescription(/^Needs the role Editor/)
  },
}

export const EmptyIdToast: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await connectButton(canvas))
    await toastSays('error', 'Please enter a valid GTM container ID')
    await expect(await idField(canvas)).toHaveFocus()
    await expect(await rowsOf(canvas, list)).toHaveLength(4)
  },
}

/** The same words, and the reason under the field. */
export const InvalidFormat: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await idField(canvas), 'UA-12345-6')
    await userEvent.click(await connectButton(canvas))
    await toastSays('error', 'Please enter a valid GTM container ID')
    await expect(canvas.getByText('A container ID is GTM- followed by 4 to 10 letters or digits.')).toBeVisible()
    await expect(await idField(canvas)).toHaveValue('UA-12345-6')
  },
}

export const DuplicateId: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await idField(canvas), 'gtm-k7wq4zn')
    await userEvent.click(await connectButton(canvas))
    await toastSays('error', 'Please enter a valid GTM container ID')
    await expect(canvas.getByText('This container is already connected')).toBeVisible()
  },
}

export const PendingContainer: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await idField(canvas), ' gtm-q7test ')
    await userEvent.click(await connectButton(canvas))
    await toastSays('success', 'GTM container connected successfully')
    const row = await rowOf(canvas, list, 'GTM-Q7TEST')
    await expect(row.getByText('Pending')).toBeVisible()
    await expect(row.getByText('0 tags')).toBeVisible()
    await expect(row.getByText('0 triggers')).toBeVisible()
    await expect(await idField(canvas)).toHaveValue('')
  },
}

/** An imported export is the proof; what is in it can be looked through, renamed, downloaded, removed and had back. */
export const ConnectedContainer: Story = {
  ...at('id=GTM-T3HJ6FQ', (workspace) => imported(workspace, 'GTM-T3HJ6FQ')),
  play: async ({ canvas, userEvent }) => {
    const page = await containerPage()
    await expect(await page.findByRole('table', { name: 'Tags' })).toHaveTextContent(/GA4 - video_start_event.*GA4 event.*Video - Product tour/)
    await userEvent.click(page.getByRole('radio', { name: 'Triggers 1' }))
    await expect(await page.findByRole('table', { name: 'Triggers' })).toHaveTextContent(/Video - Product tour.*YouTube video/)
    await userEvent.type(page.getByRole('searchbox', { name: /^Search/ }), 'no such thing')
    await expect(await page.findByText('Nothing with “no such thing”')).toBeVisible()
    // It empties the field.
    await userEvent.keyboard('{Escape}')
    await expect(await page.findByRole('table', { name: 'Triggers' })).toBeVisible()
    await userEvent.click(page.getByRole('tab', { name: 'Import Check' }))
    await expect(await page.findByText('Google Tag Manager can import it')).toBeVisible()
    await userEvent.click(within(page.getByRole('navigation', { name: 'Breadcrumb' })).getByRole('link', { name: 'GTM Management' }))
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'GTM Management', level: 1 })).toHaveFocus())
    const row = await rowOf(canvas, list, 'GTM-T3HJ6FQ')
    await expect(row.getByText('Connected')).toBeVisible()
    await expect(row.getByText('1 tag')).toBeVisible()
    // What the container holds is deployed.
    await expect((await rowOf(canvas, tags, 'GA4 - video_start')).getByText('Deployed')).toBeVisible()
    await userEvent.click(row.getByRole('button', { name: 'Refresh: GTM-T3HJ6FQ' }))
    await toastSays('success', 'Container Verified')
  },
}

export const ContainerMenu: Story = {
  play: async ({ canvas, userEvent }) => {
    const files = caughtDownloads()
    const open = async () => userEvent.click(await canvas.findByRole('button', { name: 'More for GTM-K7WQ4ZN' }))
    const choose = async (name: string) => {
      await open()
      await userEvent.click(await screen.findByRole('menuitem', { name }))
    }
    await choose('Rename')
    const dialog = within(await screen.findByRole('dialog', { name: 'Rename www.example.com' }))
    await userEvent.clear(dialog.getByRole('textbox', { name: /^Name/ }))
    await userEvent.click(dialog.getByRole('button', { name: 'Rename' }))
    await expect(await dialog.findByText('Please enter a name')).toBeVisible()
    await userEvent.type(dialog.getByRole('textbox', { name: /^Name/ }), 'Main site')
    await userEvent.click(dialog.getByRole('button', { name: 'Rename' }))
    await toastSays('success', 'Container Renamed')
    await choose('Download JSON')
    await toastSays('success', 'GTM-K7WQ4ZN.json downloaded')
    await expect(files[0]?.name).toBe('GTM-K7WQ4ZN.json')
    await choose('Remove')
    const toast = await toastSays('success', 'GTM-K7WQ4ZN removed')
    await expect(await rowsOf(canvas, list)).toHaveLength(3)
    await userEvent.click(toast.getByRole('button', { name: 'Undo' }))
    await expect((await rowOf(canvas, list, 'GTM-K7WQ4ZN')).getByText('Main site')).toBeVisible()
    await open()
    for (const name of ['Rename', 'Download JSON', 'Check a Page', 'Remove']) await expect(await screen.findByRole('menuitem', { name })).toBeVisible()
  },
}

/** Without a proof it stays pending, and it is said what would be one. */
export const VerifyFailed: Story = {
  play: async ({ canvas, userEvent }) => {
    const row = await rowOf(canvas, list, 'GTM-T3HJ6FQ')
    await userEvent.click(row.getByRole('button', { name: 'Verify: GTM-T3HJ6FQ' }))
    await expect(await screen.findByText('Container Not Verified')).toBeVisible()
    await expect(row.getByText('Pending')).toBeVisible()
  },
}

/** Each tag can be looked at as it stands in the file. */
export const TagJson: Story = {
  play: async ({ canvas, userEvent }) => {
    const row = await rowOf(canvas, tags, 'GA4 - purchase')
    await userEvent.click(row.getByRole('button', { name: 'Preview JSON: GA4 - purchase' }))
    const drawer = within(await screen.findByRole('dialog', { name: 'GA4 - purchase' }))
    await expect(await drawer.findByText(/"eventName"/)).toBeVisible()
  },
}

/** The longest words, where there is least room: nothing is cut and nothing scrolls sideways. */
export const LongContent: Story = {
  ...phone(
    story({
      before: async (workspace) => {
        await workspace.act('containers.rename', { id: 'GTM-K7WQ4ZN', name: 'Buchungsportal der Niederlassung Süd mit Newsletter und Katalogbestellung' })
        await workspace.act('session.setPreferences', { language: 'de' })
      },
    }).parameters,
  ),
  play: async ({ canvas }) => {
    await expect(await rowsOf(canvas, 'Verbundene Container')).toHaveLength(4)
    await expect(document.documentElement.scrollWidth).toBe(window.innerWidth)
  },
}
