import type { MeasurementPlan } from '@tagmason/domain'
import { containerFromPlan } from '../container/index.ts'
import type { ContainerFile } from '../gtm/model.ts'
import { dueEvents, judgeEvent } from '../judge/judgeEvent.ts'
import { say } from '../sentences/say.ts'
import { type SimulateOptions, simulatorOf } from '../simulate/simulate.ts'
import type { SimulatedStep } from '../simulate/outcomes.ts'
import { compareHits, matchHits, notSeen } from './compare.ts'
import { type ConsentMoment, consentOf, purposeOf } from './consent.ts'
import { type ExpectedHit, expectedHits } from './expected.ts'
import { sentHits } from './hits.ts'
import { doubledHits, judgeHits, judgeScripts, receiverOf } from './judgeHits.ts'
import type { RecordingFinding, RecordingReport, RecordingRow } from './report.ts'
import { type RecordedStep, recordedSteps } from './steps.ts'
import type { Recording, SentHit } from './types.ts'

export interface Expectations {
  /** What the site runs. */
  readonly container?: ContainerFile | undefined
  /** What the site should measure. */
  readonly plan?: MeasurementPlan | undefined
  /** What the visitor had answered, where that is known of itself: nothing may leave that the commands of the page or this denies. */
  readonly consent?: readonly ConsentMoment[] | undefined
}

const levels = ['error', 'warning', 'note'] as const

async function simulated(file: ContainerFile, steps: readonly RecordedStep[], options: SimulateOptions): Promise<readonly SimulatedStep[]> {
  const simulator = await simulatorOf(file, options)
  try {
    return simulator.visit(steps.map(({ step }) => step))
  } finally {
    simulator.dispose()
  }
}

/** The hits that a plan asks for: those of the container that is written from it, wherever they go. */
async function wantedBy(plan: MeasurementPlan, steps: readonly RecordedStep[], options: SimulateOptions): Promise<readonly ExpectedHit[]> {
  const file = containerFromPlan(plan, { measurementId: 'G-XXXXXXXXXX', consent: 'none' })
  const due = new Set(dueEvents(plan).map(({ name }) => name))
  return expectedHits(await simulated(file, steps, options), steps).flatMap((hit) => (due.has(hit.event) ? [{ ...hit, destination: '' }] : []))
}

/**
 * Lays side by side what a recorded visit should have sent, what it sent, and what the plan wants.
 * @throws Error with one sentence where the container is none of a web page
 */
export async function recordingReport(
  recording: Recording,
  { container, plan, consent = [] }: Expectations,
  options: SimulateOptions = {},
): Promise<RecordingReport> {
  const steps = recordedSteps(recording)
  const sent = sentHits(recording)
  const layered = recording.pages.some(({ pushes }) => pushes.length > 0)
  const visited = container === undefined ? await simulated(emptyContainer, steps, options) : await simulated(container, steps, options)
  const moments = consentOf(visited, steps)
  const expected = container === undefined ? [] : expectedHits(visited, steps)
  const wanted = plan === undefined ? [] : await wantedBy(plan, steps, options)
  // A list of messages tells what should be sent, and nothing of what was.
  const hasRequests = recording.requests.length > 0
  const byContainer = matchHits(expected, sent)
  const byPlan = matchHits(
    wanted,
    sent.filter(({ vendor }) => vendor === 'gtag'),
  )
  const isMissing = (hit: ExpectedHit) => byContainer.missing.some(({ event, page }) => event === hit.event && page === hit.page)
  // What the container sends as well is its to answer for; events of another product than Google's may carry the plan too.
  const planOnly = byPlan.missing.filter(
    (hit) =>
      !isMissing(hit) && !sent.some(({ event, request, vendor }) => event === hit.event && request.page === hit.page && purposeOf(vendor) === 'analytics'),
  )
  const findings: readonly RecordingFinding[] = [
    ...(hasRequests ? compareHits(recording, byContainer) : []),
    ...(hasRequests ? compareHits(recording, { pairs: [], missing: planOnly }) : []),
    ...doubledHits(recording, sent),
    ...judgeHits(recording, sent, [moments, consent], plan),
    ...judgeScripts(recording),
    ...(plan === undefined ? [] : notSeen(plan, sent, [...expected, ...wanted])),
    ...(container === undefined ? [] : surplusOf(recording, byContainer.surplus, plan)),
  ]
  return {
    pages: recording.pages.length,
    requests: recording.requests.length,
    rows: rowsOf(expected, sent, container !== undefined, plan),
    findings: distinct(findings).toSorted((one, other) => levels.indexOf(one.level) - levels.indexOf(other.level)),
    open: [...(layered ? [] : [say('recording.open.layer')]), ...(hasRequests ? [] : [say('recording.open.requests')])],
  }
}

/** A container without tags: it tells what consent the page itself asked for. */
const emptyContainer: ContainerFile = {
  exportFormatVersion: 2,
  exportTime: '2024-01-01 00:00:00',
  containerVersion: {
    path: 'accounts/0/containers/0/versions/0',
    accountId: '0',
    containerId: '0',
    containerVersionId: '0',
    container: {
      path: 'accounts/0/containers/0',
      accountId: '0',
      containerId: '0',
      name: 'None',
      publicId: 'GTM-XXXXXX',
      usageContext: ['WEB'],
      fingerprint: '0',
      tagManagerUrl: '',
    },
    fingerprint: '0',
    tagManagerUrl: '',
  },
} as ContainerFile

/** Events that nothing in the container sends: code of the page does, or a tag whose sending is not known. */
const surplusOf = (recording: Recording, surplus: readonly SentHit[], plan: MeasurementPlan | undefined): readonly RecordingFinding[] =>
  surplus
    .filter(({ vendor, event }) => purposeOf(vendor) === 'analytics' && judgeEvent({ name: event, params: {} }, plan ?? noPlan).state !== 'automatic')
    .map(({ vendor, event, destination, request }) => ({
      kind: 'surplus',
      level: 'note',
      vendor,
      event,
      page: recording.pages[request.page]?.url ?? '',
      message: say('recording.surplus', { event, to: receiverOf({ vendor, destination }) }),
    }))

const noPlan: MeasurementPlan = { goals: '', language: 'en', events: [], audiences: [], dashboards: [], unmatched: [] }

function rowsOf(expected: readonly ExpectedHit[], sent: readonly SentHit[], hasContainer: boolean, plan: MeasurementPlan | undefined): readonly RecordingRow[] {
  const keys = new Map([...expected, ...sent].map(({ vendor, event }) => [JSON.stringify([vendor, event]), { vendor, event }]))
  return [...keys.values()].map(({ vendor, event }) => {
    const count = (list: readonly Pick<SentHit, 'vendor' | 'event'>[]) => list.filter((each) => each.vendor === vendor && each.event === event).length
    return {
      vendor,
      event,
      expected: hasContainer ? count(expected) : null,
      sent: count(sent),
      plan: plan === undefined || purposeOf(vendor) === 'ads' ? null : judgeEvent({ name: event, params: {} }, plan).state,
    }
  })
}

/** The same of the same page is said once. */
const distinct = (findings: readonly RecordingFinding[]) => [...new Map(findings.map((one) => [JSON.stringify(one), one])).values()]
