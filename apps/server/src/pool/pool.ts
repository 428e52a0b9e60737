import type { Worker } from 'node:worker_threads'
import { FairQueue } from './fairQueue.ts'
import { Ended, heard, Late } from './heard.ts'
import type { Answer, Question, TaskInput, TaskName, TaskOutput } from './tasks.ts'
import { startWorker } from './worker.ts'

export interface PoolLimits {
  /** What the threads do; loaded before they take questions. */
  tasks: readonly TaskName[]
  /** How many threads there are at most. */
  threads: number
  /** Milliseconds that one task may take. */
  limitMs: number
  /** Milliseconds that one may wait for its turn. */
  waitMs: number
  /** Megabytes that one thread may use. */
  memoryMb: number
  /** How many wait for their turn; each is in memory. */
  maxWaiting: number
  /** How many of one sender wait; as many as there may be when left out. */
  maxWaitingOfOne?: number
}

/** Why a task has no result: it took too long, took too much memory, found no turn, the server is being stopped, the caller is gone, or the thread failed. */
export type PoolStop = 'late' | 'memory' | 'busy' | 'stopping' | 'gone' | 'fault'

/** A task that was cut off. What the task itself threw is a plain Error with its message. */
export class PoolError extends Error {
  readonly why: PoolStop
  constructor(why: PoolStop, message: string = why) {
    super(message)
    this.why = why
  }
}

export interface Turn {
  /** Whose share it counts for: an account, or the address of a stranger. */
  sender: string
  /** Gives up: what waits leaves the queue, what runs is ended with its thread. */
  signal?: AbortSignal | undefined
}

export interface Pool {
  /** Does a task in a thread. Rejects with a `PoolError`, or an Error of what the task threw. */
  run<N extends TaskName>(task: N, input: TaskInput<N>, turn: Turn): Promise<TaskOutput<N>>
  /** Starts a thread where there is none, so that the first who asks does not wait for that: on a busy machine it takes seconds. */
  warm(): void
  close(): Promise<void>
}

/** Milliseconds until a thread takes questions, on a machine that is very busy. */
const longestStart = 30_000

interface Job extends Turn {
  question: Question
  /** Refuses it when it has waited too long. */
  timer: NodeJS.Timeout
  resolve(value: unknown): void
  reject(error: Error): void
}

/**
 * Threads for what takes long, so that nothing holds up the server. Senders have equal shares: with several threads one of them has never all. A thread is kept for the
 * next task and replaced after a limit.
 */
export function openPool({ tasks, threads: most, limitMs, waitMs, memoryMb, maxWaiting, maxWaitingOfOne = maxWaiting }: PoolLimits): Pool {
  const queue = new FairQueue<Job>(Math.max(1, most - 1))
  const waiting = new Set<Job>()
  const idle: Worker[] = []
  const threads = new Set<Worker>()
  let working = 0
  let closed = false

  return {
    run: <N extends TaskName>(task: N, input: TaskInput<N>, { sender, signal }: Turn) =>
      new Promise<TaskOutput<N>>((resolve, reject) => {
        if (closed) return reject(new PoolError('stopping'))
        if (signal?.aborted === true) return reject(new PoolError('gone'))
        if (queue.waiting >= maxWaiting || queue.waitingOf(sender) >= maxWaitingOfOne) return reject(new PoolError('busy'))
        const timer = setTimeout(() => refuse(job, 'busy'), waitMs).unref()
        const job: Job = { sender, signal, question: { task, input }, timer, resolve: resolve as (value: unknown) => void, reject }
        signal?.addEventListener('abort', () => refuse(job, 'gone'), { once: true })
        waiting.add(job)
        queue.add(job)
        void work()
      }),
    warm,
    async close() {
      closed = true
      for (const job of waiting) refuse(job, 'stopping')
      await Promise.all([...threads].map((worker) => worker.terminate()))
    },
  }

  /** Ends the waiting of a job that has no turn yet. */
  function refuse(job: Job, why: PoolStop): void {
    if (!waiting.delete(job)) return
    clearTimeout(job.timer)
    queue.remove(job)
    job.reject(new PoolError(why))
  }

  function next(): Job | undefined {
    const job = queue.next()
    if (job === undefined) return undefined
    waiting.delete(job)
    clearTimeout(job.timer)
    return job
  }

  function warm(): void {
    if (closed || threads.size > 0 || working >= most) return
    working++
    void ready().then((worker) => {
      if (worker !== null) idle.push(worker)
      working--
      if (queue.waiting > 0) void work()
    })
  }

  /** Does what waits, one after another, in one thread. */
  async function work(): Promise<void> {
    if (working >= most) return
    working++
    while (queue.waiting > 0) {
      const worker = await ready()
      if (worker === null) continue
      const job = next()
      if (job === undefined) {
        // Those that waited were refused while the thread started, or their senders have their shares.
        idle.push(worker)
        break
      }
      await ask(worker, job)
    }
    working--
  }

  async function ready(): Promise<Worker | null> {
    const kept = idle.pop()
    if (kept !== undefined) return kept
    const worker = startWorker(memoryMb, tasks)
    threads.add(worker)
    worker.once('exit', () => {
      threads.delete(worker)
      if (idle.includes(worker)) idle.splice(idle.indexOf(worker), 1)
    })
    try {
      await heard(worker, longestStart)
      return worker
    } catch (error) {
      const job = next()
      if (job !== undefined) {
        queue.ended(job, 0)
        job.reject(stopOf(error))
      }
      await worker.terminate()
      return null
    }
  }

  async function ask(worker: Worker, job: Job): Promise<void> {
    const { question, signal, resolve, reject } = job
    const began = performance.now()
    const giveUp = () => void worker.terminate()
    signal?.addEventListener('abort', giveUp, { once: true })
    try {
      worker.postMessage(question)
      const answer = (await heard(worker, limitMs)) as Answer
      idle.push(worker)
      if ('value' in answer) resolve(answer.value)
      else reject(new Error(answer.message))
    } catch (error) {
      reject(signal?.aborted === true ? new PoolError('gone') : stopOf(error))
      await worker.terminate()
    } finally {
      signal?.removeEventListener('abort', giveUp)
      queue.ended(job, performance.now() - began)
      warm()
      // A sender that had its share may have the next turn.
      if (queue.waiting > 0) void work()
    }
  }

  function stopOf(error: unknown): PoolError {
    if (error instanceof Late) return new PoolError('late')
    if (error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY') return new PoolError('memory')
    if (error instanceof Ended) return new PoolError('stopping')
    return new PoolError('fault', error instanceof Error ? (error.stack ?? error.message) : String(error))
  }
}
