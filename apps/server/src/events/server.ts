import { type ClickHouseClientConfigOptions, ClickHouseLogLevel } from '@clickhouse/client'
import { BadSetting } from '../settings.ts'
import { isClusterName, type Place } from './schema.ts'

/**
 * What `CLICKHOUSE_URL` says: `http://user:password@host:8123/database?cluster=name`. The database is `tagmason` where none is named, and there is one machine where
 * there is no cluster.
 */
export function serverOf(address: string): { database: string; options: ClickHouseClientConfigOptions; place: Place } {
  const url = new URL(address)
  const cluster = url.searchParams.get('cluster')
  if (cluster !== null && !isClusterName(cluster))
    throw new BadSetting(
      'The cluster in CLICKHOUSE_URL has a name that ClickHouse does not take: give one of letters, digits, - and _, beginning with a letter.',
    )
  const unknown = [...url.searchParams.keys()].find((key) => key !== 'cluster')
  if (unknown !== undefined)
    throw new BadSetting(`CLICKHOUSE_URL has '${unknown}' behind its question mark, which nothing reads: leave it out, only cluster=… is known.`)
  return {
    database: decodeURIComponent(url.pathname.replace(/^\/+|\/+$/g, '')) || 'tagmason',
    options: {
      url: url.origin,
      username: decodeURIComponent(url.username) || 'default',
      password: decodeURIComponent(url.password),
      application: 'tagmason',
      // What goes wrong is thrown; the client would write it to the console, too.
      log: { level: ClickHouseLogLevel.OFF },
      request_timeout: 60_000,
      keep_alive: { enabled: true },
    },
    place: { cluster },
  }
}
