import { createHash } from 'node:crypto'
import type { ClickHouseClient } from '@clickhouse/client'
import { type Given, rowsOf } from './ask.ts'
import { changed, type Place } from './schema.ts'

export interface Change {
  how: string
  where: string
  given: Given
  /** The table, that of the events where left out. */
  of?: 'events' | 'visits'
}

/**
 * Changes or deletes rows and waits until it is done on every machine. Only the months that hold such rows are named, so no other is searched or written anew. Still a change takes a moment for
 * each part of the table, so it is for what people decide, not for what happens every second.
 */
export async function change(client: ClickHouseClient, place: Place, { how, where, given, of = 'events' }: Change): Promise<void> {
  const months = await rowsOf<{ month: string }>(client, `SELECT DISTINCT _partition_id AS month FROM ${of} WHERE ${where} ORDER BY month`, given)
  if (months.length === 0) return
  await client.command({
    query: `ALTER TABLE ${of === 'events' ? changed(place) : of} ${months.map(({ month }) => `${how} IN PARTITION ID '${digits(month)}' WHERE ${where}`).join(', ')}`,
    query_params: given,
    clickhouse_settings: { mutations_sync: '2' },
  })
}

/** Whether a column is that of somebody. ClickHouse keeps the text of a change beside the table for a while, so it must not name whom nobody shall find there any more. */
export const isSomeone = (column: 'visitor' | 'user') => `hex(SHA256(${column})) = {${column}Hash:String}`
export const someoneGiven = (column: 'visitor' | 'user', name: string): Given => ({
  [`${column}Hash`]: createHash('sha256').update(name).digest('hex').toUpperCase(),
})

/** The name of a partition stands in the statement itself. */
function digits(month: string): string {
  if (!/^\d{6}$/.test(month))
    throw new Error(`The table of events has a part '${month}' that is no month: it was not made by this server, so leave it to its maker.`)
  return month
}
