import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

interface Holder {
  pid: number
  /** When the process was born, as the system counts; a later process may bear the same number. Empty where the system does not tell. */
  born: string
}

/** Field 22 of /proc/<pid>/stat, counted behind the name, which may hold blanks. */
function bornAt(pid: number): string {
  try {
    return (
      readFileSync(`/proc/${pid}/stat`, 'utf8')
        .replace(/^.*\) /s, '')
        .split(' ')[19] ?? ''
    )
  } catch {
    return ''
  }
}

function runs({ pid, born }: Holder): boolean {
  try {
    process.kill(pid, 0)
  } catch (error) {
    // Somebody else's process is alive too.
    if (!(error instanceof Error && 'code' in error && error.code === 'EPERM')) return false
  }
  return born === '' || bornAt(pid) === born
}

function holderOf(file: string): Holder | undefined {
  try {
    const { pid, born } = JSON.parse(readFileSync(file, 'utf8')) as Partial<Holder>
    return typeof pid === 'number' && Number.isInteger(pid) && pid > 0 ? { pid, born: born ?? '' } : undefined
  } catch {
    // Gone by now, or no lock of ours: nobody holds it.
    return undefined
  }
}

/** Puts `mine` at `file` if nothing is there: a link is whole or not there at all. */
function put(mine: string, file: string): boolean {
  try {
    linkSync(mine, file)
    return true
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false
    throw error
  }
}

/**
 * Takes the lock `file` for this process and answers how to give it back, which also happens when the process ends. Throws one sentence when a process that is alive holds it; the lock of
 * one that ended without giving it back is taken over.
 */
export function takeLock(file: string): () => void {
  mkdirSync(dirname(file), { recursive: true })
  const mine = `${file}.${process.pid}`
  writeFileSync(mine, JSON.stringify({ pid: process.pid, born: bornAt(process.pid) } satisfies Holder))
  try {
    while (!put(mine, file)) {
      const holder = holderOf(file)
      if (holder !== undefined && runs(holder))
        throw new Error(
          `Pictures are being taken in this checkout by process ${holder.pid}, and two runs would mix their reports: wait until it is done, or end it, and start again.`,
        )
      setAside(file, `${mine}.stale`)
    }
  } finally {
    rmSync(mine, { force: true })
  }
  const release = () => {
    process.removeListener('exit', release)
    if (holderOf(file)?.pid === process.pid) rmSync(file, { force: true })
  }
  process.once('exit', release)
  return release
}

/** Removes a lock that nobody holds. Of several who find it, one moves it away; who moved a fresh one in the meantime puts it back. */
function setAside(file: string, aside: string) {
  try {
    renameSync(file, aside)
  } catch {
    // Another one was quicker.
    return
  }
  const holder = holderOf(aside)
  if (holder !== undefined && runs(holder)) put(aside, file)
  rmSync(aside, { force: true })
}
