import type { ReportEntry } from '@tagmason/domain'
import { joined } from '../sentences/list.ts'
import { say, type Sentence, type Words } from '../sentences/say.ts'
import type { RecordingFinding, RecordingProblem, RecordingReport, RecordingRow } from './report.ts'

const labels: Readonly<Record<RecordingProblem, Sentence>> = {
  missing: say('recording.label.missing'),
  doubled: say('recording.label.doubled'),
  differs: say('recording.label.differs'),
  unplanned: say('recording.label.unplanned'),
  beforeConsent: say('recording.label.beforeConsent'),
  parameter: say('recording.label.parameter'),
  personal: say('recording.label.personal'),
  failed: say('recording.label.failed'),
  slow: say('recording.label.slow'),
  notSeen: say('recording.label.notSeen'),
  surplus: say('recording.label.surplus'),
}

const planWords: Readonly<Record<NonNullable<RecordingRow['plan']>, Sentence>> = {
  planned: say('recording.row.planned'),
  automatic: say('recording.row.automatic'),
  unplanned: say('recording.row.unplanned'),
}

const entryOf = ({ kind, level, event, page, message }: RecordingFinding): ReportEntry<Words> => ({
  code: kind,
  level,
  label: labels[kind],
  name: event,
  message,
  details: page === '' ? [] : [page],
})

const rowEntry = ({ vendor, event, expected, sent, plan }: RecordingReport['rows'][number]): ReportEntry<Words> => ({
  code: 'sent',
  level: 'pass',
  label: say('recording.label.sent'),
  name: `${vendor} ${event}`,
  message: joined(
    [
      say('recording.row.sent', { count: sent }),
      ...(expected === null ? [] : [say('recording.row.expected', { count: expected })]),
      ...(plan === null ? [] : [planWords[plan]]),
    ],
    'list.comma',
  ),
  details: [],
})

/** How many findings there are of each level. */
export const recordingCounts = ({ findings }: RecordingReport) => {
  const count = (level: RecordingFinding['level']) => findings.filter((one) => one.level === level).length
  return { errors: count('error'), warnings: count('warning'), notes: count('note') }
}

/** The recording in one line. */
export const recordingHeadline = (file: string, report: RecordingReport): Sentence => {
  const { errors, warnings, notes } = recordingCounts(report)
  const sent = report.rows.reduce((sum, row) => sum + row.sent, 0)
  return say('recording.headline', { file, pages: report.pages, requests: report.requests, sent, errors, warnings, notes })
}

/** What was found, then each event with what should have been sent and what was, and what could not be looked at. */
export const recordingEntries = (report: RecordingReport): readonly ReportEntry<Words>[] => [
  ...report.findings.map(entryOf),
  ...report.rows.map(rowEntry),
  ...report.open.map((message): ReportEntry<Words> => ({ code: 'open', level: 'note', label: say('recording.label.open'), name: '', message, details: [] })),
]
