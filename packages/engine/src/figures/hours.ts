import type { EventHour } from '@tagmason/domain'
import type { Context } from '../context.ts'
import { collectedOf, numberAt } from './collected.ts'
import { keyEventsOf } from './keyEvents.ts'

/** What came in each hour of a range, oldest first: all hours from the first with events on. */
export async function measuredHours(context: Context, from: number, to: number): Promise<EventHour[]> {
  const collected = await collectedOf(context)
  if (collected === null) return []
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
