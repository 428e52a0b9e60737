import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import { answering, headed, manyOf, rowOf, rowsOf } from '../../inStories.ts'
import { phone, states, story } from '../../states.ts'
import { membersShown, tableRow, tableRows } from './inStories.ts'
import { Teams } from './Teams.tsx'

export default {
  title: 'Enterprise/Team Management',
  component: Teams,
  parameters: {
    requirements: {
      Ready: 'ENT-TEAM-01 to 06, 08, DATA-ENTMEMBER-01',
      SearchByDepartment: 'ENT-TEAM-07',
      SearchNoResult: 'ENT-TEAM-07',
      InvitedMember: 'ENT-TEAM-08',
      LastAdminProtected: 'ENT-TEAM-06, ENT-TEAM-06-B',
      RolesAndPermissions: 'ENT-TEAM-09 to 15, ROLE-ACCESS-01, DATA-ROLE-01',
      Departments: 'ENT-TEAM-16, DATA-DEPARTMENT-01',
      InviteUsers: 'ENT-TEAM-17',
      ManyRows: 'GEN-STATE-06',
    },
    path: '/enterprise/teams',
  },
} satisfies Meta<typeof Teams>
type Story = StoryObj<typeof Teams>

const table = 'Team Members'

export const Ready: Story = {
  play: async ({ canvas, userEvent }) => {
    await headed(canvas, 'Team Management', 'Dashboard', 'Enterprise', 'Team Management')
    const tabs = await canvas.findAllByRole('tab')
    await expect(tabs.map((tab) => tab.textContent)).toEqual(['Team Members', 'Roles & Permissions', 'Departments', 'Invite Users'])
    await expect(tabs[0]).toHaveAttribute('aria-selected', 'true')
    // The avatar is the initials where there is no picture.
    await expect(await tableRows(canvas, table)).toHaveLength(27)
    await expect(
      within(canvas.getByRole('table', { name: table }))
        .getAllByRole('columnheader')
        .map((head) => head.textContent)
        .slice(0, 7),
    ).toEqual(['Name', 'Email', 'Role', 'Department', 'Status', 'Last Active', 'Joined'])
    await expect((await tableRows(canvas, table))[0]).toHaveTextContent(
      /^EF\s*Elena Fischer\s*elena\.fischer@example\.com\s*Admin\s*Analytics\s*Active\s*2 minutes ago\s*Feb 14, 2023/,
    )
    await expect(canvas.getAllByText('Active').length).toBe(24)
    await expect(canvas.getAllByText('Invited')).toHaveLength(3)
    await userEvent.click(canvas.getByRole('tab', { name: 'Roles & Permissions' }))
    await expect(canvas.getByRole('tab', { name: 'Roles & Permissions' })).toHaveAttribute('aria-selected', 'true')
    await expect(await canvas.findByRole('tabpanel', { name: 'Roles & Permissions' })).toBeVisible()
    await userEvent.keyboard('{ArrowLeft}')
    await expect(canvas.getByRole('tab', { name: 'Team Members' })).toHaveAttribute('aria-selected', 'true')
  },
}

export const Loading: Story = states.loading
export const Failed: Story = states.failed
export const NoAccess: Story = states.noAccess
export const ReadOnly: Story = {
  ...states.readOnly,
  parameters: { ...states.readOnly.parameters, path: '/enterprise/teams?tab=roles' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Create Custom Role' })).toHaveAccessibleDescription(/^Needs the role Admin/)
    await expect(canvas.getByRole('button', { name: 'Edit Role: Viewer' })).toHaveAccessibleDescription(/^Needs the role Admin/)
    await expect(await canvas.findByRole('checkbox', { name: 'Viewer: Export data' })).toHaveAttribute('aria-disabled', 'true')
  },
}

/** Nobody is a member: where people are invited is said. */
export const Empty: Story = {
  ...answering('members.list', () => []),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('No members yet')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Invite Users' }))
    await expect(canvas.getByRole('tab', { name: 'Invite Users' })).toHaveAttribute('aria-selected', 'true')
    await userEvent.click(canvas.getByRole('tab', { name: 'Team Members' }))
    await expect(await canvas.findByText('No members yet')).toBeVisible()
  },
}

/** Name, address or department, in any case. */
export const SearchByDepartment: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    const search = await canvas.findByRole('searchbox', { name: 'Search members' })
    await expect(canvasElement.querySelector('main input[type=search]')).toBe(search)
    await userEvent.click(search)
    await userEvent.paste('FINANCE')
    await waitFor(async () => expect(await membersShown(canvas)).toHaveLength(4))
    for (const row of await membersShown(canvas)) await expect(row).toHaveTextContent('Finance')
    await userEvent.clear(search)
    await userEvent.paste('priya.ra')
    await waitFor(async () => expect(await membersShown(canvas)).toHaveLength(1))
    await expect((await membersShown(canvas))[0]).toHaveTextContent('Priya Raman')
    await userEvent.clear(search)
    await userEvent.type(search, 'okaf')
    await waitFor(async () => expect((await membersShown(canvas))[0]).toHaveTextContent('Daniel Okafor'))
  },
}

export const SearchNoResult: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('searchbox', { name: 'Search members' }), 'ZZZZ-nobody')
    await expect(await canvas.findByText('Nobody matches “ZZZZ-nobody”')).toBeVisible()
    await expect(canvas.queryByText('Priya Raman')).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Show All' }))
    await waitFor(async () => expect(await membersShown(canvas)).toHaveLength(27))
  },
}

/** Invited people have never been here, and their invitation can be sent again or taken back. */
export const InvitedMember: Story = {
  parameters: { path: '/enterprise/teams?q=ruth' },
  play: async ({ canvas, userEvent }) => {
    const row = await tableRow(canvas, table, 'Ruth Abara')
    await expect(row.getByText('Invited')).toBeVisible()
    await expect(row.getAllByText('–')).toHaveLength(2)
    await userEvent.click(row.getByRole('button', { name: /Ruth Abara/ }))
    await expect((await screen.findAllByRole('menuitem')).map((item) => item.textContent)).toEqual([
      'Change Role',
      'Move to Department',
      'Resend Invitation',
      'Cancel Invitation',
    ])
  },
}

/** Whoever is last in charge stays there. */
export const LastAdminProtected: Story = {
  ...story({ before: (workspace) => workspace.act('members.remove', { id: 'member-2' }) }),
  play: async ({ canvas, userEvent }) => {
    const row = await tableRow(canvas, table, 'Elena Fischer')
    await userEvent.click(row.getByRole('button', { name: /Elena Fischer/ }))
    for (const name of [/^Change Role/, /^Suspend/, /^Remove/])
      await expect(await screen.findByRole('menuitem', { name })).toHaveTextContent('The account needs an owner. Make somebody else one first.')
  },
}

/** Four roles, each with how many have it and what it may. */
export const RolesAndPermissions: Story = {
  parameters: { path: '/enterprise/teams?tab=roles' },
  play: async ({ canvas }) => {
    await expect((await rowsOf(canvas, 'Roles')).map((row) => row.textContent)).toEqual([
      'Admin2 membersRuns the organisation and its billing.Manage usersConfigure settingsAccess all dataManage billingEdit Role',
      'Editor5 membersBuilds what others read.Create dashboardsEdit reportsAccess most dataShare contentEdit Role',
      'Analyst8 membersAsks questions and takes the answers along.View dashboardsCreate basic reportsExport dataComment on contentEdit Role',
      'Viewer12 membersReads what is shared.View shared contentExport allowed dataBasic filteringEdit Role',
    ])
    await expect(canvas.getByRole('button', { name: 'Create Custom Role' })).toBeVisible()
    await expect(canvas.getAllByRole('button', { name: /^Edit Role/ })).toHaveLength(4)
    const rows = await tableRows(canvas, 'Permission Matrix')
    await expect(rows).toHaveLength(15)
    await expect(rows[3]).toHaveTextContent(/^Manage billing.*change the plan, .* and \d more/)
    await expect(canvas.getByRole('checkbox', { name: 'Admin: Manage billing' })).toBeChecked()
    await expect(canvas.getByRole('checkbox', { name: 'Viewer: Manage billing' })).not.toBeChecked()
    await expect(canvas.getByRole('checkbox', { name: 'Editor: Export data' })).toHaveAccessibleDescription(/it can do what the roles below it can/)
    await expect(canvas.getByRole('checkbox', { name: 'Admin: Manage billing' })).toHaveAccessibleDescription(/Admin keeps its own rights/)
  },
}

/** The members are counted. */
export const Departments: Story = {
  parameters: { path: '/enterprise/teams?tab=departments' },
  play: async ({ canvas }) => {
    await expect((await rowsOf(canvas, 'Departments')).map((row) => row.textContent)).toEqual([
      expect.stringMatching(/^Marketing7 members · led by Daniel OkaforEdit/),
      expect.stringMatching(/^E-commerce6 members · led by Lucas FerreiraEdit/),
      expect.stringMatching(/^Analytics5 members · led by Elena FischerEdit/),
      expect.stringMatching(/^Product5 members · led by Hannah WeissEdit/),
      expect.stringMatching(/^Finance4 members · nobody leads itEdit/),
    ])
  },
}

export const NoDepartments: Story = {
  parameters: { ...answering('departments.list', () => []).parameters, path: '/enterprise/teams?tab=departments' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No departments yet')).toBeVisible()
    await expect(canvas.getAllByRole('button', { name: 'Add Department' })).toHaveLength(1)
  },
}

export const InviteUsers: Story = {
  parameters: { path: '/enterprise/teams?tab=invite' },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole('textbox', { name: 'Email address' })).toBe(canvasElement.querySelector('[role=tabpanel] input[type=email]'))
    await expect(canvas.getByRole('combobox', { name: 'Role' })).toHaveTextContent('Viewer')
    await expect(canvas.getByRole('combobox', { name: /^Department/ })).toHaveTextContent('No department')
  },
}

export const ManyRows: Story = {
  ...answering('members.list', (rows) => manyOf(rows, 120, (at) => ({ name: `Member ${at}`, email: `member.${at}@example.com` }))),
  play: async ({ canvas }) => {
    await expect(await tableRows(canvas, table)).toHaveLength(50)
    await expect(canvas.getByRole('navigation', { name: /Pages|Team Members/ })).toBeVisible()
  },
}

export const LongContent: Story = {
  ...phone({
    path: '/enterprise/teams?q=maxi',
    state: {
      ...answering('members.list', (rows) =>
        rows.map((row, at) =>
          at === 2
            ? {
                ...row,
                name: 'Maximiliane Freifrau von Oberhausen-Unterweißenbach',
                email: 'maximiliane.freifrau.von.oberhausen.unterweissenbach@marketing.example.com',
                department: 'Unternehmenskommunikation und Öffentlichkeitsarbeit',
              }
            : row,
        ),
      ).parameters.state,
      ...states.german.parameters.state,
    },
  }),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('Maximiliane Freifrau von Oberhausen-Unterweißenbach')).toBeVisible()
    await waitFor(() => expect(document.documentElement.scrollWidth).toBe(window.innerWidth))
    await userEvent.click(canvas.getByRole('tab', { name: 'Rollen & Rechte' }))
    await rowOf(canvas, 'Rollen', 'Administrator')
    await waitFor(() => expect(document.documentElement.scrollWidth).toBe(window.innerWidth))
  },
}
