import type { Worker } from 'node:worker_threads'
import { log } from '../log.ts'
import { Ended, heard, Late } from './heard.ts'
import { type Answer, type Question, type Run, startWorker } from './worker.ts'

export interface SimulatorLimits {
  /** Milliseconds that one simulation may take. */
  limitMs?: number
  /** Milliseconds that one may wait for its turn; as many when left out. */
  waitMs?: number
  /** Megabytes that one thread may use. */
  memoryMb?: number
  /** How many run at a time. */
  atOnce?: number
  /** How many wait for their turn; each holds a whole container in memory. */
  mostWaiting?: number
}

/** Milliseconds until a thread takes questions, on a machine that is very busy. */
const longestStart = 30_000

interface Job {
  question: Question
  /** Refuses it when it has waited too long. */
  timer: NodeJS.Timeout
  resolve(run: Run): void
  reject(error: Error): void
}

/**
 * Simulates in threads of their own, so that an expression without end or a huge container holds up nobody else. A thread is kept for the next simulation and
 * replaced after a limit. Rejects with an Error of one sentence: that of the simulator itself, or which limit was reached.
 */
export function openSimulator({ limitMs = 10_000, waitMs = limitMs, memoryMb = 512, atOnce = 1, mostWaiting = 50 }: SimulatorLimits = {}) {
  const waiting: Job[] = []
  const idle: Worker[] = []
  const threads = new Set<Worker>()
  let working = 0
  let closed = false
  const stopping = () => new Error('The server is being stopped, so nothing more is simulated: try again when it is back.')
  const busy = () => new Error(`Others simulate too, and no turn came within ${waitMs / 1000} seconds: try again in a moment.`)

  return {
    simulate: (...question: Question): Promise<Run> =>
      new Promise((resolve, reject) => {
        if (closed) return reject(stopping())
        if (waiting.length >= mostWaiting) return reject(busy())
        const timer = setTimeout(() => {
          waiting.splice(waiting.indexOf(job), 1)
          reject(busy())
        }, waitMs)
        const job: Job = { question, timer: timer.unref(), resolve, reject }
        waiting.push(job)
        void work()
      }),
    async close(): Promise<void> {
      closed = true
      for (let job = taken(); job !== undefined; job = taken()) job.reject(stopping())
      await Promise.all([...threads].map((worker) => worker.terminate()))
    },
  }

  function taken(): Job | undefined {
    const job = waiting.shift()
    clearTimeout(job?.timer)
    return job
  }

  /** Answers those that wait, one after another. */
  async function work(): Promise<void> {
    if (working >= atOnce) return
    working++
    while (waiting.length > 0) {
      const worker = await ready()
      if (worker === null) continue
      const job = taken()
      // Those that waited were refused while the thread started.
      if (job === undefined) idle.push(worker)
      else await ask(worker, job)
    }
    working--
  }

  async function ready(): Promise<Worker | null> {
    const kept = idle.pop()
    if (kept !== undefined) return kept
    const worker = startWorker(memoryMb)
    threads.add(worker)
    worker.once('exit', () => {
      threads.delete(worker)
      if (idle.includes(worker)) idle.splice(idle.indexOf(worker), 1)
    })
    try {
      await heard(worker, longestStart)
      return worker
    } catch (error) {
      taken()?.reject(error instanceof Ended ? stopping() : fault(error))
      await worker.terminate()
      return null
    }
  }

  async function ask(worker: Worker, { question, resolve, reject }: Job): Promise<void> {
    try {
      worker.postMessage(question)
      const answer = (await heard(worker, limitMs)) as Answer
      idle.push(worker)
      if ('run' in answer) resolve(answer.run)
      else reject(new Error(answer.sentence))
    } catch (error) {
      reject(sentenceOf(error))
      await worker.terminate()
    }
  }

  function sentenceOf(error: unknown): Error {
    if (error instanceof Late)
      return new Error(
        `The simulation was cut off after ${limitMs / 1000} seconds, because the container is very large or an expression in it finds no end, as (a+)+$ may: simulate fewer steps, or change the expression.`,
      )
    if (error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY')
      return new Error(`The simulation was cut off, because it needs more than ${memoryMb} MB of memory: simulate fewer steps, or a smaller container.`)
    return error instanceof Ended ? stopping() : fault(error)
  }

  function fault(error: unknown): Error {
    log.error({ error: error instanceof Error ? (error.stack ?? error.message) : String(error) }, 'a simulation failed')
    return new Error('The simulation failed for a fault of the server, which wrote it down: try again, and tell its operator if it stays.')
  }
}
