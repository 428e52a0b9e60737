import type { ApiKey, Workspace } from '@tagmason/domain'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import { actsFail, phone, states, story } from '../states.ts'
import { Shell } from './Shell.tsx'
import { leave, served, toastSays } from '../inStories.ts'

export default {
  title: 'Shell/Project select',
  component: Shell,
  parameters: {
    requirements: {
      ProjectSelectOpen: 'SHELL-PROJ-01 to 03, 05, DATA-PROJECT-01',
      ProjectChosen: 'SHELL-PROJ-04, SHELL-PROJ-04-B',
      ProjectCreated: 'SHELL-PROJ-03',
      ProjectCreatedWithKey: 'SHELL-PROJ-03, SHELL-PROJ-03-B',
      ProjectCreateError: 'GEN-APP-15',
      ProjectCreateRefused: 'GEN-APP-14',
      ProjectCreateReadOnly: 'GEN-STATE-03',
    },
    path: '/',
    shell: true,
    layout: 'fullscreen',
  },
} satisfies Meta<typeof Shell>
type Story = StoryObj
type User = { click(element: Element): Promise<void>; type(element: Element, words: string): Promise<void> }

let workspace: Workspace | null = null
/** A workspace that a server runs, which the story asks afterwards, too. */
const watched = (real: Workspace): Workspace => (workspace = served(real))
const keysOf = async (): Promise<ApiKey[]> => (await workspace?.read('apiKeys.list', undefined)) ?? []
const eventsOf = async () => workspace?.read('events.list', undefined)

const select = () => screen.findByRole('combobox', { name: 'Project' })
const openDialog = async (user: User) => {
  await user.click(await select())
  await user.click(await screen.findByRole('option', { name: 'Create new project' }))
  return within(await screen.findByRole('dialog', { name: 'Create new project' }))
}

export const ProjectSelectOpen: Story = {
  play: async ({ userEvent }) => {
    await expect(await select()).toHaveTextContent('Analytics Dashboard')
    await userEvent.click(await select())
    // The three pinned ones of twelve, and the way to a new one
    const options = await screen.findAllByRole('option')
    await expect(options.map((option) => option.textContent)).toEqual([
      'Analytics Dashboard',
      'E-commerce Tracking',
      'Marketing Campaign',
      'Create new project',
    ])
    await expect(options[0]).toHaveAttribute('aria-selected', 'true')
  },
}

export const ProjectChosen: Story = {
  play: async ({ canvas, userEvent }) => {
    const before = (await canvas.findByRole('list', { name: 'Key figures' })).textContent
    await userEvent.click(await select())
    await userEvent.click(await screen.findByRole('option', { name: 'Marketing Campaign' }))
    // The data follow
    await waitFor(async () => expect(await select()).toHaveTextContent('Marketing Campaign'))
    await waitFor(() => expect(canvas.getByRole('list', { name: 'Key figures' })).not.toHaveTextContent(before))
    await userEvent.click(await select())
    await expect(await screen.findByRole('option', { name: 'Marketing Campaign' })).toHaveAttribute('aria-selected', 'true')
    await leave(userEvent)
  },
}

/** One that is not pinned, chosen in the palette, is listed while it is the selected one. */
export const OtherProjectSelected: Story = {
  parameters: story({
    before: async (workspace) => {
      const other = (await workspace.read('projects.list', undefined)).find(({ pinned }) => !pinned)
      if (other !== undefined) await workspace.act('session.selectProject', { project: other.value })
    },
  }).parameters,
  play: async ({ userEvent }) => {
    await userEvent.click(await select())
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(5))
  },
}

export const ProjectCreateDialog: Story = {
  play: async ({ userEvent }) => {
    const dialog = await openDialog(userEvent)
    await waitFor(() => expect(dialog.getByRole('textbox', { name: 'Name' })).toHaveFocus())
    await expect(dialog.getByRole('textbox', { name: 'Website address' })).toHaveValue('')
    await expect(dialog.getByRole('combobox', { name: 'Time zone' })).toHaveTextContent('UTC')
  },
}

export const ProjectCreateDialogPhone: Story = {
  ...phone(),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Toggle Sidebar' }))
    const dialog = await openDialog(userEvent)
    await waitFor(() => expect(dialog.getByRole('textbox', { name: 'Name' })).toHaveFocus())
  },
}

export const ProjectCreated: Story = {
  play: async ({ userEvent }) => {
    const dialog = await openDialog(userEvent)
    await userEvent.type(dialog.getByRole('textbox', { name: 'Name' }), 'Corner Bakery')
    await userEvent.type(dialog.getByRole('textbox', { name: 'Website address' }), 'bakery.example')
    await userEvent.click(dialog.getByRole('button', { name: 'Create project' }))
    const toast = await screen.findByRole('alert')
    await expect(toast).toHaveTextContent('Project Created')
    await expect(toast).toHaveClass('Toastify__toast--success')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(await select()).toHaveTextContent('Corner Bakery')
  },
}

/** Where a server takes events, the site of a new project has its key at once, and the project holds nothing else. */
export const ProjectCreatedWithKey: Story = {
  parameters: story({ workspace: watched }).parameters,
  play: async ({ userEvent }) => {
    const dialog = await openDialog(userEvent)
    await userEvent.type(dialog.getByRole('textbox', { name: 'Name' }), 'Corner Bakery')
    await userEvent.type(dialog.getByRole('textbox', { name: 'Website address' }), 'bakery.example')
    await userEvent.click(dialog.getByRole('button', { name: 'Create project' }))
    await toastSays('success', 'Project Created')
    await waitFor(async () => expect(await select()).toHaveTextContent('Corner Bakery'))
    const keys = await keysOf()
    await expect(keys).toMatchObject([{ name: 'bakery.example · corner-bakery', kind: 'ingest', project: 'corner-bakery', status: 'Active', expires: null }])
    await expect(keys[0]?.key).toMatch(/^atk_site_/)
    await expect(await eventsOf()).toEqual([])
  },
}

/** A member who may create projects but no keys gets the project, and no failure is reported. */
export const ProjectCreatedByEditor: Story = {
  parameters: story({ workspace: served, role: 'editor' }).parameters,
  play: async ({ userEvent }) => {
    const dialog = await openDialog(userEvent)
    await userEvent.type(dialog.getByRole('textbox', { name: 'Name' }), 'Corner Bakery')
    await userEvent.type(dialog.getByRole('textbox', { name: 'Website address' }), 'bakery.example')
    await userEvent.click(dialog.getByRole('button', { name: 'Create project' }))
    await toastSays('success', 'Project Created')
    await expect(screen.getAllByRole('alert')).toHaveLength(1)
  },
}

/** The error stands under the field, what was typed stays, and the first field in error has focus. */
export const ProjectCreateError: Story = {
  play: async ({ userEvent }) => {
    const dialog = await openDialog(userEvent)
    const website = dialog.getByRole('textbox', { name: 'Website address' })
    await userEvent.type(website, 'bakery')
    await userEvent.click(dialog.getByRole('button', { name: 'Create project' }))
    const name = dialog.getByRole('textbox', { name: 'Name' })
    await waitFor(() => expect(name).toHaveAccessibleDescription(expect.stringContaining('Give the project a name.')))
    await expect(website).toHaveAccessibleDescription(expect.stringContaining('Give the address of a website, for example shop.example.com.'))
    await expect(website).toHaveValue('bakery')
    await waitFor(() => expect(name).toHaveFocus())
  },
}

/** A failure changes nothing and says why. */
export const ProjectCreateRefused: Story = {
  parameters: story({ workspace: actsFail }).parameters,
  play: async ({ userEvent }) => {
    const dialog = await openDialog(userEvent)
    await userEvent.type(dialog.getByRole('textbox', { name: 'Name' }), 'Corner Bakery')
    await userEvent.type(dialog.getByRole('textbox', { name: 'Website address' }), 'bakery.example{Enter}')
    const toast = await screen.findByRole('alert')
    await expect(toast).toHaveTextContent('Not done: create a project')
    await expect(toast).toHaveClass('Toastify__toast--error')
    await expect(dialog.getByRole('textbox', { name: 'Name' })).toHaveValue('Corner Bakery')
  },
}

export const ProjectCreateReadOnly: Story = {
  ...states.readOnly,
  play: async ({ userEvent }) => {
    const dialog = await openDialog(userEvent)
    const create = dialog.getByRole('button', { name: 'Create project' })
    await expect(create).toHaveAttribute('aria-disabled', 'true')
    await expect(create).toHaveAccessibleDescription(/Needs the role Editor/)
  },
}
