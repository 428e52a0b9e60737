import { Worker, type WorkerOptions } from 'node:worker_threads'
import type { TaskName } from './tasks.ts'

/** Starts a thread of the pool for some tasks. It says first that it has loaded them, and keeps no process alive. */
export function startWorker(memoryMb: number, tasks: readonly TaskName[]): Worker {
  const worker = started({ resourceLimits: { maxOldGenerationSizeMb: memoryMb }, workerData: tasks })
  // The caller who waits for an answer hears of it; between questions it would end the server.
  worker.on('error', () => undefined)
  worker.unref()
  return worker
}

/** From source, as in tests, the thread is TypeScript, which it cannot read before it registered a loader. */
function started(options: WorkerOptions): Worker {
  if (!import.meta.url.endsWith('.ts')) return new Worker(new URL('./thread.mjs', import.meta.url), options)
  const source = JSON.stringify(new URL('./thread.ts', import.meta.url).href)
  return new Worker(`import('tsx/esm/api').then(({ register }) => { register(); return import(${source}) })`, { ...options, eval: true })
}
