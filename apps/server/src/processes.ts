import { readFileSync } from 'node:fs'

const bootOf = () => textOf('/proc/sys/kernel/random/boot_id')?.trim() ?? ''

/**
 * When a process began, as a text that no other process on this machine ever has, also not a later one with the same number; empty where the system does not tell
 * (it does on Linux), null where there is no such process.
 */
export function birthOf(pid: number): string | null {
  const stat = textOf(`/proc/${pid}/stat`)
  // The name of the program stands in brackets and may hold blanks; the start is the 20th field behind it.
  if (stat !== null) return `${bootOf()}/${stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? ''}`
  return exists(pid) ? '' : null
}

function exists(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    // It is there, but another user's.
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}

function textOf(path: string): string | null {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return null
  }
}
