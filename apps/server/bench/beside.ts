// Acts and intake of the built server, alone and beside 50 readers: `npx tsx bench/beside.ts [--seconds 8] [--server dist/server.mjs]`, after `npm run build -w apps/server`.
import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { fromPage } from '../src/app.testing.ts'

const print = (line: string) => void process.stdout.write(`${line}\n`)
const told = (name: string, otherwise: string) => (process.argv.includes(name) ? (process.argv[process.argv.indexOf(name) + 1] ?? otherwise) : otherwise)
const seconds = Number(told('--seconds', '8'))
const built = resolve(told('--server', join(import.meta.dirname, '../dist/server.mjs')))
const readers = 50
const batch = 20
/** What a member's browser asks while they work. */
const asked = [
  'session.get',
  'dashboard.figures',
  'dashboard.recent',
  'events.list',
  'containers.list',
  'auditLog.list',
  'support.overview',
  'conversions.overview',
]

const data = await mkdtemp(join(tmpdir(), 'tagmason-beside-'))
const server = spawn(process.execPath, [built], {
  env: { ...process.env, TAGMASON_DATA: data, HOST: '127.0.0.1', PORT: '0', LOG_LEVEL: 'info' },
  stdio: ['ignore', 'ignore', 'pipe'],
})
const address = await new Promise<string>((found, failed) => {
  let said = ''
  server.stderr.on('data', (part: Buffer) => {
    said += String(part)
    const [, ready] = /ready: (http:\S+)/.exec(said) ?? []
    if (ready !== undefined) found(ready)
  })
  server.once('exit', () => failed(new Error(`The server ended before it was ready: ${said}`)))
})

/** Does something over and over in so many lanes for a while; how long each took. */
async function over(lanes: number, milliseconds: number, once: () => Promise<Response>): Promise<number[]> {
  const until = performance.now() + milliseconds
  const took: number[] = []
  const lane = async () => {
    while (performance.now() < until) {
      const began = performance.now()
      const answer = await once()
      await answer.text()
      if (!answer.ok) throw new Error(`${answer.url} answered ${answer.status}.`)
      took.push(performance.now() - began)
    }
  }
  await Promise.all(Array.from({ length: lanes }, lane))
  return took
}

/** Seconds of the processor that the server has had, all of its threads. */
const spent = () => {
  const [user, system] = (readFileSync(`/proc/${server.pid}/stat`, 'utf8').split(') ')[1] ?? '').split(' ').slice(11, 13)
  return (Number(user) + Number(system)) / 100
}

const at = (took: readonly number[], share: number) => took.toSorted((a, b) => a - b)[Math.floor(took.length * share)] ?? 0
const post = (path: string, body: unknown, headers: Record<string, string> = {}) =>
  fetch(address + path, { method: 'POST', headers: { ...fromPage, ...headers }, body: JSON.stringify(body) })

try {
  // Members look at the sample, whose figures are there. Events go to a project of one's own: the sample takes 5,000 calls an hour.
  const { project } = (await (await fetch(`${address}/api/read/session.get`)).json()) as { project: string }
  await post('/api/act/projects.create', { name: 'Bench', website: 'bench.example', timeZone: 'UTC' })
  const made = await post('/api/act/apiKeys.create', { name: 'bench', kind: 'secret', environment: 'production', life: null, scopes: ['events.write'] })
  await post('/api/act/session.selectProject', { project })
  const { secret } = (await made.json()) as { secret: string }
  let turn = 0
  const act = () => post('/api/act/session.setPreferences', { mode: turn++ % 2 === 0 ? 'dark' : 'light' })
  const read = () => fetch(`${address}/api/read/${asked[turn++ % asked.length]}`)
  const events = Array.from({ length: batch }, (_, n) => ({ name: n % 2 === 0 ? 'page_view' : 'view_item', parameters: { page: `/p/${n}`, value: n } }))
  const take = () => post('/api/v1/events', { events }, { Authorization: `Bearer ${secret}` })

  for (const name of asked) await fetch(`${address}/api/read/${name}`).then((answer) => answer.text())
  await over(2, 1000, act)
  const rate = (took: readonly number[], each = 1) => (took.length * each) / seconds
  const alone = { acts: await over(4, seconds * 1000, act), events: await over(16, seconds * 1000, take) }
  await wait(2000)
  const before = spent()
  const only = await over(readers, seconds * 1000, read)
  const each = ((spent() - before) * 1e6) / only.length
  const [reads, acts] = await Promise.all([over(readers, seconds * 1000, read), over(4, seconds * 1000, act)])
  await wait(2000)
  const [readsToo, taken] = await Promise.all([over(readers, seconds * 1000, read), over(16, seconds * 1000, take)])
  print(`reads a second: ${rate(only).toFixed(0)} alone (p99 ${at(only, 0.99).toFixed(0)} ms), ${each.toFixed(0)} µs of the server's processor for each`)
  print(`acts a second: ${rate(alone.acts).toFixed(0)} alone, ${rate(acts).toFixed(0)} beside ${readers} readers (p50 ${at(acts, 0.5).toFixed(0)} ms)`)
  print(`events a second in batches of ${batch}: ${rate(alone.events, batch).toFixed(0)} alone, ${rate(taken, batch).toFixed(0)} beside`)
  print(
    `reads a second: ${rate(reads).toFixed(0)} beside acts (p99 ${at(reads, 0.99).toFixed(0)} ms), ${rate(readsToo).toFixed(0)} beside events (p99 ${at(readsToo, 0.99).toFixed(0)} ms)`,
  )
} finally {
  server.kill()
  await new Promise((over) => server.once('exit', over))
  await rm(data, { recursive: true, force: true })
}
