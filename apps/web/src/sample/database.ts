const table = 'collections'
/** Counts the commits of all tabs, so that each can see whether it is up to date. */
const versionKey = '#version'

/** Tells which sample rows were kept. */
const sampleKey = '#sample'

/** The browser's database of this product. */
export const database = () =>
  new Promise<IDBDatabase>((resolve, reject) => {
    const request = indexedDB.open('tagmason', 1)
    request.onupgradeneeded = () => request.result.createObjectStore(table)
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })

/** Everything that was kept, by collection; version 0 on the first visit. Nothing but the version is read when it is the `known` one. */
export async function load(db: IDBDatabase, known?: number): Promise<{ version: number; collections: Record<string, unknown> }> {
  const version = Number((await all(db, (records) => records.get(versionKey))) ?? 0)
  if (version === known) return { version, collections: {} }
  const [names, rows] = [
    await all(db, (records) => records.getAllKeys() as IDBRequest<string[]>),
    await all(db, (records) => records.getAll() as IDBRequest<unknown[]>),
  ]
  return { version, collections: Object.fromEntries(names.map((name, index) => [name, rows[index]])) }
}

/** The mark of the sample rows that are kept; null where none is. */
export async function keptMark(db: IDBDatabase): Promise<string | null> {
  const kept = await all(db, (records) => records.get(sampleKey) as IDBRequest<unknown>)
  return typeof kept === 'string' ? kept : null
}

/** Remembers which sample rows are kept. */
export function keepMark(db: IDBDatabase, mark: string): Promise<void> {
  const transaction = db.transaction(table, 'readwrite', { durability: 'strict' })
  transaction.objectStore(table).put(mark, sampleKey)
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve()
    transaction.onerror = () => reject(transaction.error)
    transaction.onabort = () => reject(transaction.error)
  })
}

/** Keeps whole collections, all of them or none. Returns the new version. */
export function save(db: IDBDatabase, collections: ReadonlyMap<string, unknown>, version: number): Promise<number> {
  return new Promise((resolve, reject) => {
    const transaction = db.transaction(table, 'readwrite', { durability: 'strict' })
    for (const [name, rows] of collections) transaction.objectStore(table).put(rows, name)
    transaction.objectStore(table).put(version + 1, versionKey)
    transaction.oncomplete = () => resolve(version + 1)
    transaction.onerror = () => reject(transaction.error)
    transaction.onabort = () => reject(transaction.error)
  })
}

const all = <T>(db: IDBDatabase, ask: (records: IDBObjectStore) => IDBRequest<T>) =>
  new Promise<T>((resolve, reject) => {
    const request = ask(db.transaction(table).objectStore(table))
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })
