import type { Report, ReportFile, ReportFormat, ReportMetric, ReportTable } from '@tagmason/domain'
import { csvOf } from '../files/csv.ts'
import { pdfOf } from '../files/pdf.ts'
import { base64, type FileTable } from '../files/table.ts'
import { xlsxOf } from '../files/xlsx.ts'
import { slugOf } from '../shell/projects.ts'

const kinds: Record<ReportFormat, { ending: string; type: string }> = {
  pdf: { ending: 'pdf', type: 'application/pdf' },
  csv: { ending: 'csv', type: 'text/csv;charset=utf-8' },
  excel: { ending: 'xlsx', type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet' },
  json: { ending: 'json', type: 'application/json' },
}

/** A report that has run, as a file. `words` name columns and rows by their keys; what has no word keeps its key. */
export function reportFile(report: Report, table: ReportTable, format: ReportFormat, words: Readonly<Record<string, string>>, now: Date): ReportFile {
  const named = (key: string) => words[key] ?? key
  const figures: FileTable = {
    title: report.name,
    detail: `${named('generated')} ${now.toISOString().slice(0, 16).replace('T', ' ')} UTC`,
    columns: [named(table.dimension), ...table.metrics.map(named)],
    rows: table.rows.map(({ name, values }) => [named(nameOf(table, name)), ...values.map((value, place) => inUnits(value, table.metrics[place]))]),
  }
  const { ending, type } = kinds[format]
  return {
    fileName: `${slugOf(report.name) || 'report'}-${now.toISOString().slice(0, 10)}.${ending}`,
    type,
    base64: base64(bytesOf(figures, report, table, format, now)),
  }
}

function bytesOf(figures: FileTable, report: Report, table: ReportTable, format: ReportFormat, now: Date): Uint8Array {
  if (format === 'pdf') return pdfOf(figures)
  if (format === 'excel') return xlsxOf(figures)
  if (format === 'csv') return csvOf(figures)
  const rows = table.rows.map(({ name, values }) => ({
    [table.dimension]: nameOf(table, name),
    ...Object.fromEntries(table.metrics.map((metric, place) => [metric, inUnits(values[place] ?? 0, metric)])),
  }))
  return new TextEncoder().encode(`${JSON.stringify({ report: report.name, generated: now.toISOString(), definition: report.definition, rows }, null, 2)}\n`)
}

/** A day is written without its hour. */
const nameOf = ({ dimension }: ReportTable, name: string) => (dimension === 'day' ? name.slice(0, 10) : name)

/** Money is counted in cents and written in units. */
const inUnits = (value: number, metric: ReportMetric | undefined) => (metric === 'revenue' ? value / 100 : value)
