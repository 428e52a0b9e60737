// How the time of every read, of opening a ticket and of metering stored bytes grows with rows: `npx tsx bench/reads.ts [--rows 10000] [--few 1200] [--only tickets,auditLog]` in apps/server.
// With `--rows 1000000` name one to three collections. The few are more than the 1,000 that the server keeps in memory, so that both are asked of the database.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type ReadName, reads } from '@tagmason/domain'
import { type CollectionName, createWorkspace, keysOf, type Ports, sampleOwner } from '@tagmason/engine'
import { growingCollections, moreRows, readInputs } from '@tagmason/engine/testing'
import { serverPorts } from '../src/ports.ts'
import { openRecords, type OpenRecords } from '../src/records/open.ts'
import { rowBytes } from '../src/records/rowBytes.ts'

const print = (line: string) => void process.stdout.write(`${line}\n`)
const told = (name: string, otherwise: string) => (process.argv.includes(name) ? (process.argv[process.argv.indexOf(name) + 1] ?? otherwise) : otherwise)
const [few, many] = [Number(told('--few', '1200')), Number(told('--rows', '10000'))]
const only = told('--only', '')
const collections = only === '' ? growingCollections : (only.split(',') as CollectionName[])
const project = 'analytics-dashboard'
const runs = 5
/** What grows by less is a busy machine. */
const grows = (one: number, other: number) => other > one * 1.5 && other - one > 2

/** Rows straight into the table, before there are indexes: the next opening makes them. */
async function fill({ pool }: OpenRecords, count: number): Promise<void> {
  const { rows: indexes } = await pool.query<{ name: string }>(
    "SELECT indexname AS name FROM pg_indexes WHERE tablename = 'records' AND indexname LIKE 'found_%'",
    [],
  )
  for (const { name } of indexes) await pool.query(`DROP INDEX "${name}"`, [])
  let position = 1_000_000
  for (const collection of collections) {
    let part: [string, object][] = []
    const write = async () => {
      await pool.query(
        `INSERT INTO records (account, collection, id, position, row, keys) SELECT 'main', $1, id, $2::bigint + place, text::json, keys::jsonb
         FROM unnest($3::text[], $4::text[], $5::text[]) WITH ORDINALITY AS new (id, text, keys, place)`,
        [
          collection,
          position,
          part.map(([id]) => id),
          part.map(([, row]) => JSON.stringify(row)),
          part.map(([, row]) => JSON.stringify(keysOf(collection, row))),
        ],
      )
      position += part.length
      part = []
    }
    for (const entry of moreRows(collection, count, { project, space: 'sample' })) if (part.push(entry) === 5000) await write()
    if (part.length > 0) await write()
  }
  await pool.query(`UPDATE accounts SET positions = ${position} WHERE id = 'main'`, [])
  await pool.query('INSERT INTO collection_versions (account, collection, version) SELECT $1, unnest($2::text[]), 1 ON CONFLICT DO NOTHING', [
    'main',
    collections,
  ])
}

async function filled(count: number) {
  const data = await mkdtemp(join(tmpdir(), 'tagmason-reads-'))
  const first = await openRecords({ data, databaseUrl: null })
  await fill(first, count)
  await first.close()
  const records = await openRecords({ data, databaseUrl: null })
  const ports: Ports = serverPorts()
  const workspace = createWorkspace({ store: records.of('main'), ports, member: sampleOwner })
  return { workspace, records, close: async () => (await records.close(), rm(data, { recursive: true, force: true })) }
}

/** The shortest of some runs of each, in turns, in milliseconds. */
async function both(once: (of: typeof small) => Promise<unknown>): Promise<[few: number, many: number]> {
  const took: [number, number] = [Infinity, Infinity]
  for (let run = 0; run < runs; run++)
    for (const [at, of] of [small, large].entries()) {
      const began = performance.now()
      await once(of)
      took[at] = Math.min(took[at] ?? Infinity, performance.now() - began)
      // A read that takes a second three times has shown what it is, and not how busy the machine was.
      if (run > 1 && performance.now() - began > 1000) run = runs
    }
  return took
}

const began = performance.now()
const [small, large] = [await filled(few), await filled(many)]
print(`${collections.length} collections of ${few} and ${many} rows more than the sample's, filled in ${((performance.now() - began) / 1000).toFixed(0)} s`)
const line = (name: string, [one, other]: [number, number]) =>
  print(`${name}: ${one.toFixed(1)} and ${other.toFixed(1)} ms${grows(one, other) ? `, ${(other / one).toFixed(1)} times` : ''}`)
try {
  let [asked, growing] = [0, 0]
  for (const name of Object.keys(reads) as ReadName[]) {
    const ask = (input: unknown) => (of: typeof small) => of.workspace.read(name as 'session.get', input as undefined)
    for (const input of readInputs(name)) {
      const good = await ask(input)(small).then(
        () => true,
        () => false,
      )
      if (!good) continue
      asked++
      const took = await both(ask(input))
      if (grows(...took)) {
        growing++
        line(name, took)
      }
      break
    }
  }
  print(`${growing} of ${asked} reads that answer grow by more than 1.5`)
  const ticket = { subject: 'Bench', category: 'technical', priority: 'low', description: 'How long does opening a ticket take?' } as const
  line('tickets.create', await both(({ workspace }) => workspace.act('tickets.create', ticket as never)))
  line('metering stored bytes', await both((of) => rowBytes(of.records.pool, 'main')))
  const change = (of: typeof small) => of.workspace.act('session.setPreferences', { mode: Math.random() > 0.5 ? 'dark' : 'light' })
  line('a small act', await both(change))
} finally {
  await small.close()
  await large.close()
}
