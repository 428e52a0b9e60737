import { memoryStore, type RecordStore, type Where } from '@tagmason/engine'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { testFolders, type TestFolders } from './embedded.testing.ts'
import { openRecords, type OpenRecords } from './open.ts'
import { rowBytes } from './rowBytes.ts'

let folders: TestFolders
let records: OpenRecords
let data: string
beforeAll(async () => {
  folders = await testFolders()
  data = folders.folder()
  records = await openRecords({ data, databaseUrl: null }, { caching: false })
})
afterAll(async () => {
  await records.close()
  folders.remove()
})

const inAll = async (account: string) => {
  const { rows } = await records.pool.query<{ bytes: string }>(
    'SELECT coalesce(sum(octet_length(row::text)), 0)::text AS bytes FROM records WHERE account = $1',
    [account],
  )
  return Number(rows[0]?.bytes)
}

const field = fc.oneof({ weight: 6, arbitrary: fc.constantFrom('a', true) }, { weight: 1, arbitrary: fc.constantFrom('', null, false, 3, '\0', '\uD800') })
const write = fc.record({
  collection: fc.constantFrom('workflowRuns', 'issues', 'notifications'),
  id: fc.nat(12),
  row: fc.option(
    fc.record(
      { project: field, workflow: field, test: field, result: field, status: field, text: fc.string({ maxLength: 4000 }) },
      { requiredKeys: ['project', 'test'] },
    ),
    { freq: 6 },
  ),
})
const asked = fc.oneof(field, fc.array(field, { maxLength: 3 }))
const question = fc.record({ project: asked, workflow: asked, test: asked, result: asked }, { requiredKeys: ['test'] })
let accounts = 0

it('sums of records count and measure what all rows come to, whatever was written, changed and removed', async () => {
  let counts = 0
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.array(write, { minLength: 1, maxLength: 12 }), { minLength: 1, maxLength: 4 }),
      fc.array(question, { minLength: 3, maxLength: 6 }),
      async (commits, questions) => {
        const account = `sums-${accounts++}`
        await records.create(account)
        const sample = [...(await records.of(account).list('workflowRuns')), ...(await records.of(account).list('issues'))]
        const model = memoryStore({
          workflowRuns: await records.of(account).list('workflowRuns'),
          issues: await records.of(account).list('issues'),
        })
        expect(sample.length).toBeGreaterThan(0)
        for (const writes of commits)
          for (const store of [records.of(account), model] as RecordStore[])
            await store.commit(
              writes.map(({ collection, id, row }) => ({ collection, id: `row ${id}`, row: row === null ? null : { id: `row ${id}`, ...row } })) as never,
            )
        for (const where of [{ project: ['a', true] }, ...questions] as Where<'workflowRuns'>[]) {
          const count = await model.count('workflowRuns', where)
          expect(await records.of(account).count('workflowRuns', where)).toBe(count)
          expect(await records.of(account).count('workflowRuns', where, 2)).toBe(Math.min(count, 2))
          counts += count
        }
        expect(await records.of(account).count('issues', { status: 'resolved' })).toBe(await model.count('issues', { status: 'resolved' }))
        expect(await rowBytes(records.pool, account)).toBe(await inAll(account))
      },
    ),
    { numRuns: 15 },
  )
  expect(counts).toBeGreaterThan(20)
})

it('sums of records are made anew at a start where rows are counted by other fields than before', async () => {
  const before = await records.of('main').count('workflowRuns', { test: [true, false] })
  expect(before).toBeGreaterThan(0)
  const bytes = await rowBytes(records.pool, 'main')
  // As a version leaves it that counted by nothing.
  await records.pool.query("UPDATE installation SET value = '{}' WHERE name IN ('counted', 'indexes')")
  await records.pool.query("DELETE FROM record_sums WHERE collection = 'workflowRuns'")
  await records.close()
  records = await openRecords({ data, databaseUrl: null }, { caching: false })
  expect(await records.of('main').count('workflowRuns', { test: [true, false] })).toBe(before)
  expect(await rowBytes(records.pool, 'main')).toBe(bytes)
})

it('sums of records go with their account', async () => {
  await records.create('leaving')
  expect(await rowBytes(records.pool, 'leaving')).toBeGreaterThan(0)
  const client = await records.pool.connect()
  await client.query('BEGIN')
  await client.query("SET LOCAL tagmason.restoring = 'on'")
  await client.query("DELETE FROM accounts WHERE id = 'leaving'")
  await client.query('COMMIT')
  client.release()
  expect((await records.pool.query("SELECT count(*)::int AS n FROM record_sums WHERE account = 'leaving'", [])).rows).toEqual([{ n: 0 }])
})
