import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { shopLife } from '@tagmason/engine/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openRecords } from '../records/open.ts'
import { startPostgres, type TestPostgres, whyNoPostgres } from '../records/postgres.testing.ts'

const missing = whyNoPostgres()
if (missing !== null) console.log(`jobs: 2 tests of killed servers skipped: ${missing}`)

describe.skipIf(missing !== null)('triggers and workflows on PostgreSQL', { timeout: 600_000 }, () => {
  const root = mkdtempSync(join(tmpdir(), 'tagmason-killed-'))
  let postgres: TestPostgres
  beforeAll(async () => {
    postgres = await startPostgres()
  })
  afterAll(async () => {
    await postgres.stop()
    rmSync(root, { recursive: true })
  })

  /** The life of a shop over two servers' records in one new database; with a kill, every lock that they hold is lost as a dead server's is. */
  const lived = async (servers: number, kill: Parameters<typeof shopLife>[1]) => {
    const databaseUrl = await postgres.database()
    const opened = []
    for (let at = 0; at < servers; at++) opened.push(await openRecords({ data: mkdtempSync(join(root, 'data-')), databaseUrl, key: 'cd'.repeat(32) }))
    try {
      return await shopLife(
        servers,
        kill,
        opened.map((records) => records.of('main')),
        () => postgres.breakConnections('tagmason locks'),
      )
    } finally {
      for (const records of opened) await records.close()
    }
  }

  it('do on two servers what they do on one in memory', async () => {
    expect((await lived(2, null)).went).toEqual((await shopLife(1, null)).went)
  })

  it('repeat nothing that went out and lose nothing that was due, when a server and its connections die at a commit', async () => {
    const { went, commits } = await lived(2, null)
    for (let commit = 1; commit <= commits; commit += 23)
      for (const kept of [false, true]) expect((await lived(2, { commit, kept })).went, `commit ${commit}, kept: ${kept}`).toEqual(went)
  })
})
