import { type FindingsReport, type ReportForm, writeReport } from '@tagmason/domain'
import { engineVersion, reportColumns, type Words } from '@tagmason/tracking'
import { askedLanguage, inWords } from './inWords.ts'
import { placed } from './placed.ts'

/** A report in the form and the language that are asked for; where the form names lines, with the places of what it is about. */
export async function written(found: FindingsReport<Words>, form: ReportForm): Promise<string> {
  const { report, columns } = await inWords({ report: found, columns: reportColumns })
  const isPlaced = form === 'sarif' || form === 'junit'
  return writeReport(isPlaced ? await placed(report) : report, form, { language: askedLanguage(), columns, version: engineVersion })
}
