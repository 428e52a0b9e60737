import { randomBytes } from 'node:crypto'
import { closeSync, existsSync, fsyncSync, openSync, readFileSync, renameSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'

const day = 24 * 60 * 60 * 1000
const dayOf = (time: number) => new Date(time).toISOString().slice(0, 10)
const schema = z.record(z.string(), z.string())

/** The salts of visitors' hashes, one for each day, UTC. */
export interface Salts {
  /** The salt of today, or of yesterday for what comes in after midnight; null for any other day. */
  saltOf(day: string): string | null
  /** Destroys salts of days before yesterday. Called at the start and from time to time, so that they go even when nobody comes. */
  forget(): void
}

/**
 * Keeps salts in `file`: random, made on a day's first use, on disk before that, and destroyed when the day after theirs has ended, at most 48 hours after they
 * began. From then on nobody can tell that a visitor was the same as another day's, with all of the data in hand.
 */
export function openSalts(file: string, now: () => number, warn: (message: string) => void): Salts {
  let salts = existsSync(file) ? kept(file, warn) : {}
  let today = ''

  const keep = () => {
    const mine = dayOf(now())
    if (mine === today) return
    const kept = Object.entries(salts).filter(([each]) => each === mine || each === dayOf(now() - day))
    const next = Object.fromEntries(kept)
    next[mine] ??= randomBytes(32).toString('hex')
    if (Object.keys(next).join() !== Object.keys(salts).join()) write(file, next)
    salts = next
    today = mine
  }
  keep()
  return {
    saltOf(each) {
      keep()
      return salts[each] ?? null
    },
    forget: keep,
  }
}

/** The salts of a file. One that is damaged is kept beside, and salts are made anew: its visitors count once more today, which nothing could help. */
function kept(file: string, warn: (message: string) => void): Record<string, string> {
  const text = readFileSync(file, 'utf8')
  try {
    return schema.parse(JSON.parse(text))
  } catch {
    renameSync(file, `${file}.damaged`)
    warn(
      `The salts of visitors in ${file} are damaged and were made anew, so visitors of today count once more; the file is kept as ${file}.damaged: look at the disk.`,
    )
    return {}
  }
}

/** Once a day, and it has to be there before the first hash is: so it waits for the disk. */
function write(file: string, salts: Record<string, string>): void {
  const next = `${file}.new`
  const handle = openSync(next, 'w', 0o600)
  try {
    writeSync(handle, JSON.stringify(salts))
    fsyncSync(handle)
  } finally {
    closeSync(handle)
  }
  renameSync(next, file)
  const folder = openSync(join(file, '..'), 'r')
  try {
    fsyncSync(folder)
  } finally {
    closeSync(folder)
  }
}
