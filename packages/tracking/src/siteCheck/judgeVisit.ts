import { type ConsentMoment, purposeOf } from '../recording/consent.ts'
import { sentHits } from '../recording/hits.ts'
import type { RecordingFinding, RecordingReport } from '../recording/report.ts'
import type { SentHit } from '../recording/types.ts'
import { say, type Words } from '../sentences/say.ts'
import { containerOf, type SeenDocument } from './recorder.ts'
import type { SiteCheck, SiteFinding, SiteProblem } from './types.ts'
import type { Visited } from './visitSite.ts'

/** What the visitor had answered from when on: without an answer the site may send nothing that needs one. Empty where the site does not ask. */
export function answersOf({ consent, answeredAt, state, recording }: Visited): readonly ConsentMoment[] {
  if (consent === null || consent.name === 'consent mode') return []
  const agreed = state === 'granted' && answeredAt !== null
  return recording.pages.flatMap(({ at }, page): ConsentMoment[] => {
    const value = agreed && (at ?? 0) >= answeredAt ? 'granted' : 'denied'
    const later = recording.pages[page + 1]?.at ?? Number.POSITIVE_INFINITY
    const isHere = agreed && value === 'denied' && answeredAt < later
    return [{ page, at, analytics: value, ads: value }, ...(isHere ? [{ page, at: answeredAt, analytics: 'granted', ads: 'granted' } as const] : [])]
  })
}

type About = Pick<SiteFinding, 'vendor' | 'event' | 'page'>

/** All that a visit shows. */
export function findingsOfVisit(check: SiteCheck, visited: Visited, report: RecordingReport): readonly SiteFinding[] {
  const states = [visited.state]
  const found = (kind: SiteProblem, level: SiteFinding['level'], message: Words, about: Partial<About> = {}): SiteFinding => ({
    kind,
    level,
    message,
    states,
    vendor: about.vendor ?? '',
    event: about.event ?? '',
    page: about.page ?? '',
  })
  const { failed } = visited
  if (failed?.step === 0) return [found('unreachable', 'error', say('site.unreachable', { url: check.url, because: failed.because }), { page: check.url })]
  const sent = sentHits(visited.recording)
  return [
    ...report.findings.map((finding): SiteFinding => ({ ...finding, message: ofVisit(finding), states })),
    ...(failed === null
      ? []
      : [found('step', 'error', say('site.step', { number: failed.step, step: failed.text, because: failed.because }), { page: failed.page })]),
    ...containersOf(check, visited, found),
    ...visited.documents.flatMap((document, page) => ofDocument(document, page, sent, found)),
    ...lostOf(visited, sent, found),
    ...visited.redirects.flatMap(({ from, to }) => {
      const lost = campaignOf(from).filter((name) => !new URL(to).searchParams.has(name))
      return lost.length === 0 ? [] : [found('campaign', 'error', say('site.campaign', { from, names: lost.join(', ') }), { page: to })]
    }),
    ...consentFindings(visited, sent, found),
  ]
}

/** A recording is made again to see more, a visit is given more steps. */
const ofVisit = ({ kind, event, message }: RecordingFinding): Words => (kind === 'notSeen' ? say('site.notSeen', { event }) : message)

type Found = (kind: SiteProblem, level: SiteFinding['level'], message: Words, about?: Partial<About>) => SiteFinding

/** Each page has to load the container once: the given one, or the one of most pages. */
function containersOf({ container }: SiteCheck, visited: Visited, found: Found): readonly SiteFinding[] {
  const { recording, documents, consent, state } = visited
  const loaded = documents.map(({ pushes }, page) => {
    const asked = recording.requests.flatMap(({ url, page: on }) => (on === page ? (containerOf(url) ?? []) : []))
    // A script that the browser has already is not asked for again, and the snippet before it starts all the same.
    const again = pushes.filter(({ data }) => isStart(data)).length - asked.length
    return asked[0] === undefined ? asked : [...asked, ...Array.from({ length: Math.max(0, again) }, () => asked[0] ?? '')]
  })
  const counts = new Map<string, number>()
  for (const each of loaded) for (const id of new Set(each)) counts.set(id, (counts.get(id) ?? 0) + 1)
  const common = [...counts].toSorted(([, one], [, other]) => other - one)[0]?.[0]
  const id = container?.containerVersion.container.publicId ?? common
  if (id === undefined) return []
  // A site may load its container once the visitor agrees.
  const isDue = consent === null || (state === 'granted' && consent.answered)
  return documents.flatMap(({ url: page, isMain }, at) => {
    const ids = loaded[at] ?? []
    if (ids.length === 0) return isDue && isMain ? [found('lacks', 'error', say('site.lacks', { id }), { page })] : []
    return [
      ...(ids.includes(id) ? [] : [found('other', 'error', say('site.other', { id, loaded: ids.join(', ') }), { page, event: ids[0] ?? '' })]),
      ...(ids.length > 1 ? [found('twice', 'error', say('site.twice', { loaded: ids.join(', ') }), { page, event: ids[1] ?? '' })] : []),
    ]
  })
}

const isCommand = (data: unknown, name: string, what?: string) => Array.isArray(data) && data[0] === name && (what === undefined || data[1] === what)
const isStart = (data: unknown) => typeof data === 'object' && data !== null && (data as { event?: unknown }).event === 'gtm.js'
const isPageView = ({ event }: SentHit) => /^(?:page_?view|\$pageview|page)$/i.test(event)
const placeOf = (url: string) => (URL.canParse(url) ? `${new URL(url).pathname}${new URL(url).search}` : url)

function ofDocument({ url: page, pushes, addresses, replaced }: SeenDocument, number: number, sent: readonly SentHit[], found: Found): readonly SiteFinding[] {
  const started = pushes.findIndex(({ data }) => isStart(data) || isCommand(data, 'config'))
  const defaulted = pushes.findIndex(({ data }) => isCommand(data, 'consent', 'default'))
  const views = sent.filter((hit) => hit.request.page === number && isPageView(hit))
  const moved = addresses.filter(({ url }, at) => placeOf(url) !== placeOf(addresses[at - 1]?.url ?? page))
  return [
    ...(started !== -1 && defaulted > started ? [found('lateDefault', 'error', say('site.lateDefault'), { page })] : []),
    ...(replaced ? [found('overwritten', 'error', say('site.overwritten'), { page })] : []),
    // Only a site that counts page views at all is asked for those of changed addresses.
    ...(views.length === 0
      ? []
      : moved.flatMap(({ url, at }) =>
          views.some((hit) => (hit.url === '' ? (hit.request.at ?? 0) >= at : placeOf(hit.url) === placeOf(url)))
            ? []
            : [found('virtualPage', 'error', say('site.virtualPage', { path: placeOf(url) }), { page: url, event: 'page_view' })],
        )),
  ]
}

/** Events that were on their way when the page was left. */
const lostOf = ({ lost, recording }: Visited, sent: readonly SentHit[], found: Found): readonly SiteFinding[] =>
  lost.flatMap((request) =>
    sent
      .filter((hit) => hit.request.url === request.url && hit.request.at === request.at)
      .map(({ vendor, event }) =>
        found('lost', 'error', say('site.lost', { event, vendor }), { vendor, event, page: recording.pages[request.page]?.url ?? '' }),
      ),
  )

const campaignOf = (url: string): readonly string[] =>
  URL.canParse(url)
    ? [...new URL(url).searchParams.keys()].filter((name) => /^(?:utm_\w+|gclid|gbraid|wbraid|dclid|fbclid|msclkid|ttclid|li_fat_id)$/.test(name))
    : []

/** Milliseconds that a site may take to pass an answer on. */
const delay = 1000

function consentFindings({ state, consent, answeredAt, recording }: Visited, sent: readonly SentHit[], found: Found): readonly SiteFinding[] {
  if (consent === null) return []
  if (state === 'refused' && !consent.answered) return [found('notRefusable', 'warning', say('site.notRefusable'))]
  if (state !== 'granted' || answeredAt === null || consent.name === 'consent mode') return []
  const denied = sent.filter((hit) => hit.consent[purposeOf(hit.vendor)] === 'denied' && (hit.request.at ?? 0) > answeredAt + delay)
  const first = new Map(denied.map((hit) => [hit.vendor, hit]))
  return [...first.values()].map(({ vendor, event, request }) =>
    found('stillDenied', 'error', say('site.stillDenied', { event, vendor }), { vendor, event, page: recording.pages[request.page]?.url ?? '' }),
  )
}
