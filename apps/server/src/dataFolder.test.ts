import { mkdtempSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { hostname, tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { child } from './child.testing.ts'
import { FolderHeld, holdDataFolder, holderOf } from './dataFolder.ts'
import { birthOf } from './processes.ts'
import { beginRestore, finishRestore, readyToRestore } from './restoring.ts'

const holdFolder = join(import.meta.dirname, 'holdFolder.testing.ts')
let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'tagmason-folder-'))
})
afterEach(() => rmSync(folder, { recursive: true }))
const file = () => join(folder, 'lock')
const left = (holder: object) => writeFileSync(file(), JSON.stringify({ pid: process.pid, born: 'long ago', host: hostname(), control: null, ...holder }))

describe('the data folder', () => {
  it('belongs to one process, which the refusal names, and is taken over when that was killed', async () => {
    const first = child(holdFolder, folder)
    expect(await first.line()).toBe('held')
    const words = `Process ${first.process.pid} already works in this folder ('${file()}'): stop it first, or give another folder in TAGMASON_DATA.`
    expect(() => holdDataFolder(folder)).toThrow(new FolderHeld(words))
    expect(await child(holdFolder, folder).line()).toBe(words)
    expect(holderOf(folder)?.pid).toBe(first.process.pid)
    await first.kill()
    expect(holderOf(folder)).toBeNull()
    const second = holdDataFolder(folder)
    expect(holderOf(folder)?.pid).toBe(process.pid)
    second.close()
  })

  it('is taken by one only of several that find a dead process', async () => {
    left({ pid: 2 ** 22 + 1, born: '' })
    const several = Array.from({ length: 4 }, () => child(holdFolder, folder))
    const said = await Promise.all(several.map((each) => each.line()))
    expect(said.filter((line) => line === 'held')).toHaveLength(1)
    for (const each of several) await each.kill()
  })

  it('is not kept by a number that another process has got since', () => {
    left({})
    holdDataFolder(folder).close()
  })

  it('is kept by a process of another machine while that shows that it lives', () => {
    left({ host: 'elsewhere' })
    expect(() => holdDataFolder(folder)).toThrow("on 'elsewhere' already works")
    const minuteAgo = new Date(Date.now() - 60_000)
    utimesSync(file(), minuteAgo, minuteAgo)
    holdDataFolder(folder).close()
  })

  it('may be held by several parts of one process, and is free when all let go', () => {
    const [one, other] = [holdDataFolder(folder), holdDataFolder(folder)]
    one.close()
    one.close()
    expect(holderOf(folder)).toMatchObject({ pid: process.pid, born: birthOf(process.pid) })
    other.close()
    expect(() => statSync(file())).toThrow('ENOENT')
  })

  it('tells its owner alone where orders are taken', () => {
    const held = holdDataFolder(folder)
    held.tell({ address: 'http://127.0.0.1:1', token: 'secret' })
    expect(holderOf(folder)?.control).toEqual({ address: 'http://127.0.0.1:1', token: 'secret' })
    expect(statSync(file()).mode & 0o777).toBe(0o600)
    held.close()
  })
})

describe('what a restore left behind', () => {
  const content = () => readFileSync(join(folder, 'key'), 'utf8')
  const begin = () => {
    writeFileSync(join(folder, 'key'), 'old')
    writeFileSync(join(beginRestore(folder), 'key'), 'new')
  }
  it('is removed where it was not whole', () => {
    begin()
    holdDataFolder(folder).close()
    expect([content(), holderOf(folder)]).toEqual(['old', null])
    expect(() => statSync(join(folder, 'restoring'))).toThrow('ENOENT')
  })
  it('is put in its place where it was, however often that is begun', () => {
    begin()
    readyToRestore(folder)
    holdDataFolder(folder).close()
    finishRestore(folder)
    expect(content()).toBe('new')
    expect(() => statSync(join(folder, 'restoring'))).toThrow('ENOENT')
  })
})
