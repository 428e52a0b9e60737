import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startPostgres, whyNoPostgres } from '../src/records/postgres.testing.ts'
import { load, type Run, start, stop } from './intakeLoad.ts'

type Print = (title: string, head: readonly string[], rows: readonly (readonly string[])[]) => void

const aim = 20_000
/** Share of its speed that intake keeps beside triggers. */
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
  return (met ? 0 : 1) + (await benchTriggers(say))
}

/** How much slower intake is with event triggers that look at every event than without, in turns, because a shared machine is never twice as fast. Hands back how many aims are not met. */
export async function benchTriggers(say: (line: string) => void): Promise<number> {
  const shares: number[] = []
  for (let turn = 0; turn < 3; turn++) {
    const [without, beside] = [await measured('intake', 20), await measured('triggers', 20)]
    shares.push(beside.requestsPerSecond / without.requestsPerSecond)
  }
  const middle = shares.toSorted((one, other) => one - other)[1] ?? 0
  const isMet = middle >= leastKept
  say(
    `  aim: with 9 event triggers intake keeps ${percent(leastKept)} of its speed ${isMet ? 'is met' : 'is NOT met'} (${percent(middle)}; turns ${shares.map(percent).join(', ')})`,
  )
  return isMet ? 0 : 1
}

async function measured(kind: 'intake' | 'triggers' | 'postgres', events: number): Promise<Run> {
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
