import { type MeasurementPlan, valueKind } from '@tagmason/domain'
import { judgeEvent } from '../judge/judgeEvent.ts'
import { violationMessage } from '../judge/violationMessage.ts'
import { say } from '../sentences/say.ts'
import { type ConsentMoment, leftBeforeConsent, purposeOf } from './consent.ts'
import type { RecordingFinding } from './report.ts'
import type { Recording, SentHit } from './types.ts'

/** Milliseconds within which the same event is one that was sent twice. */
const sameMoment = 2000
/** Milliseconds from the start of a page after which the visitor may have left already. */
const latePageView = 5000
/** Milliseconds that a script of a tag may take. */
const slowScript = 2000

const pageViews: ReadonlySet<string> = new Set(['page_view', 'pageview', 'pageload', 'page', '$pageview'])
const scripts = /\/(?:gtm\.js|gtag\/js|fbevents\.js|insight\.min\.js|matomo\.js|piwik\.js|i18n\/pixel\/events\.js|bat\.js|tagmason\.js)(?:\?|$)/

/** Who receives a hit: the product, and which of its properties where that is known. */
export const receiverOf = ({ vendor, destination }: Pick<SentHit, 'vendor' | 'destination'>): string =>
  destination === '' ? vendor : `${vendor} (${destination})`

/** The path of an address, as people name a page. */
export const pathOf = (url: string): string => (URL.canParse(url) ? new URL(url).pathname : url)

const personalIn = (url: string): boolean => {
  if (!URL.canParse(url)) return false
  return [...new URL(url).searchParams.values()].some((value) => ['email', 'phone'].includes(valueKind(value)))
}

/** Parameters of a hit whose value identifies a person. */
const personalParams = ({ params }: SentHit) => Object.entries(params).filter(([, value]) => ['email', 'phone'].includes(valueKind(value)))

/** What is wrong with hits as such, and by the plan. */
export function judgeHits(
  recording: Recording,
  hits: readonly SentHit[],
  consents: readonly (readonly ConsentMoment[])[],
  plan: MeasurementPlan | undefined,
): readonly RecordingFinding[] {
  const pageOf = (hit: SentHit) => recording.pages[hit.request.page]?.url ?? hit.url
  return hits.flatMap((hit): RecordingFinding[] => {
    const { vendor, event, request } = hit
    const about = { vendor, event, page: pageOf(hit) }
    const found: RecordingFinding[] = []
    if (consents.some((moments) => leftBeforeConsent(hit, moments))) {
      const purpose = purposeOf(vendor) === 'ads' ? say('recording.purpose.ads') : say('recording.purpose.analytics')
      const message = say('recording.beforeConsent', { event, to: receiverOf(hit), purpose })
      found.push({ ...about, kind: 'beforeConsent', level: 'error', message })
    }
    const judged = plan === undefined || purposeOf(vendor) === 'ads' ? undefined : judgeEvent({ name: event, params: { ...hit.params } }, plan)
    if (judged?.state === 'unplanned') found.push({ ...about, kind: 'unplanned', level: 'warning', message: say('judge.unplanned', { event }) })
    for (const violation of judged?.violations ?? [])
      found.push({
        ...about,
        kind: violation.kind === 'email' || violation.kind === 'phone' ? 'personal' : 'parameter',
        level: 'error',
        message: violationMessage(violation),
      })
    if (judged === undefined)
      for (const [name] of personalParams(hit)) found.push({ ...about, kind: 'personal', level: 'error', message: say('recording.personal', { name, vendor }) })
    if (personalIn(hit.url))
      found.push({
        ...about,
        kind: 'personal',
        level: 'error',
        message: say('recording.address', { event }),
      })
    if (request.failure !== '' || request.status >= 400) {
      const because = request.failure || say('recording.status', { status: request.status })
      found.push({
        ...about,
        kind: 'failed',
        level: 'error',
        message: say('recording.failed', { event, vendor, because, host: new URL(request.url).hostname }),
      })
    }
    const began = recording.pages[request.page]?.at ?? null
    if (pageViews.has(event.toLowerCase()) && began !== null && request.at !== null && request.at - began > latePageView && isFirst(hit, hits)) {
      const seconds = ((request.at - began) / 1000).toFixed(1)
      found.push({
        ...about,
        kind: 'slow',
        level: 'warning',
        message: say('recording.late', { event, seconds }),
      })
    }
    return found
  })
}

/** Later page views of a page are those of an application that changes its address. */
const isFirst = (hit: SentHit, hits: readonly SentHit[]) =>
  hits.find(
    (each) => each.vendor === hit.vendor && each.destination === hit.destination && each.request.page === hit.request.page && each.event === hit.event,
  ) === hit

/** What of a hit has to be the same for it to be the same event; an order counts once, however the rest differs. */
const identity = ({ vendor, destination, event, params, url }: SentHit) => {
  const order = params['transaction_id']
  return JSON.stringify([
    vendor,
    destination,
    event,
    ...(order === undefined || order === '' ? [url, Object.entries(params).toSorted(([a], [b]) => (a < b ? -1 : 1))] : [order]),
  ])
}

/** Events that were sent twice: at the same moment, or an order at any. */
export function doubledHits(recording: Recording, hits: readonly SentHit[]): readonly RecordingFinding[] {
  const before = new Map<string, SentHit>()
  return hits.flatMap((hit): RecordingFinding[] => {
    const { vendor, event, destination, params, request } = hit
    const key = identity({ ...hit, params: Object.fromEntries(Object.entries(params).filter(([name]) => name !== 'engagement_time_msec')) })
    const first = before.get(key)
    before.set(key, hit)
    const isOrder = params['transaction_id'] !== undefined && params['transaction_id'] !== ''
    const gap = first?.request.at == null || request.at === null ? 0 : request.at - first.request.at
    if (first === undefined || event === 'user_engagement' || !(isOrder || (first.request.page === request.page && gap <= sameMoment))) return []
    const to = receiverOf({ vendor, destination })
    const message = isOrder ? say('recording.doubled.order', { order: String(params['transaction_id']), event, to }) : say('recording.doubled', { event, to })
    return [{ kind: 'doubled', level: 'error', vendor, event, page: recording.pages[request.page]?.url ?? '', message }]
  })
}

/** Scripts of tags that did not come, or came late. */
export const judgeScripts = ({ requests, pages }: Recording): readonly RecordingFinding[] =>
  requests.flatMap(({ url, page, failure, status, ms }): RecordingFinding[] => {
    if (!scripts.test(url)) return []
    const about = { vendor: '', event: url.split('?')[0] ?? url, page: pages[page]?.url ?? '' } as const
    if (failure !== '' || status >= 400)
      return [
        {
          ...about,
          kind: 'failed',
          level: 'error',
          message: say('recording.script.failed', { because: failure || say('recording.status', { status }) }),
        },
      ]
    if (ms === null || ms <= slowScript) return []
    return [{ ...about, kind: 'slow', level: 'warning', message: say('recording.script.slow', { seconds: (ms / 1000).toFixed(1) }) }]
  })
