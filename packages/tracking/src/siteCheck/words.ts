import type { ReportEntry } from '@tagmason/domain'
import { recordingEntries } from '../recording/words.ts'
import { say, type Words } from '../sentences/say.ts'
import type { ConsentState, SiteFinding, SiteProblem, SiteReport, SiteVisit } from './types.ts'

const labels = {
  unreachable: say('site.label.unreachable'),
  step: say('site.label.step'),
  lacks: say('site.label.lacks'),
  other: say('site.label.other'),
  twice: say('site.label.twice'),
  virtualPage: say('site.label.virtualPage'),
  lateDefault: say('site.label.lateDefault'),
  stillDenied: say('site.label.stillDenied'),
  notRefusable: say('site.label.notRefusable'),
  campaign: say('site.label.campaign'),
  lost: say('site.label.lost'),
  overwritten: say('site.label.overwritten'),
} as const satisfies Readonly<Record<SiteProblem, Words>>

const states = {
  none: say('site.state.none'),
  refused: say('site.state.refused'),
  granted: say('site.state.granted'),
} as const satisfies Readonly<Record<ConsentState, Words>>

const isOfSite = (kind: SiteFinding['kind']): kind is SiteProblem => Object.hasOwn(labels, kind)

/** How many findings there are of each level. */
export const siteCounts = ({ findings }: SiteReport) => {
  const count = (level: SiteFinding['level']) => findings.filter((one) => one.level === level).length
  return { errors: count('error'), warnings: count('warning'), notes: count('note') }
}

/** The check in one line. */
export const siteHeadline = (report: SiteReport): Words => {
  const { errors, warnings, notes } = siteCounts(report)
  const sent = report.visits.reduce((sum, { rows }) => sum + rows.reduce((own, row) => own + row.sent, 0), 0)
  return say('site.headline', { url: report.url, visits: report.visits.length, sent, errors, warnings, notes })
}

function entryOf(finding: SiteFinding): ReportEntry<Words> {
  const { kind, level, event, page, message, states: shown } = finding
  // The words of a recording's kinds are those of its own report.
  const label = isOfSite(kind) ? labels[kind] : recordingLabel(finding)
  return {
    code: kind,
    level,
    label,
    name: event === '' ? page : event,
    message,
    details: [...(page === '' || event === '' ? [] : [page]), ...shown.map((state) => states[state])],
  }
}

const recordingLabel = ({ kind, level, vendor, event, page }: SiteFinding): Words =>
  recordingEntries({ pages: 0, requests: 0, rows: [], open: [], findings: [{ kind: kind as never, level, vendor, event, page, message: '' }] })[0]?.label ??
  kind

const visitEntry = ({ state, asked, answered, recording, rows, ms }: SiteVisit): ReportEntry<Words> => ({
  code: 'visit',
  level: 'pass',
  label: say('site.label.visit'),
  name: states[state],
  message: say('site.visit', {
    pages: recording.pages.length,
    requests: recording.requests.length,
    sent: rows.reduce((sum, row) => sum + row.sent, 0),
    seconds: (ms / 1000).toFixed(1),
  }),
  details: asked === null ? [] : [say(answered ? 'site.answered' : 'site.asked', { name: asked })],
})

const timingEntries = ({ state, timings }: SiteVisit): readonly ReportEntry<Words>[] =>
  timings.map(({ url, answered, ready, loaded, firstHit }) => {
    const text = (ms: number | null) => (ms === null ? '–' : `${ms} ms`)
    return {
      code: 'timing',
      level: 'pass',
      label: say('site.label.timing'),
      name: url,
      message: say('site.timing', { answered: text(answered), ready: text(ready), loaded: text(loaded), firstHit: text(firstHit) }),
      details: [states[state]],
    }
  })

/** What was found, then each visit with its timings, and what could not be looked at. */
export const siteEntries = (report: SiteReport): readonly ReportEntry<Words>[] => [
  ...report.findings.map(entryOf),
  ...report.visits.map(visitEntry),
  ...report.visits.flatMap(timingEntries),
  ...report.open.map((message): ReportEntry<Words> => ({ code: 'open', level: 'note', label: say('site.label.open'), name: '', message, details: [] })),
]
