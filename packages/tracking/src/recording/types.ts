import type { ConsentAnswer, ParameterValue, WireFormat } from '@tagmason/domain'
import type { Sentence } from '../sentences/say.ts'

/** A message of the data layer. */
export interface RecordedPush {
  /** Milliseconds since 1970; null where the recording does not tell. */
  readonly at: number | null
  /** As it was pushed; a gtag command is a list. */
  readonly data: unknown
}

/** A page that was opened. */
export interface RecordedPage {
  readonly url: string
  readonly title: string
  readonly at: number | null
  /** In their order; empty where the recording holds none. */
  readonly pushes: readonly RecordedPush[]
}

/** A request that left the browser. */
export interface RecordedRequest {
  readonly method: string
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  /** Empty where there is none. */
  readonly body: string
  /** The page that sent it, from 0. */
  readonly page: number
  readonly at: number | null
  /** How long it took, in milliseconds; null where the recording does not tell. */
  readonly ms: number | null
  /** 0 where no answer came. */
  readonly status: number
  /** Why no answer came, such as `net::ERR_BLOCKED_BY_CLIENT`; empty where one did. */
  readonly failure: string
}

/** What a browser did. Pages and requests are in the order of time. */
export interface Recording {
  readonly pages: readonly RecordedPage[]
  readonly requests: readonly RecordedRequest[]
}

/** Why a file is no recording: one sentence, and the place where there is one. */
export interface RecordingFault {
  readonly message: Sentence
  readonly place: { readonly line: number; readonly column: number } | undefined
}

/** Products that hits are decoded of: the wire formats of the server, and those that only advertise. */
export type Vendor = WireFormat | 'meta' | 'tiktok' | 'linkedin' | 'googleAds' | 'floodlight' | 'bing' | 'pinterest' | 'reddit'

/** An event that was sent. */
export interface SentHit {
  readonly vendor: Vendor
  readonly event: string
  /** The id of the property, pixel or site that it is for. */
  readonly destination: string
  readonly params: Readonly<Record<string, ParameterValue>>
  /** The address of the page as the hit tells it; empty where it does not. */
  readonly url: string
  /** What the hit itself says of consent, where its format has a place for it. */
  readonly consent: { readonly analytics?: ConsentAnswer | undefined; readonly ads?: ConsentAnswer | undefined }
  readonly request: RecordedRequest
}
