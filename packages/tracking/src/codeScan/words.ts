import type { ReportEntry } from '@tagmason/domain'
import type { CodeFinding, CodeProblem, CodeReport, CodeRow } from './compareCode.ts'
import type { CodePlace } from './types.ts'

const labels: Readonly<Record<CodeProblem, string>> = {
  name: 'name',
  type: 'type',
  missing: 'missing',
  unheard: 'not heard',
  unfed: 'not fed',
  notPushed: 'not pushed',
  unplanned: 'unplanned',
  dynamic: 'dynamic',
  unread: 'not read',
}

const placed = ({ file, line }: CodePlace) => `${file}:${line}`

const entryOf = ({ kind, level, event, place, message }: CodeFinding): ReportEntry => ({
  code: kind,
  level,
  label: labels[kind],
  name: event,
  message,
  details: place === undefined ? [] : [placed(place)],
})

const rowEntry = ({ event, planned, pushed, heard }: CodeRow): ReportEntry => ({
  code: 'event',
  level: 'pass',
  label: 'event',
  name: event,
  message: [
    ...(planned === null ? [] : [planned ? 'planned' : 'not planned']),
    pushed.length === 0
      ? 'pushed nowhere'
      : `pushed at ${pushed.map((each) => `${placed(each)}${each.api === 'dataLayer' ? '' : ` (${each.api})`}`).join(', ')}`,
    ...(heard === null ? [] : [heard.length === 0 ? 'heard by no trigger' : `heard by ${heard.join(', ')}`]),
  ].join('; '),
  details: [],
})

/** How many findings there are of each level. */
export const codeCounts = ({ findings }: CodeReport) => {
  const count = (level: CodeFinding['level']) => findings.filter((one) => one.level === level).length
  return { errors: count('error'), warnings: count('warning'), notes: count('note') }
}

/** The code in one line. */
export const codeHeadline = (folder: string, report: CodeReport): string => {
  const { errors, warnings, notes } = codeCounts(report)
  return `${folder}: ${report.files} files, ${report.rows.filter(({ pushed }) => pushed.length > 0).length} events; ${errors} errors, ${warnings} warnings, ${notes} notes`
}

/** What was found, then the matrix: each event, planned, pushed and heard. */
export const codeEntries = (report: CodeReport): readonly ReportEntry[] => [...report.findings.map(entryOf), ...report.rows.map(rowEntry)]
