import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startPostgres, whyNoPostgres } from '../src/records/postgres.testing.ts'
import { load, type Run, type Server, start, stop } from './intakeLoad.ts'

type Print = (title: string, head: readonly string[], rows: readonly (readonly string[])[]) => void

const aim = 20_000
/** Share of its speed that intake keeps beside triggers, by the processor's time that an event takes. */
const leastKept = 0.9
const seconds = Number(process.env['TAGMASON_BENCH_SECONDS'] ?? 6)

/**
 * Prints how many events a second are acknowledged once they are on disk, with 1 and with 20 events a request, beside one INSERT a request into PostgreSQL in the
 * same run. Ours are counted in ClickHouse afterwards: what was acknowledged has to be there. The processor's time is that of the whole process up to the event store, with
 * PostgreSQL's own processes left out. Hands back how many aims are not met.
 */
export async function benchIntake(print: Print, say: (line: string) => void): Promise<number> {
  const why = whyNoPostgres()
  if (why !== null) say(`\nIntake is measured without PostgreSQL beside it: ${why}.`)
  const runs: { name: string; events: number; ours: Run; theirs: Run | null }[] = []
  for (const events of [1, 20]) {
    const ours = await measured('intake', events)
    runs.push({ name: `${events} event${events === 1 ? '' : 's'} a request`, events, ours, theirs: why === null ? await measured('postgres', events) : null })
  }
  const row = (name: string, events: number, run: Run, beside: string) => [
    name,
    whole(run.requestsPerSecond * events),
    run.p50.toFixed(1),
    run.p99.toFixed(1),
    whole(run.refused),
    whole(run.events - run.acknowledged * events),
    (run.settle / 1000).toFixed(1),
    whole(run.rss / 1_000_000),
    whole((run.cpu * 1e6) / (run.acknowledged * events)),
    beside,
  ]
  print(
    `Intake over HTTP, durable before the answer, 32 connections, ${seconds} s each`,
    ['', 'events/s', 'p50 ms', 'p99 ms', 'refused', 'stored beyond acknowledged', 'until stored, s', 'MB', 'CPU µs an event', ''],
    runs.flatMap(({ name, events, ours, theirs }) => [
      row(`ours, ${name}`, events, ours, theirs === null ? '' : `${(ours.requestsPerSecond / theirs.requestsPerSecond).toFixed(1)}x`),
      ...(theirs === null ? [] : [row(`PostgreSQL, one INSERT, ${name}`, events, theirs, '')]),
    ]),
  )
  const batches = runs.find(({ events }) => events === 20)
  const reached = (batches?.ours.requestsPerSecond ?? 0) * 20
  const met = reached >= aim
  say(`  aim: ${whole(aim)} acknowledged events/s in batches of 20 ${met ? 'is met' : 'is NOT met'} (${whole(reached)})`)
  return (met ? 0 : 1) + (await benchTriggers(print, say))
}

/**
 * How much slower intake is with event triggers that look at every event than without: two servers that are started once and loaded in turns, the order changing, because a shared machine is never twice as fast.
 * Each load waits until everything is stored and every trigger looked at it. The aim is judged by the processor's time of all turns, which holds on a machine that others use, too: there the speeds of two turns
 * after each other differ by more than triggers take. Hands back how many aims are not met.
 */
export async function benchTriggers(print: Print, say: (line: string) => void): Promise<number> {
  const folders = await Promise.all([0, 1].map(() => mkdtemp(join(tmpdir(), 'tagmason-bench-'))))
  const servers: Server[] = []
  try {
    for (const [at, kind] of (['intake', 'triggers'] as const).entries()) servers.push(await start(kind, folders[at] ?? ''))
    const [without, beside] = servers as [Server, Server]
    // Warm: compiled, and its tables and connections there.
    const spent = new Map<Server, number>()
    for (const server of [without, beside]) spent.set(server, (await load(server, 20, 2)).cpu)
    const turnOf = async (server: Server): Promise<Run> => {
      const run = await load(server, 20, seconds)
      const before = spent.get(server) ?? 0
      spent.set(server, run.cpu)
      return { ...run, cpu: run.cpu - before }
    }
    const turns: { without: Run; beside: Run }[] = []
    for (let turn = 0; turn < 3; turn++) {
      const first = await turnOf(turn % 2 === 0 ? without : beside)
      const second = await turnOf(turn % 2 === 0 ? beside : without)
      turns.push(turn % 2 === 0 ? { without: first, beside: second } : { without: second, beside: first })
    }
    const shares = turns.map((turn) => turn.beside.requestsPerSecond / turn.without.requestsPerSecond)
    const eachTakes = (kind: 'without' | 'beside') =>
      turns.reduce((sum, turn) => sum + turn[kind].cpu, 0) / turns.reduce((sum, turn) => sum + turn[kind].acknowledged * 20, 0)
    const kept = eachTakes('without') / eachTakes('beside')
    const cpuOf = (run: Run) => whole((run.cpu * 1e6) / (run.acknowledged * 20))
    const row = (name: string, run: Run) => [
      name,
      whole(run.requestsPerSecond * 20),
      run.p50.toFixed(1),
      run.p99.toFixed(1),
      (run.settle / 1000).toFixed(1),
      cpuOf(run),
    ]
    print(
      `Intake in batches of 20 with 9 event triggers and without, 32 connections, ${seconds} s each, in turns`,
      ['', 'events/s', 'p50 ms', 'p99 ms', 'until stored and looked at, s', 'CPU µs an event'],
      turns.flatMap((turn) => [row('without', turn.without), row('with triggers', turn.beside)]),
    )
    const isMet = kept >= leastKept
    say(
      `  aim: with 9 event triggers intake keeps ${percent(leastKept)} of its speed ${isMet ? 'is met' : 'is NOT met'} (${percent(kept)} by the processor's time of an event; requests by turn ${shares.map(percent).join(', ')})`,
    )
    return isMet ? 0 : 1
  } finally {
    for (const server of servers) await stop(server)
    for (const folder of folders) await rm(folder, { recursive: true, force: true })
  }
}

async function measured(kind: 'intake' | 'postgres', events: number): Promise<Run> {
  const folder = await mkdtemp(join(tmpdir(), 'tagmason-bench-'))
  const postgres = kind === 'postgres' ? await startPostgres() : null
  const server = await start(kind, (await postgres?.database()) ?? folder)
  try {
    // Warm: compiled, and its tables and connections there.
    await load(server, events, 1)
    const before = await load(server, events, 1)
    const run = await load(server, events, seconds)
    // Requests that were on their way when the load ended are stored without being counted: at most one a connection.
    return { ...run, events: run.events - before.events, cpu: run.cpu - before.cpu }
  } finally {
    await stop(server)
    await postgres?.stop()
    await rm(folder, { recursive: true, force: true })
  }
}

const percent = (share: number) => `${(100 * share).toFixed(0)} %`
const whole = (value: number) => Math.round(value).toLocaleString('en')
