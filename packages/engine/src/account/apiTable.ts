import type { ApiAnswer } from '@tagmason/domain'
import { csvOf } from '../files/csv.ts'

type Cell = string | number | null

/** A table that is answered as JSON or CSV. */
export interface ApiTable {
  columns: readonly string[]
  rows: readonly (readonly Cell[])[]
  /** Row by row the one of the period before, whose last columns are these. */
  previous?: { columns: readonly string[]; rows: readonly (readonly Cell[] | null)[] }
  /** What an answer in JSON tells, too. */
  besides: Readonly<Record<string, unknown>>
  /** The cursor of the next page; left out where there are no pages. */
  next?: string | null
}

export const apiFormats = ['json', 'csv'] as const
export type ApiFormat = (typeof apiFormats)[number]

/** `linkOf` makes the address of the next page, which CSV has no other place for than a header. */
export function tableAnswer(table: ApiTable, format: ApiFormat, linkOf: (cursor: string) => string = String): ApiAnswer {
  const { columns, rows, previous, besides, next } = table
  if (format === 'json') {
    const body = { ...besides, columns, rows, ...(previous === undefined ? {} : { previous: previous.rows }), ...(next === undefined ? {} : { next }) }
    return { status: 200, headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) }
  }
  const link: Record<string, string> = typeof next === 'string' ? { Link: `<${linkOf(next)}>; rel="next"` } : {}
  // Spreadsheets know UTF-8 by the mark before it, which a decoder would take away.
  const body = new TextDecoder('utf-8', { ignoreBOM: true }).decode(csvOf({ title: '', detail: '', ...flat(columns, rows, previous) }))
  return { status: 200, headers: { 'Content-Type': 'text/csv; charset=utf-8', ...link }, body }
}

function flat(columns: readonly string[], rows: ApiTable['rows'], previous: ApiTable['previous']) {
  const cells = (row: readonly Cell[]) => row.map((cell) => cell ?? '')
  if (previous === undefined) return { columns, rows: rows.map(cells) }
  const nothing = previous.columns.map(() => null)
  return {
    columns: [...columns, ...previous.columns.map((column) => `previous.${column}`)],
    rows: rows.map((row, at) => cells([...row, ...(previous.rows[at]?.slice(-nothing.length) ?? nothing)])),
  }
}
