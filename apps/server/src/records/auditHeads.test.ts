import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createWorkspace, type Ports, sampleOwner, sampleSeed, slowPasswords } from '@tagmason/engine'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { auditFindings } from '../cli/doctor/audit.ts'
import { secretBox } from '../secretBox.ts'
import { auditHeadsFile, openAuditHeads } from './auditHeads.ts'
import { testFolders, type TestFolders } from './embedded.testing.ts'
import { openRecords } from './open.ts'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'tagmason-heads-'))
})
afterEach(() => {
  vi.useRealTimers()
  rmSync(folder, { recursive: true, force: true })
})
const file = () => join(folder, auditHeadsFile)
const lines = () => readFileSync(file(), 'utf8').split('\n').slice(0, -1)

describe('ends of audit logs', () => {
  it('are kept with every hundred entries, after a minute, at the end, and where a log begins anew', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const heads = openAuditHeads(folder, secretBox(folder))
    const known = (account = 'main') => heads.of(account).heads()
    for (let count = 0; count < 99; count++) heads.ends('main', `${count}`)
    expect(await known()).toEqual([])
    heads.ends('main', '99')
    await vi.waitFor(async () => expect(await known()).toEqual(['99']))
    heads.ends('main', '100')
    heads.ends('other', '7')
    vi.advanceTimersByTime(60_000)
    await vi.waitFor(async () => expect(await known('other')).toEqual(['7']))
    heads.ends('main', '0', true)
    await vi.waitFor(async () => expect(await known()).toEqual(['99', '100', '0']))
    heads.ends('main', '1')
    await heads.close()
    expect(await known()).toEqual(['99', '100', '0', '1'])
    expect(statSync(file()).mode & 0o777).toBe(0o600)
  })

  it('are not believed where a line was changed, or written by somebody without the key', async () => {
    const heads = openAuditHeads(folder, secretBox(folder))
    heads.ends('main', 'one', true)
    await heads.close()
    expect(await heads.of('main').heads()).toEqual(['one'])
    writeFileSync(file(), lines().join('\n').replace('"one"', '"two"') + '\n{"at":"","account":"main","hash":"three","mac":""}\nno line\n{"begun":')
    expect(await heads.of('main').heads()).toEqual(['changed', 'changed', 'changed'])
  })

  it('are limited: the oldest lines go', async () => {
    const box = secretBox(folder)
    const heads = openAuditHeads(folder, box)
    heads.ends('main', 'first', true)
    await heads.close()
    const [line = ''] = lines()
    writeFileSync(file(), `${line}\n`.repeat(20_000))
    const again = openAuditHeads(folder, box)
    again.ends('main', 'last', true)
    await again.close()
    expect(lines()).toHaveLength(10_001)
    expect((await again.of('main').heads()).at(-1)).toBe('last')
  })

  it('are never written by who only looks', async () => {
    const heads = openAuditHeads(folder, secretBox(folder), true)
    heads.ends('main', 'one', true)
    await heads.close()
    expect(await heads.of('main').heads()).toEqual([])
  })
})

describe('the audit log of an installation', () => {
  let folders: TestFolders
  beforeAll(async () => {
    folders = await testFolders()
  })
  afterAll(() => folders.remove())

  const ports: Ports = {
    now: () => new Date(),
    id: () => crypto.randomUUID(),
    wait: async () => undefined,
    passwords: slowPasswords(1),
    seed: sampleSeed,
  }
  const states = async (records: Awaited<ReturnType<typeof openRecords>>) => (await auditFindings(records, Date.now())).filter(({ about }) => about === 'audit')

  /** Acts, then does something to the rows with all rights in the database, past the trigger; what is found after another start. */
  async function tampered(statements: readonly string[]) {
    const data = folders.folder()
    const records = await openRecords({ data, databaseUrl: null })
    const door = createWorkspace({ store: records.of('main'), ports, member: sampleOwner })
    for (let count = 0; count < 5; count++) await door.act('session.setPreferences', { mode: 'dark' })
    expect(await states(records)).toMatchObject([{ state: 'good', says: expect.stringContaining('5 of them sealed') as string }])
    await records.close()
    const again = await openRecords({ data, databaseUrl: null })
    const client = await again.pool.connect()
    await client.query("set tagmason.restoring = 'on'")
    for (const statement of statements) await client.query(statement)
    client.release()
    await again.close()
    const third = await openRecords({ data, databaseUrl: null })
    // What an act appends to a broken log does not heal it.
    await createWorkspace({ store: third.of('main'), ports, member: sampleOwner }).act('session.setPreferences', { mode: 'light' })
    const found = await states(third)
    await third.close()
    return found
  }

  const last = (rows: number) => `(select id from records where account = 'main' and collection = 'auditLog' order by position desc limit ${rows})`
  it.each([
    ['nothing was done to it', 'good', []],
    [
      'an entry was changed',
      'bad',
      [`update records set row = replace(row::text, 'elena.fischer', 'daniel.okafor')::json where collection = 'auditLog' and id in ${last(1)}`],
    ],
    [
      'its last entries were cut off and its end was made to fit',
      'bad',
      [
        `delete from records where collection = 'auditLog' and id in ${last(2)}`,
        `update records set row = json_build_object('id', 'head', 'hash', (select row->>'hash' from records where collection = 'auditLog' order by position desc limit 1)) where collection = 'auditHeads'`,
      ],
    ],
    [
      'all that was sealed was taken away',
      'bad',
      [`delete from records where collection = 'auditLog' and id in ${last(5)}`, `delete from records where collection = 'auditHeads'`],
    ],
  ])('is looked at where %s', async (_, state, statements) => {
    expect(await tampered(statements)).toMatchObject([{ state }])
  })
})
