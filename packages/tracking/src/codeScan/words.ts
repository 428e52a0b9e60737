import type { ReportEntry } from '@tagmason/domain'
import { joined } from '../sentences/list.ts'
import { say, type Sentence, type Words } from '../sentences/say.ts'
import type { CodeFinding, CodeProblem, CodeReport, CodeRow } from './compareCode.ts'
import type { CodePlace } from './types.ts'

const labels: Readonly<Record<CodeProblem, Sentence>> = {
  name: say('code.label.name'),
  type: say('code.label.type'),
  missing: say('code.label.missing'),
  unheard: say('code.label.unheard'),
  unfed: say('code.label.unfed'),
  notPushed: say('code.label.notPushed'),
  unplanned: say('code.label.unplanned'),
  dynamic: say('code.label.dynamic'),
  unread: say('code.label.unread'),
}

const placed = ({ file, line }: CodePlace) => `${file}:${line}`

const entryOf = ({ kind, level, event, place, message }: CodeFinding): ReportEntry<Words> => ({
  code: kind,
  level,
  label: labels[kind],
  name: event,
  message,
  details: place === undefined ? [] : [placed(place)],
})

const placeOf = (each: CodeRow['pushed'][number]) => `${placed(each)}${each.api === 'dataLayer' ? '' : ` (${each.api})`}`

const rowEntry = ({ event, planned, pushed, heard }: CodeRow): ReportEntry<Words> => ({
  code: 'event',
  level: 'pass',
  label: say('code.label.event'),
  name: event,
  message: joined(
    [
      ...(planned === null ? [] : [planned ? say('code.row.planned') : say('code.row.notPlanned')]),
      pushed.length === 0 ? say('code.row.nowhere') : say('code.row.pushed', { places: pushed.map(placeOf).join(', ') }),
      ...(heard === null ? [] : [heard.length === 0 ? say('code.row.unheard') : say('code.row.heard', { triggers: heard.join(', ') })]),
    ],
    'list.semicolon',
  ),
  details: [],
})

/** How many findings there are of each level. */
export const codeCounts = ({ findings }: CodeReport) => {
  const count = (level: CodeFinding['level']) => findings.filter((one) => one.level === level).length
  return { errors: count('error'), warnings: count('warning'), notes: count('note') }
}

/** The code in one line. */
export const codeHeadline = (folder: string, report: CodeReport): Sentence => {
  const { errors, warnings, notes } = codeCounts(report)
  const events = report.rows.filter(({ pushed }) => pushed.length > 0).length
  return say('code.headline', { folder, files: report.files, events, errors, warnings, notes })
}

/** What was found, then the matrix: each event, planned, pushed and heard. */
export const codeEntries = (report: CodeReport): readonly ReportEntry<Words>[] => [...report.findings.map(entryOf), ...report.rows.map(rowEntry)]
