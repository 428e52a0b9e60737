import { mkdtemp, readdir, readFile, rm, stat, truncate, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { shortHash } from '../ids.ts'
import { realDisk } from '../log/disk.ts'
import type { Notes } from '../log/frames.ts'
import { openJournal } from './journal.ts'
import { openMemory } from './memory.ts'
import { openSalts } from './salts.ts'

const hour = 60 * 60 * 1000
let folder = ''
let now = Date.parse('2026-03-10T12:00:00Z')

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tagmason-memory-'))
  now = Date.parse('2026-03-10T12:00:00Z')
})
afterEach(() => rm(folder, { recursive: true }))

const notesOf = (id: string): Notes => ({ ids: [shortHash(id)], sessions: [{ visitor: shortHash(`visitor ${id}`), start: now - 1000.5, last: now }] })

describe('what intake knows', () => {
  const open = async () => {
    const memory = openMemory({ folder, disk: realDisk, now: () => now })
    await memory.load()
    return memory
  }

  it('is known after a restart: ids for two days, sessions while they can go on', async () => {
    const first = await open()
    await first.keep(notesOf('a'))
    await first.close()
    const second = await open()
    expect(second.recent.has(shortHash('a'))).toBe(true)
    expect(second.recent.has(shortHash('b'))).toBe(false)
    expect(second.sessions.stateOf(shortHash('visitor a'))).toEqual({ start: now - 1000.5, last: now })
    await second.close()
    now += 40 * hour
    const third = await open()
    await third.keep(notesOf('b'))
    expect(third.recent.has(shortHash('a'))).toBe(true)
    expect(third.sessions.stateOf(shortHash('visitor a'))).toBeUndefined()
    await third.close()
    now += 30 * hour
    await (await open()).close()
    expect(await readdir(folder)).toEqual([expect.stringMatching(/^ids-/)])
  })

  it('is not lost with the torn end of a journal', async () => {
    const first = await open()
    await first.keep(notesOf('a'))
    await first.keep(notesOf('b'))
    await first.close()
    const [ids] = (await readdir(folder)).filter((name) => name.startsWith('ids-'))
    const path = join(folder, ids ?? '')
    await truncate(path, (await stat(path)).size - 3)
    const second = await open()
    expect(second.recent.has(shortHash('a'))).toBe(true)
    expect(second.recent.has(shortHash('b'))).toBe(false)
    await second.keep(notesOf('b'))
    await second.close()
    expect((await open()).recent.has(shortHash('b'))).toBe(true)
  })

  it('takes no more of the disk than it may: the oldest files go', async () => {
    const journal = openJournal({ folder, prefix: 'ids', disk: realDisk, now: () => now, keep: 48 * hour, most: 8000 })
    for (let at = 0; at < 1000; at++) await journal.write({ ids: [shortHash(String(at))], sessions: [] })
    await journal.close()
    const sizes = await Promise.all((await readdir(folder)).map(async (name) => (await stat(join(folder, name))).size))
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(8000 + 2000)
    const known: string[] = []
    await openJournal({ folder, prefix: 'ids', disk: realDisk, now: () => now, keep: 48 * hour, most: 8000 }).load(({ notes }) => known.push(...notes.ids))
    expect(known.at(-1)).toBe(shortHash('999'))
    expect(known.length).toBeGreaterThan(200)
  })
})

describe('salts', () => {
  const day = 24 * hour
  const warnings: string[] = []
  const open = () =>
    openSalts(
      join(folder, 'salts.json'),
      () => now,
      (message) => void warnings.push(message),
    )

  it.each(['', '{"2026-03', '[]', '{"2026-03-10":7}'])('that are damaged are kept aside, told of and made anew: %s', async (damaged) => {
    const file = join(folder, 'salts.json')
    await writeFile(file, damaged)
    const salt = open().saltOf('2026-03-10')
    expect(salt).toMatch(/^[0-9a-f]{64}$/)
    expect(open().saltOf('2026-03-10')).toBe(salt)
    expect(await readFile(`${file}.damaged`, 'utf8')).toBe(damaged)
    expect(warnings.splice(0)).toEqual([
      expect.stringMatching(/^The salts of visitors in .+ are damaged and were made anew, .+ kept as .+salts\.json\.damaged: look at the disk\.$/),
    ])
  })

  it('are random, one a day, the same after a restart', () => {
    const salts = open()
    const today = salts.saltOf('2026-03-10')
    expect(today).toMatch(/^[0-9a-f]{64}$/)
    expect(open().saltOf('2026-03-10')).toBe(today)
    now += day
    expect(salts.saltOf('2026-03-11')).not.toBe(today)
    expect(salts.saltOf('2026-03-10')).toBe(today)
  })

  it('are destroyed when the day after theirs has ended, also when nobody comes and after a stop', async () => {
    const salts = open()
    const today = salts.saltOf('2026-03-10') ?? ''
    now = Date.parse('2026-03-12T00:00:00Z')
    salts.forget()
    expect(salts.saltOf('2026-03-10')).toBeNull()
    expect(await readFile(join(folder, 'salts.json'), 'utf8')).not.toContain(today)
    now = Date.parse('2026-03-20T00:00:00Z')
    const later = open()
    expect(later.saltOf('2026-03-12')).toBeNull()
    expect(Object.keys(JSON.parse(await readFile(join(folder, 'salts.json'), 'utf8')) as object)).toEqual(['2026-03-20'])
    expect((await stat(join(folder, 'salts.json'))).mode & 0o077).toBe(0)
  })
})
