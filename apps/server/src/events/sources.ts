import type { EventRange } from '@tagmason/engine'
import { type Given, inRange, rangeGiven } from './ask.ts'
import { day, dayLength, pageViews, quarter, quarterLength, type VisitDimension } from './schema.ts'
import type { SummedDays } from './visits.ts'

/** Where a question finds its events: as they are, or many in a row. Rows have a `time` in the quarter of an hour of all their events. */
export interface Source {
  /** The table and the condition for the range. */
  text: string
  given: Given
  /** How many events its rows are, and how many of those that meet a condition. */
  count: string
  countIf(condition: string): string
  pageViews: string
  /** Times of a row's first and last event. */
  first: string
  last: string
}

/** The events themselves. */
export const eventsOf = (range: EventRange): Source => ({
  text: `events WHERE ${inRange(range)}`,
  given: rangeGiven(range),
  count: 'count()',
  countIf: (condition) => `countIf(${condition})`,
  pageViews,
  first: 'time',
  last: 'time',
})

/** Days that are summed up to visits, and the events of the others. */
export const visitsOf = (range: EventRange, { made, others }: SummedDays, dimensions: readonly VisitDimension[]): Source => ({
  text: `(SELECT ${[`toInt64(quarter) * ${quarterLength} AS time, visitorKey, sessionKey, inSession, counted, views, first, last`, ...dimensions].join(', ')} FROM visits
      WHERE account = {account:String} AND project = {project:String} AND day >= {fromDay:Int64} AND day <= {toDay:Int64} AND made IN {made:Array(UInt64)}${range.withBots === true ? '' : ' AND NOT isBot'}
    UNION ALL SELECT ${["time, visitorKey, sessionKey, inSession, 1, name = 'page_view', time, time", ...dimensions].join(', ')} FROM events
      WHERE ${inRange(range)} AND ${day} IN {others:Array(Int64)}) WHERE true`,
  given: { ...rangeGiven(range), made, others },
  count: 'sum(counted)',
  countIf: (condition) => `sumIf(counted, ${condition})`,
  pageViews: 'sum(views)',
  first: 'first',
  last: 'last',
})

/** Names of events and how often they happened, as the store keeps it by quarters of an hour, and the events of the two quarters that a range cuts. */
export function namesOf(range: EventRange): Source {
  const { from, to, ...given } = rangeGiven(range) as Record<'from' | 'to', number>
  const [first, end] = [Math.ceil(from / quarterLength), Math.floor(to / quarterLength)]
  const bots = range.withBots === true ? '' : " AND bot = ''"
  return {
    text: `(SELECT start AS time, name, counted FROM (SELECT ${quarter} * ${quarterLength} AS start, name, count() AS counted FROM events
        WHERE account = {account:String} AND project = {project:String} AND ${quarter} >= {firstQuarter:Int64} AND ${quarter} < {endQuarter:Int64}${bots}${range.name === undefined ? '' : ' AND name = {onlyName:String}'}
        GROUP BY ${quarter}, name
      UNION ALL SELECT time, name, 1 FROM events WHERE ${inRange(range)} AND (${quarter} < {firstQuarter:Int64} OR ${quarter} >= {endQuarter:Int64})
        AND ${day} IN ({fromDay:Int64}, {toDay:Int64}))) WHERE true`,
    given: { ...given, from, to, firstQuarter: first, endQuarter: end },
    count: 'sum(counted)',
    countIf: (condition) => `sumIf(counted, ${condition})`,
    pageViews: "sumIf(counted, name = 'page_view')",
    first: 'time',
    last: 'time',
  }
}

/** Paths and how often they were seen, as the store keeps it by days, and the events of the two days that a range cuts. */
export function pathsOf(range: EventRange): Source {
  const given = rangeGiven(range) as Record<'from' | 'to', number>
  const [first, end] = [Math.ceil(given.from / dayLength), Math.floor(given.to / dayLength)]
  return {
    text: `(SELECT path, counted, views FROM (SELECT path, count() AS counted, ${pageViews} AS views FROM events
        WHERE account = {account:String} AND project = {project:String} AND ${day} >= {firstDay:Int64} AND ${day} < {endDay:Int64}${range.withBots === true ? '' : " AND bot = ''"}
        GROUP BY path
      UNION ALL SELECT path, 1, name = 'page_view' FROM events WHERE ${inRange(range)} AND (${day} < {firstDay:Int64} OR ${day} >= {endDay:Int64})
        AND ${day} IN ({fromDay:Int64}, {toDay:Int64}))) WHERE true`,
    given: { ...given, firstDay: first, endDay: end },
    count: 'sum(counted)',
    // Paths know no names but that of a page view.
    countIf: () => 'NULL',
    pageViews: 'sum(views)',
    first: 'NULL',
    last: 'NULL',
  }
}

/** Whether intervals begin with quarters of an hour, as those do that are longer than a minute in all zones of today. */
export const areQuarters = (starts: readonly number[]) => starts.every((start) => start % quarterLength === 0)
