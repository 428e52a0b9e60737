import type { CollectionName } from './collectionName.ts'
import type { Collections } from '@tagmason/domain'
import type { Query, Where } from './queryTerms.ts'

/** One change to one record. */
export type Write = { [C in CollectionName]: { collection: C; id: string; row: Collections[C] | null } }[CollectionName]

/** What an installation knows of an audit log that those who can write its rows do not: a key, and where the log ended at times, kept in another place. */
export interface AuditSeal {
  /** HMAC-SHA-256 of a text with a key of this account's log, hexadecimal. */
  mac(text: string): string
  /** Hashes that the log ended with, the oldest first. */
  heads(): Promise<readonly string[]>
}

/**
 * Where records live. The memory adapter is here; others stand with the composition roots. An adapter is right when `commit` is all or nothing
 * and what it committed is what the next `list`, `get`, `find` or `count` gives.
 */
export interface RecordStore {
  /** All rows of a collection by id, in the order they were first written. For what stays small: where rows grow with use, `find` those that are needed. */
  list<C extends CollectionName>(collection: C): Promise<ReadonlyMap<string, Collections[C]>>
  get<C extends CollectionName>(collection: C, id: string): Promise<Collections[C] | undefined>
  /** The rows that a question is for, by id, in its order (query.ts). Throws a RangeError where no index answers it. */
  find<C extends CollectionName>(collection: C, query: Query<C>): Promise<ReadonlyMap<string, Collections[C]>>
  /** How many rows there are of those; `most`, where there are so many or more: counting stops there. */
  count<C extends CollectionName>(collection: C, where: Where<C>, most?: number): Promise<number>
  /** Applies every write, in order, or none. A `null` row removes. */
  commit(writes: readonly Write[]): Promise<void>
  /** Runs something while nobody else commits, over rows that are up to date. Left out where there is nobody else. */
  alone?<T>(run: () => Promise<T>): Promise<T>
  /** Tells of commits that somebody else made: another tab, another process. Left out where there is nobody else. */
  watch?(listener: (collections: readonly CollectionName[]) => void): void
  /** How often a collection was changed, as far as is known here; null while others may change it unheard. Left out where that is not counted. */
  changes?(collection: CollectionName): number | null
  /** Left out where there is no key, as in a page: the log is chained by plain hashes then. */
  audit?: AuditSeal
}
