import type { EventHour } from '@tagmason/domain'
import type { Context } from '../context.ts'
import { own } from '../own.ts'
import { collectedOf, numberAt } from './collected.ts'
import { keyEventsOf } from './keyEvents.ts'

export type CountedHour = Pick<EventHour, 'at' | 'visits' | 'events' | 'conversions'>

/** What came in each hour of a range, oldest first: of a real project all hours from the first with events on, in the sample those of the selected project that have a row. */
export async function measuredHours(context: Context, from: number, to: number): Promise<CountedHour[]> {
  const collected = await collectedOf(context)
  if (collected === null) {
    const rows = (await own(context, 'eventHours')).filter((row) => row.project === context.session.project)
    return rows.filter(({ at }) => Date.parse(at) >= from && Date.parse(at) < to).toSorted((a, b) => a.at.localeCompare(b.at))
  }
  const { events, place, timeZone, ask } = collected
  const cut = { interval: 'hour', timeZone } as const
  const range = { from, to: Math.min(to, collected.now) }
  const [moments, counted] = await Promise.all([
    events.course({ ...place, ...range }, cut),
    ask({ ...range, measures: ['keyEvents'], by: [cut], keyEvents: await keyEventsOf(context) }),
  ])
  const conversions = new Map(counted.map((row) => [row.by[0], numberAt(row, 0)]))
  const first = moments.findIndex((moment) => moment.events > 0)
  return (first === -1 ? [] : moments.slice(first)).map(({ at, sessions, events: count }) => ({
    at,
    visits: sessions,
    events: count,
    conversions: conversions.get(at) ?? 0,
  }))
}
