import type { RunTimes } from '@tagmason/domain'
import { instantOf, localDate } from './zonedTime.ts'

const day = 86_400_000
const intervals: Record<Exclude<RunTimes['frequency'], 'Monthly'>, number> = { Daily: 1, Weekly: 7, 'Bi-weekly': 14 }

/** The first runs of a schedule after an instant, ISO 8601 in UTC: at one time of the clock, winter and summer. */
export function runsAfter(now: Date, times: RunTimes, count: number): string[] {
  const runs: string[] = []
  for (let turn = turnBefore(localDate(now.getTime(), times.timeZone), times); runs.length < count; turn++) {
    const at = instantOf(dateOf(turn, times), times.time, times.timeZone)
    if (at > now.getTime()) runs.push(new Date(at).toISOString())
  }
  return runs
}

/** The next run alone. */
export const nextRun = (now: Date, times: RunTimes) => runsAfter(now, times, 1)[0] ?? null

/** The day of a turn, counted from 0 on the day that the schedule starts. A month ends with its last day. */
function dateOf(turn: number, { frequency, startsOn }: RunTimes): string {
  const start = new Date(`${startsOn}T00:00:00Z`)
  const written = (at: number) => new Date(at).toISOString().slice(0, 10)
  if (frequency !== 'Monthly') return written(start.getTime() + turn * intervals[frequency] * day)
  const [year, month] = [start.getUTCFullYear(), start.getUTCMonth() + turn]
  const last = new Date(Date.UTC(year, month + 1, 0)).getUTCDate()
  return written(Date.UTC(year, month, Math.min(start.getUTCDate(), last)))
}

/** A turn that is over on a day, or the first of all. */
function turnBefore(today: string, { frequency, startsOn }: RunTimes): number {
  if (frequency !== 'Monthly') return Math.max(0, Math.floor((Date.parse(today) - Date.parse(startsOn)) / (intervals[frequency] * day)) - 1)
  const months = (date: string) => Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7))
  return Math.max(0, months(today) - months(startsOn) - 1)
}
