import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import { answering, figureOf, headed, leave, manyOf, rowOf, rowsOf } from '../../inStories.ts'
import { phone, states, story } from '../../states.ts'
import { Team } from './Team.tsx'

export default {
  title: 'Account/Team Management',
  component: Team,
  parameters: {
    requirements: {
      Ready: 'ACCT-TEAM-01 to 08, 12, 13, 15 to 18, GEN-APP-04, DATA-MEMBER-01, ROLE-ACCESS-02, DATA-INVITATION-01',
      PendingMember: 'ACCT-TEAM-12, 14',
      RowMenuOpen: 'ACCT-TEAM-12',
      LastOwnerProtected: 'ACCT-TEAM-12, ACCT-TEAM-12-B',
      NotToOneself: 'ACCT-TEAM-12, ACCT-TEAM-12-B',
      InvitationExpired: 'ACCT-TEAM-18, ACCT-TEAM-18-B',
      ManyRows: 'GEN-STATE-06',
      OwnAccount: 'ACCT-TEAM-03-B, ACCT-TEAM-04-B, ACCT-TEAM-05-B, ACCT-TEAM-06-B',
    },
    path: '/account/team',
  },
} satisfies Meta<typeof Team>
type Story = StoryObj<typeof Team>

const members = 'Team Members'
const pending = 'Pending Invitations'

export const Ready: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    await headed(canvas, 'Team Management', 'Dashboard', 'Account', 'Team Management')
    await expect(await figureOf(canvas, 'Total')).toBe('4')
    await expect(await figureOf(canvas, 'Active')).toBe('3')
    await expect(await figureOf(canvas, 'Pending Invites')).toBe('2')
    await expect(await figureOf(canvas, 'Admin Users')).toBe('2')
    await expect(canvasElement.querySelector('main input[type=email]')).toHaveAccessibleName('Email address')
    // Nobody is invited as owner.
    const role = canvas.getByRole('combobox', { name: 'Role' })
    await expect(role).toHaveTextContent('Viewer')
    await userEvent.click(role)
    await expect((await screen.findAllByRole('option')).map((option) => option.textContent)).toEqual([
      expect.stringMatching(/^Viewer/),
      expect.stringMatching(/^Editor/),
      expect.stringMatching(/^Admin/),
    ])
    await leave(userEvent)
    const rows = await rowsOf(canvas, members)
    await expect(rows).toHaveLength(4)
    await expect(rows[0]).toHaveTextContent(/^EF.*Elena Fischer.*You.*elena\.fischer@example\.com · since Feb 14, 2023 · active 2 minutes ago.*Owner$/)
    for (const row of rows) await expect(within(row).getByRole('button', { name: /^More: / })).toBeVisible()
    // Owner with a crown, admin with a shield, the others with a person, none of them announced.
    await expect(rows.map((row) => row.querySelector('[data-part=actions] [data-ui=Badge]')?.textContent)).toEqual(['Owner', 'Admin', 'Editor', 'Viewer'])
    const pictures = rows.map((row) => row.querySelector('[data-part=actions] [data-ui=Badge] svg'))
    await expect(pictures.map((picture) => /lucide-(crown|shield|user)\b/.exec(picture?.getAttribute('class') ?? '')?.[1])).toEqual([
      'crown',
      'shield',
      'user',
      'user',
    ])
    for (const picture of pictures) await expect(picture).toHaveAttribute('aria-hidden', 'true')
    // Seven days lie between the two dates.
    const asked = await rowsOf(canvas, pending)
    await expect(asked).toHaveLength(2)
    await expect(asked[0]).toHaveTextContent(/^tom\.becker@example\.com.*Viewer.*Sent Jan 19, 2024 · expires Jan 26, 2024.*Resend.*Cancel$/)
    await expect(asked[1]).toHaveTextContent(/^nora\.falk@example\.com.*Editor.*Sent Jan 21, 2024 · expires Jan 28, 2024.*Resend.*Cancel$/)
    for (const row of asked) {
      await expect(within(row).getByRole('button', { name: /^Resend/ })).toBeVisible()
      await expect(within(row).getByRole('button', { name: /^Cancel/ })).toBeVisible()
    }
  },
}

/** A real account has the member who made it, and no limit of seats. */
export const OwnAccount: Story = {
  ...states.empty,
  play: async ({ canvas }) => {
    await expect(await rowsOf(canvas, members)).toHaveLength(1)
    for (const figure of ['Total', 'Active', 'Admin Users']) await expect(await figureOf(canvas, figure)).toBe('1')
    await expect(await figureOf(canvas, 'Pending Invites')).toBe('0')
  },
}

export const Loading: Story = states.loading
export const Failed: Story = states.failed
export const NoAccess: Story = states.noAccess
export const ReadOnly: Story = {
  ...states.readOnly,
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('button', { name: 'Send Invitation' })).toHaveAccessibleDescription(/^Needs the role Admin/)
    const row = await rowOf(canvas, pending, 'nora.falk')
    await expect(row.getByRole('button', { name: /^Resend/ })).toHaveAccessibleDescription(/^Needs the role Admin/)
    await expect(row.getByRole('button', { name: /^Cancel/ })).toHaveAccessibleDescription(/^Needs the role Admin/)
    await userEvent.click(canvas.getByRole('button', { name: 'More: Sofia Marchetti' }))
    for (const item of await screen.findAllByRole('menuitem')) await expect(item).toHaveTextContent(/Needs the role Admin/)
  },
}

/** Who has not come yet is pending, and was never active. */
export const PendingMember: Story = {
  play: async ({ canvas, userEvent }) => {
    const row = await rowOf(canvas, members, 'Tom Becker')
    await expect(row.getByText('Pending')).toBeVisible()
    await expect(row.getByText(/has not come yet/)).toBeVisible()
    await expect(within(canvas.getByRole('list', { name: members })).getAllByText('Pending')).toHaveLength(1)
    await userEvent.click(row.getByRole('button', { name: 'More: Tom Becker' }))
    await expect((await screen.findAllByRole('menuitem')).map((item) => item.textContent)).toEqual(['Change Role', 'Resend Invitation', 'Cancel Invitation'])
  },
}

export const RowMenuOpen: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'More: Sofia Marchetti' }))
    await expect((await screen.findAllByRole('menuitem')).map((item) => item.textContent)).toEqual(['Change Role', 'Suspend', 'Remove'])
  },
}

/** Nobody demotes or removes the last owner, who is Elena herself. */
export const LastOwnerProtected: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'More: Elena Fischer' }))
    const items = await screen.findAllByRole('menuitem')
    await expect(items).toHaveLength(3)
    for (const item of items) await expect(item).toHaveTextContent(/The account needs an owner\. Make somebody else one first\.$/)
    await userEvent.click(items[2] as HTMLElement)
    await expect(screen.queryByRole('dialog')).toBeNull()
    await expect(await rowsOf(canvas, members)).toHaveLength(4)
  },
}

/** With a second owner the first is no longer the last, and still does nothing to herself. */
export const NotToOneself: Story = {
  ...story({ before: (workspace) => workspace.act('members.setRole', { id: 'member-2', role: 'owner' }) }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'More: Elena Fischer' }))
    for (const item of await screen.findAllByRole('menuitem')) await expect(item).toHaveTextContent(/Nobody does this to themselves/)
  },
}

/** A link that is too old says so, and can be sent again. */
export const InvitationExpired: Story = {
  ...answering('members.team', (team) => ({
    ...team,
    invitations: team.invitations.map((row, at) =>
      at === 1 ? { ...row, sentDate: '2024-01-12T10:00:00.000Z', expiresDate: '2024-01-19T10:00:00.000Z', state: 'expired' } : row,
    ),
  })),
  play: async ({ canvas }) => {
    const row = await rowOf(canvas, pending, 'nora.falk')
    await expect(row.getByText('Expired')).toBeVisible()
    await expect(row.getByText(/^Sent/)).toHaveTextContent('Sent Jan 12, 2024 · expired Jan 19, 2024')
    await expect(row.getByRole('button', { name: /^Resend/ })).toBeEnabled()
  },
}

export const NoInvitations: Story = {
  ...story({
    before: async (workspace) => {
      for (const id of ['invitation-1', 'invitation-2']) await workspace.act('members.cancelInvitation', { id })
    },
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No open invitations')).toBeVisible()
    await expect(await figureOf(canvas, 'Pending Invites')).toBe('0')
    await expect(await figureOf(canvas, 'Total')).toBe('3')
  },
}

/** A plan with all its places taken: who is in the way is said, and where more room is. */
export const SeatLimitReached: Story = {
  ...story({
    before: (workspace) =>
      workspace.act('members.invite', { emails: Array.from({ length: 5 }, (_, at) => `person${at}@example.com`), role: 'viewer', scope: 'account' }),
  }),
  play: async ({ canvas }) => {
    await expect(within(await canvas.findByRole('status')).getByText('All 10 places of the plan are taken')).toBeVisible()
    await expect(canvas.getByText('10 of 10 places of the plan are taken.')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'View Plans' })).toHaveAttribute('href', '/account/billing?tab=plans')
    await expect(canvas.getByRole('button', { name: 'Send Invitation' })).toHaveAccessibleDescription('All 10 places of the plan are taken')
  },
}

export const ManyRows: Story = {
  ...answering('members.team', (team) => ({
    ...team,
    members: manyOf(team.members, 120, (at) => ({ name: `Member ${at}`, email: `member.${at}@example.com` })),
  })),
  play: async ({ canvas, userEvent }) => {
    await expect(await rowsOf(canvas, members)).toHaveLength(50)
    await userEvent.click(canvas.getByRole('button', { name: /Next/ }))
    await expect((await rowsOf(canvas, members))[0]).toHaveTextContent(/Member 51/)
  },
}

export const LongContent: Story = {
  ...phone({
    state: {
      ...answering('members.team', (team) => ({
        ...team,
        members: team.members.map((row, at) =>
          at === 2
            ? {
                ...row,
                name: 'Maximiliane Freifrau von Oberhausen-Unterweißenbach',
                email: 'maximiliane.freifrau.von.oberhausen.unterweissenbach@marketing.example.com',
              }
            : row,
        ),
      })).parameters.state,
      ...states.german.parameters.state,
    },
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Einladung senden' })).toBeVisible()
    await rowsOf(canvas, 'Teammitglieder')
    await waitFor(() => expect(document.documentElement.scrollWidth).toBe(window.innerWidth))
  },
}
