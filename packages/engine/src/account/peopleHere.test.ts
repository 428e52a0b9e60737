import { describe, expect, it } from 'vitest'
import { acceptInvitation, setUpOwner } from '../entrance/index.ts'
import { sampleEngine, testClock } from '../testing/sampleEngine.ts'

const shop = { name: 'Shop', website: 'shop.example', timeZone: 'UTC' }
const ana = { emails: ['ana@shop.example'], role: 'editor', scope: 'account' } as const
const tokenOf = (link = '') => link.replace('/account/team?invitation=', '')
const good = 'correct horse battery staple'
const inSample = { project: 'analytics-dashboard' }

async function real() {
  const engine = sampleEngine()
  await engine.workspace.act('projects.create', shop)
  const { workspace } = engine
  const team = () => workspace.read('members.team', undefined)
  return { ...engine, team, emails: async () => (await team()).members.map(({ email }) => email) }
}

describe('a real account', () => {
  it('has one member, who made it, with nothing of the sample’s', async () => {
    const { workspace, team } = await real()
    const { figures, members, invitations, seats } = await team()
    expect(figures).toEqual({ total: 1, active: 1, pendingInvites: 0, adminUsers: 1 })
    expect(members).toMatchObject([
      { id: 'member-1', name: 'Owner', email: 'owner@localhost', role: 'owner', joinedDate: testClock, lastActive: testClock, lock: 'lastOwner' },
    ])
    expect([invitations, seats]).toEqual([[], { used: 1, limit: null }])
    expect(await workspace.read('members.list', undefined)).toMatchObject([{ id: 'member-1', department: '', joinDate: testClock }])
    expect((await workspace.read('roles.list', undefined)).map(({ name, count }) => `${name} ${count}`)).toEqual([
      'Admin 1',
      'Editor 0',
      'Analyst 0',
      'Viewer 0',
    ])
    expect(await workspace.read('departments.list', undefined)).toEqual([])
    expect((await workspace.read('community.overview', undefined)).figures).toEqual({ members: 1, discussions: 0, tutorials: 0, experts: 0 })
    for (const name of ['members.remove', 'members.suspend', 'members.resendInvitation'] as const)
      await expect(workspace.act(name, { id: 'member-2' })).rejects.toMatchObject({ code: 'notFound' })
    await expect(workspace.act('members.cancelInvitation', { id: 'invitation-1' })).rejects.toMatchObject({ code: 'notFound' })
  })

  it('shows who was invited in it, who is not seen in the sample', async () => {
    const { workspace, team, emails } = await real()
    const [sent] = await workspace.act('members.invite', ana)
    expect((await team()).figures).toMatchObject({ total: 1, pendingInvites: 1 })
    const { id } = await workspace.act('members.accept', { token: tokenOf(sent?.link), firstName: 'Ana', lastName: 'Ruiz' })
    expect(await emails()).toEqual(['owner@localhost', 'ana@shop.example'])
    await workspace.act('members.setRole', { id, role: 'admin' })
    expect((await team()).figures).toEqual({ total: 2, active: 2, pendingInvites: 0, adminUsers: 2 })
    expect((await workspace.read('community.overview', undefined)).figures.members).toBe(2)

    await workspace.act('session.selectProject', inSample)
    expect((await team()).figures).toEqual({ total: 4, active: 3, pendingInvites: 2, adminUsers: 2 })
    expect((await workspace.read('members.list', undefined)).length).toBe(27)
    await expect(workspace.act('members.remove', { id })).rejects.toMatchObject({ code: 'notFound' })
    // A reset of the sample leaves them where they are.
    await workspace.act('workspace.reset', undefined)
    await workspace.act('session.selectProject', { project: 'shop' })
    expect(await emails()).toEqual(['owner@localhost', 'ana@shop.example'])
  })

  it('calls its owner as they call themselves, in the sample too, and nothing of the sample’s goes with it', async () => {
    const { workspace, store } = await real()
    await workspace.act('settings.setPreferences', { timezone: 'UTC+1' })
    expect(await store.get('profiles', 'member-1')).toMatchObject({ firstName: 'Elena', company: 'Example Outfitters', timezone: 'UTC+1' })
    await workspace.act('settings.saveProfile', { firstName: 'Ada', lastName: 'Byron', email: 'ada@shop.example', company: '' })
    const member = async () => (await workspace.read('session.get', undefined)).member
    expect(await member()).toEqual({ id: 'member-1', name: 'Ada Byron', email: 'owner@localhost' })
    expect((await workspace.read('members.team', undefined)).members[0]).toMatchObject({ name: 'Ada Byron', email: 'owner@localhost' })
    // With a password they sign in by the address that is kept, so it is shown.
    await workspace.act('settings.changePassword', { current: '', next: good, confirm: good })
    expect(await member()).toEqual({ id: 'member-1', name: 'Ada Byron', email: 'elena.fischer@example.com' })
    expect((await workspace.read('members.team', undefined)).members[0]).toMatchObject(await member())
  })

  it('has departments of its own, and invites without a limit of seats', async () => {
    const { workspace, store, team } = await real()
    const { id } = await workspace.act('departments.add', { name: 'Marketing', lead: 'member-1' })
    await expect(workspace.act('departments.add', { name: 'Space', lead: 'member-2' })).rejects.toMatchObject({ issues: [{ path: 'lead' }] })
    await workspace.act('members.setDepartment', { id: 'member-1', department: 'Marketing' })
    await workspace.act('departments.change', { id, name: 'Growth', lead: null })
    expect(await workspace.read('departments.list', undefined)).toMatchObject([{ name: 'Growth', members: 1 }])
    expect(await store.get('departments', 'department-marketing')).toMatchObject({ name: 'Marketing', lead: 'member-2' })
    await expect(workspace.act('departments.remove', { id: 'department-finance' })).rejects.toMatchObject({ code: 'notFound' })
    await workspace.act('members.invite', { ...ana, emails: Array.from({ length: 15 }, (_, place) => `p${place}@shop.example`) })
    expect((await team()).seats).toEqual({ used: 16, limit: null })
    expect((await store.get('accountMembers', 'member-1'))?.joinedDate).toBe('2023-02-14T09:00:00.000Z')
  })

  it('shows who signs in, wherever they were invited', async () => {
    const { workspace, store, ports, emails } = await real()
    const entrance = { store, ports, from: '' }
    await workspace.act('session.selectProject', inSample)
    const [sent] = await workspace.act('members.invite', ana)
    await acceptInvitation(entrance, { token: tokenOf(sent?.link), firstName: 'Ana', lastName: 'Ruiz', password: good })
    await setUpOwner(entrance, { firstName: 'Ada', lastName: 'Byron', email: 'ada@shop.example', password: good })
    expect(await emails()).toHaveLength(5)
    await workspace.act('session.selectProject', { project: 'shop' })
    expect(await emails()).toEqual(['ada@shop.example', 'ana@shop.example'])
    expect((await workspace.read('members.team', undefined)).members[0]).toMatchObject({ joinedDate: testClock, lastActive: testClock })
  })
})
