import { htmlOf } from './html.ts'
import { markdownOf } from './markdown.ts'
import type { FindingsReport, ReportForm, ReportFrame } from './findingsReport.ts'
import { junit } from './junit.ts'
import { sarifOf } from './sarif.ts'
import { textOf } from './text.ts'

const forms: Readonly<Record<ReportForm, (report: FindingsReport, frame: ReportFrame) => string>> = {
  text: textOf,
  json: ({ data }) => `${JSON.stringify(data, null, 2)}\n`,
  markdown: markdownOf,
  html: htmlOf,
  sarif: sarifOf,
  junit: ({ file, entries }) =>
    junit(
      file,
      entries.map(({ label, level, name, message, details, place }) => ({
        place,
        name: `${name}: ${label}`,
        failures: level === 'error' ? [[message === '' ? label : message, ...details].join('\n')] : [],
        seconds: 0,
      })),
    ),
}

/** A report in one of its forms: text for a terminal, JSON, Markdown, a page of HTML, SARIF 2.1.0, or JUnit XML. */
export const writeReport = (report: FindingsReport, form: ReportForm, frame: ReportFrame): string => forms[form](report, frame)
