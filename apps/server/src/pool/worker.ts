import type { Worker } from 'node:worker_threads'
import { startThread } from '../startThread.ts'
import type { TaskName } from './tasks.ts'

/** Starts a thread of the pool for some tasks. It says first that it has loaded them, and keeps no process alive. */
export function startWorker(memoryMb: number, tasks: readonly TaskName[]): Worker {
  const worker = startThread('./pool/thread.ts', 'thread', { resourceLimits: { maxOldGenerationSizeMb: memoryMb }, workerData: tasks })
  worker.unref()
  return worker
}
