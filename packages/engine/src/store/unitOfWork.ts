import type { Collections } from '@tagmason/domain'
import { compareKeys } from './indexes.ts'
import { fits, orderKey, plan, planCount } from './query.ts'
import type { Query, Where } from './queryTerms.ts'
import type { AuditSeal, RecordStore, Write } from './store.ts'
import type { CollectionName } from './collectionName.ts'

/** What a handler sees of the store: reads show its own writes; nothing is stored before the handler ends well. */
export interface Records {
  /** All rows of a collection: for what stays small. */
  list<C extends CollectionName>(collection: C): Promise<Collections[C][]>
  /** The rows with their keys. */
  entries<C extends CollectionName>(collection: C): Promise<[id: string, row: Collections[C]][]>
  /** The rows that a question is for, in its order: filtered, ordered and cut by the database. */
  find<C extends CollectionName>(collection: C, query: Query<C>): Promise<Collections[C][]>
  /** How many rows there are; `most`, where there are so many or more. */
  count<C extends CollectionName>(collection: C, where: Where<C>, most?: number): Promise<number>
  get<C extends CollectionName>(collection: C, id: string): Promise<Collections[C] | undefined>
  put<C extends CollectionName>(collection: C, id: string, row: Collections[C]): void
  remove(collection: CollectionName, id: string): void
  /** The seal of the audit log, where the store has one. */
  readonly audit?: AuditSeal
}

/** Opens a unit of work over a store. `writes` is what there is to commit. */
export function unitOfWork(store: Pick<RecordStore, 'list' | 'get' | 'find' | 'count' | 'audit'>): Records & { writes: readonly Write[] } {
  const writes: Write[] = []
  /** What became of rows of a collection that were written here: null where one is gone. */
  const own = <C extends CollectionName>(collection: C): Map<string, Collections[C] | null> => {
    const rows = new Map<string, Collections[C] | null>()
    for (const write of writes) if (write.collection === collection) rows.set(write.id, write.row as Collections[C] | null)
    return rows
  }
  const current = async <C extends CollectionName>(collection: C): Promise<ReadonlyMap<string, Collections[C]>> => {
    const stored = await store.list(collection)
    if (!writes.some((write) => write.collection === collection)) return stored
    const rows = new Map(stored)
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
    async find(collection, query) {
      const mine = own(collection)
      if (mine.size === 0) return [...(await store.find(collection, query)).values()]
      const { limit } = query
      // As many more as may have been changed here.
      const stored = await store.find(collection, limit === undefined ? query : { ...query, limit: limit + mine.size })
      const rows = await withOwn(store, collection, query, stored, mine)
      return limit === undefined ? rows : rows.slice(0, limit)
    },
    async count(collection, where, most = Infinity) {
      const mine = own(collection)
      const { planned } = planCount(collection, where)
      let count = await store.count(collection, where, Number.isFinite(most) ? most + mine.size : undefined)
      for (const [id, row] of mine) {
        const before = await store.get(collection, id)
        if (before !== undefined && fits(collection, planned, id, before)) count--
        if (row !== null && fits(collection, planned, id, row)) count++
      }
      return Math.min(count, most)
    },
    async get(collection, id) {
      const last = writes.findLast((write) => write.collection === collection && write.id === id)
      return last === undefined ? store.get(collection, id) : ((last.row ?? undefined) as never)
    },
    put: (collection, id, row) => void writes.push({ collection, id, row } as Write),
    remove: (collection, id) => void writes.push({ collection, id, row: null } as Write),
  }
}

/** The rows of an answer with those that were written here. One that came to fit only by its change stands last among its equals, as if it had been written first now. */
async function withOwn<C extends CollectionName>(
  store: Pick<RecordStore, 'get'>,
  collection: C,
  query: Query<C>,
  stored: ReadonlyMap<string, Collections[C]>,
  mine: ReadonlyMap<string, Collections[C] | null>,
): Promise<Collections[C][]> {
  const planned = plan(collection, query)
  const sign = query.descending === true ? -1 : 1
  const key = (row: object) => (planned.order === null ? '' : orderKey(collection, planned.order, row))
  const begin = query.after === undefined ? undefined : await store.get(collection, query.after)
  const rows = new Map<string, Collections[C]>()
  for (const [id, row] of stored) {
    const now = mine.get(id)
    // A row that stays where it was keeps its place.
    if (now === undefined) rows.set(id, row)
    else if (now !== null && fits(collection, planned, id, now) && key(now) === key(row)) rows.set(id, now)
  }
  const sorted = [...rows.values()]
  for (const [id, row] of mine) {
    if (row === null || rows.has(id) || !fits(collection, planned, id, row)) continue
    if (query.after !== undefined && (begin === undefined || !comesAfter(sign, key(row), key(begin)))) continue
    const at = sorted.findIndex((other) => {
      const difference = compareKeys(key(row), key(other)) * sign
      return difference < 0 || (difference === 0 && sign < 0)
    })
    sorted.splice(at < 0 ? sorted.length : at, 0, row)
  }
  return sorted
}

const comesAfter = (sign: number, key: string, than: string) => {
  const difference = compareKeys(key, than) * sign
  return difference > 0 || (difference === 0 && sign > 0)
}
