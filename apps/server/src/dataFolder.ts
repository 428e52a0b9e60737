import { randomBytes } from 'node:crypto'
import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { hostname } from 'node:os'
import { join, resolve } from 'node:path'
import { z } from 'zod'
import { birthOf } from './processes.ts'
import { finishRestore } from './restoring.ts'

/** Where a running server takes orders from the command line of the same machine. */
const controlSchema = z.object({ address: z.string(), token: z.string() })
export type Control = z.infer<typeof controlSchema>

const holderSchema = z.object({ pid: z.number(), born: z.string(), host: z.string(), control: controlSchema.nullable() })
export type Holder = z.infer<typeof holderSchema>

/** Somebody else works in the folder: one sentence with who and what to do. */
export class FolderHeld extends Error {}

export interface DataFolder {
  path: string
  /** Writes down where this process takes orders. Only the owner of the files can read it. */
  tell(control: Control): void
  /** Lets go. The folder is free when everything in this process that held it has let go. */
  close(): void
}

const held = new Map<string, { count: number; beat: NodeJS.Timeout; me: Holder }>()

/** How often a holder shows that it lives, and how long its silence is believed to be a pause. Only for holders on other machines; milliseconds. */
const beatEvery = 5_000
const silence = 30_000

/**
 * Takes the data folder for this process; it is made where it is missing. Several parts of one process may hold it. Throws a `FolderHeld` while another process does.
 * What a dead process left behind is taken over.
 */
export function holdDataFolder(folder: string): DataFolder {
  const path = resolve(folder)
  const file = join(path, 'lock')
  let mine = held.get(path)
  if (mine === undefined) {
    mkdirSync(path, { recursive: true, mode: 0o700 })
    const me: Holder = { pid: process.pid, born: birthOf(process.pid) ?? '', host: hostname(), control: null }
    take(file, me)
    try {
      finishRestore(path)
    } catch (error) {
      rmSync(file, { force: true })
      throw error
    }
    mine = { count: 0, me, beat: setInterval(() => beat(file), beatEvery).unref() }
    held.set(path, mine)
  }
  const holding = mine
  holding.count++
  let open = true
  return {
    path,
    tell(control) {
      holding.me = { ...holding.me, control }
      renameSync(written(file, holding.me), file)
    },
    close() {
      if (!open) return
      open = false
      if (--holding.count > 0) return
      clearInterval(holding.beat)
      held.delete(path)
      rmSync(file, { force: true })
    },
  }
}

/** Who holds a data folder and lives; null where nobody does. */
export function holderOf(folder: string): Holder | null {
  const file = join(resolve(folder), 'lock')
  const holder = read(file)
  return holder !== null && lives(holder, file) ? holder : null
}

function take(file: string, me: Holder): void {
  const mine = written(file, me)
  try {
    // A link is made as a whole or not at all, and never over another one.
    if (linked(mine, file)) return
    alone(`${file}.taking`, () => {
      const holder = read(file)
      if (holder !== null && lives(holder, file)) throw heldBy(holder, file)
      rmSync(file, { force: true })
      if (!linked(mine, file)) throw new FolderHeld(`Another process took '${file}' at the same moment: start one only.`)
    })
  } finally {
    rmSync(mine, { force: true })
  }
}

/** Only one of those who found a dead process's lock may replace it, else the second would remove the first one's. */
function alone(guard: string, run: () => void): void {
  try {
    mkdirSync(guard)
  } catch {
    if (Date.now() - (statSync(guard, { throwIfNoEntry: false })?.mtimeMs ?? 0) < silence)
      throw new FolderHeld(`Another process is just taking this folder ('${guard}'): start one only, or try again in half a minute.`)
  }
  try {
    run()
  } finally {
    rmSync(guard, { recursive: true, force: true })
  }
}

function heldBy({ pid, host }: Holder, file: string): FolderHeld {
  return host === hostname()
    ? new FolderHeld(`Process ${pid} already works in this folder ('${file}'): stop it first, or give another folder in TAGMASON_DATA.`)
    : new FolderHeld(`Process ${pid} on '${host}' already works in this folder ('${file}'): stop it first, or give another folder in TAGMASON_DATA.`)
}

function lives(holder: Holder, file: string): boolean {
  if (holder.host === hostname()) {
    const born = birthOf(holder.pid)
    return born !== null && born === holder.born
  }
  // Its process numbers are not ours: another machine, or another container on the same volume.
  return Date.now() - (statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0) < silence
}

function read(file: string): Holder | null {
  try {
    return holderSchema.parse(JSON.parse(readFileSync(file, 'utf8')))
  } catch {
    return null
  }
}

function beat(file: string): void {
  try {
    utimesSync(file, new Date(), new Date())
  } catch {
    // Somebody removed it by hand: there is nothing to keep alive.
  }
}

function linked(from: string, to: string): boolean {
  try {
    linkSync(from, to)
    return true
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false
    throw error
  }
}

function written(file: string, holder: Holder): string {
  const path = `${file}.${process.pid}.${randomBytes(4).toString('hex')}`
  writeFileSync(path, JSON.stringify(holder), { mode: 0o600, flush: true })
  return path
}
