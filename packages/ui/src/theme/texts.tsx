import { createContext, useContext } from 'react'

/** The few words that primitives say by themselves. Everything else arrives as props. */
export interface UiTexts {
  close: string
  cancel: string
  dismiss: string
  copy: string
  copied: string
  /** When the browser lets nothing into the clipboard. */
  copyRefused: string
  loading: string
  search: string
  clear: string
  retry: string
  required: string
  optional: string
  /** When nothing matches what was searched for. */
  noMatches: string
  increase: string
  decrease: string
  show: string
  hide: string
  /** The button that opens the choice of columns of a table. */
  columns: string
  /** Before the column that orders stacked rows. */
  sortBy: string
  ascending: string
  descending: string
  /** Announced when the order of a table changes. */
  sorted(column: string, direction: 'ascending' | 'descending'): string
  /** How many rows there are; `written` is the number as the reader writes it. */
  rowCount(count: number, written: string): string
  /** Which rows are on this page. */
  rowRange(from: string, to: string, all: string): string
  selectedCount(count: number, written: string): string
  selectAll: string
  selectPage: string
  /** The name of the box that chooses one row. */
  selectRow(row: string): string
  /** The head of the column of menus. */
  rowActions: string
  /** The name of the menu of one row. */
  more(row: string): string
  noRows: string
  /** The name of the navigation through pages. */
  pages: string
  page(page: string): string
  pageOf(page: string, pages: string): string
  previousPage: string
  nextPage: string
  /** Why one cannot go back from the first page. */
  firstPage: string
  /** Why one cannot go on from the last page. */
  lastPage: string
  /** The name of the button that removes one entry of a list. */
  remove(entry: string): string
  /** How much of a limited text is used. */
  characters(used: number, limit: number): string
}

export const englishTexts: UiTexts = {
  close: 'Close',
  cancel: 'Cancel',
  dismiss: 'Dismiss',
  copy: 'Copy',
  copied: 'Copied',
  copyRefused: 'Could not copy; select the text and press Ctrl+C.',
  loading: 'Loading',
  search: 'Search',
  clear: 'Clear',
  retry: 'Retry',
  required: 'Required',
  optional: 'Optional',
  noMatches: 'Nothing found',
  increase: 'Increase',
  decrease: 'Decrease',
  show: 'Show',
  hide: 'Hide',
  columns: 'Columns',
  sortBy: 'Sort by',
  ascending: 'Ascending',
  descending: 'Descending',
  sorted: (column, direction) => `Sorted by ${column}, ${direction}`,
  rowCount: (count, written) => (count === 1 ? '1 row' : `${written} rows`),
  rowRange: (from, to, all) => `${from}–${to} of ${all}`,
  selectedCount: (_count, written) => `${written} selected`,
  selectAll: 'Select all rows',
  selectPage: 'Select all rows on this page',
  selectRow: (row) => `Select: ${row}`,
  rowActions: 'Actions',
  more: (row) => `More: ${row}`,
  noRows: 'Nothing here yet',
  pages: 'Pages',
  page: (page) => `Page ${page}`,
  pageOf: (page, pages) => `Page ${page} of ${pages}`,
  previousPage: 'Previous page',
  nextPage: 'Next page',
  firstPage: 'This is the first page.',
  lastPage: 'This is the last page.',
  remove: (entry) => `Remove ${entry}`,
  characters: (used, limit) => `${used} of ${limit} characters`,
}

export const TextsContext = createContext<UiTexts>(englishTexts)

/** The words of the nearest <Theme>; English when none were given. */
export const useUiTexts = () => useContext(TextsContext)
