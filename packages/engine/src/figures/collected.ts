import { sampleAccount } from '@tagmason/domain/sampleEvents'
import { intervalStarts } from '@tagmason/insight'
import { projectZone } from '../analytics/zonedTime.ts'
import type { Context } from '../context.ts'
import type { Cut, EventQuestion, EventReader, EventRow } from '../store/eventStore.ts'
import { sampleReader } from './sampleReader.ts'

const sampleSource = { account: sampleAccount, events: sampleReader }

export const minute = 60_000
export const hour = 60 * minute
export const day = 24 * hour

/** The events of the selected project, to be asked without naming it again. */
export interface Collected {
  events: EventReader
  place: { account: string; project: string }
  timeZone: string
  /** Milliseconds since 1970. */
  now: number
  ask(question: Omit<EventQuestion, 'account' | 'project'>): Promise<EventRow[]>
}

/** Null where a real project has nothing that collects its events, as in a page without a server. */
export async function collectedOf(context: Context): Promise<Collected | null> {
  const { ports, session, now } = context
  const source = session.space === 'sample' ? sampleSource : ports.collected
  if (source === undefined) return null
  const { account, events } = source
  const place = { account, project: session.project }
  return {
    events,
    place,
    timeZone: await projectZone(context),
    now: now.getTime(),
    ask: (question) => events.query({ ...place, ...question }),
  }
}

/** The value at a place of a row; 0 where there is none. */
export const numberAt = (row: EventRow | undefined, place: number) => row?.values[place] ?? 0

/** The starts of the intervals of a range, ISO 8601 in UTC, from the first on of which there is a row; the rows are by interval first. */
export function startsSince(rows: readonly EventRow[], range: { from: number; to: number }, cut: Cut): string[] {
  const seen = new Set(rows.map((row) => row.by[0]))
  const starts = intervalStarts(range, cut).map((at) => new Date(at).toISOString())
  const first = starts.findIndex((at) => seen.has(at))
  return first === -1 ? [] : starts.slice(first)
}

/** Whether the project has ever received an event of a person or a machine. */
export const hasBegun = async ({ events, place, now }: Collected) => (await events.latest({ ...place, from: 0, to: now + day, withBots: true }, 1)).length > 0
