import { hitsOf } from '../recording/hits.ts'
import type { RecordedPage, RecordedPush, RecordedRequest, Recording } from '../recording/types.ts'
import type { SiteContext, SiteFrame, SiteRequest } from './browser.ts'
import { binding, pageScript, type Told } from './pageScript.ts'

/** A document that the browser opened. */
export interface SeenDocument {
  readonly url: string
  readonly at: number
  readonly frame: SiteFrame
  readonly isMain: boolean
  title: string
  readonly pushes: RecordedPush[]
  readonly addresses: { readonly at: number; readonly url: string }[]
  replaced: boolean
  /** When it had no successor any more; null while it is open. */
  left: number | null
  timing: { readonly answered: number; readonly ready: number; readonly loaded: number } | null
}

interface SeenRequest {
  readonly request: SiteRequest
  /** Undefined until the document that it opens is there. */
  document: SeenDocument | undefined
  readonly at: number
  ms: number | null
  status: number
  failure: string
}

/** What a visit recorded, with what a recording has no place for. `documents` are the pages, by their number. */
export interface Recorded {
  readonly recording: Recording
  readonly documents: readonly SeenDocument[]
  /** Requests whose page was left before they had an answer: the page's own number. */
  readonly lost: readonly RecordedRequest[]
  /** Addresses that a page was asked at, before redirects. */
  readonly redirects: readonly { readonly from: string; readonly to: string }[]
}

export interface Recorder {
  /** Milliseconds since 1970 of the last sign of life. */
  lastSign(): number
  waiting(): number
  /** Whether the open page has loaded a container and sent nothing. */
  owesFirstHit(): boolean
  documents(): readonly SeenDocument[]
  recorded(): Recorded
}

const frameOf = (request: SiteRequest): SiteFrame | undefined => {
  try {
    return request.frame()
  } catch {
    // A service worker's, or one whose frame is not there yet.
    return undefined
  }
}

export const containerOf = (url: string): string | undefined => (URL.canParse(url) ? /\/gtm\.js\?(?:.*&)?id=(GTM-[A-Z0-9]+)/.exec(url)?.[1] : undefined)

/** Requests of a kind that outlives its page. */
const outlives = new Set(['ping', 'document', 'other'])

/** Records everything that the pages of a context do. */
export async function record(context: SiteContext, now: () => number): Promise<Recorder> {
  const documents: SeenDocument[] = []
  const byId = new Map<number, SeenDocument>()
  const current = new Map<SiteFrame, SeenDocument>()
  const requests: SeenRequest[] = []
  const seen = new Map<SiteRequest, SeenRequest>()
  // Frames whose next document has an answer, and those whose document has begun but not told of itself: what they ask for is the new document's.
  const answered = new Set<SiteFrame>()
  const beginning = new Set<SiteFrame>()
  let last = now()
  const sign = () => (last = now())

  const began = (told: Extract<Told, { kind: 'document' }>, frame: SiteFrame) => {
    const before = current.get(frame)
    if (before !== undefined) before.left = now()
    const { url, at, doc } = told
    const isMain = frame.parentFrame() === null
    const opened: SeenDocument = { url, at, frame, isMain, title: '', pushes: [], addresses: [], replaced: false, left: null, timing: null }
    documents.push(opened)
    byId.set(doc, opened)
    current.set(frame, opened)
    beginning.delete(frame)
    for (const each of requests) if (each.document === undefined && frameOf(each.request) === frame) each.document = opened
  }

  const take = (told: Told, frame: SiteFrame) => {
    if (told.kind !== 'loaded') sign()
    if (told.kind === 'document') return began(told, frame)
    const teller = byId.get(told.doc)
    if (teller === undefined) return
    if (told.kind === 'push') teller.pushes.push({ at: told.at, data: told.data })
    else if (told.kind === 'address') teller.addresses.push({ at: told.at, url: told.url })
    else if (told.kind === 'replaced') teller.replaced = true
    else {
      teller.title = told.title
      teller.timing = { answered: told.answered, ready: told.ready, loaded: told.loaded }
    }
  }

  await context.exposeBinding(binding, ({ frame }, text) => take(JSON.parse(text) as Told, frame))
  await context.addInitScript({ content: pageScript })
  const topOf = (frame: SiteFrame): SiteFrame => {
    const above = frame.parentFrame()
    return above === null ? frame : topOf(above)
  }
  context.on('request', (request) => {
    sign()
    const frame = frameOf(request)
    const isBeginning = frame === undefined || request.isNavigationRequest() || beginning.has(frame)
    const document = isBeginning ? undefined : (current.get(frame) ?? current.get(topOf(frame)))
    const one: SeenRequest = { request, document, at: now(), ms: null, status: 0, failure: '' }
    requests.push(one)
    seen.set(request, one)
  })
  context.on('response', (response) => {
    const request = response.request()
    const one = seen.get(request)
    if (one !== undefined) one.status = response.status()
    const frame = frameOf(request)
    if (frame !== undefined && request.isNavigationRequest()) answered.add(frame)
  })
  context.on('page', (page) =>
    page.on('framenavigated', (frame) => {
      if (answered.delete(frame)) beginning.add(frame)
    }),
  )
  const ended = (request: SiteRequest) => {
    sign()
    const one = seen.get(request)
    if (one === undefined) return
    one.ms = Math.max(0, now() - one.at)
    one.failure = request.failure()?.errorText ?? ''
  }
  context.on('requestfinished', ended)
  context.on('requestfailed', ended)

  const hasHit = (one: SeenRequest) => hitsOf(asRecorded(one, 0)).length > 0
  return {
    lastSign: () => last,
    waiting: () => requests.filter(({ ms }) => ms === null).length,
    owesFirstHit: () => {
      const open = documents.findLast(({ isMain }) => isMain)
      const own = requests.filter(({ document }) => document === open)
      return own.some(({ request, failure }) => failure === '' && containerOf(request.url()) !== undefined) && !own.some(hasHit)
    },
    documents: () => documents,
    recorded: () => recordedOf(documents, requests),
  }
}

function asRecorded({ request, at, ms, status, failure }: SeenRequest, page: number): RecordedRequest {
  let body = ''
  try {
    body = request.postData() ?? ''
  } catch {
    // A body that is no text tells of no event.
  }
  // Chromium aborts what is on its way when the page is left, and what the page does not read to its end.
  const because = status > 0 || failure.endsWith('ERR_ABORTED') ? '' : failure
  return { method: request.method(), url: request.url(), headers: request.headers(), body, page, at, ms, status, failure: because }
}

function recordedOf(documents: readonly SeenDocument[], requests: readonly SeenRequest[]): Recorded {
  // A frame with a data layer of its own is measured as a page; what other frames send belongs to the page around them.
  const pages = documents.filter(({ isMain, pushes }) => isMain || pushes.length > 0)
  const numbers = new Map(pages.map((document, at) => [document, at]))
  const pageOf = (of: SeenDocument | undefined): number => {
    if (of === undefined) return Math.max(0, pages.length - 1)
    const around = pages.findLastIndex(({ isMain, at }) => isMain && at <= of.at)
    return numbers.get(of) ?? Math.max(0, around)
  }
  const taken = requests.map((one) => ({ one, recorded: asRecorded(one, pageOf(one.document)) }))
  const isLost = ({ one, recorded }: (typeof taken)[number]) =>
    one.failure.endsWith('ERR_ABORTED') && recorded.status === 0 && one.document?.left !== null && !outlives.has(one.request.resourceType())
  return {
    recording: {
      pages: pages.map(({ url, title, at, pushes }): RecordedPage => ({ url, title, at, pushes })),
      requests: taken.map(({ recorded }) => recorded),
    },
    documents: pages,
    lost: taken.filter(isLost).map(({ recorded }) => recorded),
    redirects: requests.flatMap(({ request }) => {
      const from = request.redirectedFrom()
      return from === null || !request.isNavigationRequest() || frameOf(request)?.parentFrame() !== null ? [] : [{ from: from.url(), to: request.url() }]
    }),
  }
}
