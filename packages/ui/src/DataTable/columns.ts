import type { ReactNode } from 'react'
import type { SortKey } from './order.ts'

export interface TableColumn<Row> {
  id: string
  /** The words at the top; also the label of the value where rows are stacked. */
  head: string
  cell(row: Row): ReactNode
  /** What the column is ordered by; without it the column cannot order the rows. Missing values stay last both ways. */
  sort?(row: Row): SortKey
  /** `end` for numbers. */
  align?: 'start' | 'end'
  /** The width from tablets on, as `160px` or `20%`; as wide as the words need when left out. */
  width?: string
  /** Can be put away in the choice of columns. */
  hideable?: boolean
}

/** Rows without an `id` need a `rowId`. */
export type RowIdentity<Row> = Row extends { id: string } ? unknown : { rowId: unknown }

/** The id a row brings along. Throws where it has none and the table was not told how to make one. */
export function ownId(row: object): string {
  if ('id' in row && typeof row.id === 'string') return row.id
  throw new Error('A row of a DataTable has no id, so it cannot be kept apart from the others: give each row an `id`, or the table a `rowId`.')
}

/** What a row is called by the buttons in it: the text of its first column, or else its id. */
export function ownName<Row>(columns: readonly TableColumn<Row>[], row: Row, id: string): string {
  const first = columns[0]
  const shown = first?.cell(row)
  const key = typeof shown === 'string' || typeof shown === 'number' ? shown : first?.sort?.(row)
  return typeof key === 'string' || typeof key === 'number' ? String(key) : id
}
