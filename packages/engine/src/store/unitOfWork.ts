import type { Collections } from '@tagmason/domain'
import type { AuditSeal, CollectionName, RecordStore, Write } from './store.ts'

/** What a handler sees of the store: reads show its own writes; nothing is stored before the handler ends well. */
export interface Records {
  list<C extends CollectionName>(collection: C): Promise<Collections[C][]>
  /** The rows with their keys. */
  entries<C extends CollectionName>(collection: C): Promise<[id: string, row: Collections[C]][]>
  get<C extends CollectionName>(collection: C, id: string): Promise<Collections[C] | undefined>
  put<C extends CollectionName>(collection: C, id: string, row: Collections[C]): void
  remove(collection: CollectionName, id: string): void
  /** The seal of the audit log, where the store has one. */
  readonly audit?: AuditSeal
}

/** Opens a unit of work over a store. `writes` is what there is to commit. */
export function unitOfWork(store: Pick<RecordStore, 'list' | 'get' | 'audit'>): Records & { writes: readonly Write[] } {
  const writes: Write[] = []
  const current = async <C extends CollectionName>(collection: C): Promise<Map<string, Collections[C]>> => {
    const rows = new Map(await store.list(collection))
    for (const write of writes) {
      if (write.collection !== collection) continue
      if (write.row === null) rows.delete(write.id)
      else rows.set(write.id, write.row as Collections[C])
    }
    return rows
  }
  return {
    writes,
    ...(store.audit === undefined ? {} : { audit: store.audit }),
    list: async (collection) => [...(await current(collection)).values()],
    entries: async (collection) => [...(await current(collection))],
    get: async (collection, id) => (await current(collection)).get(id),
    put: (collection, id, row) => void writes.push({ collection, id, row } as Write),
    remove: (collection, id) => void writes.push({ collection, id, row: null } as Write),
  }
}
