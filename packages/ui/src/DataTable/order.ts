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

/** How texts of a language are compared: digits inside by their value, so that 9 comes before 10. */
export const textOrder = (locale: string) => new Intl.Collator(locale, { numeric: true }).compare

/** Orders two keys ascending: negative when `a` comes first. Numbers and moments come before texts. */
export function compareKeys(a: string | number, b: string | number, compareTexts: (a: string, b: string) => number): number {
  if (typeof a === 'string') return typeof b === 'string' ? compareTexts(a, b) : 1
  if (typeof b === 'string') return -1
  return a < b ? -1 : a > b ? 1 : 0
}

/** What choosing a column does: the same column flips, a newly chosen one starts ascending. */
export function nextSort(sort: TableSort | null, by: string): TableSort {
  return { by, direction: sort?.by === by && sort.direction === 'ascending' ? 'descending' : 'ascending' }
}
