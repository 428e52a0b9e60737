import { clockOf } from '@tagmason/insight'
import type { Context } from '../context.ts'

const day = 86_400_000

/** The IANA time zone of the selected project. */
export const projectZone = async ({ records, session }: Pick<Context, 'records' | 'session'>) =>
  (await records.get('projects', session.project))?.timeZone ?? 'UTC'

/** The day in a time zone, `2024-01-22`. `at` is epoch milliseconds. */
export const localDate = (at: number, timeZone: string) => new Date(at + clockOf(timeZone)(at)).toISOString().slice(0, 10)

/**
 * The instant at which a clock of a time zone shows a time, as epoch milliseconds. A time that is skipped when clocks go forward is as much later as they
 * skip: 02:30 becomes 03:30; of a time that comes twice the first counts. `date` is `2024-01-22`, `time` is `08:00`.
 */
export function instantOf(date: string, time: string, timeZone: string): number {
  const offset = clockOf(timeZone)
  const wall = Date.parse(`${date}T${time}:00Z`)
  // The clocks of no place are changed twice within two days.
  const offsets = [offset(wall - day), offset(wall + day)] as const
  const found = offsets.map((each) => wall - each).filter((at) => at + offset(at) === wall)
  return found.length === 0 ? wall - offsets[0] : Math.min(...found)
}
