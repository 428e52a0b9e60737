import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import { chooseMore, figureOf, opened, retype, rowOf, rowsOf, toastSays } from '../../inStories.ts'
import { asked, closed, pick } from '../people/inStories.ts'
import { actsFail, type ScreenState, states, story } from '../../states.ts'
import { Team } from './Team.tsx'

export default {
  title: 'Account/Team Management',
  component: Team,
  parameters: {
    requirements: {
      EmailRequiredToast: 'ACCT-TEAM-09',
      InvitationSent: 'ACCT-TEAM-10, 11, ACCT-TEAM-10-B',
      InviteInvalidEmail: 'ACCT-TEAM-07, ACCT-TEAM-07-B',
      AlreadyMember: 'ACCT-TEAM-07, ACCT-TEAM-07-B',
      ChangeRole: 'ACCT-TEAM-12, ACCT-TEAM-06-B, ACCT-TEAM-12-B',
      RolesForAdmins: 'ACCT-TEAM-12',
      SuspendAndRemove: 'ACCT-TEAM-12, ACCT-TEAM-04-B, ACCT-TEAM-06-B, ACCT-TEAM-12-B',
      InvitationResent: 'ACCT-TEAM-16, ACCT-TEAM-16-B',
      CancelInvitationDialog: 'ACCT-TEAM-17, ACCT-TEAM-17-B',
      JoinByLink: 'ACCT-TEAM-10',
    },
    path: '/account/team',
  },
} satisfies Meta<typeof Team>
type Story = StoryObj<typeof Team>

const members = 'Team Members'
const pending = 'Pending Invitations'
const person = 'new.person@example.com'

export const EmailRequiredToast: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Send Invitation' }))
    const toast = await toastSays('error', 'Email Required')
    await expect(toast.getByText('Please enter an email address to send the invitation.')).toBeVisible()
    await expect(canvas.getByRole('textbox', { name: 'Email address' })).toHaveFocus()
    await expect(await rowsOf(canvas, pending)).toHaveLength(2)
  },
}

/** The toast names the address, the form is as at first, and the link can be passed on. */
export const InvitationSent: Story = {
  play: async ({ canvas, userEvent }) => {
    const email = await canvas.findByRole('textbox', { name: 'Email address' })
    const role = canvas.getByRole('combobox', { name: 'Role' })
    await pick(userEvent, role, 'Editor')
    await expect(role).toHaveTextContent('Editor')
    await userEvent.type(email, person)
    await userEvent.click(canvas.getByRole('button', { name: 'Send Invitation' }))
    const toast = await toastSays('success', 'Invitation Sent')
    await expect(toast.getByText(`The invitation went to ${person}.`)).toBeVisible()
    await expect(email).toHaveValue('')
    await expect(role).toHaveTextContent('Viewer')
    await expect(await figureOf(canvas, 'Pending Invites')).toBe('3')
    const row = await rowOf(canvas, pending, person)
    await expect(row.getByText('Editor')).toBeVisible()
    await expect(row.getByText(/^Sent/)).toHaveTextContent('Sent Jan 22, 2024 · expires Jan 29, 2024')
    await expect(row.getByRole('button', { name: /^Resend/ })).toHaveAccessibleDescription(/sent again after a minute/)
    await expect((await rowOf(canvas, 'Invitation Links', person)).getByRole('button', { name: `Copy Link: ${person}` })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Done' }))
    await expect(canvas.queryByRole('list', { name: 'Invitation Links' })).toBeNull()
  },
}

/** What is no address is said under the field, and what was written stays. */
export const InviteInvalidEmail: Story = {
  play: async ({ canvas, userEvent }) => {
    const email = await canvas.findByRole('textbox', { name: 'Email address' })
    await userEvent.type(email, 'new.person{Enter}')
    await expect(await canvas.findByText('“new.person” is not an email address.')).toBeVisible()
    await expect(email).toHaveValue('new.person')
    await expect(email).toBeInvalid()
    await expect(await rowsOf(canvas, pending)).toHaveLength(2)
  },
}

/** Members and who is invited, in any case of letters. */
export const AlreadyMember: Story = {
  play: async ({ canvas, userEvent }) => {
    const email = await canvas.findByRole('textbox', { name: 'Email address' })
    await userEvent.type(email, 'Sofia.Marchetti@example.com{Enter}')
    await expect(await canvas.findByText('Sofia.Marchetti@example.com is a member already.')).toBeVisible()
    await retype(userEvent, email, 'NORA.falk@example.com{Enter}')
    await expect(await canvas.findByText('NORA.falk@example.com has been invited already.')).toBeVisible()
  },
}

/** A save that fails leaves what was written. */
export const InviteFailed: Story = {
  ...story({ workspace: actsFail }),
  play: async ({ canvas, userEvent }) => {
    const email = await canvas.findByRole('textbox', { name: 'Email address' })
    await userEvent.type(email, `${person}{Enter}`)
    await toastSays('error', 'Not done: invite people')
    await expect(email).toHaveValue(person)
  },
}

/** Without a mail server the toast does not pretend. */
export const InviteWithoutMail: Story = {
  ...states.empty,
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Email address' }), `${person}{Enter}`)
    const toast = await toastSays('success', 'Invitation Created')
    await expect(toast.getByText(`No mail server is set up, so pass the link on to ${person} yourself.`)).toBeVisible()
    await expect(await rowsOf(canvas, 'Invitation Links')).toHaveLength(1)
  },
}

export const ChangeRole: Story = {
  play: async ({ canvas, userEvent }) => {
    await chooseMore(userEvent, await canvas.findByRole('button', { name: 'More: Sofia Marchetti' }), 'Change Role')
    const dialog = await opened('Change Role: Sofia Marchetti')
    await pick(userEvent, dialog.getByRole('combobox', { name: 'Role' }), 'Admin')
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
    const toast = await toastSays('success', 'Role Changed')
    await expect(toast.getByText('Sofia Marchetti is Admin now.')).toBeVisible()
    await expect((await rowOf(canvas, members, 'Sofia Marchetti')).getByText('Admin')).toBeVisible()
    await expect(await figureOf(canvas, 'Admin Users')).toBe('3')
  },
}

/** An admin makes no owner. */
export const RolesForAdmins: Story = {
  ...story({ role: 'admin' }),
  play: async ({ canvas, userEvent }) => {
    await chooseMore(userEvent, await canvas.findByRole('button', { name: 'More: Sofia Marchetti' }), 'Change Role')
    await userEvent.click((await opened('Change Role: Sofia Marchetti')).getByRole('combobox', { name: 'Role' }))
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(3))
    await expect(screen.queryByRole('option', { name: /^Owner/ })).toBeNull()
  },
}

/** Suspended, reactivated, removed. */
export const SuspendAndRemove: Story = {
  play: async ({ canvas, userEvent }) => {
    const more = () => canvas.getByRole('button', { name: 'More: Daniel Okafor' })
    await rowsOf(canvas, members)
    await chooseMore(userEvent, more(), 'Suspend')
    await userEvent.click((await asked('Suspend Daniel Okafor?')).getByRole('button', { name: 'Suspend' }))
    await toastSays('success', 'Member Suspended')
    await expect((await rowOf(canvas, members, 'Daniel Okafor')).getByText('Suspended')).toBeVisible()
    await expect(await figureOf(canvas, 'Active')).toBe('2')
    await closed()
    await chooseMore(userEvent, more(), 'Reactivate')
    await toastSays('success', 'Member Reactivated')
    await chooseMore(userEvent, more(), 'Remove')
    await userEvent.click((await asked('Remove Daniel Okafor?')).getByRole('button', { name: 'Remove' }))
    await toastSays('success', 'Member Removed')
    await expect(await rowsOf(canvas, members)).toHaveLength(3)
    await expect(await figureOf(canvas, 'Admin Users')).toBe('1')
  },
}

/** Another link, seven days from now, at most once a minute. */
export const InvitationResent: Story = {
  play: async ({ canvas, userEvent }) => {
    const row = await rowOf(canvas, pending, 'nora.falk')
    await userEvent.click(row.getByRole('button', { name: 'Resend: nora.falk@example.com' }))
    await toastSays('success', 'Invitation Resent')
    await expect(await row.findByText(/expires/)).toHaveTextContent('Sent Jan 22, 2024 · expires Jan 29, 2024')
    await expect(row.getByRole('button', { name: /^Resend/ })).toHaveAccessibleDescription(/sent again after a minute/)
    await expect(await rowsOf(canvas, 'Invitation Links')).toHaveLength(1)
    await chooseMore(userEvent, canvas.getByRole('button', { name: 'More: Tom Becker' }), 'Resend Invitation')
    await waitFor(async () => expect(await rowsOf(canvas, 'Invitation Links')).toHaveLength(2))
  },
}

/** Asks, takes the row away and lowers the count. */
export const CancelInvitationDialog: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click((await rowOf(canvas, pending, 'nora.falk')).getByRole('button', { name: /^Cancel/ }))
    const dialog = await asked('Cancel the invitation of nora.falk@example.com?')
    await expect(dialog.getByRole('button', { name: 'Cancel Invitation' })).toHaveFocus()
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel Invitation' }))
    const toast = await toastSays('success', 'Invitation Cancelled')
    await expect(toast.getByText('nora.falk@example.com')).toBeVisible()
    await expect(await rowsOf(canvas, pending)).toHaveLength(1)
    await expect(await figureOf(canvas, 'Pending Invites')).toBe('1')
  },
}

let link = ''
/** Whoever comes by the link says who they are, and is a member. The story's address cannot know the link, so it is put in. */
export const JoinByLink: Story = {
  parameters: {
    path: '/account/team?invitation=link',
    state: {
      before: async (workspace) => {
        const [sent] = await workspace.act('members.invite', { emails: [person], role: 'editor', scope: 'account' })
        link = new URL(sent?.link ?? '', 'https://tagmason.example').searchParams.get('invitation') ?? ''
      },
      workspace: (real) => ({
        ...real,
        act: (name, input) => real.act(name, name === 'members.accept' ? (Object.assign({}, input, { token: link }) as never) : input),
      }),
    } satisfies ScreenState,
  },
  play: async ({ canvas, userEvent }) => {
    const dialog = await opened('Join the Team')
    await userEvent.type(dialog.getByRole('textbox', { name: /^First name/ }), 'Ana')
    await userEvent.type(dialog.getByRole('textbox', { name: /^Last name/ }), 'Ruiz')
    await userEvent.click(dialog.getByRole('button', { name: 'Join' }))
    await toastSays('success', 'Invitation Accepted')
    await expect((await rowOf(canvas, members, 'Ana Ruiz')).getByText('Editor')).toBeVisible()
    await expect(await figureOf(canvas, 'Total')).toBe('5')
    await expect(await figureOf(canvas, 'Pending Invites')).toBe('2')
  },
}

/** A link that is not one, or was used. */
export const JoinRefused: Story = {
  parameters: { path: '/account/team?invitation=guessed' },
  play: async ({ canvas, userEvent }) => {
    const dialog = await opened('Join the Team')
    await userEvent.click(dialog.getByRole('button', { name: 'Join' }))
    await expect(dialog.getAllByText('Enter your name.')).toHaveLength(2)
    await userEvent.type(dialog.getByRole('textbox', { name: /^First name/ }), 'Nora')
    await userEvent.type(dialog.getByRole('textbox', { name: /^Last name/ }), 'Falk')
    await userEvent.click(dialog.getByRole('button', { name: 'Join' }))
    await expect(await dialog.findByText('This link opens nothing any more')).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }))
    await closed()
    await expect(within(canvas.getByRole('list', { name: members })).getAllByRole('listitem')).toHaveLength(4)
  },
}
