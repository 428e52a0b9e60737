import type { Collections } from '@tagmason/domain'
import type { CollectionName, RecordStore, Write } from './store.ts'

/** Rows to begin with: by collection, then by id. */
export type Seed = { [C in CollectionName]?: ReadonlyMap<string, Collections[C]> }

/** A record store in memory. Rows are copied in and out, so that nobody changes a stored row by holding it. */
export function memoryStore(seed: Seed = {}): RecordStore {
  const collections = new Map<CollectionName, Map<string, unknown>>()
  const rows = (collection: CollectionName) => {
    let map = collections.get(collection)
    if (map === undefined) collections.set(collection, (map = new Map()))
    return map
  }
  for (const [collection, seeded] of Object.entries(seed)) collections.set(collection as CollectionName, structuredClone(seeded) as Map<string, unknown>)
  return {
    list: async <C extends CollectionName>(collection: C) => structuredClone(rows(collection)) as Map<string, Collections[C]>,
    get: async <C extends CollectionName>(collection: C, id: string) => structuredClone(rows(collection).get(id)) as Collections[C] | undefined,
    commit: async (writes: readonly Write[]) => {
      for (const { collection, id, row } of structuredClone(writes)) {
        if (row === null) rows(collection).delete(id)
        else rows(collection).set(id, row)
      }
    },
  }
}
