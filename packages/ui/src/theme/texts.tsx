import { createContext, useContext } from 'react'
import type { MeterLevel } from '../Meter/level.ts'
import { type BoardTexts, englishBoard } from '../WidgetBoard/texts.ts'
import { type ColorTexts, englishColor } from '../ColorField/texts.ts'
import { type DiffTexts, englishDiff } from '../DiffView/texts.ts'
import { englishFlow, type FlowTexts } from '../Flow/texts.ts'
import { englishRules, type RuleTexts } from '../RuleBuilder/texts.ts'
import { englishSteps, type StepsTexts } from '../Steps/texts.ts'

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
  /** Heard after a link that opens in a new tab. */
  newTab: string
  /** How much of a limited text is used. */
  characters(used: number, limit: number): string
  /** Makes a password readable; said of a button that stays in. */
  showPassword: string
  capsLock: string
  /** How many rules of a password are kept. */
  rulesMet(met: string, all: string): string
  ruleMet: string
  ruleNotMet: string
  /** While no dates are chosen yet. */
  chooseDates: string
  startDate: string
  endDate: string
  previousMonth: string
  nextMonth: string
  dayCount(count: number, written: string): string
  /** Announced when the first day is chosen. */
  chooseEnd(start: string): string
  dateWrong(text: string): string
  dateTooEarly(text: string, least: string): string
  dateTooLate(text: string, most: string): string
  datesReversed: string
  searchFailed: string
  /** The entry that takes what was typed as it is. */
  takeTyped(text: string): string
  chooseFile: string
  chooseFiles: string
  /** While files are held over their place. */
  dropFiles: string
  /** After the kinds of files: how large they may be. */
  upTo(size: string): string
  /** The kind of file that any picture is. */
  pictures: string
  fileKindWrong(name: string, kinds: string): string
  fileTooLarge(name: string, size: string, most: string): string
  fileEmpty(name: string): string
  filesTooMany(most: number, written: string): string
  /** How a chart is read with the keyboard; `marks` where it has any. */
  chartKeys(marks: boolean): string
  /** The head of the column of marks in a chart's table. */
  marks: string
  /** Where a table shows a selection of many rows; both as the reader writes numbers. */
  sampled(shown: string, all: string): string
  board: BoardTexts
  diff: DiffTexts
  rules: RuleTexts
  flow: FlowTexts
  /** A figure against the most it can be, as `4.8 out of 5`. */
  outOf(figure: string, most: string): string
  /** How many have rated. */
  ratings(count: number, written: string): string
  notRated: string
  /** The names of the choices of a rating. */
  stars(count: number, written: string): string
  live: string
  paused: string
  connecting: string
  /** The state of a meter in words. */
  meterLevels: Record<MeterLevel, string>
  /** How many of those who began got to a step. */
  shareOfFirst(percent: string): string
  /** How many of the step before are gone. */
  dropOff(percent: string): string
  /** How many more there are than at the step before. */
  moreThanBefore(percent: string): string
  /** Where a cell holds nothing, for readers of the screen. */
  noValue: string
  color: ColorTexts
  /** What a secret that is shown only now asks for. */
  secretOnce: string
  /** The button that covers a secret. */
  secretStored: string
  steps: StepsTexts
  /** Said after what a plan has, for readers of the screen. */
  included: string
  notIncluded: string
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
  newTab: '(opens in a new tab)',
  characters: (used, limit) => `${used} of ${limit} characters`,
  showPassword: 'Show password',
  capsLock: 'Caps Lock is on.',
  rulesMet: (met, all) => `${met} of ${all} rules met`,
  ruleMet: 'Met',
  ruleNotMet: 'Not met yet',
  chooseDates: 'Choose dates',
  startDate: 'From',
  endDate: 'To',
  previousMonth: 'Previous month',
  nextMonth: 'Next month',
  dayCount: (count, written) => (count === 1 ? '1 day' : `${written} days`),
  chooseEnd: (start) => `From ${start}. Choose the last day.`,
  dateWrong: (text) => `“${text}” is not a date; write it as YYYY-MM-DD, for example 2024-01-31.`,
  dateTooEarly: (text, least) => `${text} is too early; choose ${least} or later.`,
  dateTooLate: (text, most) => `${text} is too late; choose ${most} or earlier.`,
  datesReversed: 'The last day is before the first; choose a later one.',
  searchFailed: 'The search did not work; type again to retry.',
  takeTyped: (text) => `Use “${text}”`,
  chooseFile: 'Choose a file or drop it here',
  chooseFiles: 'Choose files or drop them here',
  dropFiles: 'Drop to choose',
  upTo: (size) => `up to ${size}`,
  pictures: 'picture',
  fileKindWrong: (name, kinds) => `“${name}” is another kind of file; choose ${kinds}.`,
  fileTooLarge: (name, size, most) => `“${name}” has ${size}; choose a file of at most ${most}.`,
  fileEmpty: (name) => `“${name}” is empty; choose a file with something in it.`,
  filesTooMany: (most, written) => (most === 1 ? 'These are several files; choose one.' : `These are too many files; choose at most ${written}.`),
  chartKeys: (marks) => `Arrow keys, Home, End, Page Up and Page Down read the figures${marks ? '; Shift with an arrow key leads to the next mark' : ''}.`,
  marks: 'Marks',
  sampled: (shown, all) => `${shown} of ${all} rows, evenly chosen`,
  board: englishBoard,
  diff: englishDiff,
  rules: englishRules,
  flow: englishFlow,
  outOf: (figure, most) => `${figure} out of ${most}`,
  ratings: (count, written) => (count === 1 ? '1 rating' : `${written} ratings`),
  notRated: 'Not rated yet',
  stars: (count, written) => (count === 1 ? '1 star' : `${written} stars`),
  live: 'Live',
  paused: 'Paused',
  connecting: 'Connecting',
  meterLevels: {
    within: 'Within the limit',
    close: 'Close to the limit',
    nearlyFull: 'Very close to the limit',
    full: 'Limit reached',
    reached: 'On target',
    short: 'Below target',
    farShort: 'Far below target',
  },
  shareOfFirst: (percent) => `${percent} of the first step`,
  dropOff: (percent) => `${percent} drop-off`,
  moreThanBefore: (percent) => `${percent} more than the step before`,
  noValue: 'no value',
  color: englishColor,
  secretOnce: 'It is shown only this once: copy it and store it where you keep your secrets.',
  secretStored: 'I stored it',
  steps: englishSteps,
  included: 'included',
  notIncluded: 'not included',
}

export const TextsContext = createContext<UiTexts>(englishTexts)

/** The words of the nearest <Theme>; English when none were given. */
export const useUiTexts = () => useContext(TextsContext)
