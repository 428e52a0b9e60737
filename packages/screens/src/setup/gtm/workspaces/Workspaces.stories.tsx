import type { Meta, StoryObj } from '@storybook/react-vite'
import type { Workspace } from '@tagmason/domain'
import { expect, screen, waitFor, type within } from 'storybook/test'
import { choose, chooseMore, leave, opened, retype, rowOf, rowsOf, toastSays } from '../../../inStories.ts'
import { phone, story } from '../../../states.ts'
import { Gtm } from '../Gtm.tsx'
import { imported } from '../inStories.ts'

export default {
  title: 'Setup/GTM Management',
  component: Gtm,
  parameters: {
    requirements: {
      CreateWorkspaceDialog: 'SETUP-GTM-14, SETUP-GTM-14-B',
      RemoveWorkspace: 'SETUP-GTM-14',
      EditWorkspace: 'SETUP-GTM-14, SETUP-GTM-14-B',
      RenameWorkspace: 'SETUP-GTM-14',
      CompareWorkspace: 'SETUP-GTM-14',
      DeployWorkspace: 'SETUP-GTM-14',
    },
    path: '/setup/gtm',
  },
} satisfies Meta<typeof Gtm>
type Story = StoryObj<typeof Gtm>

const spring =
  (edits = {}) =>
  (workspace: Workspace) =>
    workspace.act('containers.createWorkspace', { name: 'Spring campaign', tags: ['GA4 - purchase', 'GA4 - video_start'], edits })
const edited = spring({ 'GA4 - purchase': { name: 'GA4 - order', paused: true } })
const open = async (canvas: ReturnType<typeof within>) => {
  ;(await rowOf(canvas, 'Workspaces', 'Spring campaign')).getByRole('button', { name: 'Open: Spring campaign' }).click()
  return opened('Spring campaign')
}

export const CreateWorkspaceDialog: Story = {
  play: async ({ canvas, userEvent }) => {
    const begin = async () => {
      await userEvent.click(await canvas.findByRole('button', { name: /^Create Workspace/ }))
      return opened('Create Workspace')
    }
    const dialog = await begin()
    await userEvent.click(dialog.getByRole('checkbox', { name: 'GA4 - video_start' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Create Workspace' }))
    await expect(await dialog.findByText('Please enter a workspace name')).toBeVisible()
    await expect(dialog.getByText('Choose at least one tag.')).toBeVisible()
    await userEvent.type(dialog.getByRole('textbox', { name: /^Workspace name/ }), 'Spring campaign')
    await userEvent.click(dialog.getByRole('checkbox', { name: 'GA4 - video_start' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Create Workspace' }))
    const toast = await toastSays('success', 'Workspace Created')
    await expect((await rowOf(canvas, 'Workspaces', 'Spring campaign')).getByText(/^1 tag/)).toBeVisible()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await userEvent.click(toast.getByRole('button', { name: 'Dismiss' }))
    const next = await begin()
    await expect(next.getByRole('textbox', { name: /^Workspace name/ })).toHaveValue('')
    await expect(next.queryByText('Please enter a workspace name')).toBeNull()
  },
}

/** Removed with all that was edited in it, and put back so. */
export const RemoveWorkspace: Story = {
  ...story({ before: edited }),
  play: async ({ canvas, userEvent }) => {
    const remove = async () => {
      await userEvent.click((await rowOf(canvas, 'Workspaces', 'Spring campaign')).getByRole('button', { name: 'Delete: Spring campaign' }))
      await expect(await canvas.findByText('No workspaces yet')).toBeVisible()
      return toastSays('success', 'Spring campaign deleted')
    }
    const toast = await remove()
    await userEvent.click(toast.getByRole('button', { name: 'Undo' }))
    const drawer = await open(canvas)
    await expect(await drawer.findByText('GA4 - order')).toBeVisible()
    await leave(userEvent)
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await remove()
  },
}

/** Tags come in, go out, are paused and renamed apart from the live ones. */
export const EditWorkspace: Story = {
  ...story({ before: spring() }),
  play: async ({ canvas, userEvent }) => {
    const drawer = await open(canvas)
    await expect(await rowsOf(drawer, 'Tags')).toHaveLength(2)
    await choose(userEvent, drawer.getByRole('combobox', { name: /^Add a tag/ }), 'GA4 - sign_up GA4 Event')
    await toastSays('success', 'GA4 - sign_up added')
    await expect(await rowsOf(drawer, 'Tags')).toHaveLength(3)
    await chooseMore(userEvent, drawer.getByRole('button', { name: 'More for GA4 - sign_up' }), 'Take Out')
    const toast = await toastSays('success', 'GA4 - sign_up taken out')
    await userEvent.click(toast.getByRole('button', { name: 'Undo' }))
    await drawer.findByText('GA4 - sign_up')
    await chooseMore(userEvent, drawer.getByRole('button', { name: 'More for GA4 - purchase' }), 'Pause')
    await expect(await (await rowOf(drawer, 'Tags', 'GA4 - purchase')).findByText('Paused')).toBeVisible()
    await chooseMore(userEvent, drawer.getByRole('button', { name: 'More for GA4 - purchase' }), 'Rename')
    const dialog = await opened('Rename GA4 - purchase')
    await retype(userEvent, dialog.getByRole('textbox', { name: /^Name/ }), 'GA4 - sign_up')
    await userEvent.click(dialog.getByRole('button', { name: 'Rename' }))
    await expect(await dialog.findByText(/^Another tag is called so/)).toBeVisible()
    await retype(userEvent, dialog.getByRole('textbox', { name: /^Name/ }), 'GA4 - order')
    await userEvent.click(dialog.getByRole('button', { name: 'Rename' }))
    await expect(await drawer.findByText('in the plan: GA4 - purchase', { exact: false })).toBeVisible()
    await chooseMore(userEvent, drawer.getByRole('button', { name: 'More for GA4 - order' }), 'As Planned')
    await expect(await drawer.findByRole('button', { name: 'More for GA4 - purchase' })).toBeVisible()
    await expect(drawer.queryByText('Paused')).toBeNull()
  },
}

export const RenameWorkspace: Story = {
  ...story({ before: spring() }),
  play: async ({ canvas, userEvent }) => {
    const drawer = await open(canvas)
    await userEvent.click(drawer.getByRole('button', { name: 'Rename' }))
    const dialog = await opened('Rename Spring campaign')
    await retype(userEvent, dialog.getByRole('textbox', { name: /^Name/ }), 'Summer campaign')
    await userEvent.click(dialog.getByRole('button', { name: 'Rename' }))
    await toastSays('success', 'Workspace Renamed')
    await expect(await screen.findByRole('dialog', { name: 'Summer campaign' })).toBeVisible()
  },
}

const comparable = story({
  before: async (workspace) => {
    await imported(workspace, 'GTM-K7WQ4ZN', 'GA4 - order')
    await edited(workspace)
  },
})

/** What its tags change against the live container, setting by setting. */
export const CompareWorkspace: Story = {
  ...comparable,
  play: async ({ canvas, userEvent }) => {
    const drawer = await open(canvas)
    await userEvent.click(drawer.getByRole('tab', { name: /^Compare/ }))
    await expect(await drawer.findByText('Parameter eventName')).toBeVisible()
    await expect(drawer.getAllByText('GA4 - order')[0]).toBeVisible()
    await expect(drawer.getByText('Paused')).toBeVisible()
  },
}

/** From what it changes on to deploying it alone. */
export const DeployWorkspace: Story = {
  ...comparable,
  play: async ({ canvas, userEvent }) => {
    const drawer = await open(canvas)
    await userEvent.click(drawer.getByRole('tab', { name: /^Compare/ }))
    await drawer.findByText('Parameter eventName')
    await userEvent.click(drawer.getByRole('button', { name: 'Deploy Workspace' }))
    const dialog = await opened('Deploy: Spring campaign')
    await expect(await dialog.findByRole('combobox', { name: /^Tags/ })).toHaveTextContent('Spring campaign')
  },
}

export const WorkspaceReadOnly: Story = {
  ...story({ before: edited, role: 'viewer' }),
  play: async ({ canvas }) => {
    const drawer = await open(canvas)
    await expect(drawer.getByRole('button', { name: 'Rename' })).toHaveAccessibleDescription(/^Needs the role Editor/)
    await expect(await drawer.findByText('GA4 - order')).toBeVisible()
  },
}

export const WorkspaceOnAPhone: Story = {
  ...phone(story({ before: edited }).parameters),
  play: async ({ canvas }) => {
    const drawer = await open(canvas)
    await expect(await drawer.findByText('GA4 - order')).toBeVisible()
  },
}
