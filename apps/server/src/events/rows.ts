import { setImmediate } from 'node:timers/promises'
import type { CollectedEvent, ParameterValue } from '@tagmason/domain'
import { keptEvent } from '@tagmason/engine'

/** An event as a row of ClickHouse: the values of parameters are JSON texts, and older servers give long numbers as texts. */
export type EventRow = Omit<CollectedEvent, 'params' | 'time' | 'received'> & {
  params: Record<string, string>
  time: number | string
  received: number | string
}

/**
 * An event as a line of JSONEachRow, as every store can keep it (`keptEvent`). The intake log holds these lines, and the store is given the same bytes, so that an event is encoded once. Its time comes first and its
 * account and project together: both are found without parsing the line (`timeOf`, `placeOf`).
 */
export function lineOf(event: CollectedEvent): string {
  const line = isUsual(event) ? lineAsItIs(event) : ''
  // Half a character can stand in JSON only as an escape, so that one look at the line finds those of all fields.
  return line === '' || line.includes(String.raw`\ud`) ? lineAsItIs(keptEvent(event)) : line
}

const latest = Date.UTC(2200, 0, 1) - 1
const isTime = (time: number) => Number.isInteger(time) && time >= 0 && time <= latest

/** Its numbers are ones that every store can keep. */
function isUsual({ time, received, params }: CollectedEvent): boolean {
  if (!isTime(time) || !isTime(received)) return false
  for (const key in params) {
    const value = params[key]
    if (typeof value === 'number' && !Number.isFinite(value)) return false
  }
  return true
}

function lineAsItIs(event: CollectedEvent): string {
  // A parameter may be called `__proto__`.
  const params = Object.create(null) as Record<string, string>
  for (const key in event.params) params[key] = JSON.stringify(event.params[key])
  const row: Omit<EventRow, 'time' | 'received'> & Pick<CollectedEvent, 'time' | 'received'> = {
    time: event.time,
    received: event.received,
    account: event.account,
    project: event.project,
    id: event.id,
    name: event.name,
    format: event.format,
    visitor: event.visitor,
    user: event.user,
    session: event.session,
    host: event.host,
    path: event.path,
    title: event.title,
    referrer: event.referrer,
    source: event.source,
    medium: event.medium,
    campaign: event.campaign,
    device: event.device,
    browser: event.browser,
    os: event.os,
    language: event.language,
    screen: event.screen,
    country: event.country,
    bot: event.bot,
    value: event.value,
    currency: event.currency,
    params,
  }
  return JSON.stringify(row)
}

const timeAt = '{"time":'.length

/** When the event of a line happened, milliseconds since 1970. */
export const timeOf = (line: string): number => Number(line.slice(timeAt, line.indexOf(',', timeAt)))

/** The JSON of the account and project of a line's event: the same text for the same place. A quote inside of a value is escaped, so that the next field is found by its name. */
export const placeOf = (line: string): string => `{${line.slice(line.indexOf('"account":'), line.indexOf(',"id":'))}}`

/** The event of a line. */
export const eventOfLine = (line: string): CollectedEvent => eventOf(JSON.parse(line) as EventRow)

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
    lines.push(lineOf(event))
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
