import type { Workspace } from '@tagmason/domain'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen } from 'storybook/test'
import { chooseMore, opened, retype, rowOf, rowsOf, toastSays } from '../../inStories.ts'
import { asked, closed, pick } from '../../account/people/inStories.ts'
import { actsFail, story } from '../../states.ts'
import { tableRow } from './inStories.ts'
import { Teams } from './Teams.tsx'

export default {
  title: 'Enterprise/Team Management',
  component: Teams,
  parameters: {
    requirements: {
      CustomRoleDialog: 'ENT-TEAM-14, ENT-TEAM-14-B',
      CustomRoleGiven: 'ENT-TEAM-14, ENT-TEAM-14-B',
      RoleRemoved: 'ENT-TEAM-14',
      EditRoleDialog: 'ENT-TEAM-15, ENT-TEAM-15-B',
      MatrixChanged: 'ENT-TEAM-15',
      DepartmentChanged: 'ENT-TEAM-16, ENT-TEAM-16-B',
      DepartmentAdded: 'ENT-TEAM-16',
      InviteInvalidEmail: 'ENT-TEAM-17',
      InviteSentToast: 'ENT-TEAM-17, 18, ENT-TEAM-17-B, ENT-TEAM-18-B',
      MemberMoved: 'ENT-TEAM-06, ENT-TEAM-06-B',
    },
    path: '/enterprise/teams',
  },
} satisfies Meta<typeof Teams>
type Story = StoryObj<typeof Teams>

const roles = { path: '/enterprise/teams?tab=roles' }
const departments = { path: '/enterprise/teams?tab=departments' }
const invite = { path: '/enterprise/teams?tab=invite' }
const table = 'Team Members'
const person = 'new.person@example.com'

/** A role of one's own, based on another, which can be given to members and go again. */
export const CustomRoleDialog: Story = {
  parameters: roles,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Create Custom Role' }))
    const drawer = await opened('Create Custom Role')
    await userEvent.click(drawer.getByRole('button', { name: 'Save' }))
    await expect(drawer.getByText('Enter a name.')).toBeVisible()
    await expect(drawer.getByText('Say in a few words what it is for.')).toBeVisible()
    await userEvent.type(drawer.getByRole('textbox', { name: /^Name/ }), 'editor')
    await expect(drawer.getByText('There is a role of this name already.')).toBeVisible()
    await retype(userEvent, drawer.getByRole('textbox', { name: /^Name/ }), 'Bookkeeper')
    await userEvent.type(drawer.getByRole('textbox', { name: /^Description/ }), 'Pays the invoices.')
    await pick(userEvent, drawer.getByRole('combobox', { name: 'Based on' }), 'Analyst')
    await expect(drawer.getByRole('checkbox', { name: 'Export data' })).toBeChecked()
    await userEvent.click(drawer.getByRole('checkbox', { name: 'Manage billing' }))
    await userEvent.click(drawer.getByRole('button', { name: 'Save' }))
    await toastSays('success', 'Role Created')
    await expect(await rowsOf(canvas, 'Roles')).toHaveLength(5)
    await expect((await rowOf(canvas, 'Roles', 'Bookkeeper')).getByText('Manage billing')).toBeVisible()
    await expect(await canvas.findByRole('checkbox', { name: 'Bookkeeper: Manage billing' })).toBeChecked()
  },
}
const bookkeeper = (workspace: Workspace) =>
  workspace.act('roles.create', { name: 'Bookkeeper', description: 'Pays the invoices.', base: 'viewer', permissions: ['manage billing'] })
/** It is given to a member, and cannot go while they have it. */
export const CustomRoleGiven: Story = {
  parameters: { path: '/enterprise/teams?q=bell', ...story({ before: bookkeeper }).parameters },
  play: async ({ canvas, userEvent }) => {
    await chooseMore(userEvent, (await tableRow(canvas, table, 'Marcus Bell')).getByRole('button', { name: /Marcus Bell/ }), 'Change Role')
    const dialog = await opened('Change Role: Marcus Bell')
    await pick(userEvent, dialog.getByRole('combobox', { name: 'Role' }), 'Bookkeeper')
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
    await toastSays('success', 'Role Changed')
    await closed()
    await userEvent.click(canvas.getByRole('tab', { name: 'Roles & Permissions' }))
    const card = await rowOf(canvas, 'Roles', 'Bookkeeper')
    await expect(card.getByText('1 member')).toBeVisible()
    await userEvent.click(card.getByRole('button', { name: 'More: Bookkeeper' }))
    await expect(await screen.findByRole('menuitem', { name: /^Remove Role/ })).toHaveTextContent(/It is given to 1 member\. Give them another one first\./)
  },
}

/** A role that nobody has can go. */
export const RoleRemoved: Story = {
  parameters: { ...roles, ...story({ before: bookkeeper }).parameters },
  play: async ({ canvas, userEvent }) => {
    await chooseMore(userEvent, (await rowOf(canvas, 'Roles', 'Bookkeeper')).getByRole('button', { name: 'More: Bookkeeper' }), 'Remove Role')
    await userEvent.click((await asked('Remove the role “Bookkeeper”?')).getByRole('button', { name: 'Remove Role' }))
    await toastSays('success', 'Role Removed')
    await expect(await rowsOf(canvas, 'Roles')).toHaveLength(4)
  },
}

/** Permissions of a built-in role change; its name stays, and Admin keeps its own rights. */
export const EditRoleDialog: Story = {
  parameters: roles,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Edit Role: Viewer' }))
    const drawer = await opened('Edit Role: Viewer')
    await expect(drawer.getByRole('textbox', { name: /^Name/ })).toHaveAccessibleDescription(/keeps its name/)
    await userEvent.click(drawer.getByRole('checkbox', { name: 'Comment on content' }))
    await userEvent.click(drawer.getByRole('button', { name: 'Save' }))
    await toastSays('success', 'Role Saved')
    await expect((await rowOf(canvas, 'Roles', 'Reads what is shared')).getByText('Comment on content')).toBeVisible()
    await closed()
    await userEvent.click(canvas.getByRole('button', { name: 'Edit Role: Admin' }))
    const admin = await opened('Edit Role: Admin')
    await expect(admin.getByRole('checkbox', { name: 'Manage users' })).toHaveAccessibleDescription(/Admin keeps its own rights/)
    await expect(admin.getByRole('checkbox', { name: 'Export data' })).toHaveAccessibleDescription(/it can do what the roles below it can/)
  },
}

/** The matrix is changed at several places and kept in one act. */
export const MatrixChanged: Story = {
  parameters: roles,
  play: async ({ canvas, userEvent }) => {
    const box = (name: string) => canvas.findByRole('checkbox', { name })
    await userEvent.click(await box('Viewer: Export data'))
    await userEvent.click(canvas.getByRole('button', { name: 'Discard' }))
    await expect(await box('Viewer: Export data')).not.toBeChecked()
    await expect(canvas.queryByRole('button', { name: 'Save Changes' })).toBeNull()
    await userEvent.click(await box('Viewer: Export data'))
    await userEvent.click(await box('Analyst: Share content'))
    await userEvent.click(canvas.getByRole('button', { name: 'Save Changes' }))
    const toast = await toastSays('success', 'Permissions Saved')
    await expect(toast.getByText('Analyst and Viewer')).toBeVisible()
    await expect((await rowOf(canvas, 'Roles', 'Reads what is shared')).getByText('Export data')).toBeVisible()
    await expect((await rowOf(canvas, 'Roles', 'Asks questions')).getByText('Share content')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Save Changes' })).toBeNull()
  },
}

/** A change that is refused stays written, and nothing pretends. */
export const MatrixNotSaved: Story = {
  parameters: { ...roles, ...story({ workspace: actsFail }).parameters },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Viewer: Export data' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Save Changes' }))
    await toastSays('error', 'Not done: change the permissions of roles')
    await expect(canvas.getByRole('checkbox', { name: 'Viewer: Export data' })).toBeChecked()
    await expect(canvas.getByRole('button', { name: 'Save Changes' })).toBeVisible()
  },
}

/** Renamed, led, added, removed; who is in it goes along. */
export const DepartmentChanged: Story = {
  parameters: departments,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Edit: Finance' }))
    const dialog = await opened('Edit: Finance')
    const name = dialog.getByRole('textbox', { name: /^Name/ })
    await retype(userEvent, name, 'product')
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
    await expect(dialog.getByText('There is a department of this name already.')).toBeVisible()
    await retype(userEvent, name, 'Controlling')
    await userEvent.type(dialog.getByRole('combobox', { name: /^Lead/ }), 'Marcus')
    await userEvent.click(await screen.findByRole('option', { name: /Marcus Bell/ }))
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
    await toastSays('success', 'Department Saved')
    await expect((await rowOf(canvas, 'Departments', 'Controlling')).getByText('4 members · led by Marcus Bell')).toBeVisible()
    await closed()
    await userEvent.click(canvas.getByRole('button', { name: 'More: Controlling' }))
    await expect(await screen.findByRole('menuitem', { name: /^Remove/ })).toHaveTextContent(/It has 4 members/)
  },
}

export const DepartmentAdded: Story = {
  parameters: departments,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Add Department' }))
    const dialog = await opened('Add Department')
    await userEvent.click(dialog.getByRole('button', { name: 'Add' }))
    await expect(dialog.getByText('Enter a name.')).toBeVisible()
    await userEvent.type(dialog.getByRole('textbox', { name: /^Name/ }), 'Support{Enter}')
    await toastSays('success', 'Department Added')
    await expect((await rowOf(canvas, 'Departments', 'Support')).getByText('0 members · nobody leads it')).toBeVisible()
    await closed()
    await chooseMore(userEvent, canvas.getByRole('button', { name: 'More: Support' }), 'Remove')
    await userEvent.click((await asked('Remove the department “Support”?')).getByRole('button', { name: 'Remove' }))
    await toastSays('success', 'Department Removed')
    await expect(await rowsOf(canvas, 'Departments')).toHaveLength(5)
  },
}

/** Several addresses; each fault is named, and nobody is asked. */
export const InviteInvalidEmail: Story = {
  parameters: invite,
  play: async ({ canvas, userEvent }) => {
    const email = await canvas.findByRole('textbox', { name: 'Email address' })
    await userEvent.click(canvas.getByRole('button', { name: 'Send Invitation' }))
    await toastSays('error', 'Email Required')
    await userEvent.type(email, 'ana@example.com, bob, Priya.Raman@example.com, elif.demir@example.com, ANA@example.com')
    await userEvent.click(canvas.getByRole('button', { name: 'Send 4 Invitations' }))
    for (const words of ['“bob” is not an email address.', 'Priya.Raman@example.com is a member already.', 'elif.demir@example.com has been invited already.'])
      await expect(await canvas.findByText((text) => text.includes(words))).toBeVisible()
    await expect(email).toBeInvalid()
  },
}

/** Role and department are chosen, the toast comes, and the person is Invited. */
export const InviteSentToast: Story = {
  parameters: invite,
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Email address' }), person)
    await pick(userEvent, canvas.getByRole('combobox', { name: 'Role' }), 'Analyst')
    await pick(userEvent, canvas.getByRole('combobox', { name: /^Department/ }), 'Product')
    await userEvent.click(canvas.getByRole('button', { name: 'Send Invitation' }))
    const toast = await toastSays('success', 'Invitation Sent')
    await expect(toast.getByText(`The invitation went to ${person}.`)).toBeVisible()
    await expect(canvas.getByRole('textbox', { name: 'Email address' })).toHaveValue('')
    await expect(await rowsOf(canvas, 'Invitation Links')).toHaveLength(1)
    await userEvent.click(canvas.getByRole('tab', { name: 'Team Members' }))
    const row = await tableRow(canvas, table, person)
    await expect(row.getByText('Invited')).toBeVisible()
    await expect(row.getByText('Analyst')).toBeVisible()
    await expect(row.getByText('Product')).toBeVisible()
  },
}

/** Moved, suspended and removed from the table. */
export const MemberMoved: Story = {
  parameters: { path: '/enterprise/teams?q=marchetti' },
  play: async ({ canvas, userEvent }) => {
    const more = async () => (await tableRow(canvas, table, 'Sofia Marchetti')).getByRole('button', { name: /Sofia Marchetti/ })
    await chooseMore(userEvent, await more(), 'Move to Department')
    const dialog = await opened('Move to Department: Sofia Marchetti')
    await pick(userEvent, dialog.getByRole('combobox', { name: 'Department' }), 'Finance')
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
    const toast = await toastSays('success', 'Member Moved')
    await expect(toast.getByText('Sofia Marchetti is in Finance now.')).toBeVisible()
    await closed()
    await expect((await tableRow(canvas, table, 'Sofia Marchetti')).getByText('Finance')).toBeVisible()
    await chooseMore(userEvent, await more(), 'Suspend')
    await userEvent.click((await asked('Suspend Sofia Marchetti?')).getByRole('button', { name: 'Suspend' }))
    await toastSays('success', 'Member Suspended')
    await expect((await tableRow(canvas, table, 'Sofia Marchetti')).getByText('Suspended')).toBeVisible()
  },
}
