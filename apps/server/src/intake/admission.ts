import type { Taken } from './intake.ts'
import type { Drain } from './log/drain.ts'
import type { Log } from './log/log.ts'

/** What has to be exceeded before intake refuses, bytes. */
export interface IntakeLimits {
  /** Of events that wait for the disk, in memory. */
  waiting: number
  /** Of the log that is not in the event store yet, on disk. */
  backlog: number
}

export type Busy = Extract<Taken, { busy: true }>

export const busy = (status: Busy['status'], seconds: number): Busy => ({ busy: true, status, seconds })

/**
 * Whether to take no more for now. 503 where something is wrong here (the disk is too slow, the event store cannot be reached), 429 where everything works and more
 * comes in than goes through; with the seconds after which it is worth trying again.
 */
export function refusal(
  { waiting, open }: Pick<Log, 'waiting' | 'open'>,
  drain: Pick<Drain, 'backlog' | 'failing' | 'speed'>,
  limits: IntakeLimits,
): Busy | null {
  if (waiting > limits.waiting) return busy(503, 1)
  const beyond = drain.backlog + open - limits.backlog
  if (beyond < 0) return null
  if (drain.failing) return busy(503, 30)
  // By then a tenth of the room is free again, at the speed of the last segments.
  return busy(429, Math.min(60, Math.max(1, Math.ceil((beyond + limits.backlog / 10) / (drain.speed || 10_000_000)))))
}

/** After a failed write: a full disk is not emptied at once. */
export const afterFailure = (error: unknown): Busy => busy(503, ['ENOSPC', 'EDQUOT'].includes((error as NodeJS.ErrnoException).code ?? '') ? 30 : 10)
