import type { ExportFormat, ReportFile } from '@tagmason/domain'
import { slugOf } from '../shell/slug.ts'
import { csvOf } from './csv.ts'
import { htmlOf } from './html.ts'
import { pdfOf } from './pdf.ts'
import { base64, type FileTable } from './table.ts'
import { xlsxOf } from './xlsx.ts'

/** What a table can be written as. */
export type TableFormat = ExportFormat | 'html'

const kinds: Record<TableFormat, { ending: string; type: string }> = {
  pdf: { ending: 'pdf', type: 'application/pdf' },
  csv: { ending: 'csv', type: 'text/csv;charset=utf-8' },
  excel: { ending: 'xlsx', type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet' },
  json: { ending: 'json', type: 'application/json' },
  html: { ending: 'html', type: 'text/html;charset=utf-8' },
}

export const endingOf = (format: TableFormat) => kinds[format].ending

/** Bytes with the name and kind of a file. The name is made of the title and the day. */
export const fileOf = (title: string, format: TableFormat, now: Date, bytes: Uint8Array): ReportFile => fileAs(title, format, now, base64(bytes))

/** The same of bytes that are base64 already. */
export const fileAs = (title: string, format: TableFormat, now: Date, encoded: string): ReportFile => ({
  fileName: `${slugOf(title) || 'report'}-${now.toISOString().slice(0, 10)}.${kinds[format].ending}`,
  type: kinds[format].type,
  base64: encoded,
})

/** A table in one of the formats; as JSON an object for each row, under the names of the columns. */
export async function tableBytes(table: FileTable, format: TableFormat): Promise<Uint8Array> {
  if (format === 'pdf') return pdfOf(table)
  if (format === 'excel') return xlsxOf(table)
  if (format === 'csv') return csvOf(table)
  if (format === 'html') return htmlOf(table)
  const rows = table.rows.map((row) => Object.fromEntries(table.columns.map((column, place) => [column, row[place] ?? ''])))
  return jsonBytes({ title: table.title, rows })
}

export const jsonBytes = (value: unknown) => new TextEncoder().encode(`${JSON.stringify(value, null, 2)}\n`)
