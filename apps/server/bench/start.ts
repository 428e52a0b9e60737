import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { get, type IncomingMessage } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const built = join(import.meta.dirname, '../dist/server.mjs')
const streams = 1000

/** Figures of the built server itself. */
export interface StartFigures {
  /** Seconds until it is ready: the first time, which makes the stores, and with stores that are there. */
  first: number
  again: number
  /** Megabytes of resident memory, ten seconds after it was ready and asked a few things. */
  rest: number
  /** Milliseconds from an act until so many open streams heard of it: the median one, and the last. */
  heard: { streams: number; middle: number; last: number }
}

/** Starts the built server twice on a fresh data folder and measures it. */
export async function benchStart(): Promise<StartFigures> {
  const data = await mkdtemp(join(tmpdir(), 'tagmason-start-'))
  try {
    const one = await started(data)
    await ended(one.server)
    const { server, address, seconds } = await started(data)
    for (const name of ['session.get', 'dashboard.figures', 'containers.list']) await (await fetch(`${address}/api/read/${name}`)).text()
    await new Promise((resolve) => setTimeout(resolve, 10_000))
    const rest = await resident(server)
    const heard = await fanOut(address)
    await ended(server)
    return { first: one.seconds, again: seconds, rest, heard }
  } finally {
    await rm(data, { recursive: true, force: true })
  }
}

async function started(data: string): Promise<{ server: ChildProcess; address: string; seconds: number }> {
  const begun = performance.now()
  const server = spawn(process.execPath, [built], {
    env: { ...process.env, TAGMASON_DATA: data, HOST: '127.0.0.1', PORT: '0' },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let said = ''
  const address = await new Promise<string>((resolve, reject) => {
    server.stderr.on('data', (part: Buffer) => {
      said += String(part)
      const [, found] = /ready: (http:\S+)/.exec(said) ?? []
      if (found !== undefined) resolve(found)
    })
    server.once('exit', () => reject(new Error(`The server ended before it was ready: ${said}`)))
  })
  return { server, address, seconds: (performance.now() - begun) / 1000 }
}

const ended = (server: ChildProcess) =>
  new Promise<void>((resolve) => {
    server.once('exit', () => resolve())
    server.kill()
  })

async function resident({ pid }: ChildProcess): Promise<number> {
  // What the kernel calls kB are 1024 bytes.
  const [, kibibytes = '0'] = /VmRSS:\s+(\d+)/.exec(await readFile(`/proc/${pid}/status`, 'utf8')) ?? []
  return (Number(kibibytes) * 1024) / 1e6
}

async function fanOut(address: string): Promise<StartFigures['heard']> {
  const open = await Promise.all(Array.from({ length: streams }, () => listening(address)))
  const begun = performance.now()
  const heard = Promise.all(open.map(({ heard }) => heard.then(() => performance.now() - begun)))
  await fetch(`${address}/api/act/session.setPreferences`, { method: 'POST', headers: { 'Sec-Fetch-Site': 'same-origin' }, body: '{"mode":"dark"}' })
  const times = (await heard).toSorted((a, b) => a - b)
  for (const { response } of open) response.destroy()
  return { streams, middle: times[streams >> 1] ?? 0, last: times.at(-1) ?? 0 }
}

/** An open stream that has begun; `heard` resolves with the first news. */
function listening(address: string): Promise<{ response: IncomingMessage; heard: Promise<void> }> {
  return new Promise((resolve, reject) => {
    get(`${address}/api/watch`, { agent: false }, (response) => {
      let text = ''
      let news: () => void = () => undefined
      const heard = new Promise<void>((done) => (news = done))
      response.on('data', (part: Buffer) => {
        text += String(part)
        if (text.includes('event: begun')) resolve({ response, heard })
        if (text.includes('session.get')) news()
      })
    }).on('error', reject)
  })
}
