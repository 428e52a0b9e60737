import { type CollectedEvent, type ParameterValue } from '@tagmason/domain'

/** An event as a row of ClickHouse: the values of parameters are JSON texts, and older servers give long numbers as texts. */
export type EventRow = Omit<CollectedEvent, 'params' | 'time' | 'received'> & {
  params: Record<string, string>
  time: number | string
  received: number | string
}

export const rowOf = (event: CollectedEvent): EventRow => ({ ...event, params: mapped(event.params, (value) => JSON.stringify(value)) })

export const eventOf = (row: EventRow): CollectedEvent => ({
  ...row,
  time: Number(row.time),
  received: Number(row.received),
  params: mapped(row.params, (value) => JSON.parse(value) as ParameterValue),
})

const mapped = <From, To>(record: Readonly<Record<string, From>>, into: (value: From) => To): Record<string, To> =>
  Object.fromEntries(Object.entries(record).map(([key, value]) => [key, into(value)]))
