import { Worker } from 'node:worker_threads'
import type { simulateVisit } from '@tagmason/engine'

export type Question = Parameters<typeof simulateVisit>
export type Run = Awaited<ReturnType<typeof simulateVisit>>
/** What the thread sends back: the run, or why it cannot be. */
export type Answer = { run: Run } | { sentence: string }

/** Starts a thread that simulates. It says first that it is there, and keeps no process alive. */
export function startWorker(memoryMb: number): Worker {
  const worker = started({ maxOldGenerationSizeMb: memoryMb })
  // Whoever waits for an answer hears of it; between questions it would end the server.
  worker.on('error', () => undefined)
  worker.unref()
  return worker
}

/** From source, as in tests, the thread is TypeScript, which it cannot read before it registered a loader. */
function started(resourceLimits: { maxOldGenerationSizeMb: number }): Worker {
  if (!import.meta.url.endsWith('.ts')) return new Worker(new URL('./simulation.mjs', import.meta.url), { resourceLimits })
  const source = JSON.stringify(new URL('./thread.ts', import.meta.url).href)
  return new Worker(`import('tsx/esm/api').then(({ register }) => { register(); return import(${source}) })`, { eval: true, resourceLimits })
}
