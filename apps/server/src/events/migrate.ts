import type { ClickHouseClient } from '@clickhouse/client'
import { rowsOf } from './ask.ts'
import { type Place, type SchemaStep, schemaSteps, schemaTable } from './schema.ts'

/** Brings the tables of events to the newest schema: every step that was not done, in order, each written down when it is. A step that was cut off is done again. */
export async function migrate(client: ClickHouseClient, place: Place, steps: readonly SchemaStep[] = schemaSteps): Promise<void> {
  await client.command({ query: schemaTable(place) })
  const done = await rowsOf<{ version: number | string }>(client, 'SELECT max(version) AS version FROM schema_steps', {})
  const version = Number(done[0]?.version ?? 0)
  const newest = steps.at(-1)?.version ?? 0
  if (version > newest)
    throw new Error(
      `The events were kept by a newer version of this server (their schema is ${version}, the newest known here ${newest}): start that version, or a newer one.`,
    )
  for (const step of steps.filter((step) => step.version > version)) {
    for (const statement of step.statements(place)) await client.command({ query: statement })
    await client.insert({
      table: 'schema_steps',
      values: [{ version: step.version, name: step.name }],
      columns: ['version', 'name'],
      format: 'JSONEachRow',
      clickhouse_settings: { async_insert: 0, insert_deduplication_token: '' },
    })
  }
}
