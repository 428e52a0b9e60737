import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import fs from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { ownFolder } from './run.testing.ts'
import { Unusable } from './streams.ts'
import { writeTogether } from './writeTogether.ts'

/** Lets a call of the system fail, after so many that go well. */
function failing(name: 'writeFile' | 'rename' | 'copyFile', after: number) {
  const real = fs[name] as (...args: unknown[]) => Promise<void>
  let left = after
  return vi
    .spyOn(fs, name)
    .mockImplementation((...args: unknown[]) => (left-- === 0 ? Promise.reject(Object.assign(new Error(name), { code: 'ENOSPC' })) : real(...args)))
}
afterEach(() => void vi.restoreAllMocks())

const folder = ownFolder()
const files = { 'a.txt': 'new a', 'b.txt': 'new b', 'c.txt': 'new c' }
const contents = (of: string) => Object.fromEntries(readdirSync(of).map((name) => [name, readFileSync(join(of, name), 'utf8')]))

describe('writeTogether', () => {
  it.each([
    ['writeFile', 0],
    ['writeFile', 2],
    ['copyFile', 1],
    ['rename', 0],
    ['rename', 1],
    ['rename', 2],
  ] as const)('puts everything back when %s fails after %i', async (name, after) => {
    const place = join(folder, `${name}-${after}`)
    mkdirSync(place)
    const before = { 'a.txt': 'old a', 'c.txt': 'old c', 'other.txt': 'other' }
    for (const [each, text] of Object.entries(before)) writeFileSync(join(place, each), text)
    const spy = failing(name, after)
    await expect(writeTogether(place, files)).rejects.toThrow(`Nothing was written to ${place} because the disk is full: choose another folder with --out.`)
    expect(spy.mock.calls.length).toBeGreaterThan(after)
    expect(contents(place)).toEqual(before)
  })

  it('takes away the folders that it made itself when it fails', async () => {
    failing('rename', 1)
    await expect(writeTogether(join(folder, 'deep', 'er'), files)).rejects.toThrow(Unusable)
    expect(existsSync(join(folder, 'deep'))).toBe(false)
  })

  it('makes the folders that are missing, and nothing else', async () => {
    const place = join(folder, 'fresh', 'folder')
    await writeTogether(place, files)
    expect(contents(place)).toEqual(files)
  })
})
