import { keysOf } from '@tagmason/engine'
import { eq, sql } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { FoldedWrite } from './foldWrites.ts'
import type { RowBox } from './rowBox.ts'
import { textOfId } from './rowText.ts'
import { accounts, collectionVersions, records } from './schema.ts'

type Transaction = Parameters<Parameters<NodePgDatabase['transaction']>[0]>[0]

/** Where notices of commits are sent. */
export const channel = 'tagmason_records'
/** Rows in one statement: one for the usual act, a few for a whole sample. */
const most = 2000
/** PostgreSQL takes a notice of less than 8,000 bytes. */
const longestNotice = 7000

/** Applies the writes to an account within a transaction and gives the version that it then has. `from` names the process to itself, which needs no notice; null without other processes. */
export async function writeRows(tx: Transaction, account: string, writes: readonly FoldedWrite[], box: RowBox, from: string | null): Promise<number> {
  const put = writes.flatMap(({ collection, id, row }) =>
    row === null ? [] : [{ collection, id: textOfId(id), text: box.write(collection, id, row), keys: JSON.stringify(keysOf(collection, row)) }],
  )
  const gone = writes.filter((write) => write.goes)
  // This row is what commits wait for each other at, so that places and versions are given in one order.
  const [now] = await tx
    .update(accounts)
    .set({ version: sql`${accounts.version} + 1`, positions: sql`${accounts.positions} + ${put.length}` })
    .where(eq(accounts.id, account))
    .returning({ version: accounts.version, positions: accounts.positions })
  if (now === undefined) throw new Error(`There is no account '${account}': nothing was written.`)
  // The log can only be added to; it goes with its account, when a member had that deleted.
  if (gone.some(({ collection }) => collection === 'auditHeads')) await tx.execute(sql`set local tagmason.restoring = 'on'`)
  for (const part of parts(gone))
    await tx.execute(sql`delete from ${records} using unnest(${texts(part.map(({ collection }) => collection))}, ${texts(part.map(({ id }) => textOfId(id)))}) as gone (collection, id)
      where ${records.account} = ${account} and ${records.collection} = gone.collection and ${records.id} = gone.id`)
  let place = now.positions - put.length
  for (const part of parts(put)) {
    await tx.execute(sql`insert into ${records} (account, collection, id, position, row, keys)
      select ${account}, collection, id, ${place}::bigint + place, text::json, keys::jsonb
      from unnest(${texts(part.map(({ collection }) => collection))}, ${texts(part.map(({ id }) => id))}, ${texts(part.map(({ text }) => text))}, ${texts(part.map(({ keys }) => keys))})
        with ordinality as new (collection, id, text, keys, place)
      on conflict (account, collection, id) do update set row = excluded.row, keys = excluded.keys`)
    place += part.length
  }
  const changed = [...new Set(writes.map(({ collection }) => collection))]
  await tx.execute(sql`insert into ${collectionVersions} (account, collection, version) select ${account}, collection, ${now.version}::bigint from unnest(${texts(changed)}) as changed (collection)
    on conflict (account, collection) do update set version = excluded.version`)
  if (from !== null) await tx.execute(sql`select pg_notify(${channel}, ${noticeText(from, account, now.version, changed)})`)
  return now.version
}

export function noticeText(from: string, account: string, version: number, collections: readonly string[] | null): string {
  const text = JSON.stringify({ from, account, version, collections })
  return text.length < longestNotice ? text : JSON.stringify({ from, account, version, collections: null })
}

const texts = (list: readonly string[]) => sql`${sql.param(list)}::text[]`

function* parts<T>(list: readonly T[]): Generator<readonly T[]> {
  for (let at = 0; at < list.length; at += most) yield list.slice(at, at + most)
}
