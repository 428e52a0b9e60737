import type { LocalPlace } from './series.ts'
import type { ChannelState } from './state.ts'

/** A mean of squares up to which a day so far is like a weekday. */
const fits = 1.8
/** Days that must lie between two that were like another weekday. */
const apart = 2

/**
 * The z to go by: that of the weekday, or nearer to 0, that of another weekday which the day has been like since its first hour, as holidays are like Sundays and the working day after one like a
 * Monday. That is believed for a single day, and on `free` days always, since an outage can look like a Sunday, too. `zs` holds the z of the interval under each weekday. Changes `state`.
 */
export function nearestDay(state: ChannelState, { date, weekday }: LocalPlace, zs: readonly number[], isFree: boolean, limit: number): number {
  const { day } = state
  if (day.date !== date) Object.assign(day, { date, squares: [0, 0, 0, 0, 0, 0, 0], count: 0 })
  const own = zs[weekday] ?? 0
  const mayDiffer = isFree || state.excused === date || date - state.excused > apart
  let nearest = own
  if (mayDiffer && Math.abs(own) > limit / 2) {
    const most = Math.min(fits * (day.count + 2), (day.squares[weekday] ?? 0) + 2)
    for (const [at, z] of zs.entries()) if ((day.squares[at] ?? 0) <= most && Math.abs(z) < Math.abs(nearest)) nearest = z
  }
  day.squares = day.squares.map((sum, at) => sum + (zs[at] ?? 0) ** 2)
  day.count++
  if (!isFree && Math.abs(own) > limit && Math.abs(nearest) <= limit) state.excused = date
  return nearest
}
