import type { EventHour } from '@tagmason/domain'
import type { Context } from '../context.ts'
import { collectedOf, numberAt, startsSince } from './collected.ts'
import { keyEventsOf } from './keyEvents.ts'

/** What came in each hour of a range, oldest first: all hours from the first with events on. */
export async function measuredHours(context: Context, from: number, to: number): Promise<EventHour[]> {
  const collected = await collectedOf(context)
  if (collected === null) return []
  const { timeZone, ask } = collected
  const cut = { interval: 'hour', timeZone } as const
  const range = { from, to: Math.min(to, collected.now) }
  const rows = await ask({ ...range, measures: ['visits', 'events', 'keyEvents'], by: [cut], keyEvents: await keyEventsOf(context) })
  const came = new Map(rows.map((row) => [row.by[0], row]))
  return startsSince(rows, range, cut).map((at) => {
    const row = came.get(at)
    return { at, visits: numberAt(row, 0), events: numberAt(row, 1), conversions: numberAt(row, 2) }
  })
}
