/** What rows are ordered by: numbers and moments by size, texts by the reader's alphabet. Nothing, not-a-number and invalid dates count as missing. */
export type SortKey = string | number | Date | null | undefined

/** Which column orders the rows, and which way. */
export interface TableSort {
  /** The id of the column. */
  by: string
  direction: 'ascending' | 'descending'
}

/** The key as it is compared: a moment as its number, everything missing as `undefined`, which stays last whichever way rows are ordered. */
export function comparable(key: SortKey): string | number | undefined {
  const value = key instanceof Date ? key.getTime() : key
  return value === null || value === undefined || Number.isNaN(value) ? undefined : value
}

/** What choosing a column does: the same column flips, a newly chosen one starts ascending. */
export function nextSort(sort: TableSort | null, by: string): TableSort {
  return { by, direction: sort?.by === by && sort.direction === 'ascending' ? 'descending' : 'ascending' }
}
