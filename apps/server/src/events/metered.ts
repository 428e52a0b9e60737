import type { ClickHouseClient } from '@clickhouse/client'
import { rowsOf } from './ask.ts'
import type { Place } from './schema.ts'

/**
 * How many bytes of the disk the events of an account take, with what is summed up of them. The store knows the bytes of its parts, in which accounts lie side by side: an account's are its share of them
 * by number of events. On a cluster one copy of each event counts.
 */
export async function bytesOf(client: ClickHouseClient, { cluster }: Place, account: string): Promise<number> {
  const parts = cluster === null ? 'system.parts' : `cluster('${cluster}', system.parts)`
  const [sizes, counts] = await Promise.all([
    rowsOf<{ bytes: number | string }>(
      client,
      `SELECT sum(bytes_on_disk) AS bytes FROM ${parts} WHERE active AND database = currentDatabase() AND table IN ('events', 'events_local', 'visits')`,
      {},
    ),
    rowsOf<{ account: string; counted: number | string }>(client, 'SELECT account, count() AS counted FROM events GROUP BY account', {}),
  ])
  const all = counts.reduce((sum, { counted }) => sum + Number(counted), 0)
  const own = Number(counts.find((row) => row.account === account)?.counted ?? 0)
  return all === 0 ? 0 : Math.round((Number(sizes[0]?.bytes ?? 0) * own) / all)
}

/** How many events of some projects came in since `from`, in milliseconds since 1970, whenever they happened. */
export async function receivedSince(client: ClickHouseClient, { account, projects, from }: ReceivedSince): Promise<number> {
  const [row] = await rowsOf<{ counted: number | string }>(
    client,
    'SELECT count() AS counted FROM events WHERE account = {account:String} AND project IN {projects:Array(String)} AND received >= {from:Int64}',
    { account, projects, from },
  )
  return Number(row?.counted ?? 0)
}

export interface ReceivedSince {
  account: string
  projects: readonly string[]
  from: number
}
