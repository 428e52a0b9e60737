import type { EventHour } from '@tagmason/domain'
import type { Context } from '../context.ts'
import { own } from '../own.ts'
import { collectedOf, numberAt, startsSince } from './collected.ts'
import { keyEventsOf } from './keyEvents.ts'

export type CountedHour = Pick<EventHour, 'at' | 'visits' | 'events' | 'conversions'>

/** What came in each hour of a range, oldest first: of a real project all hours from the first with events on, in the sample those of the selected project that have a row. */
export async function measuredHours(context: Context, from: number, to: number): Promise<CountedHour[]> {
  const collected = await collectedOf(context)
  if (collected === null) {
    const rows = (await own(context, 'eventHours')).filter((row) => row.project === context.session.project)
    return rows.filter(({ at }) => Date.parse(at) >= from && Date.parse(at) < to).toSorted((a, b) => a.at.localeCompare(b.at))
  }
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
