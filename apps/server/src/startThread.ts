import { Worker, type WorkerOptions } from 'node:worker_threads'

/**
 * Starts a file of this server as a thread. The caller that waits for its answer learns of its failure: an error event without a listener would end the server.
 * @param source the file from here, such as `./pool/thread.ts`
 * @param built its name in `dist`, without an ending
 */
export function startThread(source: string, built: string, options: WorkerOptions): Worker {
  const worker = started(source, built, options)
  worker.on('error', () => undefined)
  return worker
}

/** From source, as in tests, the thread is TypeScript, which it cannot read before it registered a loader. */
function started(source: string, built: string, options: WorkerOptions): Worker {
  if (!import.meta.url.endsWith('.ts')) return new Worker(new URL(`./${built}.mjs`, import.meta.url), options)
  const file = JSON.stringify(new URL(source, import.meta.url).href)
  return new Worker(`import('tsx/esm/api').then(({ register }) => { register(); return import(${file}) })`, { ...options, eval: true })
}
