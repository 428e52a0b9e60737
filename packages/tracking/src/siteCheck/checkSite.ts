import { recordingReport } from '../recording/recordingReport.ts'
import type { RecordingReport } from '../recording/report.ts'
import { say, type Words } from '../sentences/say.ts'
import { type Guard, guardRequests } from './guard.ts'
import { answersOf, findingsOfVisit } from './judgeVisit.ts'
import { merged } from './mergeFindings.ts'
import { timingsOf } from './timings.ts'
import { type ConsentState, consentStates, type SiteCheck, type SiteFinding, type SiteReport, type SiteVisit } from './types.ts'
import type { Pace } from './pace.ts'
import { type Visited, visitSite } from './visitSite.ts'

const usual: Pace = { quiet: 1000, step: 10_000, firstHit: 10_000, consent: 3000, load: 30_000, element: 5000 }

/**
 * Visits a site in a real browser, in up to three states of consent, and says what is wrong with what it measures: what `recordingReport` says of each visit, and what only a
 * visit shows. A site that does not ask for consent is visited once.
 * @throws Error with one sentence where the browser cannot do what is asked, or the container is none of a web page
 */
export async function checkSite(check: SiteCheck): Promise<SiteReport> {
  const pace = { ...usual, ...check.pace }
  const wanted = check.states ?? consentStates
  const states = consentStates.filter((state) => wanted.includes(state))
  const guard = check.allow === undefined ? undefined : await guardRequests(check.browser, check.allow)
  try {
    return await checkStates(check, states, pace, guard)
  } finally {
    await guard?.end()
  }
}

async function checkStates(check: SiteCheck, states: readonly ConsentState[], pace: Pace, guard: Guard | undefined): Promise<SiteReport> {
  const visits: SiteVisit[] = []
  const findings: SiteFinding[] = []
  const open: Words[] = []
  for (const state of states) {
    const visited = await visitSite(check, state, pace, guard)
    const report = await reportOf(check, visited)
    findings.push(...findingsOfVisit(check, visited, report))
    open.push(
      ...report.open.map((words) => (codeOf(words) === 'recording.open.layer' ? say('site.open.layer') : words)),
      ...(visited.consent?.answered === false && state !== 'none' ? [say('site.open.notAnswered', { name: visited.consent.name })] : []),
    )
    visits.push(visitOf(visited, report))
    if (visited.consent === null && visited.failed?.step !== 0) {
      open.push(say('site.open.notAsked'))
      break
    }
    // A site that cannot be opened cannot be opened in the other states either.
    if (visited.failed?.step === 0) break
  }
  if (guard !== undefined && guard.refused.size > 0) open.push(say('site.open.refused', { sites: [...guard.refused].toSorted().slice(0, 20).join(', ') }))
  return { url: check.url, visits, findings: merged(findings), open: distinct(open) }
}

const codeOf = (words: Words) => (typeof words === 'string' ? '' : words.code)

const distinct = (words: readonly Words[]): readonly Words[] => [...new Map(words.map((each) => [JSON.stringify(each), each])).values()]

/** What the plan wants is due where the visitor agreed, or was not asked. */
const isDue = ({ state, consent }: Visited) => state === 'granted' || consent === null

async function reportOf(check: SiteCheck, visited: Visited): Promise<RecordingReport> {
  const { container, plan } = check
  const report = await recordingReport(visited.recording, { container, plan, consent: answersOf(visited) }, check.simulate)
  if (isDue(visited)) return report
  return { ...report, findings: report.findings.filter(({ kind }) => kind !== 'missing' && kind !== 'notSeen') }
}

const visitOf = (visited: Visited, { rows }: RecordingReport): SiteVisit => ({
  state: visited.state,
  asked: visited.consent?.name ?? null,
  answered: visited.consent?.answered ?? false,
  recording: visited.recording,
  rows,
  timings: timingsOf(visited),
  pictures: visited.pictures,
  ms: visited.ms,
})
