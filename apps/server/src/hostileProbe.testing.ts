import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fromPage } from './app.testing.ts'
import type { Hostile } from './hostileBodies.testing.ts'
import { apartLimits } from './pool/apart.ts'
import { testFolders } from './records/embedded.testing.ts'

/** Milliseconds that the event loop was held up since the last reset, by the clock and by the work of its own thread, and bytes of memory. */
export interface LoopDelay {
  max: number
  p99: number
  /** Null where the system does not tell the work of a thread. */
  work: { max: number; p99: number } | null
  rss: number
}

export interface ProbedServer {
  address: string
  process: ChildProcess
  /** Begins to measure anew. */
  reset(): Promise<LoopDelay>
  /** How long the server's event loop was held up since. */
  delay(): Promise<LoopDelay>
  /** The same by the work of its thread, where the system tells it: a busy machine changes nothing. */
  work(): Promise<{ max: number; p99: number }>
  /** A key that may send and ask events of the sample. */
  key(): Promise<string>
  close(): Promise<void>
}

const built = join(import.meta.dirname, '../dist/server.mjs')

/** Starts the built product in a process of its own, with a clock on its event loop. Throws what the server said where it ends instead. */
export async function probedServer(settings: Readonly<Record<string, string>> = {}): Promise<ProbedServer> {
  if (!existsSync(built)) throw new Error(`The server is not built, so it cannot be attacked (there is no ${built}): call npm run build -w apps/server first.`)
  const folders = await testFolders()
  const child = fork(built, [], {
    execArgv: ['--import', join(import.meta.dirname, 'hostileClock.testing.mjs')],
    env: { ...process.env, HOST: '127.0.0.1', PORT: '0', TAGMASON_DATA: folders.folder(), ...settings },
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  })
  const gone = once(child, 'exit')
  const address = await readyAt(child)
  const ask = async (word: 'reset' | 'delay') => {
    child.send(word)
    const [answer] = (await once(child, 'message')) as [LoopDelay]
    return answer
  }
  return {
    address,
    process: child,
    reset: () => ask('reset'),
    delay: () => ask('delay'),
    async work() {
      const { work, ...delay } = await ask('delay')
      return work ?? delay
    },
    async key() {
      const wanted = { name: 'hostile', kind: 'secret', environment: 'production', life: null, scopes: ['events.write', 'events.read'] }
      const { text } = await sendHostile(address, { path: '/api/act/apiKeys.create', headers: fromPage, body: Buffer.from(JSON.stringify(wanted)) })
      return (JSON.parse(text) as { secret: string }).secret
    },
    async close() {
      child.kill('SIGTERM')
      await gone
      folders.remove()
    },
  }
}

/** The address that a server writes when it is ready. */
async function readyAt(child: ChildProcess): Promise<string> {
  if (child.stderr === null) throw new Error('The server has no stderr to read its address from.')
  const said: string[] = []
  const lines = createInterface({ input: child.stderr })
  for await (const line of lines) {
    const address = /^Tagmason is ready: (\S+)/.exec(line)?.[1]
    // What follows is read as well, so that the pipe is never full.
    if (address !== undefined) {
      child.stderr.resume()
      return address
    }
    said.push(line)
  }
  throw new Error(`The server ended before it was ready: ${said.join('\n')}`)
}

/** What a request was answered with. */
export interface Answered {
  status: number
  text: string
}

/** Milliseconds after which a request counts as never answered: as long as work of a member may wait for a thread and then take, and a bit. */
const longest = apartLimits.waitMs + apartLimits.limitMs + 5000

/** Sends a hostile request; status 0 where the connection broke, or no answer came. */
export async function sendHostile(
  address: string,
  { method = 'POST', path, headers, body }: Pick<Hostile, 'method' | 'path' | 'headers' | 'body'>,
): Promise<Answered> {
  try {
    const response = await fetch(`${address}${path}`, {
      method,
      headers,
      redirect: 'manual',
      signal: AbortSignal.timeout(longest),
      ...(body === undefined ? {} : { body: new Uint8Array(body) }),
    })
    return { status: response.status, text: await response.text() }
  } catch (error) {
    return { status: 0, text: String(error) }
  }
}

/** Runs jobs, so many at a time. */
export async function inParallel<T>(jobs: readonly T[], atOnce: number, run: (job: T) => Promise<void>): Promise<void> {
  const left = jobs.values()
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      for (const job of left) await run(job)
    }),
  )
}
