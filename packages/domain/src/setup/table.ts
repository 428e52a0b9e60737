import type { TableFault, TableRefusal } from './tableTerms.ts'
import { type CsvLine, csvLines, csvRecords, mostColumns } from './tableCsv.ts'
import { jsonRecords } from './tableJson.ts'

export const columnTypes = ['number', 'date', 'boolean', 'text', 'empty'] as const
export type ColumnType = (typeof columnTypes)[number]

export interface TableColumnFacts {
  name: string
  type: ColumnType
  /** How many rows have a value in it. */
  filled: number
}

export interface TableSummary {
  kind: 'csv' | 'json'
  columns: TableColumnFacts[]
  /** Rows that can be used. */
  rows: number
  /** The first of them, each value as text. */
  preview: string[][]
  /** The first faults; `faultCount` is how many there are. */
  faults: TableFault[]
  faultCount: number
}

const previewRows = 5
const mostFaults = 20

/** Reads a CSV or JSON file (by its name's ending) as a table: its columns with their types, how many rows, the first rows and the lines that could not be used. Pure. */
export function readTable(name: string, text: string): TableSummary | { refused: TableRefusal } {
  const bare = bareText(text)
  if (typeof bare !== 'string') return { refused: bare }
  const kind = /\.json$/i.test(name) ? 'json' : 'csv'
  const records = kind === 'json' ? jsonRecords(bare) : csvRecords(bare)
  if ('why' in records) return { refused: records }
  const { names, rows, faults } = records
  if (names.length > mostColumns) return { refused: { why: 'tooManyColumns' } }
  if (rows.length === 0) return { refused: { why: 'noRows' } }
  return {
    kind,
    columns: names.map((column, at) => ({ name: column, ...factsOf(rows, at) })),
    rows: rows.length,
    preview: rows.slice(0, previewRows),
    faults: faults.slice(0, mostFaults),
    faultCount: faults.length,
  }
}

/** The lines of a CSV file that hold something, whatever each of them means; why none of it can be read. Pure. */
export function readCsvLines(text: string): CsvLine[] | TableRefusal {
  const bare = bareText(text)
  return typeof bare === 'string' ? csvLines(bare) : bare
}

/** The text without its byte order mark. What is not UTF-8 was read with replacement characters; what is not text has zeros. */
function bareText(text: string): string | TableRefusal {
  if (text.includes('\uFFFD') || text.includes('\0')) return { why: 'encoding' }
  return text.startsWith('\uFEFF') ? text.slice(1) : text
}

const patterns: readonly [ColumnType, RegExp][] = [
  ['number', /^[+-]?(\d+|\d{1,3}(,\d{3})+)(\.\d+)?$/],
  ['boolean', /^(true|false|yes|no)$/i],
  ['date', /^\d{4}-(0\d|1[0-2])-([0-2]\d|3[01])([T ]\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:?\d{2})?)?$/],
]

/** The type that all values of a column have; text where they differ. */
function factsOf(rows: readonly string[][], at: number): { type: ColumnType; filled: number } {
  let filled = 0
  let possible = patterns
  for (const row of rows) {
    const value = row[at]?.trim() ?? ''
    if (value === '') continue
    filled++
    possible = possible.filter(([, pattern]) => pattern.test(value))
  }
  return { type: filled === 0 ? 'empty' : (possible[0]?.[0] ?? 'text'), filled }
}
