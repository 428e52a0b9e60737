import { execFileSync, spawnSync } from 'node:child_process'
import { readdirSync, statSync } from 'node:fs'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { type ClickHouseClient, type ClickHouseClientConfigOptions, createClient } from '@clickhouse/client'
import { type EventStore, memoryEvents } from '@tagmason/engine'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { inRange, rangeGiven, rowsOf } from './ask.ts'
import { backupEvents, restoreEvents } from './backup.ts'
import { clickhouseEvents } from './clickhouseEvents.ts'
import { anEvent } from './events.testing.ts'
import { connectEvents, openEvents } from './open.ts'
import { migrate } from './migrate.ts'
import { linesAsTheyAre, linesOf } from './rows.ts'
import { schemaSteps, schemaTable } from './schema.ts'

let data = ''
const settings = () => ({ data, clickhouseUrl: null })
const all = { account: 'main', project: 'shop', from: 0, to: 4e12 }
const january = Date.parse('2024-01-22T10:00:00Z')
const batch = (count: number, from = january, step = 1000) =>
  Array.from({ length: count }, (_, at) => anEvent({ id: String(at), visitor: `v${at}`, time: from + at * step }))
/** Opens the store, does something, and closes it: what is told then was on disk. */
async function during<T>(work: (store: Awaited<ReturnType<typeof openEvents>>) => Promise<T>): Promise<T> {
  const store = await openEvents(settings())
  try {
    return await work(store)
  } finally {
    await store.close()
  }
}
/** Events of three days on some pages, of which every third is no page view. */
const old = batch(600, january, 400_000).map((event, at) => ({
  ...event,
  path: `/${at % 7}`,
  name: at % 3 === 0 ? 'click' : 'page_view',
  bot: at % 11 === 0 ? 'crawler' : '',
}))
/** A store as an older version of this server made it. */
async function openAt(folder: string, version: number, fill: (client: ClickHouseClient) => Promise<void>): Promise<void> {
  const path = join(folder, 'events')
  await mkdir(path, { recursive: true })
  const [{ createChdbConnection }, { drainPending }] = await Promise.all([import('chdb/connection'), import('chdb')])
  const client = createClient({
    connection: createChdbConnection({ path }) as unknown as NonNullable<ClickHouseClientConfigOptions['connection']>,
    json: linesAsTheyAre,
  })
  await migrate(client, { cluster: null }, schemaSteps.slice(0, version))
  await fill(client)
  await client.close()
  await drainPending()
}
const stored = () => during(async (store) => (await store.overview(all)).events)

beforeAll(async () => {
  data = await mkdtemp(join(tmpdir(), 'tagmason-events-'))
})
afterAll(() => rm(data, { recursive: true, force: true }))

describe('events on disk', () => {
  it('are gone from the files of the table when they are erased, and so is their name', async () => {
    const secret = 'visitor-3fb1d0a9c2'
    const open = await connectEvents(settings())
    const store = clickhouseEvents(open.client, open.place, open.close)
    // What a change has written anew stays beside the table for some seconds; what counts is what the table is made of now.
    const found = async () => {
      const parts = await rowsOf<{ path: string }>(open.client, "SELECT path FROM system.parts WHERE active AND table = 'events'", {})
      const table = dirname(parts[0]?.path ?? '')
      const changes = readdirSync(table).filter((file) => file.startsWith('mutation_'))
      return spawnSync('grep', ['-rlaF', secret, ...parts.map(({ path }) => path), ...changes.map((file) => join(table, file))]).stdout.toString()
    }
    // Alone in its part, a text so short is not compressed away.
    await store.append(
      [anEvent({ project: 'secrets', visitor: secret, time: january }), anEvent({ project: 'secrets', visitor: 'other', time: january })],
      'secret',
    )
    expect(await found()).not.toBe('')
    await store.judge({ ...all, project: 'secrets' }, secret, 'fast')
    await store.erase('main', 'secrets', { visitor: secret })
    expect(await found()).toBe('')
    expect((await store.overview({ ...all, project: 'secrets' })).events).toBe(1)
    await store.close()
  })

  it('are there after a start, and a token is known, too', async () => {
    await during((store) => store.append(batch(10), 'one'))
    await during(async (store) => {
      await store.append(batch(10), 'one')
      await store.append(batch(1), 'two')
    })
    expect(await stored()).toBe(11)
  })

  it('are whole after a batch of many months that was cut off in the middle', async () => {
    const months = batch(105, Date.UTC(2010, 0, 2), 2_650_000_000)
    // The first months came in, the others did not, and nobody said so.
    await during((store) => store.append(months.slice(0, 40), 'cut'))
    await during((store) => store.append(months, 'cut'))
    expect(await stored()).toBe(11 + 105)
  })

  it('keep their tokens apart when batches come at once', async () => {
    await during((store) => Promise.all(Array.from({ length: 12 }, (_, at) => store.append(batch(5, january + at), `at once ${at % 6}`))))
    expect(await stored()).toBe(11 + 105 + 30)
  })
})

describe('one folder', () => {
  it('is for one process, which is said in a sentence', async () => {
    const script = `import('${join(import.meta.dirname, 'open.ts')}').then(({ openEvents }) => openEvents({ data: process.argv[1], clickhouseUrl: null })).then(() => 'opened', (error) => error.message).then((said) => { console.warn(said); process.exit(0) })`
    await during(async () => {
      const { stderr } = spawnSync(process.execPath, ['--import', 'tsx', '-e', script, data], { encoding: 'utf8' })
      expect(stderr).toContain(String(process.pid))
      expect(stderr).not.toContain('opened')
    })
  })

  it('with the schema of a newer version is left alone', async () => {
    const open = await connectEvents(settings())
    await expect(migrate(open.client, open.place, [])).rejects.toThrow('kept by a newer version')
    await open.close()
  })

  it('does a step of the schema again that was cut off', async () => {
    const open = await connectEvents(settings())
    const next = {
      version: 5,
      name: 'next',
      statements: () => ['CREATE TABLE IF NOT EXISTS next (a UInt8) ENGINE = MergeTree ORDER BY a', 'SELECT throwIf(1)'],
    }
    await expect(migrate(open.client, open.place, [...schemaSteps, next])).rejects.toThrow('throwIf')
    await migrate(open.client, open.place, [...schemaSteps, { ...next, statements: () => next.statements().slice(0, 1) }])
    await expect(migrate(open.client, open.place)).rejects.toThrow('newest known here 4')
    await open.client.command({ query: 'ALTER TABLE schema_steps DELETE WHERE version = 5', clickhouse_settings: { mutations_sync: '2' } })
    await open.close()
  })
})

it.each([1, 2, 3])('events that were kept under schema %i are answered the same after an upgrade', async (version) => {
  const folder = await mkdtemp(join(tmpdir(), 'tagmason-events-'))
  await openAt(folder, version, async (client) => {
    // As it stood on disk then: one part a month, without what later steps keep beside it.
    await client.insert({ table: 'events', values: await linesOf(old), format: 'JSONEachRow' })
  })
  const store = await openEvents({ data: folder, clickhouseUrl: null }, { least: 0 })
  const definition = memoryEvents()
  await definition.append(old, 'old')
  const range = { ...all, from: old[0]?.time ?? 0, to: (old.at(-1)?.time ?? 0) - 5000 }
  for (let round = 0; round < 2; round++) {
    for (const ask of [
      (asked: EventStore) => asked.shares(range, 'path', 3),
      (asked: EventStore) => asked.query({ ...range, measures: ['pageViews', 'events'], by: ['path'] }),
      (asked: EventStore) => asked.counts(range, { interval: 'day', timeZone: 'Asia/Kathmandu' }),
      (asked: EventStore) => asked.overview(range),
    ])
      expect(await ask(store)).toEqual(await ask(definition))
    await store.idle()
    // Later events lie beside the older ones.
    if (round === 0) for (const asked of [store, definition]) await asked.append(batch(50, january + 7, 9_000_000), 'newer')
  }
  await store.close()
  await rm(folder, { recursive: true })
})

it('the statements for a cluster are ones that ClickHouse reads', async () => {
  const open = await connectEvents(settings())
  const place = { cluster: 'tagmason' }
  const statements = [schemaTable(place), ...schemaSteps.flatMap((step) => step.statements(place))]
  for (const statement of statements) await open.client.query({ query: `EXPLAIN AST ${statement}`, format: 'TabSeparated' })
  expect(statements.filter((statement) => /ENGINE = (ReplicatedMergeTree|Distributed)\(/.test(statement))).toHaveLength(3)
  // What docs/scale.md shows is what is done.
  const page = await readFile(join(import.meta.dirname, '../../docs/scale.md'), 'utf8')
  for (const statement of statements) expect(page).toContain(statement.replaceAll('`tagmason`', '`CLUSTER`').replaceAll("'tagmason'", "'CLUSTER'"))
  await open.close()
})

it('what an account takes of the disk is its share of the parts by events, and nothing where it has none', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'tagmason-events-'))
  const { client, close, place } = await connectEvents({ data: folder, clickhouseUrl: null })
  const store = clickhouseEvents(client, place, close)
  expect(await store.bytesOf('main')).toBe(0)
  await store.append(batch(9000), 'nine')
  const alone = await store.bytesOf('main')
  const [parts] = await rowsOf<{ path: string }>(client, "SELECT path FROM system.parts WHERE active AND table = 'events'", {})
  const onDisk = readdirSync(parts?.path ?? '', { recursive: true, withFileTypes: true }).filter((file) => file.isFile())
  // The store leaves out the checksums of a part.
  const share = alone / onDisk.reduce((sum, file) => sum + statSync(join(file.parentPath, file.name)).size, 0)
  expect(share).toBeGreaterThan(0.93)
  expect(share).toBeLessThanOrEqual(1)
  await store.append(
    batch(3000).map((event) => ({ ...event, account: 'other', project: 'else' })),
    'three',
  )
  const [main, other] = [await store.bytesOf('main'), await store.bytesOf('other')]
  expect([Math.round(main / other), await store.bytesOf('nobody')]).toEqual([3, 0])
  expect(main + other).toBeGreaterThan(alone)
  // By when they came in, not by when they happened.
  const since = (from: number, projects = ['shop', 'none']) => store.receivedSince({ account: 'main', projects, from })
  const came = batch(1)[0]?.received ?? 0
  expect([await since(came), await since(came + 1), await since(0, []), await since(0, ['else'])]).toEqual([9000, 0, 0, 0])
  await store.close()
  await rm(folder, { recursive: true })
})

describe('a backup', () => {
  it('brings every event back, and only into an empty store', async () => {
    const dir = join(data, 'backup')
    const before = await during((store) => store.latest(all, 1000))
    // One event is in another project.
    const { months } = await backupEvents(settings(), dir)
    expect(months.reduce((sum, { rows }) => sum + rows, 0)).toBe(before.length + 1)
    await expect(restoreEvents(settings(), dir)).rejects.toThrow('There are events already')
    await restoreEvents(settings(), dir, { replace: true })
    expect(await during((store) => store.latest(all, 1000))).toEqual(before)
    // The same batches may come again under their tokens after a restart of the intake.
    expect(execFileSync('ls', [dir]).toString()).toContain('events-202401.parquet')
  })

  it('that is not whole changes nothing', async () => {
    const count = await stored()
    await expect(restoreEvents(settings(), join(data, 'nowhere'), { replace: true })).rejects.toThrow('events.json, which is written last, is missing')
    await writeFile(join(data, 'events.json'), '{"format":9}')
    await expect(restoreEvents(settings(), data, { replace: true })).rejects.toThrow('made by another version')
    expect(await stored()).toBe(count)
  })
})

it('half an hour is looked for on its day, not in all of its month', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'tagmason-events-'))
  const { client, close, place } = await connectEvents({ data: folder, clickhouseUrl: null })
  const day = 86_400_000
  await clickhouseEvents(client, place).append(batch(30_000, Date.UTC(2024, 0, 1), day / 1000), 'month')
  const range = { account: 'main', project: 'shop', from: Date.UTC(2024, 0, 22, 12), to: Date.UTC(2024, 0, 22, 12, 30) }
  const plan = await rowsOf<{ explain: string }>(client, `EXPLAIN indexes = 1 SELECT count() FROM events WHERE ${inRange(range)}`, rangeGiven(range))
  const granules = plan.flatMap(({ explain }) => /Granules: (\d+)\/(\d+)/.exec(explain)?.slice(1).map(Number) ?? [])
  expect([granules.at(-2), granules.at(-1)]).toEqual([1, 4])
  await close()
  await rm(folder, { recursive: true })
})

it('days are summed up once, asked only while whole and true, and forgotten with the people in them', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'tagmason-events-'))
  const { client, close, place } = await connectEvents({ data: folder, clickhouseUrl: null })
  const [store, plain] = [clickhouseEvents(client, place, close, { least: 0 }), clickhouseEvents(client, place, close, { least: Infinity })]
  await store.append(batch(3000, Date.UTC(2024, 0, 1), 86_400), 'three days')
  const range = { ...all, from: Date.UTC(2024, 0, 1), to: Date.UTC(2024, 0, 4) }
  const summed = async () => {
    const answer = await store.overview(range)
    await store.idle()
    const [row] = await rowsOf<{ counted: number | string }>(client, 'SELECT sum(counted) AS counted FROM visits', {})
    return { answer, counted: Number(row?.counted) }
  }
  const right = await plain.overview(range)
  expect(await summed()).toEqual({ answer: right, counted: 3000 })
  expect(await summed()).toEqual({ answer: right, counted: 3000 })
  // What a crash leaves, and what a verdict makes old, is not asked; it is made anew behind the next question.
  await client.command({ query: 'ALTER TABLE visits DELETE WHERE visitorKey % 2 = 0', clickhouse_settings: { mutations_sync: '2' } })
  expect(await summed()).toEqual({ answer: right, counted: 3000 })
  await store.judge(range, 'v7', 'fast')
  const judged = await plain.overview(range)
  expect(judged.events).toBe(2999)
  expect(await summed()).toEqual({ answer: judged, counted: 3000 })
  expect(await summed()).toEqual({ answer: judged, counted: 3000 })
  await store.erase('main', 'shop', { visitor: 'v8' })
  const [left] = await rowsOf<{ rows: number | string }>(client, 'SELECT count() AS rows FROM visits', {})
  expect(Number(left?.rows)).toBe(0)
  expect((await store.overview(range)).events).toBe(2998)
  await store.close()
  await rm(folder, { recursive: true })
})
