import { acts, basePermissions, comesWith, covers, permissions, permissionScopes, permits, reads, roles as steps } from '@tagmason/domain'
import { describe, expect, it } from 'vitest'
import { sampleEngine } from '../testing/sampleEngine.ts'

const partner = {
  name: 'Agency partner',
  description: 'Builds for one brand.',
  permissions: [...basePermissions.editor, 'manage billing'],
  base: 'editor',
} as const
const analyst = { id: 'role-analyst', name: 'Analyst', description: 'Asks.' }
const admin = { id: 'role-admin', name: 'Admin', description: 'Runs.' }
const tag = { id: 'anomaly-1', note: '' }

describe('roles', () => {
  it('are four with the members that have them (ENT-TEAM-09 to 13) (ENT-TEAM-09-B, ENT-TEAM-10-B, ENT-TEAM-11-B, ENT-TEAM-12-B)', async () => {
    const { workspace } = sampleEngine()
    const rows = await workspace.read('roles.list', undefined)
    expect(rows.map(({ name, count, permissions }) => [name, count, permissions.join(', ')])).toEqual([
      ['Admin', 2, 'manage users, configure settings, access all data, manage billing'],
      ['Editor', 5, 'create dashboards, edit reports, access most data, share content'],
      ['Analyst', 8, 'view dashboards, create basic reports, export data, comment on content'],
      ['Viewer', 12, 'view shared content, export allowed data, basic filtering'],
    ])
    for (const { base, permissions } of rows) expect(permissions).toEqual(basePermissions[base])
    for (const permission of rows.flatMap((row) => row.permissions)) expect(Object.keys(permissionScopes)).toContain(permission)
  })

  it('of one’s own are given to members and asked of guests, renamed everywhere, and kept while somebody has them (ENT-TEAM-14-B)', async () => {
    const { workspace, store } = sampleEngine()
    const { id } = await workspace.act('roles.create', partner)
    await workspace.act('members.setRole', { id: 'member-3', role: 'agency PARTNER' })
    expect([(await store.get('accountMembers', 'member-3'))?.role, (await store.get('enterpriseMembers', 'member-3'))?.role]).toEqual([
      'editor',
      'Agency partner',
    ])
    const [sent] = await workspace.act('members.invite', { emails: ['x@example.com'], role: 'Agency partner', scope: 'account' })
    expect(sent?.invitation).toMatchObject({ role: 'editor', customRole: 'Agency partner' })
    await workspace.act('roles.change', { ...partner, id, name: 'Partner' })
    expect([(await store.get('enterpriseMembers', 'member-3'))?.role, (await store.get('invitations', sent?.invitation.id ?? ''))?.customRole]).toEqual([
      'Partner',
      'Partner',
    ])
    await expect(workspace.act('roles.remove', { id })).rejects.toMatchObject({
      code: 'conflict',
      message: "2 people have the role 'Partner': give them another one first.",
    })
    await workspace.act('members.setRole', { id: 'member-3', role: 'Editor' })
    await workspace.act('members.cancelInvitation', { id: sent?.invitation.id ?? '' })
    await workspace.act('roles.remove', { id })
    expect(await workspace.read('roles.list', undefined)).toHaveLength(4)
  })

  it('refuse a name twice, what is unknown, and what nobody could give back (ENT-TEAM-15-B)', async () => {
    const { workspace } = sampleEngine()
    for (const name of ['EDITOR', 'Owner'])
      await expect(workspace.act('roles.create', { ...partner, name })).rejects.toMatchObject({ issues: [{ path: 'name', message: 'taken' }] })
    await expect(workspace.act('roles.create', { ...partner, permissions: ['manage users', 'fly'] })).rejects.toMatchObject({
      issues: [{ path: 'permissions.1' }],
    })
    await expect(workspace.act('roles.change', { ...admin, permissions: ['manage users'] })).rejects.toMatchObject({
      issues: [{ path: 'permissions', message: 'admin' }],
    })
    await expect(workspace.act('roles.change', { ...analyst, name: 'Reader', permissions: [] })).rejects.toMatchObject({
      issues: [{ path: 'name', message: 'builtIn' }],
    })
    await expect(workspace.act('roles.remove', { id: 'role-viewer' })).rejects.toMatchObject({ code: 'conflict' })
    await expect(workspace.act('roles.change', { ...analyst, id: 'none', permissions: [] })).rejects.toMatchObject({ code: 'notFound' })
  })

  it('are changed several at once: all of them or none', async () => {
    const { workspace } = sampleEngine()
    const held = async () => Object.fromEntries((await workspace.read('roles.list', undefined)).map(({ id, permissions }) => [id, permissions]))
    const before = await held()
    const viewer = { id: 'role-viewer', permissions: ['export data', 'export data'] }
    for (const wrong of [
      { id: 'role-admin', permissions: [] },
      { id: 'role-analyst', permissions: ['fly'] },
      { id: 'none', permissions: [] },
    ])
      await expect(workspace.act('roles.setPermissions', { roles: [viewer, wrong] })).rejects.toMatchObject({ name: 'Refusal' })
    expect(await held()).toEqual(before)
    await workspace.act('roles.setPermissions', { roles: [viewer, { id: 'role-analyst', permissions: ['share content'] }] })
    expect(await held()).toEqual({ ...before, 'role-viewer': ['export data'], 'role-analyst': ['share content'] })
  })
})

describe('permissions are enforced at the door', () => {
  it('as the ladder has them, while nobody changed anything', () => {
    for (const step of steps) {
      const base = step === 'owner' ? 'admin' : step
      for (const needed of steps)
        for (const name of ['billing.changePlan', 'reports.create', 'reports.download', 'members.list', 'anomalies.resolve'])
          expect(permits(step, { base, permissions: [...basePermissions[base]] }, name, needed)).toBe(permits(step, undefined, name, needed))
    }
  })

  it('allows all that the permissions of a role and of those below it cover', () => {
    for (const base of ['admin', 'editor', 'analyst', 'viewer'] as const)
      for (const permission of permissions.filter((each) => basePermissions[base].includes(each) || comesWith(base, each)))
        for (const [name, { role }] of Object.entries({ ...acts, ...reads }))
          if (covers(permission, name))
            expect([base, permission, name, permits(base, { base, permissions: [...basePermissions[base]] }, name, role)]).toEqual([
              base,
              permission,
              name,
              true,
            ])
    expect([comesWith('viewer', 'export data'), comesWith('editor', 'manage users'), comesWith('admin', 'manage users')]).toEqual([false, false, false])
  })

  it('takes what was taken from a role and gives what was added to it (DATA-ROLE-01-B, ENT-TEAM-15-B)', async () => {
    const { workspace, as } = sampleEngine()
    const reader = as('analyst')
    const make = { id: 'template-1' }
    const code = (run: Promise<unknown>) =>
      run.then(
        () => 'done',
        (error: { code: string }) => error.code,
      )
    const before = await reader.read('session.get', undefined)
    expect([before.refused['reports.useTemplate'], before.refused['anomalies.setSettings']]).toEqual([undefined, 'editor'])
    await workspace.act('roles.change', { ...analyst, permissions: ['view dashboards', 'export data', 'configure settings'] })
    const after = await reader.read('session.get', undefined)
    expect([after.refused['reports.useTemplate'], after.refused['anomalies.setSettings']]).toEqual(['analyst', undefined])
    expect(await code(reader.act('reports.useTemplate', make))).toBe('forbidden')
    await reader.act('webhooks.test', { id: 'webhook-1' })
    expect(await code(reader.act('anomalies.resolve', tag))).toBe('done')
    expect(await code(as('viewer').act('webhooks.test', { id: 'webhook-1' }))).toBe('forbidden')
    await workspace.act('roles.change', { ...analyst, permissions: [...basePermissions.analyst] })
    expect(await code(reader.act('webhooks.test', { id: 'webhook-1' }))).toBe('forbidden')
  })

  it('holds for a role of one’s own, and tells the session', async () => {
    const { workspace, as, store } = sampleEngine()
    await workspace.act('roles.create', partner)
    const row = await store.get('enterpriseMembers', 'member-1')
    if (row !== undefined) await store.commit([{ collection: 'enterpriseMembers', id: 'member-1', row: { ...row, role: 'Agency partner' } }])
    expect((await as('editor').read('session.get', undefined)).refused['apiKeys.create']).toBe('admin')
    const { id } = (await workspace.read('roles.list', undefined)).at(-1) ?? { id: '' }
    await workspace.act('roles.change', { ...partner, id, permissions: ['configure settings'] })
    const { refused } = await as('editor').read('session.get', undefined)
    expect([refused['apiKeys.create'], refused['reports.change'], refused['workspace.reset']]).toEqual([undefined, 'analyst', 'owner'])
  })

  it('lets nobody give or take what is above their own role', async () => {
    const { workspace, as, store } = sampleEngine()
    await workspace.act('roles.change', { id: 'role-editor', name: 'Editor', description: 'Builds.', permissions: [...basePermissions.editor, 'manage users'] })
    const [editor, ana] = [as('editor'), { emails: ['ana@example.com'], scope: 'account' } as const]
    for (const run of [
      () => editor.act('members.invite', { ...ana, role: 'admin' }),
      () => editor.act('members.setRole', { id: 'member-3', role: 'admin' }),
      () => editor.act('members.setRole', { id: 'member-2', role: 'viewer' }),
      () => editor.act('members.remove', { id: 'member-2' }),
      () => editor.act('roles.create', partner),
    ])
      await expect(run()).rejects.toMatchObject({ code: 'forbidden' })
    await editor.act('members.invite', { ...ana, role: 'editor' })
    await editor.act('members.setRole', { id: 'member-3', role: 'viewer' })
    expect((await store.get('accountMembers', 'member-3'))?.role).toBe('viewer')
  })

  it('lets who is suspended do nothing at all', async () => {
    const { store, as } = sampleEngine()
    const row = await store.get('accountMembers', 'member-1')
    if (row !== undefined) await store.commit([{ collection: 'accountMembers', id: 'member-1', row: { ...row, status: 'suspended' } }])
    await expect(as('owner').act('notifications.markAllRead', undefined)).rejects.toMatchObject({ code: 'forbidden' })
    await expect(as('owner').read('projects.list', undefined)).rejects.toMatchObject({ code: 'forbidden' })
  })
})

describe('departments', () => {
  it('are five with their members, added, renamed with them and given a lead (ENT-TEAM-16, ENT-TEAM-16-B, DATA-DEPARTMENT-01-B)', async () => {
    const { workspace, store } = sampleEngine()
    const rows = await workspace.read('departments.list', undefined)
    expect([rows.length, rows.reduce((sum, row) => sum + row.members, 0)]).toEqual([5, 27])
    const inside = rows.find((row) => row.id === 'department-finance')?.members
    expect(await workspace.act('departments.change', { id: 'department-finance', name: 'Money', lead: 'member-13' })).toMatchObject({
      name: 'Money',
      lead: 'member-13',
      members: inside,
    })
    expect((await store.get('enterpriseMembers', 'member-13'))?.department).toBe('Money')
    const { id } = await workspace.act('departments.add', { name: 'Legal', lead: null })
    await workspace.act('departments.remove', { id })
  })

  it('refuse a name twice, a lead who is nobody, and to go while people are in them', async () => {
    const { workspace } = sampleEngine()
    await expect(workspace.act('departments.add', { name: 'FINANCE', lead: null })).rejects.toMatchObject({ issues: [{ path: 'name' }] })
    await expect(workspace.act('departments.add', { name: 'Legal', lead: 'nobody' })).rejects.toMatchObject({ issues: [{ path: 'lead' }] })
    await expect(workspace.act('departments.remove', { id: 'department-finance' })).rejects.toMatchObject({ code: 'conflict' })
    await expect(workspace.act('departments.remove', { id: 'none' })).rejects.toMatchObject({ code: 'notFound' })
  })
})
