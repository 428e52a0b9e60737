import { setImmediate } from 'node:timers/promises'
import { type CollectedEvent, type ParameterValue } from '@tagmason/domain'
import { keptEvent } from '@tagmason/engine'

/** An event as a row of ClickHouse: the values of parameters are JSON texts, and older servers give long numbers as texts. */
export type EventRow = Omit<CollectedEvent, 'params' | 'time' | 'received'> & {
  params: Record<string, string>
  time: number | string
  received: number | string
}

const rowOf = (event: CollectedEvent): EventRow => ({ ...event, params: mapped(event.params, (value) => JSON.stringify(value)) })

export const eventOf = (row: EventRow): CollectedEvent => ({
  ...row,
  time: Number(row.time),
  received: Number(row.received),
  params: mapped(row.params, (value) => JSON.parse(value) as ParameterValue),
})

const mapped = <From, To>(record: Readonly<Record<string, From>>, into: (value: From) => To): Record<string, To> =>
  Object.fromEntries(Object.entries(record).map(([key, value]) => [key, into(value)]))

/** Milliseconds that making rows holds the thread before requests have a turn. */
const longestSlice = 5

/** Events as lines of JSONEachRow. Thousands of them take long enough for others to notice, so they are made slice by slice. */
export async function linesOf(events: readonly CollectedEvent[]): Promise<string[]> {
  const lines: string[] = []
  let began = performance.now()
  for (const event of events) {
    lines.push(JSON.stringify(rowOf(keptEvent(event))))
    if (performance.now() - began < longestSlice) continue
    await setImmediate()
    began = performance.now()
  }
  return lines
}

/** How the client writes JSON: a line that is JSON already goes out as it is. */
export const linesAsTheyAre = {
  stringify: (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value)),
}
