import type { Issue } from '@tagmason/domain'
import { z } from 'zod'
import { isoMoment, momentOf, wallDay } from './apiTime.ts'

const day = 86_400_000
/** Events are of 1970 to 2199 (`keptEvent`), by the clocks of some zone. */
const earliest = -day
const latest = Date.UTC(2200, 0, 1) + day

const moment = (what: string) =>
  z
    .string('Give one date such as 2026-03-01, or a time such as 2026-03-01T12:00:00Z.')
    .optional()
    .describe(`${what}: an ISO 8601 date (a day by the clocks of the project’s time zone) or time (by the same clocks where it names no offset).`)

/** What all questions about a time have. */
export const rangeShape = {
  from: moment('The beginning; six days before the end where left out'),
  to: moment('The end; a date is meant with all of its day; the end of today where left out'),
  withBots: z.boolean('Give true or false.').default(false).describe('Whether what is held to be a machine counts, too.'),
}

/** From when until, but without, when; milliseconds since 1970. */
export interface Period {
  from: number
  to: number
}

/** Reads `from` and `to`; `usual` stands for what is left out, else it is the last seven days, today with them. */
export function parsePeriod(given: { from?: string | undefined; to?: string | undefined }, timeZone: string, now: number, usual?: Period): Period | Issue[] {
  const read = (field: 'from' | 'to') => {
    const text = given[field]
    const at = text === undefined ? undefined : isoMoment(text, timeZone, field === 'to')
    return at === null || (at !== undefined && (at < earliest || at > latest)) ? null : at
  }
  const [start, end] = [read('from'), read('to')]
  const issues = [
    ...(start === null ? [{ path: 'from', message: wrongMoment(given.from) }] : []),
    ...(end === null ? [{ path: 'to', message: wrongMoment(given.to) }] : []),
  ]
  if (start === null || end === null) return issues
  const to = end ?? usual?.to ?? momentOf(wallDay(now, timeZone) + day, timeZone)
  const from = start ?? usual?.from ?? momentOf(wallDay(to - 1, timeZone) - 6 * day, timeZone)
  return from < to ? { from, to } : [{ path: 'from', message: 'The beginning lies behind the end: give an earlier `from` or a later `to`.' }]
}

const wrongMoment = (text = '') =>
  `It cannot be '${text.slice(0, 40)}': give a date such as 2026-03-01 or a time such as 2026-03-01T12:00:00Z, between 1970 and 2200.`

/** The equally long period before. Whole days are followed by whole days, although a day on which clocks are set is longer or shorter. */
export function periodBefore({ from, to }: Period, timeZone: string): Period {
  const isMidnight = (at: number) => momentOf(wallDay(at, timeZone), timeZone) === at
  if (!isMidnight(from) || !isMidnight(to)) return { from: from - (to - from), to: from }
  const first = wallDay(from, timeZone)
  return { from: momentOf(first - (wallDay(to, timeZone) - first), timeZone), to: from }
}
