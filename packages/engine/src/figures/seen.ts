import { daysOf, type Seen, type TrafficFieldName, type TrafficFilter } from '@tagmason/domain'
import { clockOf, startOfDate } from '@tagmason/insight'
import type { EventField, EventFilter } from '../store/eventStore.ts'
import { type Collected, day } from './collected.ts'

const touchOf = { source: true, medium: true, campaign: true } as const

/** The last touch holds where people came from; the event itself holds all else. */
export function fieldOf(field: TrafficFieldName): EventField {
  if (field.startsWith('param:')) return { parameter: field.slice('param:'.length) }
  return field in touchOf ? { touch: 'last', of: field as keyof typeof touchOf } : (field as Exclude<EventField, object>)
}

export const filtersOf = (filters: readonly TrafficFilter[] = []): EventFilter[] =>
  filters.map(({ field, value, not }) => ({ field: fieldOf(field), values: [value], not }))

const shifted = (date: string, days: number) => new Date(Date.parse(date) + days * day).toISOString().slice(0, 10)

/** The midnight with which a day begins, epoch milliseconds. */
const midnight = (date: string, timeZone: string) => startOfDate(clockOf(timeZone), Date.parse(date))

interface Days {
  from: string
  to: string
}
interface Range {
  from: number
  to: number
}

/** From the first midnight to the last, in the zone of the project, but not beyond now. */
export function rangeOf({ timeZone, now }: Pick<Collected, 'timeZone' | 'now'>, { from, to }: Days): Range {
  const start = midnight(from, timeZone)
  return { from: start, to: Math.max(start, Math.min(midnight(shifted(to, 1), timeZone), now)) }
}

type Compare = NonNullable<NonNullable<Seen>['compare']>
const yearBack = 364

/** The days before, as many, or the same ones a year earlier. */
export function comparedDays(view: Days & { compare: Compare }): Days | null {
  if (view.compare === 'none') return null
  const back = view.compare === 'year' ? yearBack : daysOf(view)
  return { from: shifted(view.from, -back), to: shifted(view.to, -back) }
}

/** Days that have come as far only as now are compared with days that went as far: a morning with a morning. */
export function comparedRange(collected: Collected, range: Range, view: Days, compared: Days): Range {
  const whole = rangeOf({ ...collected, now: Infinity }, compared)
  const isRunning = range.to < midnight(shifted(view.to, 1), collected.timeZone)
  return isRunning ? { from: whole.from, to: Math.min(whole.to, whole.from + (range.to - range.from)) } : whole
}

/** What the bar of a screen leaves of the events. */
interface SeenRange extends Range {
  filters: EventFilter[]
  /** What is compared with; null where nothing is. */
  before: Range | null
}

/** The range that the bar names, or the last `usual` times 24 hours. */
export function seenRange(collected: Collected, seen: Seen, usual: number): SeenRange {
  const { days, compare = 'previous' } = seen ?? {}
  const filters = filtersOf(seen?.filters)
  if (days !== undefined) {
    const range = rangeOf(collected, days)
    const compared = comparedDays({ ...days, compare })
    return { ...range, filters, before: compared === null ? null : comparedRange(collected, range, days, compared) }
  }
  const range = { from: collected.now - usual * day, to: collected.now }
  const back = (compare === 'year' ? yearBack : usual) * day
  return { ...range, filters, before: compare === 'none' ? null : { from: range.from - back, to: range.to - back } }
}
