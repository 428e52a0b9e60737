import type { AccessType } from './shareTerms.ts'
import type { MailWay } from './outbox.ts'
import type { ReportTable } from '../analytics/reports.ts'
import type { Dashboard, DashboardWidget, WidgetFigures } from './dashboards.ts'
import type { NamedTarget, ReportTarget } from './targets.ts'

export const shareTypes = ['Dashboard', 'Report', 'Email Report'] as const
export type ShareType = (typeof shareTypes)[number]

export const shareStatuses = ['active', 'scheduled', 'paused'] as const
export type ShareStatus = (typeof shareStatuses)[number]

export const sharingOptionIds = ['public-link', 'email-share', 'team-access', 'embed-code'] as const
export type SharingOptionId = (typeof sharingOptionIds)[number]

/** A way of sharing that the workspace allows or not. */
export interface SharingOption {
  id: SharingOptionId
  enabled: boolean
  /** Hosts that may embed; of `embed-code` only. */
  sites?: string[]
}

export const audiences = ['people', 'team', 'anyone'] as const
/** Some addresses, all members, or whoever has the link. */
export type Audience = (typeof audiences)[number]

/** Who may see what. */
export interface SharedReport {
  id: string
  project: string
  name: string
  type: ShareType
  target: ReportTarget
  /** A person, a group or everybody with the link, in words. */
  sharedWith: string
  /** Addresses of the people. */
  people: string[]
  accessType: AccessType
  /** `scheduled`: begins at `validFrom`, or is sent by a schedule. */
  status: ShareStatus
  /** ISO 8601, UTC; null when nobody has opened it. */
  lastAccessed: string | null
  views: number
  /** What the link ends with; null where there is none. */
  token: string | null
  /** Null where nothing answers links: see `stopped`. */
  shareLink: string | null
  /** The options that must be on for it. */
  needs: SharingOptionId[]
  /** ISO 8601, UTC; null for at once, and for ever. */
  validFrom: string | null
  validUntil: string | null
  /** PBKDF2 of the password; null where none is asked for. */
  password: { salt: string; hash: string } | null
  /** Who gave it; empty for the sample’s. */
  sharedBy?: string
}

/** Why a share does not open: its option is off, its time is over, its report or dashboard was removed, or no server answers links yet. */
export const shareStops = ['option', 'expired', 'targetGone', 'noServer'] as const
export type ShareStop = (typeof shareStops)[number]

export interface ShareRow extends Omit<SharedReport, 'token' | 'password'> {
  hasPassword: boolean
  stopped: ShareStop | null
  /** The option that is off, where `stopped` is `option`. */
  option: SharingOptionId | null
  /** HTML to put into a page; null unless it may be embedded. */
  embed: string | null
}

export type LinkWay = 'sandbox' | 'server' | 'notConfigured'

export interface Shares {
  options: SharingOption[]
  rows: ShareRow[]
  /** What can be shared. */
  targets: NamedTarget[]
  /** `sandbox`: links as the sample shows them. `server`: this server answers them. `notConfigured`: no server does. */
  links: LinkWay
  /** As that of the schedules. */
  mail: MailWay
}

/** One opening of a share. */
export interface ShareVisit {
  id: string
  project: string
  share: string
  /** ISO 8601, UTC. */
  at: string
}

export interface ShareDetails {
  share: ShareRow
  /** Newest first, at most 100. */
  visits: Pick<ShareVisit, 'id' | 'at'>[]
}

/** What the figures of a share are about. */
export interface SharedAbout {
  /** Its name. */
  project: string
  /** The last so many days. */
  days: number
}

/** What somebody sees who opens a share. */
export interface SharedContent {
  name: string
  accessType: AccessType
  /** Access is Edit, and the member who asks has a role that may. */
  mayEdit: boolean
  content:
    | { kind: 'report'; table: ReportTable; about?: SharedAbout }
    | { about?: SharedAbout; kind: 'dashboard'; id: string; range: Dashboard['range']; widgets: { widget: DashboardWidget; figures: WidgetFigures }[] }
}
