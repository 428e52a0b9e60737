import fs, { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sampleSeed } from '@tagmason/engine'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { child } from '../child.testing.ts'
import { put } from './contract.testing.ts'
import { testFolders, type TestFolders } from './embedded.testing.ts'
import { failingMigration } from './migrations.testing.ts'
import { createPglite } from './pglite.ts'
import { openRecords } from './open.ts'

/** Milliseconds for what starts processes or databases several times, on a machine that does much else. */
const slow = 180_000

let folders: TestFolders
beforeAll(async () => {
  folders = await testFolders()
})
afterAll(() => folders.remove())
const open = (data: string, options = {}) => openRecords({ data, databaseUrl: null }, options)

describe('embedded records', () => {
  it('begin with the sample, and take other accounts beside it', async () => {
    const records = await open(folders.folder())
    await records.create('other')
    expect(await records.accounts()).toEqual(['main', 'other'])
    for (const [collection, rows] of Object.entries(sampleSeed()))
      expect([...(await records.of('other').list(collection as 'plans'))]).toEqual([...(rows ?? [])].map(([id, row]) => [id, JSON.parse(JSON.stringify(row))]))
    await expect(records.create('other')).rejects.toThrow("There is an account 'other' already: give the new one another name.")
    await expect(records.create('../x')).rejects.toThrow("An account cannot be called '../x'")
    await expect(records.of('nobody').list('plans')).rejects.toThrow("There is no account 'nobody': make it first.")
    await expect(records.of('nobody').commit([put('a', {})])).rejects.toThrow("There is no account 'nobody'")
    await records.of('other').commit([put('only-here', { id: 'only-here' })])
    expect(await records.of('main').get('configuredEvents', 'only-here')).toBeUndefined()
    await records.close()
  })

  it('reach the disk with every commit', async () => {
    // As its thread opens it, but here, where the calls of fsync can be counted.
    const db = await createPglite(join(folders.folder(), 'records'))
    await db.exec('create table t (n int)')
    const synced = vi.spyOn(fs, 'fsyncSync')
    const commits = 25
    for (let n = 0; n < commits; n++) await db.query('insert into t values ($1)', [n])
    expect(synced.mock.calls.length).toBeGreaterThanOrEqual(commits)
    synced.mockRestore()
    await db.close()
  })

  it('lose nothing that was acknowledged, and keep no half commit, when the process is killed', { timeout: slow }, async () => {
    const data = folders.folder()
    let last = -1
    const kills = 2
    for (let kill = 0; kill < kills; kill++) {
      const running = child(join(import.meta.dirname, 'acknowledge.testing.ts'), data)
      for (let n = 0; n < 20 * (kill + 1); n++) last = Number(await running.line())
      await running.kill()
      const records = await open(data)
      const rows = [...(await records.of('main').list('plans')).keys()]
      await records.close()
      expect(rows.length % 2).toBe(0)
      expect(rows).toContain(`${last}/1`)
    }
  })

  it('show nothing of what is sealed in any file', async () => {
    const data = folders.folder()
    const secret = 'whsec_cannotBeFoundAnywhere0123456789'
    let records = await open(data)
    await records.of('main').commit([put('a', { id: 'a', secret }, 'webhookSecrets'), put('clear', { id: 'clear', name: 'canBeFoundSomewhere' })])
    await records.close()
    const files = readdirSync(data, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
    const found = (text: string) => files.filter((entry) => readFileSync(join(entry.parentPath, entry.name)).includes(text)).length
    expect([found(secret), found('canBeFoundSomewhere') > 0]).toEqual([0, true])
    records = await open(data)
    expect(await records.of('main').get('webhookSecrets', 'a')).toEqual({ id: 'a', secret })
    await records.close()
    await expect(openRecords({ data, databaseUrl: null, key: 'ab'.repeat(32) })).rejects.toThrow('The secrets in these records are sealed with another key')
  })

  it('let the audit log grow only', async () => {
    const records = await open(folders.folder())
    const store = records.of('main')
    await store.commit([put('new', { id: 'new' }, 'auditLog')])
    const words = 'The audit log can only be added to: entries are neither changed nor removed.'
    await expect(store.commit([put('a', { id: 'a' }), put('new', { id: 'changed' }, 'auditLog')])).rejects.toThrow(words)
    await expect(store.commit([{ collection: 'auditLog', id: 'new', row: null }])).rejects.toThrow(words)
    for (const order of ["update records set row = '{}'", 'delete from records', 'truncate records', "delete from accounts where id = 'main'"])
      await expect(records.pool.query(order)).rejects.toThrow(words)
    expect([await store.get('auditLog', 'new'), await store.get('configuredEvents', 'a')]).toEqual([{ id: 'new' }, undefined])
    await records.close()
  })

  it('are as they were after a migration that fails, and opened as they are where that is asked', async () => {
    const data = folders.folder()
    const broken = failingMigration(folders.empty())
    await expect(open(data, { migrations: broken })).rejects.toThrow(/could not be brought to this version \(.*no_such_table.*\); they are as they were/)
    await expect(open(data, { migrations: broken, asItIs: true })).rejects.toThrow('start the server once')
    const records = await open(data)
    expect((await records.of('main').list('projects')).size).toBeGreaterThan(0)
    expect((await records.pool.query("select to_regclass('half') as half")).rows).toEqual([{ half: null }])
    await records.close()
  })

  it('do not open by an older version', async () => {
    const data = folders.folder()
    let records = await open(data)
    await records.pool.query('update drizzle.__drizzle_migrations set created_at = created_at + 1000')
    await records.close()
    await expect(open(data)).rejects.toThrow('A newer version of Tagmason worked with these records')
  })

  it('lend one connection after another, in order, and take transactions back', async () => {
    const { pool, close } = await open(folders.folder())
    const client = await pool.connect()
    await client.query('begin')
    await client.query('create table t (n int)')
    let early = true
    const later = pool.query('select 1 as n').finally(() => (early = false))
    await client.query('rollback')
    expect(early).toBe(true)
    client.release()
    expect(await later).toMatchObject({ rows: [{ n: 1 }], rowCount: 1 })
    await expect(client.query('select 1')).rejects.toThrow('released')
    await expect(pool.query('select * from t')).rejects.toMatchObject({ code: '42P01' })
    await close()
  })
})
