import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { ClickHouseClient } from '@clickhouse/client'
import pg from 'pg'
import { startPostgres, whyNoPostgres } from '../src/records/postgres.testing.ts'

const columns = 'id, name, time, visitor, session, path, source, device, country, bot, params, value'

/** The same events in a plain table of PostgreSQL, indexed as one would, with the questions in its SQL. */
export interface PostgresEvents {
  ask(question: string, values: readonly unknown[]): Promise<unknown[]>
  stop(): Promise<void>
}

/** Null, and why is printed, where there is no PostgreSQL. */
export async function postgresEvents(client: ClickHouseClient, say: (line: string) => void): Promise<PostgresEvents | null> {
  const why = whyNoPostgres()
  if (why !== null) {
    say(`\nThere is no PostgreSQL to measure beside: ${why}.`)
    return null
  }
  const folder = mkdtempSync(join(tmpdir(), 'tagmason-bench-'))
  chmodSync(folder, 0o777)
  const file = join(folder, 'events.csv')
  const server = await startPostgres()
  const database = new pg.Client({ connectionString: await server.database() })
  await database.connect()
  await client.command({
    query: `INSERT INTO FUNCTION file({file:String}, 'CSV') SELECT ${columns.replace('params', 'toJSONString(params)')} FROM events`,
    query_params: { file },
  })
  chmodSync(file, 0o644)
  await database.query(
    `CREATE TABLE events (account text NOT NULL DEFAULT 'main', project text NOT NULL DEFAULT 'shop', id text, name text, time bigint, visitor text, session text, path text, source text,
       device text, country text, bot text, params jsonb, value float8)`,
  )
  await database.query(`COPY events (${columns}) FROM '${file}' WITH (FORMAT csv, NULL '\\N')`)
  await database.query('CREATE INDEX ON events (account, project, time)')
  await database.query('CREATE INDEX ON events (account, project, name, time)')
  await database.query('VACUUM ANALYZE events')
  rmSync(folder, { recursive: true })
  return {
    ask: async (question, values) => (await database.query<Record<string, unknown>>(question, [...values])).rows,
    async stop() {
      await database.end()
      await server.stop()
    },
  }
}
