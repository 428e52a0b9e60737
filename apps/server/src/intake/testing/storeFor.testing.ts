import { join } from 'node:path'
import type { CollectedEvent } from '@tagmason/domain'
import { openEvents } from '../../events/open.ts'
import { fileEvents } from './fileEvents.testing.ts'

export interface CountedStore {
  append(events: readonly CollectedEvent[], token: string): Promise<void>
  ids(): Promise<string[]>
  close(): Promise<void>
}

/** `clickhouse`: the real one, embedded. `file`: a line a batch, quick to start. */
export async function storeFor(kind: string, folder: string): Promise<CountedStore> {
  if (kind === 'file') {
    const file = fileEvents(join(folder, 'events'))
    return { append: file.append, ids: async () => file.events().map(({ id }) => id), close: async () => file.close() }
  }
  const events = await openEvents({ data: folder, clickhouseUrl: null })
  const everything = { account: 'main', project: 'shop', from: 0, to: Date.now() + 3_600_000, withBots: true }
  return {
    append: (batch, token) => events.append(batch, token),
    ids: async () => (await events.latest(everything, 10_000_000)).map(({ id }) => id),
    close: () => events.close(),
  }
}
