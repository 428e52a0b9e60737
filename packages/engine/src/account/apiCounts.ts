import type { ApiAnswer } from '@tagmason/domain'
import { z } from 'zod'
import { type EventCount, type EventInterval, eventIntervals } from '../store/eventStore.ts'
import { cursorOf, limitOf, placeOf } from './apiPage.ts'
import { badField } from './apiProblem.ts'
import { isoMoment, momentOf, wallDay } from './apiTime.ts'

const day = 86_400_000
/** More would be asked for by mistake: a week of minutes, a year of hours. */
const mostIntervals = 11_000
const lengths = { minute: 60_000, hour: 3_600_000, day, week: 7 * day, month: 28 * day } as const satisfies Record<EventInterval, number>

/** A question about what was collected. Moments are milliseconds since 1970; `to` is the first that is not asked about. */
export interface CountsQuestion {
  from: number
  to: number
  interval: EventInterval
  name: string | undefined
  withBots: boolean
  limit: number
  /** The row before the page. */
  after: { interval: string; name: string } | null
}

const placeSchema = z.object({ from: z.number(), to: z.number(), interval: z.iso.datetime(), name: z.string() })

/**
 * Reads the parameters of a question: `name`, `from`, `to`, `interval`, `bots`, `limit`, `cursor`. A date in `to` is asked about with all of its day. Without `from`
 * and `to` it is the last seven days, today with them, by the clocks of the zone.
 */
export function countsQuestion(
  query: Readonly<Record<string, string | undefined>>,
  { timeZone, now }: { timeZone: string; now: number },
): CountsQuestion | { refused: ApiAnswer } {
  const given = (name: string) => (query[name] === '' ? undefined : query[name])
  const refuse = (field: string, detail: string) => ({ refused: badField(field, detail) })
  const moment = (field: 'from' | 'to') => {
    const text = given(field)
    return text === undefined ? undefined : isoMoment(text, timeZone, field === 'to')
  }
  const interval = eventIntervals.find((each) => each === (given('interval') ?? 'day'))
  if (interval === undefined) return refuse('interval', `The interval cannot be '${cut(query['interval'])}': give one of ${eventIntervals.join(', ')}.`)
  const bots = given('bots') ?? 'yes'
  if (bots !== 'yes' && bots !== 'no') return refuse('bots', `The parameter bots cannot be '${cut(bots)}': give yes to count machines, too, or no.`)
  const name = given('name')
  if (name !== undefined && name.length > 100) return refuse('name', 'The name has more than 100 characters, which no event has: give a shorter one.')

  const [start, end] = [moment('from'), moment('to')]
  for (const [field, at] of [
    ['from', start],
    ['to', end],
  ] as const)
    if (at === null)
      return refuse(field, `The parameter ${field} cannot be '${cut(query[field])}': give a date such as 2026-03-01 or a time such as 2026-03-01T12:00:00Z.`)
  const to = end ?? momentOf(wallDay(now, timeZone) + day, timeZone)
  const from = start ?? momentOf(wallDay(to - 1, timeZone) - 6 * day, timeZone)
  if (from >= to) return refuse('from', 'The beginning lies behind the end: give an earlier `from` or a later `to`.')

  const size = limitOf(given('limit'), 1000, 10_000)
  if ('refused' in size) return size
  const question = { from, to, interval, name, withBots: bots === 'yes', limit: size.limit, after: null }
  const cursor = given('cursor')
  if (cursor === undefined) return unlessTooFine(question)
  const read = placeOf(cursor, placeSchema)
  if ('refused' in read) return read
  // The page before may have been asked for before midnight, when the last seven days were others.
  const { place } = read
  return unlessTooFine({ ...question, from: place.from, to: place.to, after: { interval: place.interval, name: place.name } })
}

const cut = (text: string | undefined) => (text ?? '').slice(0, 40)

function unlessTooFine(question: CountsQuestion): CountsQuestion | { refused: ApiAnswer } {
  const fault = intervalFault(question)
  return fault === null ? question : { refused: badField('interval', fault) }
}

/** What is wrong with cutting a time so finely; null where nothing is. */
export const intervalFault = ({ from, to, interval }: Pick<CountsQuestion, 'from' | 'to' | 'interval'>): string | null =>
  (to - from) / lengths[interval] > mostIntervals
    ? `So long a time has more than ${mostIntervals} intervals of a ${interval}: ask for a shorter one, or by longer intervals.`
    : null

/** From where the store has to count for a page: what lies whole before the last row is not counted again. */
export const countFrom = ({ from, after }: CountsQuestion) => (after === null ? from : Math.max(from, Date.parse(after.interval)))

/** The page of a question out of the counts that the store gave, which are sorted by interval and name. */
export function countsPage(question: CountsQuestion, counts: readonly EventCount[]): { rows: EventCount[]; next?: string } {
  const { limit, from, to } = question
  const rest = counts.slice(placeAfter(question, counts))
  const rows = rest.slice(0, limit).map(({ name, interval, count }) => ({ name, interval, count }))
  const last = rows.at(-1)
  return last === undefined || rest.length <= limit ? { rows } : { rows, next: cursorOf({ from, to, interval: last.interval, name: last.name }) }
}

/** Where the page begins: behind the last row of the page before, which is found by what it is; how names are sorted is the store's. */
function placeAfter({ after }: CountsQuestion, counts: readonly EventCount[]): number {
  if (after === null) return 0
  const found = counts.findIndex(({ interval, name }) => interval === after.interval && name === after.name)
  if (found !== -1) return found + 1
  const later = counts.findIndex(({ interval }) => interval > after.interval)
  return later === -1 ? counts.length : later
}
