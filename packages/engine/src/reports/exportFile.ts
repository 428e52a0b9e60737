import { dataSetColumns, type DataSetEstimate, type DataSet, type ExportFormat, type ExportRecord } from '@tagmason/domain'
import { jsonBytes, tableBytes } from '../files/tableFile.ts'
import type { DataRow } from '../files/table.ts'

type Written = Pick<ExportRecord, 'name' | 'dataSet' | 'format' | 'from' | 'to' | 'words'>

/** What an export is called in the language of the member who began it, which names its file too. */
export const titleOf = ({ name, dataSet, words }: Pick<ExportRecord, 'name' | 'dataSet' | 'words'>): string => words?.[`title:${dataSet}`] ?? name

/** The rows of an export as the bytes of its file. JSON keeps the keys of the columns, for machines; the other formats have words. */
export async function exportBytes({ name, dataSet, format, from, to, words }: Written, rows: readonly DataRow[]): Promise<Uint8Array> {
  // Where no event named a currency, and in the sample, there is no column for one.
  const keys = dataSetColumns[dataSet].filter((key, place) => key !== 'currency' || rows.some((row) => row[place] !== ''))
  if (format === 'json') {
    const named = rows.map((row) => Object.fromEntries(keys.map((key, place) => [key, row[place] ?? ''])))
    return jsonBytes({ dataSet, from, to, rows: named })
  }
  // The currency is the last.
  const cells = rows.map((row) => row.slice(0, keys.length))
  return tableBytes(
    { title: titleOf({ name, dataSet, words }), detail: `${from} – ${to}`, columns: keys.map((key) => words?.[key] ?? key), rows: cells },
    format,
  )
}

/** As many rows are written to guess from; a file of no more has exactly the guessed size. */
const measuredRows = 200

/** How large the file of a data set would be, about. */
export async function estimate(dataSet: DataSet, format: ExportFormat, days: { from: string; to: string }, rows: readonly DataRow[]): Promise<DataSetEstimate> {
  const size = async (some: readonly DataRow[]) => (await exportBytes({ name: dataSet.name, dataSet: dataSet.id, format, ...days }, some)).length
  const some = rows.slice(0, measuredRows)
  const frame = await size([])
  const estimatedSize = rows.length === 0 ? 0 : Math.round(frame + (((await size(some)) - frame) * rows.length) / some.length)
  return { ...dataSet, rows: rows.length, estimatedSize }
}
