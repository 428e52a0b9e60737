// Two built servers on one PostgreSQL and one ClickHouse under load, attack and kills: `npx tsx bench/mixed.ts [--minutes 5]`, after `npm run build -w apps/server`. Server a is
// killed every 25 seconds, server b at a third and at two thirds. Prints what was acknowledged and is there once, what was lost or doubled, how long answers took, and the memory of server b. Ends with 1 where something was lost, doubled, or answered with a fault.
import { type ChildProcess, fork } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { createClient } from '@clickhouse/client'
import { type ReadName, reads } from '@tagmason/domain'
import { fromPage } from '../src/app.testing.ts'
import { clickhouseServer } from '../src/events/clickhouseHttp.testing.ts'
import { serverOf } from '../src/events/server.ts'
import { harmNames, hostile, packingNames, wires } from '../src/hostileBodies.testing.ts'
import { startPostgres } from '../src/records/postgres.testing.ts'

const print = (line: string) => void process.stdout.write(`${line}\n`)
const minutes = Math.min(60, Number(process.argv[process.argv.indexOf('--minutes') + 1] || 5))
const killEvery = 25_000
const batch = 20

const root = mkdtempSync(join(tmpdir(), 'tagmason-mixed-'))
const postgres = await startPostgres()
const clickhouse = await clickhouseServer(join(root, 'clickhouse'))
const clickhouseUrl = clickhouse.url('tagmason')
const shared = {
  DATABASE_URL: await postgres.database(),
  CLICKHOUSE_URL: clickhouseUrl,
  TAGMASON_KEY: Buffer.alloc(32, 7).toString('base64'),
  HOST: '127.0.0.1',
  LOG_LEVEL: 'error',
}

interface Node {
  name: string
  address: string
  process: ChildProcess
  starts: number[]
}

async function start(name: string, port: number, starts: number[] = []): Promise<Node> {
  const began = performance.now()
  const child = fork(join(import.meta.dirname, '../dist/server.mjs'), [], {
    env: { ...process.env, ...shared, PORT: String(port), TAGMASON_DATA: join(root, name) },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  const address = `http://127.0.0.1:${port}`
  for (let tries = 0; tries < 600; tries++) {
    if (
      await fetch(`${address}/healthz`).then(
        ({ ok }) => ok,
        () => false,
      )
    )
      break
    await wait(100)
  }
  starts.push(Math.round(performance.now() - began))
  return { name, address, process: child, starts }
}

const [portA, portB] = [await freePort(), await freePort()]
const nodes = { a: await start('a', portA), b: await start('b', portB) }
const any = () => (Math.random() < 0.5 ? nodes.a : nodes.b)

const key = async () => {
  const body = { name: 'mixed', kind: 'secret', environment: 'production', life: null, scopes: ['events.write', 'events.read'] }
  const answer = await fetch(`${nodes.a.address}/api/act/apiKeys.create`, { method: 'POST', headers: fromPage, body: JSON.stringify(body) })
  return ((await answer.json()) as { secret: string }).secret
}
const secret = await key()

/** How long answers took by kind, and how many were no answer or a fault. */
const took: Record<string, number[]> = {}
const statuses: Record<string, Record<number, number>> = {}
async function send(kind: string, url: string, init: RequestInit): Promise<{ status: number; text: string }> {
  const began = performance.now()
  try {
    const answer = await fetch(url, { ...init, signal: AbortSignal.timeout(60_000) })
    const text = await answer.text()
    ;(took[kind] ??= []).push(performance.now() - began)
    const counts = (statuses[kind] ??= {})
    counts[answer.status] = (counts[answer.status] ?? 0) + 1
    return { status: answer.status, text }
  } catch {
    // A server that was killed.
    const counts = (statuses[kind] ??= {})
    counts[0] = (counts[0] ?? 0) + 1
    await wait(200)
    return { status: 0, text: '' }
  }
}

const end = Date.now() + minutes * 60_000
const running = () => Date.now() < end
const acknowledged = new Set<string>()
const boards = new Set<string>()
const wrong: string[] = []

async function sender(): Promise<void> {
  while (running()) {
    const ids = Array.from({ length: batch }, () => randomUUID())
    const body = JSON.stringify({ writeKey: secret, batch: ids.map((id) => ({ type: 'track', event: 'mixed', messageId: id, userId: id.slice(0, 2) })) })
    // One server keeps what it knows of ids to itself, so what was not answered is sent to the same again.
    const node = any()
    for (;;) {
      const { status } = await send('events', `${(node.name === 'a' ? nodes.a : nodes.b).address}/v1/batch`, { method: 'POST', body })
      if (status === 200) {
        for (const id of ids) acknowledged.add(id)
        break
      }
      if (!running() && status !== 0) break
      await wait(200)
    }
  }
}

async function reader(): Promise<void> {
  const names = (Object.keys(reads) as ReadName[]).filter((name) => reads[name].input.safeParse(undefined).success)
  while (running()) {
    const name = names[Math.floor(Math.random() * names.length)] ?? ''
    const { status, text } = await send('reads', `${any().address}/api/read/${name}`, { method: 'POST', headers: fromPage })
    if (status >= 500 && status !== 503) wrong.push(`read ${name}: ${status} ${text.slice(0, 200)}`)
    await wait(50)
  }
}

async function actor(): Promise<void> {
  while (running()) {
    const name = `mixed ${randomUUID()}`
    const { status, text } = await send('acts', `${any().address}/api/act/dashboards.create`, {
      method: 'POST',
      headers: fromPage,
      body: JSON.stringify({ name }),
    })
    if (status === 200) boards.add(name)
    else if (status !== 0 && status !== 503) wrong.push(`act: ${status} ${text.slice(0, 200)}`)
    await wait(150)
  }
}

/** Attacks by how long their answers took. */
const slow: { took: number; what: string }[] = []
async function attacker(): Promise<void> {
  for (let at = 0; running(); at++) {
    const [wire, harm] = [wires[at % wires.length], harmNames[at % harmNames.length]]
    if (wire === undefined || harm === undefined) continue
    const { path, headers, body } = hostile(wire, harm, packingNames[at % 2] ?? 'gzip', at % 10 === 0 ? 200_000 : 2000)
    const began = performance.now()
    const { status, text } = await send('attacks', `${any().address}${path}`, { method: 'POST', headers, body: new Uint8Array(body ?? []) })
    if (status !== 0) slow.push({ took: performance.now() - began, what: `${wire.format}, ${harm}, ${at % 10 === 0 ? 'large' : 'small'}: ${status}` })
    if (status >= 500 && status !== 503) wrong.push(`${wire.format}: ${harm}: ${status} ${text.slice(0, 200)}`)
    await wait(100)
  }
}

const kills = { a: 0, b: 0 }
async function killer(name: 'a' | 'b', every: number): Promise<void> {
  while (Date.now() + every < end) {
    await wait(every)
    const { process: child, starts } = nodes[name]
    const gone = once(child, 'exit')
    child.kill('SIGKILL')
    await gone
    kills[name]++
    nodes[name] = await start(name, name === 'a' ? portA : portB, starts)
  }
}

const memory: string[] = []
const rssOf = (pid = 0) => Math.round((Number(readFileSync(`/proc/${pid}/statm`, 'utf8').split(' ')[1]) * 4096) / 1e6)
async function watcher(): Promise<void> {
  while (running()) {
    // A server that was just killed has none.
    const rss = nodes.b.process.signalCode === null ? rssOf(nodes.b.process.pid) : 0
    if (rss > 0) memory.push(`${kills.b === 0 ? '' : `after kill ${kills.b}: `}${rss}`)
    await wait(Math.max(5000, (minutes * 60_000) / 12))
  }
}

await Promise.all([sender(), sender(), reader(), reader(), actor(), attacker(), killer('a', killEvery), killer('b', (minutes * 60_000) / 3), watcher()])

// What waits in the logs goes into the store before the servers end.
const listed = await (await fetch(`${nodes.b.address}/api/read/dashboards.list`, { method: 'POST', headers: fromPage })).text()
for (const { process: child } of Object.values(nodes)) {
  const gone = once(child, 'exit')
  child.kill('SIGTERM')
  await gone
}
const { database, options } = serverOf(clickhouseUrl)
const client = createClient({ ...options, database })
const kept = await client.query({ query: "SELECT id, toUInt32(count()) AS count FROM events WHERE name = 'mixed' GROUP BY id", format: 'JSONEachRow' })
const rows = new Map((await kept.json<{ id: string; count: number }>()).map(({ id, count }) => [id, count]))
await client.close()
await clickhouse.close()
await postgres.stop()
rmSync(root, { recursive: true, force: true })

const lost = [...acknowledged].filter((id) => !rows.has(id)).length
const doubled = [...rows.values()].filter((count) => count > 1).length
const lostBoards = [...boards].filter((name) => listed.split(JSON.stringify(name)).length !== 2).length
for (const name of ['a', 'b'] as const) print(`${minutes} minutes, ${kills[name]} kills of server ${name} (starts ${nodes[name].starts.join(', ')} ms)`)
print(`events: ${acknowledged.size} acknowledged, ${rows.size} kept, ${lost} lost, ${doubled} doubled`)
print(`acts: ${boards.size} acknowledged, ${lostBoards} lost or doubled`)
for (const [kind, times] of Object.entries(took)) {
  times.sort((one, another) => one - another)
  const at = (share: number) => Math.round(times[Math.floor((times.length - 1) * share)] ?? 0)
  print(`${kind}: ${times.length} answers, p50 ${at(0.5)}, p99 ${at(0.99)}, worst ${at(1)} ms; statuses ${JSON.stringify(statuses[kind])}`)
}
print(`memory of server b: ${memory.join(', ')} MB`)
for (const { took, what } of slow.toSorted((a, b) => b.took - a.took).slice(0, 8)) print(`slow attack: ${Math.round(took)} ms, ${what}`)
for (const each of wrong.slice(0, 20)) print(`wrong: ${each}`)
process.exit(lost + doubled + lostBoards + wrong.length > 0 ? 1 : 0)

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0))
    })
  })
}
