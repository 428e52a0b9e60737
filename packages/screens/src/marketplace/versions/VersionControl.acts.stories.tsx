import type { Meta, StoryObj } from '@storybook/react-vite'
import type { MeasurementPlan, Workspace } from '@tagmason/domain'
import { expect, screen, waitFor, within } from 'storybook/test'
import { choose, leave, opened, retype, rowOf, rowsOf, toastSays } from '../../inStories.ts'
import { actsFail, story } from '../../states.ts'
import { VersionControl } from './VersionControl.tsx'

export default {
  title: 'Marketplace/Version Control',
  component: VersionControl,
  parameters: {
    requirements: {
      NewVersionDialog: 'MKT-VER-06, MKT-VER-06-B',
      NothingNew: 'MKT-VER-06',
      NewBranchDialog: 'MKT-VER-07, MKT-VER-07-B',
      MergeConflict: 'MKT-VER-10, MKT-VER-10-B',
      Merged: 'MKT-VER-10, 11',
      Archived: 'MKT-VER-11',
      CommitChange: 'MKT-VER-12',
    },
    path: '/marketplace/versions',
  },
} satisfies Meta<typeof VersionControl>
type Story = StoryObj<typeof VersionControl>

const templateId = 'template-shop-essentials'
const restored = (workspace: Workspace) => workspace.act('versions.restore', { templateId, version: '1.0.0' })
const on = (query: string, before?: (workspace: Workspace) => Promise<unknown>) => ({
  parameters: { path: `/marketplace/versions?${query}`, ...(before === undefined ? {} : story({ before }).parameters) },
})

/** Two branches, `names` and main, each of which has given the one event another name. */
const renamedTwice = async (workspace: Workspace) => {
  const { plan } = await workspace.act('plans.generate', { goals: 'Track newsletter sign-ups.' })
  const called = (name: string): MeasurementPlan => ({ ...plan, events: plan.events.map((event, at) => (at === 0 ? { ...event, name } : event)) })
  const commit = (branch: string, name: string) =>
    workspace.act('versions.commit', { templateId, branch, message: `Call it ${name}`, content: { from: 'plan', plan: called(name) } })
  await commit('main', 'newsletter_begun')
  await workspace.act('versions.createBranch', { templateId, name: 'names', from: 'main' })
  await commit('names', 'letter_ordered')
  await commit('main', 'reader_joined')
}

/** A branch that has something which main has not. */
const ahead = async (workspace: Workspace) => {
  await workspace.act('versions.createBranch', { templateId, name: 'older', from: '1.2.0' })
}

/** The number follows from the type, and the least type from what has changed. */
export const NewVersionDialog: Story = {
  ...on('', restored),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Create New Version' }))
    const dialog = await opened('Create New Version')
    await expect(dialog.getByRole('combobox', { name: 'Template' })).toHaveTextContent('Shop Essentials for GA4')
    await expect(dialog.getByRole('radio', { name: /^Major · 2\.0\.0/ })).toBeChecked()
    await expect(dialog.getByRole('radio', { name: /^Minor/ })).toHaveAttribute('aria-disabled', 'true')
    const changes = dialog.getByRole('textbox', { name: /Changes/ })
    await expect(changes).toHaveTextContent('The event view_promotion is gone.')
    await userEvent.clear(changes)
    await userEvent.click(dialog.getByRole('button', { name: 'Publish Version' }))
    await expect(dialog.getByText('Say in a sentence what has changed.')).toBeVisible()
    await userEvent.type(changes, 'Back to the first events.')
    await userEvent.click(dialog.getByRole('button', { name: 'Publish Version' }))
    const toast = await toastSays('success', 'Version Created')
    await expect(toast.getByText('2.0.0 of Shop Essentials for GA4 is published.')).toBeVisible()
    await expect((await rowsOf(canvas, 'Versions'))[0]).toHaveTextContent(/2\.0\.0.*Major.*Published.*Back to the first events\..*0 downloads/)
  },
}

/** Where nothing has changed there is nothing to publish. */
export const NothingNew: Story = {
  ...on('do=version'),
  play: async () => {
    const dialog = await opened('Create New Version')
    await expect(dialog.getByText(/^Commit a change to this branch first/)).toBeVisible()
    await expect(dialog.getByRole('button', { name: 'Publish Version' })).toHaveAccessibleDescription('Nothing is different from 1.2.1')
  },
}

/** From a chosen version, branch or commit. */
export const NewBranchDialog: Story = {
  ...on('tab=branches'),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Create New Branch' }))
    const dialog = await opened('Create New Branch')
    const name = dialog.getByRole('textbox', { name: /Branch name/ })
    await userEvent.type(name, 'Gift Cards')
    await userEvent.click(dialog.getByRole('button', { name: 'Create New Branch' }))
    await expect(dialog.getByText(/^Use small letters, digits/)).toBeVisible()
    await retype(userEvent, name, 'consent-mode-v2')
    await expect(dialog.getByText('There is a branch, version or commit of this name already.')).toBeVisible()
    await retype(userEvent, name, 'gift-cards')
    await choose(userEvent, dialog.getByRole('combobox', { name: 'Start from' }), '1.1.0')
    await userEvent.click(dialog.getByRole('button', { name: 'Create New Branch' }))
    await toastSays('success', 'Branch Created')
    await expect((await rowOf(canvas, 'Branches', 'gift-cards')).getByText(/Last commit/)).toHaveTextContent('0baba5beed')
  },
}

/** What both branches changed is decided side by side. */
export const MergeConflict: Story = {
  ...on('tab=branches', renamedTwice),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click((await rowOf(canvas, 'Branches', 'names')).getByRole('button', { name: 'Merge: names' }))
    const dialog = await opened('Merge names')
    await expect(await dialog.findByText('1 conflict to decide')).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: 'Merge Branch' }))
    await expect(dialog.getByText('Choose a side before you merge.')).toBeVisible()
    await userEvent.click(dialog.getByRole('radio', { name: 'Take what names has' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Merge Branch' }))
    const toast = await toastSays('success', 'Branch Merged')
    await expect(toast.getByText('names is part of main now.')).toBeVisible()
    await expect((await rowOf(canvas, 'Branches', 'names')).getByText('Merged')).toBeVisible()
    await userEvent.click(canvas.getByRole('tab', { name: 'Commit History' }))
    await expect((await rowsOf(canvas, 'Commit History'))[0]).toHaveTextContent('Merge names into main')
  },
}

/** Without conflicts it merges by itself; a merged branch takes nothing more. */
export const Merged: Story = {
  ...on('tab=branches', ahead),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click((await rowOf(canvas, 'Branches', 'older')).getByRole('button', { name: 'Merge: older' }))
    const dialog = await opened('Merge older')
    await expect(await dialog.findByText('No conflicts')).toBeVisible()
    await expect(dialog.getByText('main has all of it already.')).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: 'Merge Branch' }))
    await toastSays('success', 'Branch Merged')
    const row = await rowOf(canvas, 'Branches', 'older')
    await expect(row.getByText('Merged')).toBeVisible()
    await expect(row.queryByRole('button', { name: /^Merge/ })).toBeNull()
  },
}

/** Archived and reopened. */
export const Archived: Story = {
  ...on('tab=branches'),
  play: async ({ canvas, userEvent }) => {
    const press = async (name: string) => userEvent.click((await rowOf(canvas, 'Branches', 'universal-analytics')).getByRole('button', { name }))
    await press('Reopen: universal-analytics')
    await toastSays('success', 'Branch Reopened')
    await expect((await rowOf(canvas, 'Branches', 'universal-analytics')).getByText('Active')).toBeVisible()
    await press('Archive: universal-analytics')
    const toast = await toastSays('success', 'Branch Archived')
    await expect((await rowOf(canvas, 'Branches', 'universal-analytics')).getByText('Archived')).toBeVisible()
    await userEvent.click(toast.getByRole('button', { name: 'Undo' }))
    await waitFor(async () => expect((await rowOf(canvas, 'Branches', 'universal-analytics')).getByText('Active')).toBeVisible())
  },
}

/** Each save is a commit with a hash of its content; the same content is not kept twice. */
export const CommitChange: Story = {
  ...on('tab=commits'),
  play: async ({ canvas, userEvent }) => {
    for (const message of ['As the project measures now', 'Once more']) {
      await userEvent.click(await canvas.findByRole('button', { name: 'Commit Change' }))
      const dialog = await opened('Commit Change')
      await userEvent.click(dialog.getByRole('button', { name: 'Commit Change' }))
      await expect(dialog.getByText('Write what this commit changes.')).toBeVisible()
      await userEvent.type(dialog.getByRole('textbox', { name: /Message/ }), message)
      await userEvent.click(dialog.getByRole('button', { name: 'Commit Change' }))
      if (message === 'Once more') await expect(await dialog.findByText('Nothing is different from the last commit of this branch.')).toBeVisible()
      else await toastSays('success', 'Change Committed')
    }
    await leave(userEvent)
    const rows = await rowsOf(canvas, 'Commit History')
    await expect(rows).toHaveLength(7)
    await expect(rows[0]).toHaveTextContent(/As the project measures now.*main.*[0-9a-f]{10} · Elena Fischer/)
  },
}

export const CreateFails: Story = {
  parameters: { ...on('do=branch').parameters, ...story({ workspace: actsFail }).parameters },
  play: async ({ userEvent }) => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Create New Branch' }))
    await userEvent.type(dialog.getByRole('textbox', { name: /Branch name/ }), 'gifts')
    await userEvent.click(dialog.getByRole('button', { name: 'Create New Branch' }))
    await toastSays('error', 'Not done: create a branch')
    await expect(dialog.getByRole('textbox', { name: /Branch name/ })).toHaveValue('gifts')
  },
}
