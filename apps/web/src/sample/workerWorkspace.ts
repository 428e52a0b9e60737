import { type Issue, type ReadName, Refusal, type RefusalCode, type Workspace } from '@tagmason/domain'

/** What the page asks the worker. */
export interface Question {
  call: number
  verb: 'read' | 'act'
  name: string
  input: unknown
}

/** What the worker says: the answer of a call, or that questions have other answers now. */
export type Answer =
  | { call: number; value: unknown }
  | { call: number; refusal: { code: RefusalCode; message: string; issues: readonly Issue[] } }
  | { old: readonly ReadName[] }

/** The engine in a worker of this browser. */
export const sampleWorkspace = () => workerWorkspace(new Worker(new URL('./engine.worker.ts', import.meta.url), { type: 'module' }))

/** The door over messages to a worker that holds the engine. A worker that breaks refuses every open call. */
function workerWorkspace(worker: Worker): Workspace {
  const open = new Map<number, { resolve(value: never): void; reject(error: Refusal): void }>()
  const watchers = new Set<(old: readonly ReadName[]) => void>()
  const streams = new Set<(up: boolean) => void>()
  let calls = 0

  worker.onmessage = ({ data }: MessageEvent<Answer>) => {
    if ('old' in data) {
      for (const watcher of watchers) watcher(data.old)
      return
    }
    const waiting = open.get(data.call)
    open.delete(data.call)
    if ('value' in data) waiting?.resolve(data.value as never)
    else waiting?.reject(new Refusal(data.refusal.code, data.refusal.message, data.refusal.issues))
  }
  // A worker that could not start or broke answers nobody any more.
  let broken: Refusal | undefined
  worker.onerror = ({ message }) => {
    broken = new Refusal('unavailable', `The workspace stopped (${message}): reload the page.`)
    for (const { reject } of open.values()) reject(broken)
    open.clear()
    for (const stream of streams) stream(false)
  }

  const ask = (verb: Question['verb'], name: string, input: unknown) =>
    new Promise<never>((resolve, reject) => {
      if (broken !== undefined) return reject(broken)
      const call = ++calls
      open.set(call, { resolve, reject })
      worker.postMessage({ call, verb, name, input } satisfies Question)
    })

  return {
    read: (name, input) => ask('read', name, input),
    act: (name, input) => ask('act', name, input),
    watch(listener, stream = () => undefined) {
      watchers.add(listener)
      streams.add(stream)
      stream(broken === undefined)
      return () => {
        watchers.delete(listener)
        streams.delete(stream)
      }
    },
  }
}
