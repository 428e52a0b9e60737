import type { Project, ToldEvent, WireFormat } from '@tagmason/domain'
import type { EventFault } from '@tagmason/tracking/wire'
import type { BrowserHeaders } from './browserHeaders.ts'

export type { EventFault }

/** What a project says of the events that it takes. */
export type SiteRules = Pick<Project, 'keepsPersonalData' | 'ownDomains' | 'internalNetworks'>

/** Where events came from. */
export interface Arrival extends BrowserHeaders, SiteRules {
  account: string
  /** Slug of the project. */
  project: string
  format: WireFormat
  /** Of the request; a `ToldEvent` may say another one, where `trusted`. */
  ip: string
  userAgent: string
  /** Milliseconds since 1970. */
  at: number
  /** From a server with a secret key: what it tells of its visitors is believed. */
  trusted: boolean
  /** Id of the key that was shown, where one was. */
  key?: string
}

/** An event that had not come before; `at` is its place among those that were sent, from 0. */
export interface Kept {
  at: number
  /** As it is kept. */
  name: string
  /** It is kept, but counts in no figure: a machine's, own people's, or an order that came before. */
  isBot: boolean
}

/** `limit` is said where the project's calls of the hour are used up. `accepted` counts messages, also those that only say who a visitor is. What came before is accepted again, and not kept. `busy`: nothing was taken, send all of it again after so many seconds. */
export type Taken =
  | { accepted: number; faults: readonly EventFault[]; kept: readonly Kept[] }
  | { busy: true; status: 429 | 503; seconds: number; limit?: number }

/** Takes events in. What it says it accepted is on disk and will be in the event store exactly once, whatever happens to the process. */
export interface Intake {
  take(events: readonly ToldEvent[], arrival: Arrival): Promise<Taken>
  /** Everything accepted before is in the event store when this resolves. */
  flush(): Promise<void>
  close(): Promise<void>
}
