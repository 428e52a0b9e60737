import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createWorkspace, sampleOwner, sampleSeed } from '@tagmason/engine'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { testFolders, type TestFolders } from '../records/embedded.testing.ts'
import { openRecords } from '../records/open.ts'
import { readSettings } from '../settings.ts'
import { clock } from './doctor/audit.ts'
import { keyFile, lock, room, versions } from './doctor/machine.ts'
import { doctor } from './doctor.ts'

let folders: TestFolders
const empty = mkdtempSync(join(tmpdir(), 'tagmason-doctor-'))
beforeAll(async () => {
  folders = await testFolders()
})
afterAll(() => {
  folders.remove()
  rmSync(empty, { recursive: true })
})
const settings = (data: string, more = {}) => readSettings({ TAGMASON_DATA: data, ...more })
const worst = (findings: Awaited<ReturnType<typeof doctor>>) => findings.filter(({ state }) => state === 'bad')

/** A port where nobody listens any more. */
async function closedPort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  await new Promise((resolve) => server.close(resolve))
  return port
}

describe('doctor', () => {
  it('finds a tampered audit entry, and nothing before that', async () => {
    const data = folders.folder()
    let records = await openRecords({ data, databaseUrl: null })
    let n = 0
    const ports = { now: () => new Date('2024-01-22T10:00:00Z'), id: () => `id-${++n}`, seed: sampleSeed } as unknown as Parameters<
      typeof createWorkspace
    >[0]['ports']
    const door = createWorkspace({ store: records.of('main'), ports, member: sampleOwner })
    for (const mode of ['dark', 'light', 'dark'] as const) await door.act('session.setPreferences', { mode })
    const all = [...(await records.of('main').list('auditLog')).values()]
    const entries = all.slice(-3)
    await records.close()
    const before = await doctor(settings(data))
    expect(worst(before)).toEqual([])
    expect(before.map(({ about }) => about)).toEqual(['versions', 'disk', 'lock', 'key', 'records', 'clock', 'audit'])
    expect(before.at(-1)?.says).toBe(`${all.length} entries of 'main' fit their chain, 3 of them sealed with the key of this installation`)

    // As somebody who may write to the database would, past the trigger.
    records = await openRecords({ data, databaseUrl: null })
    const client = await records.pool.connect()
    await client.query("set tagmason.restoring = 'on'")
    await client.query("update records set row = replace(row::text, 'setPreferences', 'selectProject')::json where collection = 'auditLog' and id = $1", [
      entries[1]?.id,
    ])
    client.release()
    await records.close()
    expect(worst(await doctor(settings(data)))).toEqual([
      {
        about: 'audit',
        state: 'bad',
        says: `The audit log of 'main' was changed at the entry '${entries[1]?.id}', after ${all.length - 2} that fit`,
        todo: 'Find out who can write to the database, and compare with the last backup.',
      },
    ])
  })

  it('makes nothing where there is nothing, and says what does not answer', async () => {
    expect(worst(await doctor(settings(empty)))).toEqual([])
    const findings = await doctor(
      settings(empty, { DATABASE_URL: 'postgres://u:hidden@127.0.0.1:1/x', CLICKHOUSE_URL: `http://u:hidden@127.0.0.1:${await closedPort()}` }),
    )
    expect(worst(findings).map(({ says, todo }) => `${says} ${todo}`)).toEqual([
      'PostgreSQL does not answer (ECONNREFUSED): start it, or check DATABASE_URL. Start PostgreSQL, or correct DATABASE_URL.',
      'ClickHouse does not answer (ECONNREFUSED) Start ClickHouse, or correct CLICKHOUSE_URL.',
    ])
    expect(JSON.stringify(findings)).not.toContain('hidden')
  })

  it.each([
    [200, 'good', 'ClickHouse answers at CLICKHOUSE_URL'],
    [404, 'bad', 'What answers at CLICKHOUSE_URL says 404'],
  ])('believes what ClickHouse answers: %i', async (status, state, says) => {
    const server = createServer((_, response) => response.writeHead(status).end())
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const findings = await doctor(settings(empty, { CLICKHOUSE_URL: `http://127.0.0.1:${(server.address() as AddressInfo).port}` }))
    expect(findings.at(-1)).toMatchObject({ about: 'events', state, says })
    server.close()
  })

  it('knows what is too old, too full, too open, left behind or yet to come', async () => {
    expect([versions('20.18.0').state, versions('18.99.0').state, versions(process.versions.node).state]).toEqual(['bad', 'bad', 'good'])
    expect(versions('20.19.0').says).toMatch(/Node.js 20.19.0, @electric-sql\/pglite 0.5.16, chdb 3.4.0/)
    expect([room(1e8, '/x').state, room(1e9, '/x').state, room(1e10, '/x').state]).toEqual(['bad', 'doubtful', 'good'])
    writeFileSync(join(empty, 'lock'), '{}')
    expect(lock(empty)).toMatchObject({ state: 'doubtful', todo: 'Start the server: it takes the folder over.' })
    rmSync(join(empty, 'lock'))
    const data = folders.folder()
    expect(keyFile(data, false).state).toBe('good')
    chmodSync(join(data, 'key'), 0o644)
    expect(keyFile(data, false).todo).toBe(`Run: chmod 600 '${join(data, 'key')}'`)
    rmSync(join(data, 'key'))
    expect([keyFile(data, false).state, keyFile(data, true).state]).toEqual(['bad', 'good'])
    expect(worst(await doctor(settings(data))).map(({ says }) => says)[1]).toContain('sealed with another key')
    expect([clock(2_000_000, 1_000_000).state, clock(1_000_000, 1_000_000).state]).toEqual(['doubtful', 'good'])
  })
})
