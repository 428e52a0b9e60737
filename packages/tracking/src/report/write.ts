import { engineVersion } from '../simulate/engineVersion.ts'
import { junit } from '../simulate/tests/junit.ts'
import { htmlOf } from './html.ts'
import { markdownOf } from './markdown.ts'
import type { Report, ReportForm } from './report.ts'
import { sarifOf } from './sarif.ts'
import { textOf } from './text.ts'

const forms: Readonly<Record<ReportForm, (report: Report) => string>> = {
  text: textOf,
  json: ({ data }) => `${JSON.stringify(data, null, 2)}\n`,
  markdown: markdownOf,
  html: htmlOf,
  sarif: (report) => sarifOf(report, engineVersion),
  junit: ({ file, entries }) =>
    junit(
      file,
      entries.map(({ label, level, name, message, details }) => ({
        name: `${name}: ${label}`,
        failures: level === 'error' ? [[message === '' ? label : message, ...details].join('\n')] : [],
        seconds: 0,
      })),
    ),
}

/** A report in one of its forms: text for a terminal, JSON, Markdown, a page of HTML, SARIF 2.1.0, or JUnit XML. */
export const writeReport = (report: Report, form: ReportForm): string => forms[form](report)
