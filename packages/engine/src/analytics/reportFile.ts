import { inUnits, type Report, type ReportFile, type ReportTable } from '@tagmason/domain'
import type { FileTable } from '../files/table.ts'
import { fileOf, jsonBytes, tableBytes, type TableFormat } from '../files/tableFile.ts'

/** What of a report stands in its file. */
type Written = Pick<Report, 'name' | 'definition'>

/** A report that has run, as a file. `words` name columns and rows by their keys; what has no word keeps its key. */
export function reportFile(report: Written, table: ReportTable, format: TableFormat, words: Readonly<Record<string, string>>, now: Date): ReportFile {
  const named = (key: string) => words[key] ?? key
  const figures: FileTable = {
    title: report.name,
    detail: `${named('generated')} ${now.toISOString().slice(0, 16).replace('T', ' ')} UTC`,
    columns: [named(table.dimension), ...table.metrics.map(named)],
    rows: table.rows.map(({ name, values }) => [named(nameOf(table, name)), ...values.map((value, place) => inUnits(value, table.metrics[place]))]),
  }
  return fileOf(report.name, format, now, format === 'json' ? jsonOf(report, table, now) : tableBytes(figures, format))
}

function jsonOf(report: Written, table: ReportTable, now: Date): Uint8Array {
  const rows = table.rows.map(({ name, values }) => ({
    [table.dimension]: nameOf(table, name),
    ...Object.fromEntries(table.metrics.map((metric, place) => [metric, inUnits(values[place] ?? 0, metric)])),
  }))
  return jsonBytes({ report: report.name, generated: now.toISOString(), definition: report.definition, rows })
}

/** A day is written without its hour. */
const nameOf = ({ dimension }: ReportTable, name: string) => (dimension === 'day' ? name.slice(0, 10) : name)

/** Money is counted in cents and written in units. */
