import type { EventSettings } from './eventSettings.ts'
import { mkdir } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { type ClickHouseClient, type ClickHouseClientConfigOptions, createClient } from '@clickhouse/client'
import { holdDataFolder } from '../dataFolder.ts'
import { plainly } from './plainErrors.ts'
import { type ClickhouseEvents, clickhouseEvents } from './clickhouseEvents.ts'
import { migrate } from './migrate.ts'
import { linesAsTheyAre } from './rows.ts'
import { serverOf } from './server.ts'
import { type Place, type SchemaStep, schemaSteps } from './schema.ts'
import type { VisitsOptions } from './visits.ts'

/** A connection to where the events are, and what has to be done to end it. */
export interface OpenEvents {
  client: ClickHouseClient
  place: Place
  close(): Promise<void>
}

/** The event store of this installation: ClickHouse by `CLICKHOUSE_URL`, else the embedded one in `<data>/events`. Brings its schema up to date. Throws one sentence. */
export async function openEvents(settings: EventSettings, options?: VisitsOptions): Promise<ClickhouseEvents> {
  const { client, place, close } = await connectEvents(settings)
  return clickhouseEvents(client, place, close, options)
}

/**
 * The same without the questions, for what goes through all events.
 * @param steps those of an older version, for tests
 */
export async function connectEvents(settings: EventSettings, steps = schemaSteps): Promise<OpenEvents> {
  try {
    return settings.clickhouseUrl === null ? await embedded(join(settings.data, 'events'), steps) : await remote(settings.clickhouseUrl)
  } catch (error) {
    throw plainly(error, settings)
  }
}

async function embedded(path: string, steps: readonly SchemaStep[]): Promise<OpenEvents> {
  await mkdir(path, { recursive: true })
  // 500 MB of engine, loaded only where they are needed.
  const [{ createChdbConnection }, { drainPending }] = await Promise.all([import('chdb/connection'), import('chdb')])
  const folder = holdDataFolder(dirname(path))
  try {
    // The same interface, declared in two packages whose types of settings differ in their last version.
    const connection = createChdbConnection({ path }) as unknown as NonNullable<ClickHouseClientConfigOptions['connection']>
    const client = createClient({ connection, json: linesAsTheyAre })
    const close = async () => {
      await client.close()
      // Before this the folder is not free for the next who opens one.
      await drainPending()
      folder.close()
    }
    return await migrated({ client, place: { cluster: null }, close }, steps)
  } catch (error) {
    folder.close()
    throw error
  }
}

async function remote(address: string): Promise<OpenEvents> {
  const { database, options, place } = serverOf(address)
  const first = createClient(options)
  try {
    await first.command({
      query: `CREATE DATABASE IF NOT EXISTS {database:Identifier}${place.cluster === null ? '' : ` ON CLUSTER \`${place.cluster}\``}`,
      query_params: { database },
    })
  } finally {
    await first.close()
  }
  const client = createClient({ ...options, database, json: linesAsTheyAre })
  return migrated({ client, place, close: () => client.close() })
}

async function migrated(open: OpenEvents, steps?: readonly SchemaStep[]): Promise<OpenEvents> {
  try {
    await migrate(open.client, open.place, steps)
    return open
  } catch (error) {
    await open.close()
    throw error
  }
}
