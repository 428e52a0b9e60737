import { memoryStore, type RecordStore, type Seed, type Write } from '@tagmason/engine'

const database = 'tagmason'
const table = 'collections'

/**
 * The memory store kept across reloads: every commit is one IndexedDB transaction before it counts, and other tabs hear of it. Begins with the seed on the first visit.
 * Where the browser keeps nothing (private windows of some) it is memory alone.
 */
export async function browserStore(seed: Seed): Promise<RecordStore> {
  const db = await open().catch(() => null)
  if (db === null) return memoryStore(seed)
  const kept = await load(db)
  const memory = memoryStore(kept ?? seed)
  const others = new BroadcastChannel(database)
  if (kept === null) await save(db, new Map(Object.entries(seed)))
  return {
    list: memory.list,
    get: memory.get,
    async commit(writes) {
      // Whole collections are kept, so that their order is: a few hundred rows each.
      const touched = new Map<string, Map<string, unknown>>()
      for (const { collection, id, row } of writes) {
        const rows = touched.get(collection) ?? new Map<string, unknown>(await memory.list(collection))
        touched.set(collection, rows)
        if (row === null) rows.delete(id)
        else rows.set(id, row)
      }
      await save(db, touched)
      await memory.commit(writes)
      others.postMessage(writes)
    },
    watch(listener) {
      others.onmessage = async ({ data }: MessageEvent<readonly Write[]>) => {
        await memory.commit(data)
        listener(data.map((write) => write.collection))
      }
    },
  }
}

const open = () =>
  new Promise<IDBDatabase>((resolve, reject) => {
    const request = indexedDB.open(database, 1)
    request.onupgradeneeded = () => request.result.createObjectStore(table)
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })

/** Everything that was kept, or null on the first visit. */
function load(db: IDBDatabase): Promise<Seed | null> {
  return new Promise((resolve, reject) => {
    const records = db.transaction(table).objectStore(table)
    const [names, rows] = [records.getAllKeys(), records.getAll()]
    records.transaction.onerror = () => reject(records.transaction.error)
    records.transaction.oncomplete = () =>
      resolve(names.result.length === 0 ? null : (Object.fromEntries(names.result.map((name, index) => [name, rows.result[index]])) as Seed))
  })
}

/** Keeps whole collections, all of them or none. */
function save(db: IDBDatabase, collections: ReadonlyMap<string, unknown>): Promise<void> {
  return new Promise((resolve, reject) => {
    const transaction = db.transaction(table, 'readwrite', { durability: 'strict' })
    for (const [name, rows] of collections) transaction.objectStore(table).put(rows, name)
    transaction.oncomplete = () => resolve()
    transaction.onerror = () => reject(transaction.error)
    transaction.onabort = () => reject(transaction.error)
  })
}
