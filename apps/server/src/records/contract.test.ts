import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { memoryStore } from '@tagmason/engine'
import { afterAll, beforeAll, describe } from 'vitest'
import type { AccountRecords } from './accountRecords.ts'
import { gone, keepsTheContract, used } from './contract.testing.ts'
import { testFolders, type TestFolders } from './embedded.testing.ts'
import { openRecords } from './open.ts'
import { startPostgres, type TestPostgres, whyNoPostgres } from './postgres.testing.ts'

/** Random sequences of commits for each store; more with RECORD_RUNS. */
const runs = Number(process.env['RECORD_RUNS'] ?? 15)
console.warn(`records: ${runs} random sequences of commits for each store`)

/** Empties what the contract uses, instead of making an account for each sequence. */
async function emptied(records: AccountRecords) {
  const store = records.of('main')
  for (const collection of used) await store.commit([...(await store.list(collection)).keys()].map((id) => gone(id, collection)))
  return store
}

describe('the memory store', () => {
  keepsTheContract(async () => memoryStore(), runs)
})

describe('the embedded store', () => {
  let folders: TestFolders
  beforeAll(async () => {
    folders = await testFolders()
  })
  afterAll(() => folders.remove())

  describe.each([true, false])('keeping lists in memory: %s', (caching) => {
    let records: AccountRecords
    beforeAll(async () => {
      records = await openRecords({ data: folders.folder(), databaseUrl: null }, { caching })
    })
    afterAll(() => records.close())
    keepsTheContract(() => emptied(records), runs)
  })
})

const missing = whyNoPostgres()
if (missing !== null) console.warn(`records: 1 store of 3 was not tested, PostgreSQL: ${missing}`)

describe.skipIf(missing !== null)('the store on PostgreSQL', () => {
  const root = mkdtempSync(join(tmpdir(), 'tagmason-data-'))
  let postgres: TestPostgres
  beforeAll(async () => {
    postgres = await startPostgres()
  })
  afterAll(async () => {
    await postgres.stop()
    rmSync(root, { recursive: true })
  })

  describe.each([true, false])('keeping lists in memory: %s', (caching) => {
    let records: AccountRecords
    beforeAll(async () => {
      records = await openRecords({ data: mkdtempSync(join(root, 'data-')), databaseUrl: await postgres.database() }, { caching })
    })
    afterAll(() => records.close())
    keepsTheContract(() => emptied(records), runs)
  })
})
