import type { Write } from '@tagmason/engine'

/** What is left of one record's writes. */
export interface FoldedWrite {
  collection: Write['collection']
  id: string
  /** Null where the record goes. */
  row: object | null
  /** Whether it goes first, so that a new row stands at the end of its list. */
  goes: boolean
}

/** The writes of a commit with one for each record, in the order in which new rows come to stand: what a `Map` would make of them. */
export function foldWrites(writes: readonly Write[]): FoldedWrite[] {
  const folded = new Map<string, FoldedWrite>()
  for (const { collection, id, row } of writes) {
    const key = `${collection}\n${id}`
    const before = folded.get(key)
    const comesAgain = row !== null && before?.row === null
    if (comesAgain || row === null) folded.delete(key)
    folded.set(key, { collection, id, row, goes: row === null || before?.goes === true })
  }
  return [...folded.values()]
}

/** The rows of one collection after these writes. */
export function withWrites(rows: ReadonlyMap<string, unknown>, writes: readonly FoldedWrite[]): Map<string, unknown> {
  const next = new Map(rows)
  for (const { id, row, goes } of writes) {
    if (goes) next.delete(id)
    if (row !== null) next.set(id, row)
  }
  return next
}
