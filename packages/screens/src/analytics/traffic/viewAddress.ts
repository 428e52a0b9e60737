import {
  type Comparison,
  daysOf,
  isTrafficField,
  mostHourlyDays,
  mostTrafficDays,
  trafficComparisons,
  type TrafficFilter,
  type TrafficInterval,
  trafficIntervals,
  type TrafficMeasure,
  trafficMeasures,
} from '@tagmason/domain'
import { lastDays } from './ranges.ts'

/** What the bar of an analytics screen holds. */
export interface View {
  from: string
  to: string
  compare: Comparison
  interval: TrafficInterval
  filters: TrafficFilter[]
  /** Which figure the chart shows. */
  measure: TrafficMeasure
}

/** Intervals that days can be shown by: two to some hundred points make a line. */
export const intervalsFor = (days: number): TrafficInterval[] =>
  trafficIntervals.filter(
    (interval) =>
      (interval === 'hour' && days <= mostHourlyDays) ||
      (interval === 'day' && days > 1) ||
      (interval === 'week' && days > 13) ||
      (interval === 'month' && days > 59),
  )

const usualInterval = (days: number): TrafficInterval => (days <= 2 ? 'hour' : days <= 92 ? 'day' : 'week')

/** A filter as text: `country:DE`, `!param%3Aplan_name:Pro`. */
const writeFilter = ({ field, value, not }: TrafficFilter) => `${not ? '!' : ''}${encodeURIComponent(field)}:${encodeURIComponent(value)}`

function readFilter(text: string): TrafficFilter[] {
  const not = text.startsWith('!')
  const [name = '', value] = (not ? text.slice(1) : text).split(':')
  try {
    const field = decodeURIComponent(name)
    return value !== undefined && isTrafficField(field) ? [{ field, value: decodeURIComponent(value).slice(0, 500), not }] : []
  } catch {
    return []
  }
}

const among = <Value extends string>(values: readonly Value[], text: string | null): Value | undefined => values.find((value) => value === text)

const isDay = (text: string) => /^\d{4}-\d{2}-\d{2}$/.test(text) && Date.parse(text) > 0 && new Date(text).toISOString().startsWith(text)
const isDays = (days: { from: string; to: string }) => isDay(days.from) && isDay(days.to) && daysOf(days) >= 1 && daysOf(days) <= mostTrafficDays

/** The view that an address names; what it does not name, or names wrongly, is as usual. */
export function readView(query: string, today: string, usualDays = 30): View {
  const values = new URLSearchParams(query)
  const asked = { from: values.get('from') ?? '', to: values.get('to') ?? '' }
  const days = isDays(asked) ? asked : lastDays(today, usualDays)
  const count = daysOf(days)
  const interval = among(intervalsFor(count), values.get('interval'))
  return {
    ...days,
    compare: among(trafficComparisons, values.get('compare')) ?? 'previous',
    interval: interval ?? usualInterval(count),
    filters: values.getAll('f').flatMap(readFilter).slice(0, 10),
    measure: among(trafficMeasures, values.get('measure')) ?? 'visitors',
  }
}

/** The query of an address that names a view: what is as usual is left out, and so is nothing that other parts of the page keep there. */
export function writeView(query: string, view: View, today: string, usualDays = 30): string {
  const values = new URLSearchParams(query)
  const usual = lastDays(today, usualDays)
  const set = (name: string, value: string, isUsual: boolean) => (isUsual ? values.delete(name) : values.set(name, value))
  const isUsualDays = view.from === usual.from && view.to === usual.to
  set('from', view.from, isUsualDays)
  set('to', view.to, isUsualDays)
  set('compare', view.compare, view.compare === 'previous')
  set('interval', view.interval, view.interval === usualInterval(daysOf(view)))
  set('measure', view.measure, view.measure === 'visitors')
  values.delete('f')
  for (const filter of view.filters) values.append('f', writeFilter(filter))
  return values.toString()
}

/** The filters with another one: the same field and value once, and at most ten. */
export const withFilter = (filters: readonly TrafficFilter[], added: TrafficFilter): TrafficFilter[] =>
  [...filters.filter(({ field, value }) => field !== added.field || value !== added.value), added].slice(-10)
