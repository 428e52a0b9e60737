import type { QueryField, KeyValue } from './indexes.ts'
import type { CollectionName } from './collectionName.ts'

/** Which rows of a collection, and in which order. */
export interface Query<C extends CollectionName> {
  /** What has to be so of each row; all rows where left out. */
  where?: Where<C>
  /** The field that orders them; the order in which they were first written where left out, and among equals. */
  order?: Exclude<QueryField<C>, 'id'>
  /** The last first. */
  descending?: boolean
  /** How many at most. */
  limit?: number
  /** Id of the row after which to go on: the last one of the page before. Where it has gone, no row follows. */
  after?: string
}

export type Where<C extends CollectionName> = { readonly [F in QueryField<C>]?: Condition | undefined }

/** What a field has to be: a value, one of several, or within a range (`from` and `to` included, `before` not). `null` stands for what the row has not, which sorts first. */
export type Condition = KeyValue | readonly KeyValue[] | { from?: string | number; to?: string | number; before?: string | number }
