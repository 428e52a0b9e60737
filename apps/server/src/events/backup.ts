import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { z } from 'zod'
import { rowsOf } from './ask.ts'
import { connectEvents, type OpenEvents } from './open.ts'
import type { EventSettings } from './eventSettings.ts'
import { changed } from './schema.ts'

const manifestSchema = z.object({
  format: z.literal(1),
  months: z.array(z.object({ month: z.number(), file: z.string().regex(/^events-\d{6}\.parquet$/), rows: z.number() })),
})
type Manifest = z.infer<typeof manifestSchema>

const inMonth = "toYYYYMM(fromUnixTimestamp64Milli(time), 'UTC') = {month:UInt32}"
const countIn = async ({ client }: OpenEvents) =>
  Number((await rowsOf<{ count: number | string }>(client, 'SELECT count() AS count FROM events', {}))[0]?.count ?? 0)

/**
 * Writes all events to `dir`: one Parquet file a month, which other programs read, too, and `events.json` last, which makes it a whole backup. Events that come in meanwhile are in
 * it or not; what the intake log still holds is not.
 */
export async function backupEvents(settings: EventSettings, dir: string): Promise<Manifest> {
  const open = await connectEvents(settings)
  try {
    return await copyEvents(open, settings, dir)
  } finally {
    await open.close()
  }
}

/** The same of a store that is open already. */
export async function copyEvents(open: OpenEvents, settings: EventSettings, dir: string): Promise<Manifest> {
  await mkdir(dir, { recursive: true })
  const months = await rowsOf<{ month: number | string }>(
    open.client,
    "SELECT DISTINCT toYYYYMM(fromUnixTimestamp64Milli(time), 'UTC') AS month FROM events ORDER BY month",
    {},
  )
  const manifest: Manifest = { format: 1, months: [] }
  for (const month of months.map((row) => Number(row.month))) {
    const file = `events-${month}.parquet`
    await (settings.clickhouseUrl === null ? writtenByEngine : received)(open, month, resolve(dir, file))
    manifest.months.push({ month, file, rows: await rowsIn(open, settings, resolve(dir, file), month) })
  }
  await writeFile(join(dir, 'events.json'), `${JSON.stringify(manifest, null, 2)}\n`)
  return manifest
}

/** Embedded, an answer would be held in memory as a whole; the engine writes files itself. */
const writtenByEngine = async ({ client }: OpenEvents, month: number, file: string) => {
  await client.command({
    query: `INSERT INTO FUNCTION file({file:String}, 'Parquet') SELECT * FROM events WHERE ${inMonth} SETTINGS engine_file_truncate_on_insert = 1`,
    query_params: { file, month },
  })
}

const received = async ({ client }: OpenEvents, month: number, file: string) => {
  const { stream } = await client.exec({ query: `SELECT * FROM events WHERE ${inMonth} FORMAT Parquet`, query_params: { month } })
  await pipeline(stream, createWriteStream(file))
}

async function rowsIn({ client }: OpenEvents, { clickhouseUrl }: EventSettings, file: string, month: number): Promise<number> {
  const [row] =
    clickhouseUrl === null
      ? await rowsOf<{ count: number | string }>(client, "SELECT count() AS count FROM file({file:String}, 'Parquet')", { file })
      : await rowsOf<{ count: number | string }>(client, `SELECT count() AS count FROM events WHERE ${inMonth}`, { month })
  return Number(row?.count ?? 0)
}

/** Brings the events of a backup into a store without any; with `replace` those that are there are thrown away first. Throws where the backup is not whole, before anything is changed. */
export async function restoreEvents(settings: EventSettings, dir: string, { replace = false } = {}): Promise<Manifest> {
  const manifest = await manifestOf(dir)
  const open = await connectEvents(settings)
  try {
    if ((await countIn(open)) > 0) {
      if (!replace)
        throw new Error('There are events already, and a backup would be mixed with them: restore into an empty store, or say --replace to throw them away.')
      await truncate(open)
    }
    for (const { file } of manifest.months) await (settings.clickhouseUrl === null ? readByEngine : sent)(open, resolve(dir, file))
    const expected = manifest.months.reduce((sum, { rows }) => sum + rows, 0)
    const count = await countIn(open)
    // A server that others write to may have more by now.
    if (count < expected)
      throw new Error(`Only ${count} of ${expected} events of the backup in '${dir}' came back: its files are damaged, take another backup.`)
    return manifest
  } finally {
    await open.close()
  }
}

const restored = { async_insert: 0, max_partitions_per_insert_block: '0', insert_deduplicate: 0, distributed_foreground_insert: '1' } as const

const readByEngine = async ({ client }: OpenEvents, file: string) => {
  await client.command({
    query: "INSERT INTO events SELECT * FROM file({file:String}, 'Parquet') SETTINGS insert_deduplicate = 0, max_partitions_per_insert_block = 0",
    query_params: { file },
  })
}

const sent = async ({ client }: OpenEvents, file: string) => {
  await client.insert({ table: 'events', values: createReadStream(file), format: 'Parquet', clickhouse_settings: restored })
}

const truncate = async ({ client, place }: OpenEvents) => {
  await client.command({ query: `TRUNCATE TABLE ${changed(place)}` })
  if (place.cluster === null) await client.command({ query: 'TRUNCATE TABLE visits' })
}

async function manifestOf(dir: string): Promise<Manifest> {
  const text = await readFile(join(dir, 'events.json'), 'utf8').catch(() => null)
  if (text === null) throw new Error(`There is no whole backup of events in '${dir}': events.json, which is written last, is missing.`)
  const manifest = manifestSchema.safeParse(JSON.parse(text))
  if (!manifest.success) throw new Error(`The backup of events in '${dir}' was made by another version of this server: restore it with that one.`)
  return manifest.data
}
