import { closeSync, existsSync, fdatasyncSync, openSync, readFileSync, truncateSync, writeSync } from 'node:fs'
import type { CollectedEvent } from '@tagmason/domain'

export interface FileEvents {
  append(events: readonly CollectedEvent[], token: string): Promise<void>
  events(): CollectedEvent[]
  close(): void
}

/** An event store in one file, a line for each batch with its token: as durable as the real one, and as deaf to a token that it knows. A line without its end is cut off. */
export function fileEvents(path: string): FileEvents {
  const text = existsSync(path) ? readFileSync(path, 'utf8') : ''
  const whole = text.slice(0, text.lastIndexOf('\n') + 1)
  if (whole.length < text.length) truncateSync(path, Buffer.byteLength(whole))
  const lines = whole.split('\n').filter((line) => line !== '')
  const batches = new Map(lines.map((line) => JSON.parse(line) as [token: string, events: CollectedEvent[]]))
  const file = openSync(path, 'a')
  return {
    async append(events, token) {
      if (batches.has(token)) return
      // In pieces, and given up in between, so that a kill can find it half written.
      const line = `${JSON.stringify([token, events])}\n`
      writeSync(file, line.slice(0, line.length / 2))
      await new Promise((resolve) => setImmediate(resolve))
      writeSync(file, line.slice(line.length / 2))
      fdatasyncSync(file)
      batches.set(token, [...events])
    },
    events: () => [...batches.values()].flat(),
    close: () => closeSync(file),
  }
}
