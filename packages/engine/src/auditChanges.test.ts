import { describe, expect, it } from 'vitest'
import { changesOf } from './auditChanges.ts'
import { memoryStore } from './store/memory.ts'
import type { Write } from './store/store.ts'
import { sampleEngine } from './testing/sampleEngine.ts'

const preferences = (mode: 'dark' | 'light') => ({ id: 'member-1', project: 'analytics-dashboard', mode, language: 'en' as const })

describe('what the audit log keeps of changes', () => {
  it('is each record before and after, under the entry of its act', async () => {
    const { workspace } = sampleEngine()
    await workspace.act('session.setPreferences', { mode: 'light' })
    await workspace.act('session.setPreferences', { mode: 'dark' })
    const [last, first] = await workspace.read('auditLog.list', undefined)
    const change = { collection: 'preferences', id: 'member-1' }
    expect(await workspace.read('auditLog.changes', { id: first?.id ?? '' })).toEqual({
      changes: [{ ...change, before: null, after: preferences('light') }],
      more: 0,
    })
    expect(await workspace.read('auditLog.changes', { id: last?.id ?? '' })).toEqual({
      changes: [{ ...change, before: preferences('light'), after: preferences('dark') }],
      more: 0,
    })
    expect(last?.changes).toMatch(/^[0-9a-f]{64}$/)
  })

  it('is nothing of entries from before it was kept, of refusals and of what changed nothing', async () => {
    const { workspace } = sampleEngine()
    await workspace.act('session.setPreferences', { mode: 'dark' })
    await workspace.act('session.setPreferences', { mode: 'dark' })
    await workspace.act('notifications.markRead', { id: 'nobody' }).catch(() => undefined)
    const entries = await workspace.read('auditLog.list', undefined)
    expect(entries.slice(0, 4).map(({ changes }) => changes === undefined)).toEqual([true, true, false, true])
    for (const id of [entries[0]?.id ?? '', 'audit-1']) expect(await workspace.read('auditLog.changes', { id })).toEqual({ changes: [], more: 0 })
    await expect(workspace.read('auditLog.changes', { id: 'audit-0' })).rejects.toMatchObject({ code: 'notFound' })
  })

  it('is shown in the space of its entry, to those who may see the log', async () => {
    const { workspace, as } = sampleEngine()
    await workspace.act('session.setPreferences', { mode: 'dark' })
    const [{ id } = { id: '' }] = await workspace.read('auditLog.list', undefined)
    await expect(as('editor').read('auditLog.changes', { id })).rejects.toMatchObject({ code: 'forbidden' })
    await workspace.act('projects.create', { name: 'Shop', website: 'shop.example', timeZone: 'UTC' })
    await expect(workspace.read('auditLog.changes', { id })).rejects.toMatchObject({ code: 'notFound' })
  })

  it('breaks the chain where it was changed or taken out', async () => {
    const { workspace, store } = sampleEngine()
    await workspace.act('session.setPreferences', { mode: 'dark' })
    const [{ id } = { id: '' }] = await workspace.read('auditLog.list', undefined)
    const row = await store.get('auditChanges', id)
    expect((await workspace.read('auditLog.verification', undefined)).brokenAt).toBeNull()
    await store.commit([{ collection: 'auditChanges', id, row: { id, changes: [], more: 0 } }])
    expect((await workspace.read('auditLog.verification', undefined)).brokenAt).toBe(id)
    await store.commit([{ collection: 'auditChanges', id, row: null }])
    expect((await workspace.read('auditLog.verification', undefined)).brokenAt).toBe(id)
    await store.commit([{ collection: 'auditChanges', id, row: row ?? null }])
    expect((await workspace.read('auditLog.verification', undefined)).brokenAt).toBeNull()
  })

  it('says nothing of secrets, wherever they stand', async () => {
    const { workspace, store } = sampleEngine()
    const next = 'correct horse battery staple'
    await workspace.act('settings.changePassword', { current: '', next, confirm: next })
    const { secret } = await workspace.act('settings.startTwoFactor', undefined)
    const [sent] = await workspace.act('members.invite', { emails: ['new@example.org'], role: 'viewer', scope: 'account' })
    const draft = { name: 'Nightly export', kind: 'secret', environment: 'production', scopes: ['events.read'], life: 90 } as const
    const key = await workspace.act('apiKeys.create', draft)
    const kept = JSON.stringify([...(await store.list('auditChanges')).values()])
    expect(kept).toContain('"collection":"passwords","id":"member-1","before":null,"after":"(secret)"')
    for (const hidden of [next, secret, sent?.link.split('=')[1] ?? '', 'pbkdf2', key.secret]) expect(kept).not.toContain(hidden)
  })

  it('keeps of what is long its hash and size, and of very many changes how many more there were', async () => {
    const note = (row: object): Write => ({ collection: 'exportFiles', id: 'a', row: row as never })
    const file = await changesOf(memoryStore(), [note({ id: 'a', name: 'a.csv', base64: 'x'.repeat(9000) })], 'exports.run')
    expect(file?.changes).toEqual([
      {
        collection: 'exportFiles',
        id: 'a',
        before: null,
        after: { id: 'a', name: 'a.csv', base64: { sha256: expect.stringMatching(/^[0-9a-f]{64}$/) as string, bytes: 9002 } },
      },
    ])
    const wide = Object.fromEntries(Array.from({ length: 900 }, (_, place) => [`field-${place}`, place]))
    const whole = await changesOf(memoryStore(), [note(wide)], 'exports.run')
    expect(whole?.changes[0]?.after).toEqual({ sha256: expect.any(String) as string, bytes: JSON.stringify(wide).length })
    const many = Array.from({ length: 250 }, (_, place): Write => ({ collection: 'exportFiles', id: `${place}`, row: { id: `${place}` } as never }))
    expect(await changesOf(memoryStore(), many, 'exports.run')).toMatchObject({ changes: { length: 200 }, more: 50 })
  })

  it('goes on through a reset and ends with the account, of which nothing is left', async () => {
    const { workspace, store } = sampleEngine()
    await workspace.act('session.setPreferences', { mode: 'dark' })
    await workspace.act('workspace.reset', undefined)
    expect((await store.list('auditChanges')).size).toBe(1)
    await store.commit([{ collection: 'accountDeletions', id: 'account', row: { id: 'account', due: '2024-01-01T00:00:00.000Z', by: 'a' } }])
    await workspace.act('settings.finishDeletion', undefined)
    expect((await store.list('auditChanges')).size).toBe(0)
    expect(await workspace.read('auditLog.verification', undefined)).toMatchObject({ brokenAt: null })
  })
})
