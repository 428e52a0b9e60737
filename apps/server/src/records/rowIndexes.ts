import { counted, indexes, keysOf } from '@tagmason/engine'
import { sql } from 'drizzle-orm'
import { keyText } from './findRows.ts'
import type { Database } from './database.ts'
import { plainErrors } from './plainErrors.ts'
import { rowBox } from './rowBox.ts'
import { idOfText } from './rowText.ts'
import { records, recordSums } from './schema.ts'
import type { SecretBox } from '../secretBox.ts'

/** Rows whose keys are made in one statement. */
const most = 1000
const prefix = 'found_'

/** The indexes that the engine's questions need, as SQL by name: two over all rows, the others over the rows of their collection. PostgreSQL cuts names at 63 bytes. */
const definitions: ReadonlyMap<string, string> = new Map([
  ...['project', 'space'].map((field) => [`${prefix}${field}`, `(account, collection, ${keyText(field)}, position)`] as const),
  ...Object.entries(indexes).flatMap(([collection, all]: [string, readonly (readonly string[])[]]) =>
    all.map(
      (fields) =>
        [
          `${prefix}${collection}_${fields.join('_')}`.slice(0, 63),
          `(account, ${fields.map(keyText).join(', ')}, position) where collection = '${collection}'`,
        ] as const,
    ),
  ),
])

/** Of which fields the rows of each collection have keys, and which of these they are counted by. */
const declared = Object.fromEntries(
  [...new Set([...Object.keys(indexes), ...Object.keys(counted)])].map((collection) => {
    const all: unknown = indexes[collection as keyof typeof indexes] ?? []
    const by: unknown = counted[collection as keyof typeof counted]
    return [collection, by === undefined ? all : { indexes: all, counted: by }]
  }),
)

/**
 * Brings the indexes of the records to those of this version, and the keys of rows that have none or others: rows of an older version, of a backup, and of collections that are
 * asked in a new way. Does nothing, with three short questions, where all is as it should be.
 */
export async function bringIndexes(database: Database, box: SecretBox): Promise<void> {
  const { db } = database
  await plainErrors(() =>
    database.alone('indexes', async () => {
      const { rows: there } = await db.execute<{ name: string }>(
        sql`select indexname as name from pg_indexes where schemaname = current_schema() and tablename = 'records' and indexname like ${`${prefix}%`}`,
      )
      const names = new Set(there.map(({ name }) => name))
      for (const name of names) if (!definitions.has(name)) await db.execute(sql`drop index if exists ${sql.identifier(name)}`)
      const { rows: known } = await db.execute<{ value: string }>(sql`select value from installation where name = 'indexes'`)
      const before = JSON.parse(known[0]?.value ?? '{}') as Record<string, unknown>
      const changed = Object.entries(declared).flatMap(([collection, all]) => (JSON.stringify(all) === JSON.stringify(before[collection]) ? [] : [collection]))
      if (changed.length > 0)
        await db.transaction(async (tx) => {
          // Keys say nothing that the row does not, so the audit log stays what it was.
          await tx.execute(sql`set local tagmason.restoring = 'on'`)
          // Nothing is written while rows change the fields that they are counted by.
          await tx.execute(sql`lock table ${records} in share row exclusive mode`)
          const collections = sql`collection = any(${sql.param(changed)}::text[])`
          await tx.execute(sql`update ${records} set keys = null where ${collections}`)
          for (const [name, value] of Object.entries({ indexes: declared, counted }))
            await tx.execute(
              sql`insert into installation (name, value) values (${name}, ${JSON.stringify(value)}) on conflict (name) do update set value = excluded.value`,
            )
          await tx.execute(sql`delete from ${recordSums} where ${collections}`)
          await tx.execute(sql`insert into ${recordSums} (account, collection, keys, rows, bytes)
            select account, collection, tagmason_counted_keys(${JSON.stringify(counted)}::jsonb -> collection, null), count(*), sum(octet_length(row::text)) from ${records} where ${collections} group by 1, 2`)
        })
      const rekeyed = await keyRows(database, box)
      let made = 0
      for (const [name, definition] of definitions)
        if (!names.has(name)) {
          await db.execute(sql`create index if not exists ${sql.identifier(name)} on ${records} ${sql.raw(definition)}`)
          made++
        }
      // The embedded PostgreSQL counts by itself never what an index holds.
      if (made > 0 || rekeyed > 0) await db.execute(sql`analyze ${records}`)
    }),
  )
}

/** Gives keys to rows that have none. Returns how many there were. */
async function keyRows({ db }: Database, box: SecretBox): Promise<number> {
  for (let done = 0; ;) {
    const { rows } = await db.execute<{ account: string; collection: string; id: string; text: string }>(
      sql`select account, collection, id, row::text as text from ${records} where keys is null limit ${most}`,
    )
    if (rows.length === 0) return done
    const keys = rows.map(({ account, collection, id, text }) =>
      JSON.stringify(keysOf(collection as never, rowBox(box, account).read(collection, idOfText(id), text) as object)),
    )
    const column = (name: 'account' | 'collection' | 'id') => sql`${sql.param(rows.map((row) => row[name]))}::text[]`
    await db.transaction(async (tx) => {
      await tx.execute(sql`set local tagmason.restoring = 'on'`)
      await tx.execute(sql`update ${records} set keys = made.keys::jsonb
        from unnest(${column('account')}, ${column('collection')}, ${column('id')}, ${sql.param(keys)}::text[]) as made (account, collection, id, keys)
        where records.account = made.account and records.collection = made.collection and records.id = made.id`)
    })
    done += rows.length
  }
}
