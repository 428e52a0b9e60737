export const shareTypes = ['Dashboard', 'Report', 'Email Report'] as const
export type ShareType = (typeof shareTypes)[number]

export const accessTypes = ['View Only', 'Edit', 'Email Only'] as const
/** `Email Only` has no link. */
export type AccessType = (typeof accessTypes)[number]

export const shareStatuses = ['active', 'scheduled', 'paused'] as const
export type ShareStatus = (typeof shareStatuses)[number]

/** Who may see what. */
export interface SharedReport {
  id: string
  project: string
  name: string
  type: ShareType
  /** A person, a group or everybody with the link, in words. */
  sharedWith: string
  accessType: AccessType
  status: ShareStatus
  /** ISO 8601, UTC; null when nobody has opened it. */
  lastAccessed: string | null
  views: number
  shareLink: string | null
}

export const sharingOptionIds = ['public-link', 'email-share', 'team-access', 'embed-code'] as const
export type SharingOptionId = (typeof sharingOptionIds)[number]

/** A way of sharing that the workspace allows or not. */
export interface SharingOption {
  id: SharingOptionId
  enabled: boolean
}

/** What Quick Share offers. */
export const quickShareReports = ['executive-summary', 'marketing-report', 'user-analytics', 'revenue-dashboard'] as const
export type QuickShareReport = (typeof quickShareReports)[number]
