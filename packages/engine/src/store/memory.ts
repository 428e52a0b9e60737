import type { Collections } from '@tagmason/domain'
import { countIn, findIn } from './query.ts'
import type { RecordStore, Write } from './store.ts'
import type { CollectionName } from './collectionName.ts'

/** Rows to begin with: by collection, then by id. */
export type Seed = { [C in CollectionName]?: ReadonlyMap<string, Collections[C]> }

/**
 * A record store in memory. Rows are copied in and out, so that nobody changes a stored row by holding it. What the seed holds is copied when it is first written
 * to: hundreds of stores over one seed take hardly more room than one.
 */
export function memoryStore(seed: Seed = {}): RecordStore {
  const collections = new Map<CollectionName, Map<string, unknown>>()
  const rows = (collection: CollectionName): ReadonlyMap<string, unknown> => collections.get(collection) ?? seed[collection] ?? new Map<string, unknown>()
  const written = (collection: CollectionName) => {
    let map = collections.get(collection)
    if (map === undefined) collections.set(collection, (map = new Map<string, unknown>(rows(collection))))
    return map
  }
  return {
    list: async <C extends CollectionName>(collection: C) => structuredClone(rows(collection)) as Map<string, Collections[C]>,
    get: async <C extends CollectionName>(collection: C, id: string) => structuredClone(rows(collection).get(id)) as Collections[C] | undefined,
    find: async (collection, query) => structuredClone(findIn(collection, rows(collection) as never, query)),
    count: async (collection, where, most) => countIn(collection, rows(collection) as never, where, most),
    commit: async (writes: readonly Write[]) => {
      for (const { collection, id, row } of structuredClone(writes)) {
        if (row === null) written(collection).delete(id)
        else written(collection).set(id, row)
      }
    },
  }
}

/** A store that several use at once in one process: what runs `alone` runs one after another, and `watch` tells of every commit. */
export function sharedStore(store: RecordStore): RecordStore {
  const listeners = new Set<(collections: readonly CollectionName[]) => void>()
  const changes = new Map<CollectionName, number>()
  let queue: Promise<unknown> = Promise.resolve()
  return {
    changes: (collection) => changes.get(collection) ?? 0,
    list: (collection) => store.list(collection),
    get: (collection, id) => store.get(collection, id),
    find: (collection, query) => store.find(collection, query),
    count: (collection, where, most) => store.count(collection, where, most),
    async commit(writes) {
      await store.commit(writes)
      const collections = [...new Set(writes.map(({ collection }) => collection))]
      for (const collection of collections) changes.set(collection, (changes.get(collection) ?? 0) + 1)
      for (const listener of listeners) listener(collections)
    },
    alone(run) {
      const result = queue.then(run)
      queue = result.catch(() => undefined)
      return result
    },
    watch: (listener) => void listeners.add(listener),
  }
}
