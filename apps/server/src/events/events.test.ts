import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type EventStore, memoryEvents } from '@tagmason/engine'
import { afterAll, beforeAll, describe } from 'vitest'
import { clickhouseServer } from './clickhouseHttp.testing.ts'
import { eventStoreContract } from './contract.testing.ts'
import { differential } from './differential.testing.ts'
import { openEvents } from './open.ts'
import { personsContract } from './persons.testing.ts'

// One after another in one process, because the embedded engine has one folder at a time.
describe.each([
  ['memory', async () => ({ store: memoryEvents(), end: async () => undefined })],
  [
    'the embedded engine',
    async (data: string) => {
      const store = await openEvents({ data, clickhouseUrl: null }, { least: 0 })
      return { store, end: () => store.close() }
    },
  ],
  [
    'a server over HTTP',
    async (data: string) => {
      const server = await clickhouseServer(join(data, 'server'), { password: 'p:w/?' })
      const store = await openEvents({ data, clickhouseUrl: server.url('events of mine') })
      return { store, end: async () => (await store.close(), await server.close()) }
    },
  ],
] as const)('events in %s', (name, open) => {
  let opened: { store: EventStore; end: () => Promise<unknown> } | undefined
  let data = ''
  beforeAll(async () => {
    data = await mkdtemp(join(tmpdir(), 'tagmason-events-'))
    opened = await open(data)
  })
  afterAll(async () => {
    await opened?.end()
    await rm(data, { recursive: true })
  })
  const storeOf = () => {
    if (opened === undefined) throw new Error('The store is not open.')
    return opened.store
  }

  eventStoreContract(storeOf)
  personsContract(storeOf)
  if (name !== 'memory') differential(storeOf)
})
