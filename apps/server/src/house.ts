import type { Workspace } from '@tagmason/domain'
import type { EventStore, Member, Ports } from '@tagmason/engine'
import type { ClickhouseEvents } from './events/clickhouseEvents.ts'
import type { Intake } from './intake/intake.ts'
import type { BodyReader } from './intake/reader.ts'
import type { SiteOf } from './intake/siteOf.ts'
import type { AccountRecords } from './records/accountRecords.ts'
import type { Settings } from './settings.ts'

/** Who asks over HTTP. */
export interface Visitor {
  account: string
  member: Member
  /** The address they ask from. */
  ip: string
  /** Slug of the project that is looked at; the one that the member chose where left out. */
  project?: string
  /** They came in by signing in, not by sitting at this machine. */
  signedIn?: true
}

/** All that stands behind the addresses of this server. Made once, at the start. */
export interface House {
  settings: Settings
  records: AccountRecords
  events: EventStore
  /** What the event store itself can say of how much it holds. */
  metered: Pick<ClickhouseEvents, 'bytesOf' | 'receivedSince'>
  intake: Intake
  siteOf: SiteOf
  /** Reads what clients send, apart from the server's own thread where it is much. */
  bodies: BodyReader
  /** The door of one account for one member, at this moment. Cheap: made for each request. */
  workspace(visitor: Visitor): Workspace
  /** The world around the engine, for one account. */
  portsOf(account: string): Ports
  /** Ends the visits of the browser that are under way: they are made again. */
  endVisits?(): void
  close(): Promise<void>
}
