import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import type promises from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { ownFolder } from './run.testing.ts'
import { Unusable } from './streams.ts'
import { writeTogether } from './writeTogether.ts'

/** Which call of the system fails next: its name, and how many go well before. */
const fails = vi.hoisted(() => ({ name: '', after: 0 }))

vi.mock('node:fs/promises', async (original) => {
  const real = await original<typeof promises>()
  const failing =
    (name: string, does: (...args: never[]) => unknown) =>
    (...args: never[]) =>
      name === fails.name && fails.after-- === 0 ? Promise.reject(Object.assign(new Error(name), { code: 'ENOSPC' })) : does(...args)
  return { ...real, writeFile: failing('writeFile', real.writeFile), rename: failing('rename', real.rename), copyFile: failing('copyFile', real.copyFile) }
})
afterEach(() => void (fails.name = ''))

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
  ])('puts everything back when %s fails after %i', async (name, after) => {
    const place = join(folder, `${name}-${after}`)
    mkdirSync(place)
    const before = { 'a.txt': 'old a', 'c.txt': 'old c', 'other.txt': 'other' }
    for (const [each, text] of Object.entries(before)) writeFileSync(join(place, each), text)
    Object.assign(fails, { name, after })
    await expect(writeTogether(place, files)).rejects.toThrow(`Nothing was written to ${place} because the disk is full: choose another folder with --out.`)
    expect(fails.after).toBeLessThan(0)
    expect(contents(place)).toEqual(before)
  })

  it('takes away the folders that it made itself when it fails', async () => {
    Object.assign(fails, { name: 'rename', after: 1 })
    await expect(writeTogether(join(folder, 'deep', 'er'), files)).rejects.toThrow(Unusable)
    expect(existsSync(join(folder, 'deep'))).toBe(false)
  })

  it('makes the folders that are missing, and nothing else', async () => {
    const place = join(folder, 'fresh', 'folder')
    await writeTogether(place, files)
    expect(contents(place)).toEqual(files)
  })
})
