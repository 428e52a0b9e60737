import { appendFileSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { cp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createWorkspace, sampleOwner, sampleSeed } from '@tagmason/engine'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { child } from '../child.testing.ts'
import { put } from '../records/contract.testing.ts'
import { testFolders, type TestFolders } from '../records/embedded.testing.ts'
import { openRecords } from '../records/open.ts'
import { startPostgres, whyNoPostgres } from '../records/postgres.testing.ts'
import { readSettings } from '../settings.ts'
import { backup } from './backup.ts'
import { doctor } from './doctor.ts'
import type { EventCopies } from './eventCopies.ts'
import { restore } from './restore.ts'

/** Events as one file: their own backup is tested with them. */
const events: EventCopies = {
  async backupEvents({ data }, folder) {
    mkdirSync(folder, { recursive: true })
    if (existsSync(join(data, 'events'))) await cp(join(data, 'events'), folder, { recursive: true })
  },
  restoreEvents: ({ data }, folder) => cp(folder, join(data, 'events'), { recursive: true }),
}
const odd = { id: 'odd', text: 'a\u2028b\u2029c\nd\0e\uD800', zero: -0 }

/** Milliseconds for what opens databases several times, on a machine that does much else. */
const slow = 180_000

let folders: TestFolders
let data: string
let kept: string
const root = mkdtempSync(join(tmpdir(), 'tagmason-backup-'))
const settings = (folder: string, databaseUrl = '') => readSettings({ TAGMASON_DATA: folder, DATABASE_URL: databaseUrl })
beforeAll(async () => {
  folders = await testFolders()
  data = folders.folder()
  mkdirSync(join(data, 'events'))
  writeFileSync(join(data, 'events', 'all'), 'events')
  mkdirSync(join(data, 'wal'))
  writeFileSync(join(data, 'wal', '1.log'), 'log')
  const records = await openRecords({ data, databaseUrl: null })
  await records.create('second')
  await records.of('second').commit([put('odd', odd), put('hook', { id: 'hook', secret: 'whsec_1' }, 'webhookSecrets')])
  await acts(records.of('main'))
  await records.close()
  kept = join(root, 'kept')
  await backup(settings(data), kept, events)
})
afterAll(() => {
  folders.remove()
  rmSync(root, { recursive: true })
})

/** Something for the audit log. */
async function acts(store: Parameters<typeof createWorkspace>[0]['store']) {
  let n = 0
  const ports = { now: () => new Date('2024-01-22T10:00:00Z'), id: () => `id-${++n}`, seed: sampleSeed } as unknown as Parameters<
    typeof createWorkspace
  >[0]['ports']
  const door = createWorkspace({ store, ports, member: sampleOwner })
  for (const mode of ['dark', 'light'] as const) await door.act('session.setPreferences', { mode })
}

async function everything(of: ReturnType<typeof settings>) {
  const records = await openRecords(of)
  const all: Record<string, unknown> = {}
  for (const account of await records.accounts())
    for (const collection of ['configuredEvents', 'webhookSecrets', 'auditLog', 'projects', 'workflows', 'preferences'] as const)
      all[`${account}/${collection}`] = [...(await records.of(account).list(collection))]
  await records.close()
  return all
}

describe('a backup', () => {
  it('brings everything back by the letter, in the place of what is there only when that is said', { timeout: slow }, async () => {
    const copy = folders.folder()
    await expect(restore(settings(copy), kept, events)).rejects.toThrow(/is not empty .*say --replace/)
    expect(Object.keys(await everything(settings(copy)))).not.toContain('second/auditLog')
    const { accounts } = await restore(settings(copy), kept, events, { replace: true })
    expect(accounts.map(({ id }) => id)).toEqual(['main', 'second'])
    expect(await everything(settings(copy))).toEqual(await everything(settings(data)))
    expect([readFileSync(join(copy, 'events', 'all'), 'utf8'), readFileSync(join(copy, 'wal', '1.log'), 'utf8')]).toEqual(['events', 'log'])
    expect(readFileSync(join(copy, 'key'), 'utf8')).toBe(readFileSync(join(data, 'key'), 'utf8'))
    expect(readdirSync(copy)).not.toContain('restoring')
    expect(readFileSync(join(kept, 'records', 'second.ndjson'), 'utf8')).not.toContain('whsec_1')
  })

  it('changes nothing where it fails on the way', async () => {
    const copy = folders.folder()
    const before = await everything(settings(copy))
    const failing = { restoreEvents: () => Promise.reject(new Error('no room')) }
    await expect(restore(settings(copy), kept, failing, { replace: true })).rejects.toThrow('no room')
    expect([await everything(settings(copy)), readdirSync(copy).includes('restoring')]).toEqual([before, false])
    const to = join(root, 'never')
    await expect(backup(settings(data), to, { backupEvents: () => Promise.reject(new Error('no room')) })).rejects.toThrow('no room')
    expect(readdirSync(root).filter((name) => name.startsWith('never'))).toEqual([])
  })

  it.each([
    ['changed', "'wal/1.log' in the backup was changed", (of: string) => appendFileSync(join(of, 'wal', '1.log'), '!')],
    ['missing', "'records/second.ndjson' is missing in the backup", (of: string) => rmSync(join(of, 'records', 'second.ndjson'))],
    ['strange', "'more' does not belong to the backup", (of: string) => writeFileSync(join(of, 'more'), '')],
    ['no backup', 'is no whole backup, because it has no manifest.json', (of: string) => rmSync(join(of, 'manifest.json'))],
    ['another format', 'cannot be read as a backup of this version', (of: string) => writeFileSync(join(of, 'manifest.json'), '{}')],
  ])('is refused before anything is touched where it is %s', async (_, words, spoil) => {
    const spoilt = mkdtempSync(join(root, 'spoilt-'))
    await cp(kept, spoilt, { recursive: true })
    spoil(spoilt)
    await expect(restore(settings(join(root, 'untouched')), spoilt, events)).rejects.toThrow(words)
    expect(existsSync(join(root, 'untouched'))).toBe(false)
  })

  it('is refused with another key, into a folder with something in it, of nothing, and while a server runs', async () => {
    await expect(restore({ ...settings(join(root, 'other')), key: 'ab'.repeat(32) }, kept, events)).rejects.toThrow(
      'sealed with another key than that of TAGMASON_KEY',
    )
    await expect(backup(settings(data), kept, events)).rejects.toThrow('is not empty: give a folder that is')
    await expect(backup(settings(join(root, 'nothing')), join(root, 'to'), events)).rejects.toThrow('There are no records in')
    const holder = child(join(import.meta.dirname, '..', 'holdFolder.testing.ts'), data)
    expect(await holder.line()).toBe('held')
    await expect(backup(settings(data), join(root, 'to'), events)).rejects.toThrow(`Process ${holder.process.pid} already works in this folder`)
    await expect(restore(settings(data), kept, events, { replace: true })).rejects.toThrow('already works in this folder')
    expect((await doctor(settings(data))).filter(({ state }) => state !== 'good')).toEqual([expect.objectContaining({ about: 'records', state: 'doubtful' })])
    await holder.kill()
  })

  const missing = whyNoPostgres()
  if (missing !== null) console.warn(`backup: 1 test on PostgreSQL was left out: ${missing}`)
  it.skipIf(missing !== null)('moves from the embedded database to PostgreSQL', async () => {
    const postgres = await startPostgres()
    try {
      const there = settings(join(root, 'moved'), await postgres.database())
      await restore(there, kept, events)
      expect(await everything(there)).toEqual(await everything(settings(data)))
      await expect(restore(settings(join(root, 'again'), there.databaseUrl ?? ''), kept, events)).rejects.toThrow('has accounts already')
      await restore(there, kept, events, { replace: true })
      expect((await doctor(there)).filter(({ state }) => state === 'bad')).toEqual([])
    } finally {
      await postgres.stop()
    }
  })
})
