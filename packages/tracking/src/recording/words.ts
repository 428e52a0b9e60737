import type { ReportEntry } from '@tagmason/domain'
import type { RecordingFinding, RecordingProblem, RecordingReport } from './report.ts'

const labels: Readonly<Record<RecordingProblem, string>> = {
  missing: 'missing',
  doubled: 'doubled',
  differs: 'differs',
  unplanned: 'unplanned',
  beforeConsent: 'before consent',
  parameter: 'parameter',
  personal: 'personal data',
  failed: 'failed',
  slow: 'slow',
  notSeen: 'not seen',
  surplus: 'from elsewhere',
}

const entryOf = ({ kind, level, event, page, message }: RecordingFinding): ReportEntry => ({
  code: kind,
  level,
  label: labels[kind],
  name: event,
  message,
  details: page === '' ? [] : [page],
})

const rowEntry = ({ vendor, event, expected, sent, plan }: RecordingReport['rows'][number]): ReportEntry => ({
  code: 'sent',
  level: 'pass',
  label: 'sent',
  name: `${vendor} ${event}`,
  message: [`${sent} sent`, ...(expected === null ? [] : [`${expected} expected`]), ...(plan === null ? [] : [plan])].join(', '),
  details: [],
})

/** How many findings there are of each level. */
export const recordingCounts = ({ findings }: RecordingReport) => {
  const count = (level: RecordingFinding['level']) => findings.filter((one) => one.level === level).length
  return { errors: count('error'), warnings: count('warning'), notes: count('note') }
}

/** The recording in one line. */
export const recordingHeadline = (file: string, report: RecordingReport): string => {
  const { errors, warnings, notes } = recordingCounts(report)
  return `${file}: ${report.pages} pages, ${report.requests} requests, ${report.rows.reduce((sum, { sent }) => sum + sent, 0)} events sent; ${errors} errors, ${warnings} warnings, ${notes} notes`
}

/** What was found, then each event with what should have been sent and what was, and what could not be looked at. */
export const recordingEntries = (report: RecordingReport): readonly ReportEntry[] => [
  ...report.findings.map(entryOf),
  ...report.rows.map(rowEntry),
  ...report.open.map((message): ReportEntry => ({ code: 'open', level: 'note', label: 'open', name: '', message, details: [] })),
]
