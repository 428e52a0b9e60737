import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { AccountRecords } from './accountRecords.ts'
import { testFolders, type TestFolders } from './embedded.testing.ts'
import { openRecords } from './open.ts'
import { rowBytesIn } from './rowBytes.ts'

let folders: TestFolders
let records: AccountRecords
beforeAll(async () => {
  folders = await testFolders()
  records = await openRecords({ data: folders.folder(), databaseUrl: null })
})
afterAll(async () => {
  await records.close()
  folders.remove()
})

const inAll = async () => {
  const { rows } = await records.pool.query<{ bytes: string }>(
    "SELECT coalesce(sum(pg_column_size(row)), 0)::text AS bytes FROM records WHERE account = 'main'",
  )
  return Number(rows[0]?.bytes)
}

it('rowBytesIn gives what all rows take, whatever was written, changed and removed since it was asked', async () => {
  const measured = rowBytesIn(records.pool)
  const write = fc.record({
    collection: fc.constantFrom('notifications', 'exportFiles', 'auditLog'),
    id: fc.nat(5),
    length: fc.nat(5000),
    goes: fc.boolean(),
  })
  let entry = 0
  await fc.assert(
    fc.asyncProperty(fc.array(write, { minLength: 1, maxLength: 6 }), async (writes) => {
      for (const { collection, id, length, goes } of writes) {
        const isAudit = collection === 'auditLog'
        const name = isAudit ? `entry ${entry++}` : `row ${id}`
        const row = { id: name, text: Array.from({ length }, (_, at) => String.fromCharCode(33 + ((at * at) % 90))).join('') }
        await records.of('main').commit([{ collection, id: name, row: goes && !isAudit ? null : row } as never])
      }
      expect(await measured('main')).toBe(await inAll())
    }),
    { numRuns: 25 },
  )
  // A start knows nothing yet, and comes to the same.
  expect(await rowBytesIn(records.pool)('main')).toBe(await inAll())
})

it('rowBytesIn reads only what changed, in parts, and of the audit log what is new', async () => {
  await records.pool.query(`INSERT INTO records (account, collection, id, position, row)
    SELECT 'main', 'auditLog', 'many ' || n, positions + n, '{"text":"an entry"}' FROM accounts, generate_series(1, 50000) AS n WHERE accounts.id = 'main'`)
  await records.pool.query("UPDATE accounts SET positions = positions + 50000 WHERE id = 'main'")
  await records.of('main').commit([{ collection: 'auditLog', id: 'last', row: { id: 'last' } } as never])
  const asked: unknown[][] = []
  const pool = { query: (text: string, values: unknown[]) => (asked.push(values), records.pool.query(text, values)) } as unknown as typeof records.pool
  const measured = rowBytesIn(pool)
  await measured('main')
  expect(asked.filter(([, collection]) => collection === 'auditLog')).toHaveLength(3)
  asked.splice(0)
  expect(await measured('main')).toBe(await inAll())
  expect(asked).toEqual([['main']])
  await records.of('main').commit([{ collection: 'auditLog', id: 'newest', row: { id: 'newest' } } as never])
  asked.splice(0)
  expect(await measured('main')).toBe(await inAll())
  expect(asked).toEqual([['main'], ['main', 'auditLog', expect.any(Number)]])
  expect(asked[1]?.[2]).toBeGreaterThan(50_000)
})
