import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { sampleEngine } from '../testing/sampleEngine.ts'

const ana = { emails: ['new.person@example.com'], role: 'editor', scope: 'account' } as const
const day = 86_400_000
const issue = (path: string, message: string) => expect.objectContaining({ path, message })

function clocked() {
  const clock = { now: new Date('2026-03-01T12:00:00.000Z') }
  return { clock, ...sampleEngine({ ports: { now: () => clock.now } }) }
}
const tokenOf = (link: string) => link.replace('/account/team?invitation=', '')

describe('the account’s team', () => {
  it('counts 4, 3 active, 2 invitations, 2 admin users (ACCT-TEAM-03 to 06)', async () => {
    const { workspace } = sampleEngine()
    const team = await workspace.read('members.team', undefined)
    expect(team.figures).toEqual({ total: 4, active: 3, pendingInvites: 2, adminUsers: 2 })
    expect(team.members.map(({ role, status }) => [role, status])).toEqual([
      ['owner', 'active'],
      ['admin', 'active'],
      ['editor', 'active'],
      ['viewer', 'pending'],
    ])
    for (const { sentDate, expiresDate, state } of team.invitations) expect([Date.parse(expiresDate) - Date.parse(sentDate), state]).toEqual([7 * day, 'open'])
    expect(team.seats).toEqual({ used: 5, limit: 10 })
  })

  it('shows a sent invitation, counted, with a mail in the outbox and a link that is kept as a hash (ACCT-TEAM-10, ACCT-TEAM-05-B, ACCT-TEAM-10-B)', async () => {
    const { workspace, store } = sampleEngine()
    const [sent] = await workspace.act('members.invite', ana)
    expect(sent?.invitation).toMatchObject({
      email: 'new.person@example.com',
      role: 'editor',
      state: 'open',
      sentDate: '2024-01-22T10:00:00.000Z',
      expiresDate: '2024-01-29T10:00:00.000Z',
    })
    expect(sent?.link).toMatch(/^\/account\/team\?invitation=[0-9A-Za-z]{32}$/)
    expect((await workspace.read('members.team', undefined)).figures).toMatchObject({ total: 4, pendingInvites: 3 })
    const mails = [...(await store.list('outbox')).values()].filter((row) => row.about === sent?.invitation.id)
    expect(mails).toMatchObject([{ to: ['new.person@example.com'], state: 'queued' }])
    expect(mails[0]?.body).toContain(sent?.link)
    for (const name of ['invitations', 'invitationTokens', 'auditLog'] as const)
      expect(JSON.stringify([...(await store.list(name))])).not.toContain(tokenOf(sent?.link ?? ''))
  })

  it.each([
    ['no address', [''], 'form'],
    ['what is none', ['new.person'], 'form'],
    ['a member', ['Sofia.Marchetti@example.com'], 'member'],
    ['one of the organisation', ['priya.raman@example.com'], 'member'],
    ['who is invited', ['nora.falk@EXAMPLE.com'], 'invited'],
  ])('refuses %s', async (_, emails, message) => {
    const { workspace, store } = sampleEngine()
    await expect(workspace.act('members.invite', { ...ana, emails })).rejects.toMatchObject({ code: 'invalid', issues: [{ path: 'emails.0', message }] })
    expect((await store.list('invitations')).size).toBe(2)
  })

  it('asks all of several people or nobody, and names each fault (ENT-TEAM-17, ENT-TEAM-17-B)', async () => {
    const { workspace, store } = sampleEngine()
    const emails = ['a@example.com', 'b', 'A@example.com', 'elif.demir@example.com']
    await expect(workspace.act('members.invite', { ...ana, emails })).rejects.toMatchObject({
      issues: [issue('emails.1', 'form'), issue('emails.2', 'twice'), issue('emails.3', 'invited')],
    })
    expect((await store.list('invitations')).size).toBe(2)
  })

  it('has as many seats as the plan', async () => {
    const { workspace } = sampleEngine()
    const emails = Array.from({ length: 5 }, (_, place) => `p${place}@example.com`)
    await workspace.act('members.invite', { ...ana, emails })
    expect((await workspace.read('members.team', undefined)).seats).toEqual({ used: 10, limit: 10 })
    await expect(workspace.act('members.invite', ana)).rejects.toMatchObject({ code: 'conflict', issues: [{ message: 'seats' }] })
    await workspace.act('members.invite', { ...ana, scope: 'organisation' })
  })

  it('refuses a role and a department that do not exist, and owner', async () => {
    const { workspace } = sampleEngine()
    for (const role of ['owner', 'boss']) await expect(workspace.act('members.invite', { ...ana, role })).rejects.toMatchObject({ issues: [{ path: 'role' }] })
    await expect(workspace.act('members.invite', { ...ana, department: 'Space' })).rejects.toMatchObject({ issues: [{ path: 'department' }] })
  })
})

describe('an invitation', () => {
  it('is taken once, in both views (ACCT-TEAM-03-B, ACCT-TEAM-04-B, DATA-MEMBER-01-B)', async () => {
    const { workspace, store } = sampleEngine()
    const [sent] = await workspace.act('members.invite', { ...ana, department: 'Product' })
    const accept = { token: tokenOf(sent?.link ?? ''), firstName: 'Ana', lastName: 'Ruiz' }
    await expect(workspace.act('members.accept', { ...accept, token: 'guessed' })).rejects.toMatchObject({ code: 'notFound' })
    const { id } = await workspace.act('members.accept', accept)
    expect(await store.get('accountMembers', id)).toMatchObject({ name: 'Ana Ruiz', role: 'editor', status: 'active' })
    expect(await store.get('enterpriseMembers', id)).toMatchObject({ name: 'Ana Ruiz', role: 'Editor', department: 'Product', status: 'Active' })
    await expect(workspace.act('members.accept', accept)).rejects.toMatchObject({ code: 'notFound' })
    expect((await workspace.read('members.team', undefined)).figures).toEqual({ total: 5, active: 4, pendingInvites: 2, adminUsers: 2 })
  })

  it('makes who was pending active, without a second row', async () => {
    const { workspace, store } = sampleEngine()
    const { link } = await workspace.act('members.resendInvitation', { id: 'member-4' })
    const { id } = await workspace.act('members.accept', { token: tokenOf(link), firstName: 'Tom', lastName: 'Becker' })
    expect(id).toBe('member-4')
    expect((await workspace.read('members.team', undefined)).figures).toEqual({ total: 4, active: 4, pendingInvites: 1, adminUsers: 2 })
    expect(await store.get('enterpriseMembers', id)).toMatchObject({ status: 'Active', role: 'Viewer', department: 'Finance' })
    expect((await store.list('enterpriseMembers')).size).toBe(27)
  })

  it('is over after 7 days to the second, and begins anew when sent again (ACCT-TEAM-16, ACCT-TEAM-18, ACCT-TEAM-16-B, ACCT-TEAM-18-B, DATA-INVITATION-01-B)', async () => {
    const { clock, workspace } = clocked()
    await workspace.act('projects.create', { name: 'Shop', website: 'shop.example', timeZone: 'UTC' })
    const [sent] = await workspace.act('members.invite', ana)
    const id = sent?.invitation.id ?? ''
    const state = async () => (await workspace.read('members.team', undefined)).invitations.find((row) => row.id === id)?.state
    clock.now = new Date('2026-03-08T11:59:59.000Z')
    expect(await state()).toBe('open')
    clock.now = new Date('2026-03-08T12:00:00.000Z')
    expect(await state()).toBe('expired')
    const accept = { firstName: 'Ana', lastName: 'Ruiz' }
    await expect(workspace.act('members.accept', { ...accept, token: tokenOf(sent?.link ?? '') })).rejects.toMatchObject({
      issues: [{ path: 'token', message: 'expired' }],
    })
    const again = await workspace.act('members.resendInvitation', { id })
    expect(again.invitation).toMatchObject({ state: 'open', expiresDate: '2026-03-15T12:00:00.000Z' })
    await expect(workspace.act('members.accept', { ...accept, token: tokenOf(sent?.link ?? '') })).rejects.toMatchObject({ code: 'notFound' })
    await workspace.act('members.accept', { ...accept, token: tokenOf(again.link) })
  })

  it('is sent again at most once a minute (ACCT-TEAM-16-B)', async () => {
    const { clock, workspace } = clocked()
    await workspace.act('members.resendInvitation', { id: 'invitation-1' })
    clock.now = new Date('2026-03-01T12:00:59.000Z')
    await expect(workspace.act('members.resendInvitation', { id: 'invitation-1' })).rejects.toMatchObject({
      code: 'conflict',
      issues: [{ message: 'tooSoon' }],
    })
    clock.now = new Date('2026-03-01T12:01:00.000Z')
    await workspace.act('members.resendInvitation', { id: 'invitation-1' })
  })

  it('is cancelled with who only stands there because of it (ACCT-TEAM-17, ACCT-TEAM-17-B)', async () => {
    const { workspace, store } = sampleEngine()
    await workspace.act('members.cancelInvitation', { id: 'invitation-2' })
    expect((await workspace.read('members.team', undefined)).figures).toMatchObject({ total: 4, pendingInvites: 1 })
    const { link } = await workspace.act('members.resendInvitation', { id: 'invitation-1' })
    await workspace.act('members.cancelInvitation', { id: 'member-4' })
    expect((await workspace.read('members.team', undefined)).figures).toMatchObject({ total: 3, pendingInvites: 0 })
    expect((await store.list('enterpriseMembers')).size).toBe(26)
    await expect(workspace.act('members.accept', { token: tokenOf(link), firstName: 'T', lastName: 'B' })).rejects.toMatchObject({ code: 'notFound' })
    await expect(workspace.act('members.cancelInvitation', { id: 'invitation-1' })).rejects.toMatchObject({ code: 'notFound' })
  })

  it('of the organisation appears as Invited, and not in the account (ENT-TEAM-18, ENT-TEAM-18-B, DATA-ENTMEMBER-01-B)', async () => {
    const { workspace } = sampleEngine()
    const [sent] = await workspace.act('members.invite', { ...ana, role: 'Analyst', department: 'Finance', scope: 'organisation' })
    expect((await workspace.read('members.list', undefined)).at(-1)).toMatchObject({
      email: 'new.person@example.com',
      role: 'Analyst',
      department: 'Finance',
      status: 'Invited',
    })
    expect((await workspace.read('members.team', undefined)).figures.pendingInvites).toBe(2)
    await workspace.act('members.accept', { token: tokenOf(sent?.link ?? ''), firstName: 'Ana', lastName: 'Ruiz' })
    expect((await workspace.read('members.list', undefined)).at(-1)).toMatchObject({ name: 'Ana Ruiz', status: 'Active' })
    expect((await workspace.read('members.team', undefined)).figures.total).toBe(4)
  })

  it('of another account’s is begun anew where it is sent again', async () => {
    const { workspace } = sampleEngine()
    const { link, invitation } = await workspace.act('members.resendInvitation', { id: 'member-16' })
    expect(invitation).toMatchObject({ email: 'ruth.abara@example.com', role: 'analyst', scope: 'organisation' })
    expect(await workspace.act('members.accept', { token: tokenOf(link), firstName: 'Ruth', lastName: 'Abara' })).toMatchObject({
      id: 'member-16',
      role: 'Analyst',
      department: 'Analytics',
    })
  })
})

describe('roles of members', () => {
  it('change in both views at once', async () => {
    const { workspace, store } = sampleEngine()
    await workspace.act('members.setRole', { id: 'member-3', role: 'admin' })
    expect([(await store.get('accountMembers', 'member-3'))?.role, (await store.get('enterpriseMembers', 'member-3'))?.role]).toEqual(['admin', 'Admin'])
    await workspace.act('members.setRole', { id: 'member-4', role: 'Analyst' })
    expect((await store.get('invitations', 'invitation-1'))?.role).toBe('analyst')
  })

  it('protect the last owner and oneself (ACCT-TEAM-12-B)', async () => {
    const { workspace } = sampleEngine()
    for (const [name, input] of [
      ['members.setRole', { id: 'member-1', role: 'viewer' }],
      ['members.suspend', { id: 'member-1' }],
      ['members.remove', { id: 'member-1' }],
    ] as const)
      await expect(workspace.act(name, input as never)).rejects.toMatchObject({ code: 'conflict', issues: [{ message: 'lastOwner' }] })
    await workspace.act('members.setRole', { id: 'member-2', role: 'owner' })
    await expect(workspace.act('members.setRole', { id: 'member-1', role: 'viewer' })).rejects.toMatchObject({
      code: 'conflict',
      issues: [{ message: 'self' }],
    })
    await workspace.act('members.setRole', { id: 'member-2', role: 'editor' })
    expect((await workspace.read('members.team', undefined)).members[1]).toMatchObject({ role: 'editor' })
  })

  it('are listed with why somebody cannot be touched (ACCT-TEAM-12)', async () => {
    const { workspace, as } = sampleEngine()
    const locks = async (role: 'owner' | 'admin') => (await as(role).read('members.team', undefined)).members.map((row) => row.lock)
    expect(await locks('owner')).toEqual(['lastOwner', null, null, null])
    await workspace.act('members.setRole', { id: 'member-2', role: 'owner' })
    expect(await locks('owner')).toEqual(['self', null, null, null])
    expect(await locks('admin')).toEqual(['above', 'above', null, null])
    expect((await as('admin').read('members.list', undefined)).filter((row) => row.lock !== null).map((row) => row.id)).toEqual(['member-1', 'member-2'])
  })

  it('let an admin do nothing to an owner and make none', async () => {
    const { workspace, as } = sampleEngine()
    await workspace.act('members.setRole', { id: 'member-2', role: 'owner' })
    const admin = as('admin')
    await expect(admin.act('members.remove', { id: 'member-2' })).rejects.toMatchObject({ code: 'forbidden' })
    await expect(admin.act('members.setRole', { id: 'member-3', role: 'owner' })).rejects.toMatchObject({ code: 'forbidden' })
    await admin.act('members.setRole', { id: 'member-3', role: 'admin' })
    await expect(as('editor').act('members.setRole', { id: 'member-3', role: 'viewer' })).rejects.toMatchObject({ code: 'forbidden' })
  })

  it('make owners of the account’s own members only, who have come', async () => {
    const { workspace } = sampleEngine()
    await expect(workspace.act('members.setRole', { id: 'member-5', role: 'owner' })).rejects.toMatchObject({ issues: [{ message: 'notOfAccount' }] })
    await expect(workspace.act('members.setRole', { id: 'member-4', role: 'owner' })).rejects.toMatchObject({ issues: [{ message: 'pending' }] })
    await expect(workspace.act('members.setRole', { id: 'member-99', role: 'viewer' })).rejects.toMatchObject({ code: 'notFound' })
    await expect(workspace.act('members.setRole', { id: 'member-3', role: 'boss' })).rejects.toMatchObject({ issues: [{ path: 'role' }] })
  })

  it('can be suspended and given back; members can be moved and removed', async () => {
    const { workspace, store } = sampleEngine()
    await workspace.act('members.suspend', { id: 'member-2' })
    expect([(await store.get('accountMembers', 'member-2'))?.status, (await store.get('enterpriseMembers', 'member-2'))?.status]).toEqual([
      'suspended',
      'Suspended',
    ])
    expect((await workspace.read('members.team', undefined)).figures.active).toBe(2)
    await workspace.act('members.reactivate', { id: 'member-2' })
    await expect(workspace.act('members.reactivate', { id: 'member-2' })).rejects.toMatchObject({ code: 'conflict' })
    await expect(workspace.act('members.suspend', { id: 'member-4' })).rejects.toMatchObject({ issues: [{ message: 'pending' }] })
    await workspace.act('members.setDepartment', { id: 'member-2', department: 'Finance' })
    await expect(workspace.act('members.setDepartment', { id: 'member-2', department: 'Space' })).rejects.toMatchObject({ issues: [{ path: 'department' }] })
    await workspace.act('members.remove', { id: 'member-2' })
    expect([await store.get('accountMembers', 'member-2'), await store.get('enterpriseMembers', 'member-2')]).toEqual([undefined, undefined])
    expect((await workspace.read('departments.list', undefined)).find(({ name }) => name === 'Marketing')?.lead).toBeNull()
  })

  it('never let the two views disagree nor the last owner go, whatever is done', () =>
    fc.assert(
      fc.asyncProperty(
        fc.array(
          fc.record({
            act: fc.constantFrom('members.setRole', 'members.suspend', 'members.reactivate', 'members.remove', 'members.cancelInvitation'),
            id: fc.constantFrom('member-1', 'member-2', 'member-3', 'member-4', 'member-5', 'invitation-1'),
            role: fc.constantFrom('owner', 'admin', 'editor', 'analyst', 'viewer'),
            by: fc.constantFrom('owner', 'admin'),
          }),
          { maxLength: 12 },
        ),
        async (steps) => {
          const { store, as } = sampleEngine()
          for (const { act, id, role, by } of steps)
            await as(by as 'owner')
              .act(act as 'members.setRole', { id, role })
              .catch(() => undefined)
          const [accounts, members] = [await store.list('accountMembers'), await store.list('enterpriseMembers')]
          expect([...accounts.values()].some((row) => row.role === 'owner' && row.status === 'active')).toBe(true)
          for (const [id, row] of accounts) {
            const member = members.get(id)
            expect(member?.role.toLowerCase()).toBe(row.role === 'owner' ? 'admin' : row.role)
            expect(member?.status).toBe({ active: 'Active', pending: 'Invited', suspended: 'Suspended' }[row.status])
          }
        },
      ),
      { numRuns: 40 },
    ))
})
