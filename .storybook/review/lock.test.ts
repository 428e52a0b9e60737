import { spawn, spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { takeLock } from './lock.ts'

let folder: string
let file: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lock-'))
  file = join(folder, 'reports/pictures.lock')
})
afterEach(() => rmSync(folder, { recursive: true }))

/** A process that tries to take the lock once, says how that went, and keeps it until it is told to end. */
function other() {
  const code = `import { takeLock } from ${JSON.stringify(join(import.meta.dirname, 'lock.ts'))}
process.stdin.resume().on('end', () => process.exit())
try { takeLock(${JSON.stringify(file)}); console.log('taken') } catch (error) { console.log(error.message) }`
  const child = spawn('npx', ['--no-install', 'tsx', '--input-type=module', '-e', code], { stdio: ['pipe', 'pipe', 'inherit'] })
  const said = new Promise<string>((resolve) => child.stdout.once('data', (text: Buffer) => resolve(text.toString().trim())))
  const ended = new Promise<void>((resolve) => child.on('close', () => resolve()))
  return {
    said,
    end: async () => {
      child.stdin.end()
      await ended
    },
  }
}

const dead = () => spawnSync(process.execPath, ['-e', '']).pid

describe('the lock of the pictures', () => {
  it('refuses a second run with one sentence that names the first, until it is given back', () => {
    const release = takeLock(file)
    expect(() => takeLock(file)).toThrow(
      new RegExp(`^Pictures are being taken in this checkout by process ${process.pid}, and .*: wait until it is done.*\\.$`),
    )
    release()
    expect(existsSync(file)).toBe(false)
    takeLock(file)()
  })

  it('is taken over from a process that ended, from one that was born later under the same number, and from a broken file', () => {
    takeLock(file)()
    for (const left of [JSON.stringify({ pid: dead(), born: '' }), JSON.stringify({ pid: process.pid, born: 'long ago' }), '', '{"pid":-1}']) {
      writeFileSync(file, left)
      const release = takeLock(file)
      expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({ pid: process.pid })
      release()
    }
  })

  it('is not given back by one who does not hold it any more', () => {
    const release = takeLock(file)
    writeFileSync(file, JSON.stringify({ pid: 1, born: '' }))
    release()
    expect(existsSync(file)).toBe(true)
  })

  it('goes to exactly one of several who find a stale one, and is gone when that one ends', async () => {
    takeLock(file)()
    writeFileSync(file, JSON.stringify({ pid: dead(), born: '' }))
    const all = [other(), other(), other()]
    const said = await Promise.all(all.map((one) => one.said))
    expect(said.filter((line) => line === 'taken')).toHaveLength(1)
    expect(said.filter((line) => line.startsWith('Pictures are being taken'))).toHaveLength(2)
    await Promise.all(all.map((one) => one.end()))
    expect(existsSync(file)).toBe(false)
  }, 60_000)
})
