import type { Condition, Query, Where } from './queryTerms.ts'
import type { Collections } from '@tagmason/domain'
import { compareKeys, countedFields, indexesOf, keysOf, keyText, type KeyValue } from './indexes.ts'
import type { CollectionName } from './collectionName.ts'

/** A question with its conditions sorted out: texts of keys, as rows have them. */
export interface PlannedQuery {
  ids: readonly string[] | null
  /** Fields that have one of these texts. */
  equal: readonly (readonly [field: string, texts: readonly string[]])[]
  range: { field: string; from: string | null; to: string | null; before: string | null } | null
  order: string | null
}

/** Sorts out a question. Throws a RangeError where no index answers it, unless it is answered by other means: name one in indexes.ts. */
export function plan<C extends CollectionName>(collection: C, { where = {}, order, limit, after }: Query<C>, otherwise = false): PlannedQuery {
  const planned: { -readonly [K in keyof PlannedQuery]: PlannedQuery[K] } = { ids: null, equal: [], range: null, order: order ?? null }
  for (const [field, condition] of Object.entries(where) as [string, Condition | undefined][]) {
    if (condition === undefined) continue
    if (isRange(condition)) planned.range = rangeOf(collection, planned, field, condition)
    else {
      const values = Array.isArray(condition) ? (condition as readonly KeyValue[]) : [condition as KeyValue]
      if (field === 'id') planned.ids = values.map(String)
      else planned.equal = [...planned.equal, [field, [...new Set(values.map(keyText))]]]
    }
  }
  if (planned.ids === null && !otherwise && !hasIndex(collection, planned, limit !== undefined || after !== undefined))
    throw new RangeError(
      `No index answers this question of '${collection}' (${[...planned.equal.map(([field]) => field), order ?? planned.range?.field].filter(Boolean).join(', ')}): add one to packages/engine/src/store/indexes.ts.`,
    )
  return planned
}

const isRange = (condition: Condition): condition is { from?: string | number; to?: string | number; before?: string | number } =>
  typeof condition === 'object' && condition !== null && !Array.isArray(condition)

function rangeOf(
  collection: string,
  { range, order }: PlannedQuery,
  field: string,
  { from, to, before }: { from?: string | number; to?: string | number; before?: string | number },
) {
  if (range !== null || (order !== null && order !== field))
    throw new RangeError(
      `A question of '${collection}' has one range, of the field that orders its rows: leave out one of '${range?.field ?? order}' and '${field}'.`,
    )
  const textOf = (end: string | number | undefined) => (end === undefined ? null : keyText(end))
  return { field, from: textOf(from), to: textOf(to), before: textOf(before) }
}

/** Sorts out a question of how many there are. `summed`: the sums kept as rows are written answer it. Throws a RangeError where neither they nor an index answer it. */
export function planCount<C extends CollectionName>(collection: C, where: Where<C>): { planned: PlannedQuery; summed: boolean } {
  const asked = Object.entries(where).filter(([, condition]) => condition !== undefined)
  const fields = countedFields(collection)
  const summed = asked.length > 0 && fields.length > 0 && asked.every(([field, condition]) => fields.includes(field) && !isRange(condition as Condition))
  return { planned: plan(collection, { where }, summed), summed }
}

/** Rows that come a page at a time have to come in the index's own order. */
function hasIndex(collection: CollectionName, { equal, range, order }: PlannedQuery, paged: boolean): boolean {
  const known = new Set(equal.map(([field]) => field))
  const next = order ?? range?.field
  return indexesOf(collection).some(
    (index) =>
      index.slice(0, known.size).length === known.size &&
      index.slice(0, known.size).every((field) => known.has(field)) &&
      (next === undefined ? !paged || index.length === known.size : index[known.size] === next),
  )
}

/** Whether a row is one of those that are asked for, apart from their order. */
export function fits(collection: CollectionName, { ids, equal, range }: PlannedQuery, id: string, row: object): boolean {
  if (ids !== null && !ids.includes(id)) return false
  if (equal.length === 0 && range === null) return true
  const keys = keysOf(collection, row)
  if (!equal.every(([field, texts]) => texts.includes(keys[field] ?? ''))) return false
  if (range === null) return true
  const text = keys[range.field] ?? ''
  const { from, to, before } = range
  return (from === null || compareKeys(text, from) >= 0) && (to === null || compareKeys(text, to) <= 0) && (before === null || compareKeys(text, before) < 0)
}

/** Answers a question from rows in memory: what every store answers. */
export function findIn<C extends CollectionName>(collection: C, rows: ReadonlyMap<string, Collections[C]>, query: Query<C>): Map<string, Collections[C]> {
  const planned = plan(collection, query)
  let found = [...rows].filter(([id, row]) => fits(collection, planned, id, row))
  const { order } = planned
  if (order !== null) {
    const keyed = found.map((entry) => ({ entry, key: orderKey(collection, order, entry[1]) }))
    found = keyed.toSorted((a, b) => compareKeys(a.key, b.key)).map(({ entry }) => entry)
  }
  if (query.descending === true) found.reverse()
  const { after, limit } = query
  if (after !== undefined) {
    const at = found.findIndex(([id]) => id === after)
    found = at < 0 ? [] : found.slice(at + 1)
  }
  return new Map(limit === undefined ? found : found.slice(0, limit))
}

/** The text that a row is ordered by. */
export const orderKey = (collection: CollectionName, order: string, row: object): string => keysOf(collection, row)[order] ?? ''

/** How many rows there are of those that are asked for; `most`, where so many are counted already. */
export function countIn<C extends CollectionName>(collection: C, rows: ReadonlyMap<string, Collections[C]>, where: Where<C>, most = Infinity): number {
  const { planned } = planCount(collection, where)
  let count = 0
  for (const [id, row] of rows) if (count < most && fits(collection, planned, id, row)) count++
  return count
}
