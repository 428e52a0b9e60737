import { reads } from '@tagmason/domain'
import { type CollectionName, countIn, findIn, type RecordStore } from '@tagmason/engine'
import { and, asc, eq, gt, sql } from 'drizzle-orm'
import type { AuditHeads } from './auditHeads.ts'
import type { Database, Notice } from './database.ts'
import { countRows, findRows, type FoundRow, smallRows } from './findRows.ts'
import { foldWrites } from './foldWrites.ts'
import { plainErrors } from './plainErrors.ts'
import { RecordCache } from './recordCache.ts'
import type { RowBox } from './rowBox.ts'
import { idOfText, textOfId } from './rowText.ts'
import { countedChanges } from './countedChanges.ts'
import { accounts, collectionVersions, records } from './schema.ts'
import { inTurn } from './inTurn.ts'
import { writeRows } from './writeRows.ts'

/** What anybody asks for. */
const everything = [...new Set(Object.values(reads).flatMap(({ topics }) => topics))]

/** The records of one account over a database, and its ear for what others commit. */
export interface DatabaseStore extends RecordStore {
  /** Another process committed. */
  heard(notice: Notice): void
  /** Whether other processes can be heard; while not, every list is asked of the database. */
  hearing(on: boolean): void
}

/** `from` names this process in notices. `caching` can be switched off to measure what it brings. */
export function databaseStore(database: Database, account: string, box: RowBox, from: string, heads: AuditHeads, caching = true): DatabaseStore {
  const { db } = database
  const cache = new RecordCache()
  cache.trusted = caching && !database.shared
  const listeners = new Set<(collections: readonly CollectionName[]) => void>()
  const committing = inTurn()
  const queue = inTurn()
  const changes = countedChanges()
  let holding: { lost: boolean } | null = null
  let refreshing: Promise<void> | null = null

  const ofAccount = eq(records.account, account)
  const rowsOf = (collection: string, found: readonly FoundRow[]) =>
    new Map(found.map(({ id, text }) => [idOfText(id), box.read(collection, idOfText(id), text)]))
  const load = async (collection: string) =>
    rowsOf(
      collection,
      await plainErrors(() =>
        db
          .select({ id: records.id, text: sql<string>`${records.row}::text` })
          .from(records)
          .where(and(ofAccount, eq(records.collection, collection)))
          .orderBy(asc(records.position)),
      ),
    )
  /** All rows of a small collection; null of a large one. */
  const loadSmall = (collection: string) => async () => {
    const found = await plainErrors(() => smallRows(database, account, collection))
    return found === null ? null : { rows: rowsOf(collection, found), size: found.reduce((sum, { text }) => sum + text.length, 0) }
  }

  /** Finds out what changed since the version that is known, so that nothing older is kept. */
  const refresh = () =>
    plainErrors(async () => {
      const known = cache.version
      const [now] = await db.select({ version: accounts.version }).from(accounts).where(eq(accounts.id, account))
      if (now === undefined) throw new Error(`There is no account '${account}': make it first.`)
      if (now.version === known) return
      const changed =
        known === null
          ? null
          : await db
              .select({ collection: collectionVersions.collection })
              .from(collectionVersions)
              .where(and(eq(collectionVersions.account, account), gt(collectionVersions.version, known)))
      const collections = now.version < (known ?? 0) ? null : (changed?.map(({ collection }) => collection) ?? null)
      cache.refreshed(now.version, collections)
      changes.add(collections)
    })
  const known = async () => {
    if (cache.version !== null) return
    await (refreshing ??= refresh().finally(() => (refreshing = null)))
  }

  /** The rows of a small collection, as they are kept; null where it is large, or nothing may be kept. */
  const kept = async (collection: string) => {
    if (!cache.trusted) return null
    await known()
    return cache.rows(collection, loadSmall(collection))
  }
  const tell = (collections: readonly string[]) => {
    for (const listener of listeners) listener(collections as CollectionName[])
  }

  return {
    audit: heads.of(account),
    list: async (collection) => ((await kept(collection)) ?? (await load(collection))) as never,
    async get(collection, id) {
      const rows = await kept(collection)
      if (rows !== null) return rows.get(id) as never
      const [row] = await plainErrors(() =>
        db
          .select({ text: sql<string>`${records.row}::text` })
          .from(records)
          .where(and(ofAccount, eq(records.collection, collection), eq(records.id, textOfId(id)))),
      )
      return (row === undefined ? undefined : box.read(collection, id, row.text)) as never
    },
    async find(collection, query) {
      const rows = await kept(collection)
      if (rows !== null) return findIn(collection, rows as never, query)
      return rowsOf(collection, await plainErrors(() => findRows(database, account, collection, query))) as never
    },
    async count(collection, where, most) {
      const rows = await kept(collection)
      return rows === null ? plainErrors(() => countRows(database, account, collection, where, most)) : countIn(collection, rows as never, where, most)
    },
    async commit(writes) {
      const folded = foldWrites(writes)
      if (folded.length === 0) return
      await known()
      await committing(async () => {
        if (holding?.lost === true) throw new Error('The connection to PostgreSQL broke while this was under way, so nothing was written: try again.')
        try {
          const version = await plainErrors(() => db.transaction((tx) => writeRows(tx, account, folded, box, database.shared ? from : null)))
          cache.committed(version, folded)
        } finally {
          // Also where it failed: a connection that broke does not say whether the database took it.
          changes.add(folded.map(({ collection }) => collection))
        }
        for (const { collection, row, goes } of folded) if (collection === 'auditHeads' && isHead(row)) heads.ends(account, row.hash, goes)
      })
      tell([...new Set(folded.map(({ collection }) => collection))])
    },
    alone: (run) =>
      queue(() =>
        database.alone(account, async (hold) => {
          holding = hold
          try {
            if (database.shared) await refresh()
            return await run()
          } finally {
            holding = null
          }
        }),
      ),
    watch(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    changes: (collection) => (cache.trusted ? changes.of(collection) : null),
    heard({ version, collections }) {
      cache.changed(version, collections)
      changes.add(collections)
      tell(collections ?? everything)
    },
    hearing(on) {
      cache.trusted = caching && on
      // What was committed in the silence is not known.
      cache.forget()
      changes.add(null)
      if (on) tell(everything)
    },
  }
}

const isHead = (row: object | null): row is { hash: string } => row !== null && 'hash' in row && typeof row.hash === 'string'
