import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import type { Hostile } from './hostileBodies.testing.ts'
import type { LoopDelay, Started } from './hostileServer.testing.ts'

export interface ProbedServer extends Started {
  process: ChildProcess
  /** Begins to measure anew. */
  reset(): Promise<LoopDelay>
  /** How long the server's event loop was held up since. */
  delay(): Promise<LoopDelay>
  /** The same by the work of its thread, where the system tells it: a busy machine changes nothing. */
  work(): Promise<{ max: number; p99: number }>
  close(): Promise<void>
}

/** Starts the product in a process of its own. */
export async function probedServer(): Promise<ProbedServer> {
  const child = fork(join(import.meta.dirname, 'hostileServer.testing.ts'), [], { execArgv: ['--import', 'tsx'] })
  const [started] = (await once(child, 'message')) as [Started]
  const ask = async (word: string) => {
    child.send(word)
    const [answer] = (await once(child, 'message')) as [LoopDelay]
    return answer
  }
  return {
    ...started,
    process: child,
    reset: () => ask('reset'),
    delay: () => ask('delay'),
    async work() {
      const { work, ...delay } = await ask('delay')
      return work ?? delay
    },
    async close() {
      const gone = once(child, 'exit')
      child.send('end')
      await gone
    },
  }
}

/** What a request was answered with. */
export interface Answered {
  status: number
  text: string
}

/** Sends a hostile request; status 0 where the connection broke. */
export async function sendHostile(address: string, { path, headers, body }: Pick<Hostile, 'path' | 'headers' | 'body'>): Promise<Answered> {
  try {
    const response = await fetch(`${address}${path}`, { method: 'POST', headers, body: new Uint8Array(body) })
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
