import { fstatSync } from 'node:fs'
import { open, readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** What is on the disk as it stands: time of the last change and size of each file, by inode. */
export type SettledFiles = Map<bigint, { changed: bigint; size: bigint }>

/** Where PostgreSQL writes down in what state it is, and the one after an end in order (`DBState` of PostgreSQL 17, behind two numbers of 8 and 4 bytes and the version of the catalogue). */
const stateAt = 16
const endedInOrder = 1

/** So many are synced at once: the file system writes them with few flushes of the disk. */
const atOnce = 64
/** A change within so many nanoseconds of a look may leave the time of the last change as it was. */
const coarse = 50_000_000n

/**
 * Brings all files of a database that was killed onto the disk. PostgreSQL does the same at its next start, one file after another and each twice: some 2,400 flushes of the disk, the
 * longest part of a start. What is unchanged since needs no second sync (`isSettled`). Nothing where the database was ended in order, or is not there.
 */
export async function settleFiles(folder: string): Promise<SettledFiles> {
  const settled: SettledFiles = new Map()
  const control = await readFile(join(folder, 'global/pg_control')).catch(() => null)
  if (control === null || control.length < stateAt + 4 || control.readUInt32LE(stateAt) === endedInOrder) return settled
  const files = (await readdir(folder, { recursive: true, withFileTypes: true })).filter((each) => each.isFile())
  const settle = async () => {
    for (let file = files.pop(); file !== undefined; file = files.pop()) {
      const handle = await open(join(file.parentPath, file.name), 'r')
      try {
        const before = await handle.stat({ bigint: true })
        await handle.sync()
        if (BigInt(Date.now()) * 1_000_000n - before.mtimeNs > coarse) settled.set(before.ino, { changed: before.mtimeNs, size: before.size })
      } finally {
        await handle.close()
      }
    }
  }
  await Promise.all(Array.from({ length: atOnce }, settle))
  return settled
}

/** Whether an open file is on the disk as it stands: nothing was written to it since. */
export function isSettled(settled: SettledFiles, descriptor: number): boolean {
  if (settled.size === 0) return false
  const now = fstatSync(descriptor, { bigint: true })
  const then = settled.get(now.ino)
  if (then === undefined) return false
  if (then.changed === now.mtimeNs && then.size === now.size) return true
  settled.delete(now.ino)
  return false
}
