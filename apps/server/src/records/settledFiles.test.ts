import { appendFileSync, closeSync, mkdirSync, mkdtempSync, openSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { isSettled, settleFiles, type SettledFiles } from './settledFiles.ts'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'tagmason-settled-'))
  mkdirSync(join(folder, 'global'))
  state(inProduction)
  put('base', 60)
})
afterEach(() => rmSync(folder, { recursive: true }))

const [endedInOrder, inProduction] = [1, 6]
const state = (number: number) => {
  const control = Buffer.alloc(8192)
  control.writeUInt32LE(number, 16)
  writeFileSync(join(folder, 'global/pg_control'), control)
}
/** A file that was last written to some seconds ago. */
function put(name: string, seconds: number): void {
  writeFileSync(join(folder, name), 'rows')
  const then = Date.now() / 1000 - seconds
  utimesSync(join(folder, name), then, then)
}
function settledIs(settled: SettledFiles, name: string): boolean {
  const file = openSync(join(folder, name), 'r')
  try {
    return isSettled(settled, file)
  } finally {
    closeSync(file)
  }
}

it('files of a database that was killed are settled until they are written to', async () => {
  put('index', 60)
  const settled = await settleFiles(folder)
  expect([settledIs(settled, 'base'), settledIs(settled, 'base'), settledIs(settled, 'index')]).toEqual([true, true, true])
  appendFileSync(join(folder, 'base'), 'more')
  expect([settledIs(settled, 'base'), settledIs(settled, 'index')]).toEqual([false, true])
  // Written to once, it is synced from then on, even where it looks as before.
  put('base', 60)
  expect(settledIs(settled, 'base')).toBe(false)
})

it('a file that was written to just now, or is new, is not taken for settled', async () => {
  put('fresh', 0)
  const settled = await settleFiles(folder)
  put('new', 60)
  expect([settledIs(settled, 'fresh'), settledIs(settled, 'new'), settledIs(settled, 'base')]).toEqual([false, false, true])
})

it('nothing is looked at where the database was ended in order or is not there', async () => {
  state(endedInOrder)
  expect((await settleFiles(folder)).size).toBe(0)
  expect((await settleFiles(join(folder, 'none'))).size).toBe(0)
})
