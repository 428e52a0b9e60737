import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { child } from '../child.testing.ts'
import { put } from './contract.testing.ts'
import { failingMigration } from './migrations.testing.ts'
import { type OpenRecords, openRecords, type RecordOptions } from './open.ts'
import { startPostgres, type TestPostgres, whyNoPostgres } from './postgres.testing.ts'

const missing = whyNoPostgres()
if (missing !== null) console.warn(`records: 6 tests of several processes on one PostgreSQL were left out: ${missing}`)

const key = 'cd'.repeat(32)
const id = 'configuredEvents'

describe.skipIf(missing !== null)('records on one PostgreSQL', () => {
  const root = mkdtempSync(join(tmpdir(), 'tagmason-shared-'))
  let postgres: TestPostgres
  let url: string
  const opened: OpenRecords[] = []
  /** As another process would: with a data folder of its own. */
  const open = async (options: RecordOptions = {}, to = url) => {
    const records = await openRecords({ data: mkdtempSync(join(root, 'data-')), databaseUrl: to, key }, options)
    opened.push(records)
    return records
  }
  beforeAll(async () => {
    postgres = await startPostgres()
    url = await postgres.database()
  })
  afterAll(async () => {
    for (const records of opened) await records.close()
    await postgres.stop()
    rmSync(root, { recursive: true })
  })

  it('tell each other of what they commit, and themselves once', async () => {
    const [one, other] = [(await open()).of('main'), (await open()).of('main')]
    const heard: string[] = []
    one.watch?.((collections) => heard.push(`one ${collections.join()}`))
    other.watch?.((collections) => heard.push(`other ${collections.join()}`))
    await other.list(id)
    await one.commit([put('told', { n: 1 }), put('a', {}, 'plans')])
    await vi.waitFor(() => expect(heard.sort()).toEqual(['one configuredEvents,plans', 'other configuredEvents,plans']))
    expect(await other.get(id, 'told')).toEqual({ n: 1 })
  })

  it('hear again after the connection broke, and believe nothing that was kept before', async () => {
    const [one, other] = [(await open()).of('main'), (await open()).of('main')]
    await one.commit([put('broken', { n: 1 })])
    await vi.waitFor(async () => expect(await other.get(id, 'broken')).toEqual({ n: 1 }))
    const again = vi.fn()
    other.watch?.(again)
    expect(await postgres.breakConnections('tagmason listener')).toBeGreaterThanOrEqual(2)
    await vi.waitFor(() => expect(again).toHaveBeenCalled(), 20_000)
    await one.commit([put('broken', { n: 2 })])
    await vi.waitFor(async () => expect(await other.get(id, 'broken')).toEqual({ n: 2 }), 20_000)
  })

  it('lose no change that two processes make alone', async () => {
    const times = 60
    const counters = [0, 1].map(() => child(join(import.meta.dirname, 'count.testing.ts'), mkdtempSync(join(root, 'count-')), url, key, String(times)))
    const gone = counters.map(({ process }) => once(process, 'exit'))
    const said = await Promise.all(counters.map(async (each) => [await each.line(), await each.line()]))
    await Promise.all(gone)
    expect(said).toEqual([
      ['open', 'done'],
      ['open', 'done'],
    ])
    const store = (await open()).of('main')
    expect(await store.get(id, 'counter')).toEqual({ n: 2 * times })
  })

  it('write nothing when the lock was lost on the way', async () => {
    const store = (await open()).of('main')
    await expect(
      store.alone?.(async () => {
        expect(await postgres.breakConnections('tagmason locks')).toBeGreaterThanOrEqual(1)
        await vi.waitFor(() => expect(store.commit([put('lost', { n: 1 })])).rejects.toThrow('so nothing was written: try again'))
      }),
    ).resolves.toBeUndefined()
    await store.alone?.(() => store.commit([put('kept', { n: 1 })]))
    expect(await store.get(id, 'kept')).toEqual({ n: 1 })
  })

  it('seal by one key, and keep the audit log', async () => {
    const records = await open()
    await records.of('main').commit([put('s', { secret: 'cannotBeFound' }, 'twoFactors'), put('entry', { id: 'entry' }, 'auditLog')])
    const { rows } = await records.pool.query<{ row: object }>("select row from records where collection = 'twoFactors' and id = 's'")
    expect(rows).toEqual([{ row: { $box: expect.any(String) as string } }])
    await expect(records.pool.query("delete from records where id = 'entry'")).rejects.toThrow('can only be added to')
    await expect(openRecords({ data: mkdtempSync(join(root, 'data-')), databaseUrl: url })).rejects.toThrow('sealed with another key: set TAGMASON_KEY')
  })

  it('are as they were after a migration that fails, with a copy beside them', async () => {
    const own = await postgres.database()
    await (await openRecords({ data: mkdtempSync(join(root, 'data-')), databaseUrl: own, key })).close()
    await expect(open({ migrations: failingMigration(mkdtempSync(join(root, 'migrations-'))) }, own)).rejects.toThrow(
      /no_such_table.*the database took everything back/,
    )
    const records = await open({}, own)
    const count = async (table: string) => (await records.pool.query<{ n: string }>(`select count(*) as n from ${table}`)).rows[0]?.n
    expect(await count('records')).toBe(await count('tagmason_before_3.records'))
    expect((await records.pool.query("select to_regclass('half') as half")).rows).toEqual([{ half: null }])
    await expect(openRecords({ data: mkdtempSync(join(root, 'data-')), databaseUrl: 'postgres://nobody:hidden@127.0.0.1:1/x', key })).rejects.toThrow(
      'PostgreSQL does not answer (ECONNREFUSED): start it, or check DATABASE_URL.',
    )
  })
})
