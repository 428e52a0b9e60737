import { closeSync, fsyncSync, openSync, rmSync, writeSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** A part of an installation that cannot be opened: one sentence with the file and the way back. */
export class CannotOpen extends Error {}

/** A part of an installation, as its sentence begins: `The records`, and where it lies. */
export interface Part {
  what: string
  path: string
}

/** Opens a part. What a disk or a library says of a failure becomes a `CannotOpen`; errors that are sentences already are thrown as they are. */
export async function opening<T>(part: Part, open: () => T | Promise<T>): Promise<T> {
  try {
    return await open()
  } catch (error) {
    throw plainOpening(part, error)
  }
}

/** The same where the error is there. @param probe what writing beside the part fails with; for tests */
export function plainOpening({ what, path }: Part, error: unknown, probe: (folder: string) => string | null = writingFails): Error {
  if (error instanceof CannotOpen) return error
  const message = error instanceof Error ? error.message : String(error)
  const own = codeOf(error)
  const isCrash = crash.test(message) || (error instanceof Error && ['RuntimeError', 'ExitStatus', 'ErrnoError'].includes(error.name))
  // A database in the process says only that it gave up: why is asked of the disk.
  const code = own ?? (isCrash ? probe(dirname(path)) : null)
  const sentence = code === null ? (isCrash ? damaged(what, path) : null) : sentences[code]?.(what, path)
  if (sentence === undefined || sentence === null) return error instanceof Error ? error : new Error(message)
  return new CannotOpen(sentence, { cause: error })
}

const full = (what: string, path: string) => `${what} in '${path}' cannot be written because the disk is full: make room, and start again; nothing was lost.`
const locked = (what: string, path: string) =>
  `${what} in '${path}' cannot be written because the disk or the folder is read-only for this user: mount it for writing, or give the folder to the user that runs the server, and start again.`
const isNoFolder = (what: string, path: string) =>
  `${what} in '${path}' cannot be opened because there is a file where a folder has to be: give another folder in TAGMASON_DATA.`
const broken = (what: string, path: string) =>
  `${what} in '${path}' cannot be read because the disk reports an error: look at the disk, and put back the last backup with 'npx tagmason-server restore DIR --replace'.`

/** What is said of damaged files. */
export const damaged = (what: string, path: string): string =>
  `${what} in '${path}' are damaged and do not open: keep a copy of the folder, and put back the last backup with 'npx tagmason-server restore DIR --replace' ('npx tagmason-server doctor' looks at the rest).`

const sentences: Partial<Record<string, (what: string, path: string) => string>> = {
  ENOSPC: full,
  EDQUOT: full,
  EROFS: locked,
  EACCES: locked,
  EPERM: locked,
  ENOTDIR: isNoFolder,
  EEXIST: isNoFolder,
  EIO: broken,
}

/** What PGlite and ClickHouse end with where their files are not what they wrote. */
const crash = /^Aborted\(|DB::Exception|Failed to create connection|memory access out of bounds|unreachable executed/

function codeOf(error: unknown): string | null {
  const code = error instanceof Error && 'code' in error ? String(error.code) : null
  if (code !== null && code in sentences) return code
  if (error instanceof Error && /No space left on device|ENOSPC/.test(error.message)) return 'ENOSPC'
  return error instanceof Error && /Read-only file system|EROFS/.test(error.message) ? 'EROFS' : null
}

/** The code of what a small write fails with; null where it goes through. */
function writingFails(folder: string): string | null {
  const file = join(folder, `.writable-${process.pid}`)
  try {
    const handle = openSync(file, 'w', 0o600)
    try {
      writeSync(handle, Buffer.alloc(64_000))
      fsyncSync(handle)
    } finally {
      closeSync(handle)
    }
    return null
  } catch (error) {
    return codeOf(error)
  } finally {
    rmSync(file, { force: true })
  }
}
