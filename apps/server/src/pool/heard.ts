import { once } from 'node:events'
import { setTimeout } from 'node:timers/promises'
import type { Worker } from 'node:worker_threads'

/** A thread that gave no answer in time. */
export class Late extends Error {}
/** A thread that ended without an answer. */
export class Ended extends Error {}

/** The next message of a thread. Rejects with what the thread failed with, a `Late` after so many milliseconds, or an `Ended`. */
export async function heard(worker: Worker, limitMs: number): Promise<unknown> {
  const over = new AbortController()
  const { signal } = over
  try {
    return await Promise.race([
      once(worker, 'message', { signal }).then(([message]: unknown[]) => message),
      once(worker, 'exit', { signal }).then(() => Promise.reject(new Ended())),
      setTimeout(limitMs, undefined, { signal }).then(() => Promise.reject(new Late())),
    ])
  } finally {
    over.abort()
  }
}
