import { type CollectionName, plan, planCount, type Query, type Where } from '@tagmason/engine'
import { type SQL, sql } from 'drizzle-orm'
import type { Database } from './database.ts'
import { textOfId } from './rowText.ts'
import { mostCharacters, mostRows } from './recordCache.ts'
import { records, recordSums } from './schema.ts'

export interface FoundRow {
  /** As it stands in the database. */
  id: string
  text: string
}

/** A key as the indexes have it (rowIndexes.ts). Names of fields are those of the engine's table of indexes, never what people type. */
export const keyText = (field: string): string => {
  if (!/^\w+$/.test(field)) throw new RangeError(`'${field}' is no field of an index.`)
  return `(coalesce(keys ->> '${field}', '') collate "C")`
}
const keyOf = (field: string): SQL => sql.raw(keyText(field))

/** The collection stands in the text of the question, so that its partial indexes are seen. */
const isOf = (account: string, collection: string): SQL => {
  if (!/^\w+$/.test(collection)) throw new RangeError(`'${collection}' is no collection.`)
  return sql`account = ${account} and collection = ${sql.raw(`'${collection}'`)}`
}

/**
 * Where rows come in pages, each value of a field that may have several asks the index by itself, so that no more rows are read than the page has. More values are asked together: planning one
 * of these parts takes a millisecond.
 */
const mostBranches = 24

/** The rows of a question, in its order. */
export async function findRows<C extends CollectionName>({ db }: Database, account: string, collection: C, query: Query<C>): Promise<FoundRow[]> {
  const { order } = plan(collection, query)
  const { limit, descending = false, after } = query
  if (limit !== undefined && limit <= 0) return []
  const key = order === null ? sql`''` : keyOf(order)
  const way = sql.raw(descending ? 'desc' : 'asc')
  const by = order === null ? sql`position ${way}` : sql`key ${way}, position ${way}`
  const end = limit === undefined ? sql`` : sql`limit ${limit}`
  const begin =
    after === undefined
      ? sql``
      : order === null
        ? sql` and position ${sql.raw(descending ? '<' : '>')} (select position from ${records} where ${isOf(account, collection)} and id = ${textOfId(after)})`
        : sql` and (${key}, position) ${sql.raw(descending ? '<' : '>')} (select ${key}, position from ${records} where ${isOf(account, collection)} and id = ${textOfId(after)})`
  const parts = conditions(account, collection, query).map(
    (condition) =>
      sql`(select id, row, position, ${key} as key from ${records} where ${condition}${begin} order by ${order === null ? sql`` : sql`${key} ${way}, `}position ${way} ${end})`,
  )
  if (parts.length === 0) return []
  const { rows } = await db.execute<{ id: string; text: string }>(
    sql`select id, row::text as text from (${sql.join(parts, sql` union all `)}) as found order by ${by} ${end}`,
  )
  return rows
}

/** How many rows there are, up to `most`: read from the sums that are kept with every write, where they answer it. */
export async function countRows<C extends CollectionName>({ db }: Database, account: string, collection: C, where: Where<C>, most?: number): Promise<number> {
  const { planned, summed } = planCount(collection, where)
  if (summed) {
    const fields = planned.equal.map(([field, texts]) => sql` and ${keyOf(field)} = any(${sql.param(texts)}::text[])`)
    const { rows } = await db.execute<{ n: string }>(
      sql`select coalesce(sum(rows), 0) as n from ${recordSums} where ${isOf(account, collection)}${sql.join(fields)}`,
    )
    return Math.min(Number(rows[0]?.n ?? 0), most ?? Infinity)
  }
  const end = most === undefined ? sql`` : sql` limit ${most}`
  const parts = conditions(account, collection, { where }).map((condition) => sql`(select 1 from ${records} where ${condition}${end})`)
  if (parts.length === 0 || most === 0) return 0
  const { rows } = await db.execute<{ n: string }>(sql`select count(*) as n from (select 1 from (${sql.join(parts, sql` union all `)}) as part${end}) as found`)
  return Number(rows[0]?.n ?? 0)
}

/** What rows have to be, once for each combination of values, so that each is answered out of an index in its order. */
function conditions<C extends CollectionName>(account: string, collection: C, query: Query<C>): SQL[] {
  const { ids, equal, range } = plan(collection, query)
  let all = [isOf(account, collection)]
  if (ids !== null) all = all.map((one) => sql`${one} and id = any(${sql.param(ids.map(textOfId))}::text[])`)
  for (const [field, texts] of equal)
    all =
      query.limit === undefined || texts.length * all.length > mostBranches
        ? all.map((one) => sql`${one} and ${keyOf(field)} = any(${sql.param(texts)}::text[])`)
        : all.flatMap((one) => texts.map((text) => sql`${one} and ${keyOf(field)} = ${text}`))
  if (range === null) return all
  const { field, from, to, before } = range
  const ends = [
    ['>=', from],
    ['<=', to],
    ['<', before],
  ] as const
  const within = sql.join(ends.flatMap(([sign, text]) => (text === null ? [] : [sql` and ${keyOf(field)} ${sql.raw(sign)} ${text}`])))
  return all.map((one) => sql`${one}${within}`)
}

/** All rows of a collection in their order; null where they are more than is kept in memory. */
export async function smallRows({ db }: Database, account: string, collection: string): Promise<FoundRow[] | null> {
  const part = sql`select id, position, row, pg_column_size(row) as size from ${records} where ${isOf(account, collection)} order by position limit ${mostRows + 1}`
  const { rows } = await db.execute<{ id: string | null; text: string }>(sql`with part as materialized (${part}),
    total as (select count(*) <= ${mostRows} and coalesce(sum(size), 0) <= ${mostCharacters} as small from part)
    select id, row::text as text from total left join part on small where small and id is not null or not small order by position`)
  return rows[0]?.id === null ? null : (rows as { id: string; text: string }[])
}
