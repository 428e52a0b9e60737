import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

/** What whole runs of one commit have found so far. */
export interface Tally {
  /** The commit, and the way the stories were played where it was not the usual one. */
  of: string
  runs: number
  /** Pictures of all runs. */
  taken: number
  /** Those that are equal to the bit. */
  exact: number
  differences: number
}

/** The tally that is kept in this file, where it is of the same commit played in the same way: twenty runs take more than two hours, and those that are made need not be made again. Else a new one. */
export function tallyIn(file: string, of: string): Tally {
  const kept = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Tally) : undefined
  return kept?.of === of ? kept : { of, runs: 0, taken: 0, exact: 0, differences: 0 }
}

export function keepTally(file: string, tally: Tally) {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, JSON.stringify(tally))
}

/** The commit that stands here; undefined where there is none, or where a file differs from it: such runs can be told apart from no others. */
export function commitOf(folder: string): string | undefined {
  const git = (...args: string[]) => execFileSync('git', args, { cwd: folder, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim()
  try {
    return git('status', '--porcelain') === '' ? git('rev-parse', 'HEAD') : undefined
  } catch {
    return undefined
  }
}
