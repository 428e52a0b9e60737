import { createWorkspace, type Ports, sampleOwner, sampleSeed, slowPasswords } from '@tagmason/engine'
import { expect, it } from 'vitest'
import { testFolders } from './embedded.testing.ts'
import { openRecords } from './open.ts'

it('an account that its owner had deleted goes with its log, which nothing else can shorten', async () => {
  const folders = await testFolders()
  const records = await openRecords({ data: folders.folder(), databaseUrl: null })
  try {
    const store = records.of('main')
    let now = new Date('2026-03-01T12:00:00.000Z')
    const ports: Ports = { now: () => now, id: () => crypto.randomUUID(), wait: async () => undefined, passwords: slowPasswords(1), seed: sampleSeed }
    const workspace = createWorkspace({ store, ports, member: sampleOwner })
    await workspace.act('session.setPreferences', { mode: 'dark' })
    const [id = ''] = [...(await store.list('auditChanges')).keys()]
    await expect(store.commit([{ collection: 'auditLog', id, row: null }])).rejects.toThrow('only be added to')
    await expect(store.commit([{ collection: 'auditChanges', id, row: { id, changes: [], more: 0 } }])).rejects.toThrow('only be added to')
    await store.commit([{ collection: 'accountDeletions', id: 'account', row: { id: 'account', due: '2026-03-02T00:00:00.000Z', by: 'a' } }])
    now = new Date('2026-03-03T12:00:00.000Z')
    await workspace.act('settings.finishDeletion', undefined)
    expect((await store.list('auditChanges')).size).toBe(0)
    // The sample's own ten, and the deletion.
    expect((await store.list('auditLog')).size).toBe(11)
    expect(await workspace.read('auditLog.verification', undefined)).toMatchObject({ brokenAt: null })
    await expect(store.commit([{ collection: 'auditLog', id: 'audit-1', row: null }])).rejects.toThrow('only be added to')
  } finally {
    await records.close()
    folders.remove()
  }
})
