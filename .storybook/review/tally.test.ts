import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { commitOf, keepTally, tallyIn } from './tally.ts'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'tally-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

describe('the tally of whole runs', () => {
  it('is gone on with at the same commit only', () => {
    const file = join(folder, 'steady/tally.json')
    expect(tallyIn(file, 'one').runs).toBe(0)
    keepTally(file, { of: 'one', runs: 7, taken: 70, exact: 69, differences: 1 })
    expect(tallyIn(file, 'one')).toEqual({ of: 'one', runs: 7, taken: 70, exact: 69, differences: 1 })
    expect(tallyIn(file, 'two')).toEqual({ of: 'two', runs: 0, taken: 0, exact: 0, differences: 0 })
    expect(tallyIn(file, 'one shaken').runs).toBe(0)
  })

  it('knows a commit only where every file is as committed', () => {
    const git = (...args: string[]) =>
      execFileSync('git', ['-c', 'user.name=Ada', '-c', 'user.email=ada@example.com', ...args], { cwd: folder, encoding: 'utf8' }).trim()
    expect(commitOf(folder)).toBeUndefined()
    git('init', '--quiet')
    expect(commitOf(folder)).toBeUndefined()
    writeFileSync(join(folder, 'one.txt'), 'one')
    git('add', '.')
    git('commit', '--quiet', '--no-verify', '-m', 'One')
    expect(commitOf(folder)).toBe(git('rev-parse', 'HEAD'))
    writeFileSync(join(folder, 'one.txt'), 'two')
    expect(commitOf(folder)).toBeUndefined()
  })
})
