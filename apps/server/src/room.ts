import { statfs } from 'node:fs/promises'
import type { MiddlewareHandler } from 'hono'
import { log } from './log.ts'
import { problem } from './problem.ts'

/** Bytes that have to be free for an act: PostgreSQL in the process does not survive a disk that is full while it writes. */
const least = 64_000_000
/** Milliseconds for which one look at the disk counts. */
const lookEvery = 1000

/** Refuses acts with 507 while the disk of the data folder has no room for them. `freeOf`: bytes that are free where a folder is. */
export function roomFor(folder: string, freeOf: (folder: string) => Promise<number> = freeIn, now: () => number = Date.now): MiddlewareHandler {
  let looked = { at: -Infinity, free: Infinity }
  let isFull = false
  return async (c, next) => {
    // Where the disk cannot be asked, the act itself finds out.
    if (now() - looked.at >= lookEvery) looked = { at: now(), free: await freeOf(folder).catch(() => Infinity) }
    const { free } = looked
    if (free >= least) {
      isFull = false
      return next()
    }
    if (!isFull) log.warn(`Only ${Math.round(free / 1e6)} MB are free where '${folder}' lies: acts are refused until there are ${least / 1e6} MB; make room.`)
    isFull = true
    return problem(
      c,
      507,
      `The disk of this installation is full, so nothing can be changed and nothing was: its operator has to make room where '${folder}' lies. What is there can be read.`,
      { code: 'full' },
    )
  }
}

async function freeIn(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder)
  return bavail * bsize
}
