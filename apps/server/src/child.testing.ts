import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'

export interface Child {
  process: ChildProcess
  /** The next line that it writes; undefined when it ended. */
  line(): Promise<string | undefined>
  /** Ends it at once, as a power cut would, and waits until it is gone. */
  kill(): Promise<void>
}

/** Runs a TypeScript file as a process of its own. */
export function child(file: string, ...args: readonly string[]): Child {
  const started = spawn(process.execPath, ['--import', 'tsx', file, ...args], { stdio: ['ignore', 'pipe', 'inherit'] })
  const gone = once(started, 'exit')
  const lines = createInterface({ input: started.stdout })[Symbol.asyncIterator]()
  return {
    process: started,
    async line() {
      const next = await lines.next()
      return next.done === true ? undefined : next.value
    },
    async kill() {
      started.kill('SIGKILL')
      await gone
    },
  }
}
