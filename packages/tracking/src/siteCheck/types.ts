import type { Pace } from './pace.ts'
import type { MeasurementPlan } from '@tagmason/domain'
import type { ContainerFile } from '../gtm/model.ts'
import type { RecordingFinding, RecordingProblem, RecordingRow } from '../recording/report.ts'
import type { Recording } from '../recording/types.ts'
import type { Words } from '../sentences/say.ts'
import type { SimulateOptions } from '../simulate/simulate.ts'
import type { SiteBrowser, SiteContextOptions } from './browser.ts'
import type { JourneyStep } from './journey.ts'

/** What the visitor does when the site asks for consent: nothing, refuse all, agree to all. */
export const consentStates = ['none', 'refused', 'granted'] as const
export type ConsentState = (typeof consentStates)[number]

export interface SiteCheck {
  /** Where the visit begins; http or https. */
  readonly url: string
  /** Chromium of Playwright. The check opens a context of its own for each state and closes it; the browser stays the caller's. */
  readonly browser: SiteBrowser
  /** The clock: milliseconds since 1970. */
  readonly now: () => number
  readonly plan?: MeasurementPlan | undefined
  /** What the site should run: each page has to load its id. */
  readonly container?: ContainerFile | undefined
  /** What the visitor does once the first page is open and consent is answered; without it the page is scrolled to its end. */
  readonly journey?: readonly JourneyStep[] | undefined
  /** All three when left out. */
  readonly states?: readonly ConsentState[] | undefined
  /**
   * Asked before each request of the browser leaves, also for redirects, frames, workers and beacons; false refuses it. Needs a browser of its own, because the browser asks
   * it for all of its contexts. Web sockets and the like, which no interception sees, are taken from the pages. Names are resolved by the browser: a server that must not
   * reach some addresses also gives a `proxy` in `context`, which connects to the addresses that it has checked.
   */
  readonly allow?: ((url: string) => boolean | Promise<boolean>) | undefined
  readonly context?: SiteContextOptions | undefined
  /** Screenshots after each step; off when left out. */
  readonly pictures?: boolean | undefined
  readonly pace?: Partial<Pace> | undefined
  readonly simulate?: SimulateOptions | undefined
}

/** What only a visit to the site shows, besides what a recording does. */
export type SiteProblem =
  | 'unreachable'
  | 'step'
  | 'lacks'
  | 'other'
  | 'twice'
  | 'virtualPage'
  | 'lateDefault'
  | 'stillDenied'
  | 'notRefusable'
  | 'campaign'
  | 'lost'
  | 'overwritten'

export interface SiteFinding extends Omit<RecordingFinding, 'kind' | 'message'> {
  readonly kind: RecordingProblem | SiteProblem
  readonly message: Words
  /** In which visits it was found. */
  readonly states: readonly ConsentState[]
}

export interface SitePicture {
  /** The step before it, from 0, which is the opening of the first page. */
  readonly step: number
  /** The address that was open. */
  readonly url: string
  readonly jpeg: Uint8Array
}

/** Milliseconds since the page began; null where it did not come to it. */
export interface PageTiming {
  readonly url: string
  /** The first byte of the page. */
  readonly answered: number | null
  readonly ready: number | null
  readonly loaded: number | null
  /** The first event that left. */
  readonly firstHit: number | null
}

export interface SiteVisit {
  readonly state: ConsentState
  /** Who asked for consent, such as `OneTrust`, `consent mode` or `buttons`; null where the site did not. */
  readonly asked: string | null
  /** Whether the answer was given. */
  readonly answered: boolean
  readonly recording: Recording
  readonly rows: readonly RecordingRow[]
  readonly timings: readonly PageTiming[]
  readonly pictures: readonly SitePicture[]
  /** How long the visit took. */
  readonly ms: number
}

export interface SiteReport {
  readonly url: string
  readonly visits: readonly SiteVisit[]
  /** Errors first; what several visits show is one finding. */
  readonly findings: readonly SiteFinding[]
  /** What could not be looked at, and what `allow` refused. */
  readonly open: readonly Words[]
}
