import { inUnits, type Report, type ReportFile, type ReportTable } from '@tagmason/domain'
import type { FileTable } from '../files/table.ts'
import { fileOf, jsonBytes, tableBytes, type TableFormat } from '../files/tableFile.ts'
import { localDate } from './zonedTime.ts'

/** What of a report stands in its file. */
type Asked = Pick<Report, 'name' | 'definition'>

/** What a file needs to know beside its rows. `words` name columns and rows by their keys; what has no word keeps its key. Days are those of `timeZone`. */
interface Written {
  words: Readonly<Record<string, string>>
  timeZone: string
  now: Date
}

/** A report that has run, as a file. */
export async function reportFile(report: Asked, table: ReportTable, format: TableFormat, { words, timeZone, now }: Written): Promise<ReportFile> {
  const named = (key: string) => words[key] ?? key
  const figures: FileTable = {
    title: report.name,
    detail: `${named('generated')} ${now.toISOString().slice(0, 16).replace('T', ' ')} UTC`,
    columns: [named(table.dimension), ...table.metrics.map(named)],
    rows: table.rows.map(({ name, values }) => [named(nameOf(table, name, timeZone)), ...values.map((value, place) => inUnits(value, table.metrics[place]))]),
  }
  return fileOf(report.name, format, now, format === 'json' ? jsonOf(report, table, { timeZone, now }) : await tableBytes(figures, format))
}

function jsonOf(report: Asked, table: ReportTable, { timeZone, now }: Omit<Written, 'words'>): Uint8Array {
  const rows = table.rows.map(({ name, values }) => ({
    [table.dimension]: nameOf(table, name, timeZone),
    ...Object.fromEntries(table.metrics.map((metric, place) => [metric, inUnits(values[place] ?? 0, metric)])),
  }))
  return jsonBytes({ report: report.name, generated: now.toISOString(), definition: report.definition, rows })
}

/** A day is written as on the calendar of its zone, where it may have begun while it was still the day before in UTC. */
const nameOf = ({ dimension }: ReportTable, name: string, timeZone: string) => (dimension === 'day' ? localDate(Date.parse(name), timeZone) : name)

/** Money is counted in cents and written in units. */
