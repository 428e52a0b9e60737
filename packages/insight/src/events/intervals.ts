import type { Cut, EventInterval } from './questions.ts'
import { clockChanges, clockOf, type Offset, startOfDate } from './zones.ts'

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour
/** As many intervals as a question may have: 69 days of minutes, 11 years of hours. */
const most = 100_000
const least: Record<EventInterval, number> = { minute, hour, day: day - hour, week: 7 * day - hour, month: 28 * day - hour }

/**
 * The starts of all intervals that `from` up to `to` touches, oldest first, in milliseconds since 1970: the first is at or before `from`. Minutes are those of UTC. An hour
 * begins when the clocks of the zone show a full one or jump over one, so a repeated hour is two. Weeks begin on Monday.
 */
export function intervalStarts({ from, to }: { from: number; to: number }, { interval, timeZone }: Cut): number[] {
  const offset = clockOf(timeZone)
  if (!(from < to)) return []
  if ((to - from) / least[interval] > most)
    throw new RangeError(`There would be more than ${most.toLocaleString('en')} intervals: ask for a shorter time, or for longer intervals than a ${interval}.`)
  if (interval === 'minute') return steps(Math.floor(from / minute) * minute, to, minute)
  if (interval === 'hour') return hours(offset, from, to)
  return dates(offset, from, to, interval)
}

function steps(from: number, to: number, step: number): number[] {
  return Array.from({ length: Math.max(0, Math.ceil((to - from) / step)) }, (_, at) => from + at * step)
}

function hours(offset: Offset, from: number, to: number): number[] {
  // An hour in which clocks are set back can be longer than an hour.
  const early = from - 3 * hour
  const changes = [early, ...clockChanges(offset, early, to), to]
  const starts = changes.slice(0, -1).flatMap((start, at) => {
    const ahead = offset(start)
    const jumped = at > 0 && Math.floor((start + ahead) / hour) > Math.floor((start - 1 + offset(start - 1)) / hour)
    const full = Math.ceil((start + ahead) / hour) * hour - ahead
    return [...(jumped && full !== start ? [start] : []), ...steps(full, changes[at + 1] ?? to, hour)]
  })
  return since(starts, from)
}

function dates(offset: Offset, from: number, to: number, interval: 'day' | 'week' | 'month'): number[] {
  const starts: number[] = []
  for (let date = dateOf(from + offset(from) - day, interval); ; date = next(date, interval)) {
    const start = startOfDate(offset, date)
    if (start >= to) return since(starts, from)
    // A day that a zone left out (Samoa, December 30, 2011) is none.
    if (start !== starts.at(-1)) starts.push(start)
  }
}

/** The midnight, as if in UTC, with which the interval around a local time begins. */
function dateOf(local: number, interval: 'day' | 'week' | 'month'): number {
  const date = Math.floor(local / day)
  // January 1, 1970 was a Thursday.
  if (interval === 'week') return (date - ((((date + 3) % 7) + 7) % 7)) * day
  if (interval === 'day') return date * day
  return Date.UTC(new Date(local).getUTCFullYear(), new Date(local).getUTCMonth(), 1)
}

function next(date: number, interval: 'day' | 'week' | 'month'): number {
  if (interval !== 'month') return date + (interval === 'week' ? 7 * day : day)
  return Date.UTC(new Date(date).getUTCFullYear(), new Date(date).getUTCMonth() + 1, 1)
}

/** Without those that end before `from`. */
const since = (starts: readonly number[], from: number) => starts.slice(Math.max(0, placeOf(starts, from)))

/** The place of the last start at or before `time`; -1 where there is none. */
export function placeOf(starts: readonly number[], time: number): number {
  let low = 0
  let high = starts.length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((starts[middle] ?? Infinity) <= time) low = middle + 1
    else high = middle
  }
  return low - 1
}

/** The same moments as few even rows, `count` of them `step` apart: short to send to a database. */
export function evenRuns(starts: readonly number[]): { start: number; step: number; count: number }[] {
  const runs: { start: number; step: number; count: number }[] = []
  for (const start of starts) {
    const run = runs.at(-1)
    if (run !== undefined && run.count === 1) Object.assign(run, { step: start - run.start, count: 2 })
    else if (run !== undefined && start === run.start + run.step * run.count) run.count++
    else runs.push({ start, step: 1, count: 1 })
  }
  return runs
}
