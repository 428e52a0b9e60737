import { instantOf, localDate } from '../analytics/zonedTime.ts'
import type { JobClock } from './job.ts'

const minute = 60_000
const day = 86_400_000

/** The minute, hour, day or week that a moment lies in, by its beginning, and the beginning of the next; milliseconds since 1970. Days and weeks begin at `at` on the clocks of the zone. */
export function slotAt({ every, at = '00:00' }: JobClock, now: number, timeZone: string): { from: number; next: number } {
  if (every === 'minute' || every === 'hour') {
    const length = every === 'minute' ? minute : 60 * minute
    const from = Math.floor(now / length) * length
    return { from, next: from + length }
  }
  const today = Date.parse(localDate(now, timeZone))
  // 1970 began on a Thursday.
  const step = every === 'day' ? 1 : 7
  const first = every === 'day' ? today : today - ((today / day + 3) % 7) * day
  const start = (days: number) => instantOf(new Date(first + days * day).toISOString().slice(0, 10), at, timeZone)
  const from = start(0)
  return from <= now ? { from, next: start(step) } : { from: start(-step), next: from }
}
