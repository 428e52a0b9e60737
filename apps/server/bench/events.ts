// Questions to the event store beside plain PostgreSQL, over the same events in the same run. `tsx apps/server/bench/events.ts [events]`, or as a part of `npm run bench`.
import { mkdtempSync, rmSync } from 'node:fs'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { ClickHouseClient } from '@clickhouse/client'
import type { EventStore } from '@tagmason/engine'
import { type ClickhouseEvents, clickhouseEvents } from '../src/events/clickhouseEvents.ts'
import { connectEvents } from '../src/events/open.ts'
import { postgresEvents } from './eventsPostgres.ts'
import { questions } from './eventsQuestions.ts'
import { makeEvents, sampleFrom, sampleTo } from './eventsSample.ts'
import { waitsOfViewers } from './eventsViewers.ts'

type Print = (title: string, head: readonly string[], rows: readonly (readonly string[])[]) => void

const aims = { milliseconds: 200, times: 5, viewers: 300 }
const rounds = Number(process.env['TAGMASON_ROUNDS'] ?? 9)
const day = 86_400_000
const all = { account: 'main', project: 'shop', from: sampleFrom, to: sampleTo }
const ranges = { 'all 91 days': all, '30 days': { ...all, from: sampleFrom + 60 * day, to: sampleFrom + 90 * day } }

const quantile = (values: readonly number[], share: number) =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(share * values.length))] ?? 0
const whole = (value: number) => value.toFixed(0)

/** Prints how long the questions take; hands back how many aims are not met. */
export async function benchEvents(print: Print, say: (line: string) => void, count = 5_000_000): Promise<number> {
  const data = mkdtempSync(join(tmpdir(), 'tagmason-bench-'))
  const open = await connectEvents({ data, clickhouseUrl: null })
  const store = clickhouseEvents(open.client, open.place, open.close)
  try {
    await makeEvents(open.client, count)
    await settled(open.client, store, say)
    const postgres = await postgresEvents(open.client, say)
    try {
      const unmet = (await asked(print, say, count, store, postgres?.ask ?? null)) + (await viewed(print, say, store))
      await new Promise((resolve) => setTimeout(resolve, 3000))
      say(`  memory at rest with the store open: ${whole(process.memoryUsage().rss / 1e6)} MB`)
      return unmet
    } finally {
      await postgres?.stop()
    }
  } finally {
    await store.close()
    rmSync(data, { recursive: true })
  }
}

/** What a day without news does to a store: months are one part each, and the first question has left days that are summed up. PostgreSQL is vacuumed and analysed. */
async function settled(client: ClickHouseClient, store: ClickhouseEvents, say: (line: string) => void): Promise<void> {
  await client.command({ query: 'OPTIMIZE TABLE events FINAL' })
  const before = process.cpuUsage()
  await store.overview(all)
  await store.idle()
  const { user, system } = process.cpuUsage(before)
  say(`  the first question, and summing up 91 days behind it: ${whole((user + system) / 1000)} ms of CPU, once`)
}

async function asked(
  print: Print,
  say: (line: string) => void,
  count: number,
  store: EventStore,
  postgres: ((question: string, values: readonly unknown[]) => Promise<unknown[]>) | null,
): Promise<number> {
  let slow = 0
  const times: number[] = []
  for (const [title, range] of Object.entries(ranges)) {
    const rows: string[][] = []
    for (const [name, { ours, sql, more = [] }] of Object.entries(questions)) {
      const [here, there, work]: [number[], number[], number[]] = [[], [], []]
      // In turns, so that what else the machine does meets both.
      for (let round = 0; round <= rounds; round++) {
        const before = process.cpuUsage()
        const took = await timed(() => ours(store, range))
        const { user, system } = process.cpuUsage(before)
        // PostgreSQL takes long, and its times differ less.
        const beside =
          postgres === null || round % 3 !== 0 ? null : await timed(() => postgres(sql, [range.account, range.project, range.from, range.to, ...more]))
        if (round === 0) continue
        here.push(took)
        work.push((user + system) / 1000)
        if (beside !== null) there.push(beside)
      }
      if (quantile(here, 0.95) > aims.milliseconds) slow++
      const ratio = quantile(there, 0.5) / quantile(here, 0.5)
      if (there.length > 0) times.push(ratio)
      rows.push([
        name,
        whole(quantile(here, 0.5)),
        whole(quantile(here, 0.95)),
        whole(quantile(work, 0.5)),
        ...(there.length === 0 ? ['', ''] : [whole(quantile(there, 0.5)), `${ratio.toFixed(1)}x`]),
      ])
    }
    print(`Questions to ${count.toLocaleString('en')} events, ${title}, milliseconds`, ['', 'p50', 'p95', 'CPU', 'PostgreSQL p50', 'times'], rows)
  }
  say(`  load of the machine: ${loadavg()[0]?.toFixed(1)} on its cores; times are of wall clocks, the ratio and the CPU time are what can be compared`)
  say(
    `  aim: every question under ${aims.milliseconds} ms at p95 ${slow === 0 ? 'is met' : `is NOT met (${slow} of ${2 * Object.keys(questions).length} are not)`}`,
  )
  if (times.length === 0) return slow === 0 ? 0 : 1
  const middle = Math.exp(times.reduce((sum, each) => sum + Math.log(each), 0) / times.length)
  say(`  aim: at least ${aims.times}x as fast as PostgreSQL ${middle >= aims.times ? 'is met' : 'is NOT met'} (geometric mean ${middle.toFixed(1)}x)`)
  return (slow === 0 ? 0 : 1) + (middle >= aims.times ? 0 : 1)
}

async function viewed(print: Print, say: (line: string) => void, store: EventStore): Promise<number> {
  const waited = await waitsOfViewers(store)
  print(
    'What viewers wait for, milliseconds',
    ['', 'p50', 'p95', 'questions', 'each alone p50', 'questions', 'times'],
    waited.map(({ name, together, alone, questions: asked }) => [
      name,
      whole(quantile(together, 0.5)),
      whole(quantile(together, 0.95)),
      whole(asked.together),
      whole(quantile(alone, 0.5)),
      whole(asked.alone),
      `${(quantile(alone, 0.5) / quantile(together, 0.5)).toFixed(1)}x`,
    ]),
  )
  const met = quantile(waited[0]?.together ?? [Infinity], 0.95) <= aims.viewers
  say(`  aim: ten viewers of Real-time under ${aims.viewers} ms at p95 ${met ? 'is met' : 'is NOT met'}`)
  return met ? 0 : 1
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now()
  await work()
  return performance.now() - started
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const say = (line: string) => void process.stdout.write(`${line}\n`)
  await benchEvents(
    (title, head, rows) => say([title, head.join('\t'), ...rows.map((row) => row.join('\t'))].join('\n')),
    say,
    Number(process.argv[2] ?? 5_000_000),
  )
}
