import type { ToldEvent, WireFormat } from '@tagmason/domain'

/** What is wrong with one event of several; `at` is its place, from 0. */
export interface EventFault {
  at: number
  field: string
  message: string
}

/** How clients say which site they measure: a key (`Authorization`, write key), a measurement ID, a domain, a website id. */
export interface SiteHint {
  /** What the client sent, e.g. `atk_site_…`, `G-AB12CD34EF`, `shop.example`, a UUID or number. */
  id: string
  /** The host of the page, where known: a domain must not be claimed by another site's key. */
  host?: string
  /** Before the body is read no host is known: any of several projects of one name will do. */
  anyHost?: true
}

/** A request as it came in, its body already unpacked. */
export interface WireRequest {
  method: string
  /** Without the query: `/v1/batch`. */
  path: string
  query: URLSearchParams
  headers: Headers
  /** Empty where there is none. */
  body: Uint8Array
}

/** What one request tells one site. */
export interface Share {
  site: SiteHint
  /** Empty where the request only says who somebody is, which is no event. */
  events: readonly ToldEvent[]
  /** Where each of the events stood in the request, from 0. */
  places: readonly number[]
}

/** What a request tells. Several shares where its events name several sites. */
export interface Told {
  format: WireFormat
  shares: readonly Share[]
  faults: readonly EventFault[]
  /** A secret key that came beside the public id of the site. */
  secret?: string | undefined
}

/** Reads a request of one format. Never throws: what cannot be read is a fault. */
export type Decode = (request: WireRequest) => Told

/** What became of a request. */
export type Outcome =
  | { kind: 'taken'; accepted: number; faults: readonly EventFault[] }
  /** No project goes by these names. */
  | { kind: 'unknown'; ids: readonly string[] }
  /** Nothing was taken, because nothing could be read. */
  | { kind: 'unreadable'; faults: readonly EventFault[] }
  /** Nothing was taken: send it again after so many seconds. */
  | { kind: 'busy'; status: 429 | 503; seconds: number }
  | { kind: 'tooLarge'; message: string }

/** Says in the words of one format what became of a request. */
export type Answer = (outcome: Outcome, request: WireRequest) => Response
