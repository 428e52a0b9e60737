import type { Worker } from 'node:worker_threads'
import { limitSentences, speaking } from '@tagmason/tracking'
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
  const refusal = ([, , { sentences = {} }]: Question, sentence: () => string) => new Error(speaking(sentences, sentence))
  const stopping = (question: Question) => refusal(question, limitSentences.stopping)
  const busy = (question: Question) => refusal(question, () => limitSentences.busy(waitMs / 1000))

  return {
    simulate: (...question: Question): Promise<Run> =>
      new Promise((resolve, reject) => {
        if (closed) return reject(stopping(question))
        if (waiting.length >= mostWaiting) return reject(busy(question))
        const timer = setTimeout(() => {
          waiting.splice(waiting.indexOf(job), 1)
          reject(busy(question))
        }, waitMs)
        const job: Job = { question, timer: timer.unref(), resolve, reject }
        waiting.push(job)
        void work()
      }),
    async close(): Promise<void> {
      closed = true
      for (let job = taken(); job !== undefined; job = taken()) job.reject(stopping(job.question))
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
      const job = taken()
      job?.reject(error instanceof Ended ? stopping(job.question) : fault(error, job.question))
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
      reject(sentenceOf(error, question))
      await worker.terminate()
    }
  }

  function sentenceOf(error: unknown, question: Question): Error {
    if (error instanceof Late) return refusal(question, () => limitSentences.late(limitMs / 1000))
    if (error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY') return refusal(question, () => limitSentences.memory(memoryMb))
    return error instanceof Ended ? stopping(question) : fault(error, question)
  }

  function fault(error: unknown, question: Question): Error {
    log.error({ error: error instanceof Error ? (error.stack ?? error.message) : String(error) }, 'a simulation failed')
    return refusal(question, limitSentences.fault)
  }
}
