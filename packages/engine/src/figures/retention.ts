import type { RetentionWeek, Seen } from '@tagmason/domain'
import { intervalStarts } from '@tagmason/insight'
import type { Context } from '../context.ts'
import { collectedOf, day } from './collected.ts'
import { filtersOf } from './seen.ts'

const weeks = 8

/** The people of the last eight weeks, the one that runs with them, by the week in which they came first; weeks begin on Monday in the project's zone. Only those whom the filters leave. */
export async function retention(context: Context, seen: Seen): Promise<RetentionWeek[]> {
  const collected = await collectedOf(context)
  if (collected === null) return []
  const { events, place, now, timeZone } = collected
  const cut = { interval: 'week', timeZone } as const
  const [from = now] = intervalStarts({ from: now - (weeks - 1) * 7 * day, to: now }, cut)
  const cohorts = await events.retention({ ...place, from, to: now, cut, filters: filtersOf(seen?.filters) })
  // Before the first event there are no weeks to speak of.
  const first = cohorts.findIndex(({ people }) => (people[0] ?? 0) > 0)
  return first === -1 ? [] : cohorts.slice(first)
}
