import { type ReadName, reads, Refusal } from '@tagmason/domain'
import { describe, expect, it } from 'vitest'
import { memoryEvents } from './store/memoryEvents.ts'
import { memoryStore } from './store/memory.ts'
import type { RecordStore } from './store/store.ts'
import type { CollectionName } from './store/collectionName.ts'
import { sampleOwner } from './sample.ts'
import { growingCollections, withMoreRows } from './testing/manyRows.ts'
import { readInputs } from './testing/readInputs.ts'
import { sampleEngine } from './testing/sampleEngine.ts'
import { createWorkspace } from './workspace.ts'

/** More than any list shows, and more than figures are taken of. */
const many = 1100

describe('a read', () => {
  // A read that fails here asks the store with `find`, conditions and a limit, by an index of store/indexes.ts, or keeps a total beside the rows as marketplace/templateTotals.ts does.
  it('loads no collection as a whole that grows with use', { timeout: 120_000 }, async () => {
    let loaded = new Map<string, number>()
    const note = <Rows extends ReadonlyMap<string, unknown>>(name: string, rows: Rows) => (loaded.set(name, (loaded.get(name) ?? 0) + rows.size), rows)
    const inner = memoryStore(withMoreRows(many, 'analytics-dashboard'))
    const store: RecordStore = {
      ...inner,
      list: async (collection) => note(collection, await inner.list(collection)),
      find: async (collection, query) => note(collection, await inner.find(collection, query)),
    }
    // What is done in a thread is given up: rows are loaded before.
    const apart = () => Promise.reject(new Refusal('unavailable', 'Not here.'))
    const { ports } = sampleEngine({ ports: { apart } })
    const workspace = createWorkspace({ store, ports: { ...ports, collected: { account: 'main', events: memoryEvents() } }, member: sampleOwner })
    const found: Partial<Record<CollectionName, ReadName[]>> = {}
    let answered = 0
    for (const name of Object.keys(reads) as ReadName[]) {
      const whole = new Set<CollectionName>()
      let answers = 0
      for (const input of readInputs(name)) {
        if (answers === 2) break
        loaded = new Map()
        const good = await workspace.read(name as 'session.get', input as undefined).then(
          () => true,
          () => false,
        )
        if (good) answers++
        for (const collection of growingCollections) if ((loaded.get(collection) ?? 0) >= many) whole.add(collection)
      }
      if (answers > 0) answered++
      for (const collection of whole) (found[collection] ??= []).push(name)
    }
    expect(found).toEqual({})
    expect(answered).toBeGreaterThanOrEqual(90)
  })
})
