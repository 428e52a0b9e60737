import { describe, expect, it } from 'vitest'
import { acceptInvitation, openInvitation, setUpOwner } from '../entrance/index.ts'
import { sampleSeed } from '../sample.ts'
import { sampleMark } from '../sampleMark.ts'
import type { Seed } from '../store/memory.ts'
import { sampleEngine } from '../testing/sampleEngine.ts'
import { renewSample } from './resetSample.ts'

const good = 'correct horse battery staple'
const shop = { name: 'Shop', website: 'shop.example', timeZone: 'UTC' }
const ana = { emails: ['ana@shop.example'], role: 'viewer', scope: 'account' } as const
const tokenOf = (link = '') => link.replace('/account/team?invitation=', '')

/** The sample rows of a later version: other roles, departments, people and a project that somebody else has already. */
function laterSeed(): Seed {
  const seed = structuredClone(sampleSeed()) as Record<string, Map<string, Record<string, unknown>>>
  for (const [id, role] of seed['enterpriseRoles'] ?? []) seed['enterpriseRoles']?.set(id, { ...role, description: 'As the later version has it.' })
  seed['departments']?.set('department-legal', { id: 'department-legal', name: 'Legal', lead: null })
  seed['departments']?.delete('department-product')
  seed['accountMembers']?.set('member-1', { ...seed['accountMembers'].get('member-1'), lastActive: '2024-01-22T00:00:00.000Z' })
  seed['projects']?.set('shop', { ...seed['projects'].get('analytics-dashboard'), value: 'shop', label: 'Sample shop' })
  seed['notifications']?.set('of-sample-shop', { ...[...seed['notifications'].values()][0], id: 'of-sample-shop', project: 'shop' })
  return seed as Seed
}

async function account() {
  const engine = sampleEngine()
  const { workspace, store, ports } = engine
  const entrance = { store, ports, from: '' }
  await setUpOwner(entrance, { firstName: 'Ada', lastName: 'Byron', email: 'ada@shop.example', password: good })
  return {
    ...engine,
    entrance,
    renew: (seed = laterSeed(), mark = sampleMark()) => renewSample(store, seed, mark),
    all: () => workspace.read('roles.list', undefined),
  }
}

describe.each([
  ['the mark of the rows before', sampleMark()],
  ['a mark that says nothing of people’s rows', 'c0ffee'],
])('a later version’s sample rows, by %s', (_, mark) => {
  it('leave roles, taken rights, departments and open invitations that were made in the sample', async () => {
    const { workspace, store, entrance, renew } = await account()
    await workspace.act('roles.setPermissions', { roles: [{ id: 'role-editor', permissions: ['access most data'] }] })
    await workspace.act('roles.create', { name: 'Auditor', description: 'Reads the log.', permissions: [], base: 'viewer' })
    await workspace.act('departments.add', { name: 'Space', lead: 'member-1' })
    await workspace.act('departments.change', { id: 'department-finance', name: 'Money', lead: null })
    const [sent] = await workspace.act('members.invite', { ...ana, role: 'Auditor', department: 'Space' })
    const [own] = await workspace.act('members.invite', { ...ana, emails: ['ben@shop.example'], scope: 'organisation' })
    const mails = (await store.list('outbox')).size
    await renew(laterSeed(), mark)
    const roles = await workspace.read('roles.list', undefined)
    expect(roles.find(({ id }) => id === 'role-editor')?.permissions).toEqual(['access most data'])
    expect(roles.map(({ name }) => name)).toContain('Auditor')
    expect((await workspace.read('departments.list', undefined)).map(({ name }) => name)).toEqual(expect.arrayContaining(['Space', 'Money', 'Legal']))
    expect((await workspace.read('members.team', undefined)).invitations.map(({ email }) => email)).toContain('ana@shop.example')
    expect(mails).toBe(2)
    expect((await store.list('outbox')).size).toBe(2)
    for (const each of [sent, own]) {
      expect(await openInvitation(entrance, tokenOf(each?.link))).toMatchObject({ email: each?.invitation.email })
      await acceptInvitation(entrance, { token: tokenOf(each?.link), firstName: 'New', lastName: 'Person', password: good })
    }
    expect([...(await store.list('enterpriseMembers')).values()].find(({ email }) => email === 'ana@shop.example')).toMatchObject({
      role: 'Auditor',
      department: 'Space',
    })
  })

  it('leave everything of the account’s own projects as it is, also where the sample has a project of the same name now', async () => {
    const { workspace, store, renew } = await account()
    await workspace.act('projects.create', shop)
    await workspace.act('plans.generate', { goals: 'Track purchases' })
    await workspace.act('departments.add', { name: 'Space', lead: 'member-1' })
    await workspace.act('security.setPolicy', { passwordMinLength: 16, passwordExpiryDays: 30, idleMinutes: 10, maxSessions: 1 })
    await workspace.act('members.invite', ana)
    const own = async () =>
      Object.fromEntries(
        await Promise.all(
          (['projects', 'plans', 'departments', 'invitations', 'invitationTokens', 'securityPolicy', 'accountMembers', 'profiles', 'outbox'] as const).map(
            async (name) => [
              name,
              [...(await store.list(name))].filter(([id, row]) => id === 'shop' || id.startsWith('id-') || ('space' in row && row.space === 'real')),
            ],
          ),
        ),
      ) as object
    const before = await own()
    await renew(laterSeed(), mark)
    expect(await own()).toEqual(before)
    expect(await workspace.read('session.get', undefined)).toMatchObject({ project: 'shop', space: 'real', member: { email: 'ada@shop.example' } })
    expect(await workspace.read('notifications.list', undefined)).toEqual([])
    expect(await workspace.read('plans.current', undefined)).not.toBeNull()
  })
})

describe('a later version’s sample rows', () => {
  it('come where people changed nothing, and a work of the sample goes', async () => {
    const { workspace, store, renew, all } = await account()
    await workspace.act('plans.generate', { goals: 'Track purchases' })
    await workspace.act('roles.setPermissions', { roles: [{ id: 'role-viewer', permissions: [] }] })
    await renew()
    expect((await all()).map(({ name, description }) => [name, description.startsWith('As the later')])).toEqual([
      ['Admin', true],
      ['Editor', true],
      ['Analyst', true],
      ['Viewer', false],
    ])
    expect(await store.get('departments', 'department-product')).toBeUndefined()
    expect(await workspace.read('plans.current', undefined)).toBeNull()
  })

  it('do not come back where people removed them', async () => {
    const { workspace, store, renew } = await account()
    await workspace.act('members.remove', { id: 'member-3' })
    await workspace.act('members.suspend', { id: 'member-2' })
    await renew()
    expect(await store.get('accountMembers', 'member-3')).toBeUndefined()
    expect(await store.get('enterpriseMembers', 'member-2')).toMatchObject({ status: 'Suspended' })
  })

  it('may come twice, and by an upgrade after another one', async () => {
    const { workspace, store, renew } = await account()
    await workspace.act('roles.setPermissions', { roles: [{ id: 'role-viewer', permissions: [] }] })
    await renew()
    const once = Object.fromEntries(
      await Promise.all(['enterpriseRoles', 'departments', 'accountMembers'].map(async (name) => [name, [...(await store.list(name as 'departments'))]])),
    )
    await renew()
    await renew(laterSeed(), sampleMark(laterSeed()))
    for (const [name, rows] of Object.entries(once)) expect([...(await store.list(name as 'departments'))]).toEqual(rows)
  })

  it('tell which rows they are, whatever the order of their fields', () => {
    const seed = sampleSeed()
    const turned = { ...seed, departments: new Map([...(seed.departments ?? [])].map(([id, { name, ...rest }]) => [id, { name, ...rest }])) }
    expect(sampleMark(turned)).toBe(sampleMark())
    expect(sampleMark(laterSeed())).not.toBe(sampleMark())
    expect(sampleMark().length).toBeLessThan(4000)
  })
})

describe('a reset of the sample', () => {
  it('gives back no right and closes no open invitation of an account that people sign in to', async () => {
    const { workspace, entrance, all } = await account()
    await workspace.act('roles.setPermissions', { roles: [{ id: 'role-editor', permissions: [] }] })
    await workspace.act('departments.add', { name: 'Space', lead: null })
    const [sent] = await workspace.act('members.invite', ana)
    await workspace.act('workspace.reset', undefined)
    expect((await all()).find(({ id }) => id === 'role-editor')?.permissions).toEqual([])
    expect(await openInvitation(entrance, tokenOf(sent?.link))).toMatchObject({ email: 'ana@shop.example' })
    expect((await workspace.read('departments.list', undefined)).map(({ name }) => name)).not.toContain('Space')
  })

  it('keeps the links of invitations to a project of one’s own', async () => {
    const { workspace, store, ports } = sampleEngine()
    await workspace.act('projects.create', shop)
    const [sent] = await workspace.act('members.invite', ana)
    await workspace.act('workspace.reset', undefined)
    expect(await openInvitation({ store, ports, from: '' }, tokenOf(sent?.link))).toMatchObject({ email: 'ana@shop.example' })
  })

  it('takes all back where there is nothing but the sample', async () => {
    const { workspace, store } = sampleEngine()
    await workspace.act('roles.setPermissions', { roles: [{ id: 'role-editor', permissions: [] }] })
    await workspace.act('members.invite', ana)
    await workspace.act('workspace.reset', undefined)
    for (const name of ['enterpriseRoles', 'invitations'] as const) expect(await store.list(name)).toEqual(sampleSeed()[name])
    expect((await store.list('invitationTokens')).size + (await store.list('outbox')).size).toBe(0)
  })
})
