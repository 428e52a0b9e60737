import type { Worker } from 'node:worker_threads'
import { startThread } from '../startThread.ts'
import { errorOf, type PgliteAnswer, type PgliteQuestion, type PgliteRows } from './pgliteMessages.ts'

/** PGlite in a thread of its own, where a heavy question or a slow disk delays no other request. */
export interface PgliteInThread {
  /** Rejects with PostgreSQL's error, its `code` and other fields on it. */
  ask(text: string, values?: readonly (string | null)[]): Promise<PgliteRows>
  close(): Promise<void>
}

/** Opens the database of a folder in the thread. Rejects with what PGlite failed with. */
export async function pgliteInThread(folder: string): Promise<PgliteInThread> {
  const thread = (running ??= startPglite())
  const database = ++databases
  await thread.ask(database, { open: folder })
  return {
    ask: (text, values = []) => thread.ask(database, { text, values }),
    close: async () => void (await thread.ask(database, 'close')),
  }
}

/** Starts the thread before anything is to be opened, so that what it loads is there by then. */
export const warmPglite = (): void => void (running ??= startPglite())

/** One thread for all databases of this process: to start one takes a second, which tests would pay for each of theirs. It keeps no process alive. */
let running: Thread | null = null
let databases = 0

interface Thread {
  ask(database: number, ask: PgliteQuestion['ask']): Promise<PgliteRows>
}

function startPglite(): Thread {
  const worker: Worker = startThread('./records/pgliteThread.ts', 'pgliteThread', {})
  const waiting = new Map<number, { resolve(rows: PgliteRows): void; reject(error: Error): void }>()
  let asked = 0
  worker.unref()
  worker.on('message', (answer: PgliteAnswer) => {
    const waiter = waiting.get(answer.id)
    waiting.delete(answer.id)
    if (waiting.size === 0) worker.unref()
    if ('rows' in answer) waiter?.resolve(answer.rows)
    else waiter?.reject(errorOf(answer.fault))
  })
  let cause: unknown
  let ended: Error | null = null
  worker.on('error', (error) => (cause = error))
  worker.on('exit', () => {
    running = null
    ended = new Error('The thread of the embedded database ended: start the server again.', { cause })
    for (const { reject } of waiting.values()) reject(ended)
    waiting.clear()
  })
  return {
    ask: (database, ask) =>
      new Promise((resolve, reject) => {
        if (ended !== null) return reject(ended)
        const id = ++asked
        waiting.set(id, { resolve, reject })
        worker.ref()
        worker.postMessage({ id, database, ask } satisfies PgliteQuestion)
      }),
  }
}
