import type { CollectionName } from '../store/collectionName.ts'

/**
 * Who is in the account and what they may: its sample rows stand in for the account's own until somebody changes them. From then on they are the account's, whatever sample
 * rows a later version brings. `renewSample` keeps to it; a reset, which an owner asks for, takes the sample's people back to the first day.
 */
export const peoplesCollections = [
  'enterpriseRoles',
  'departments',
  'invitations',
  'invitationTokens',
  'accountMembers',
  'enterpriseMembers',
  'profiles',
  'notificationPreferences',
  'securityPolicy',
  'passwords',
  'twoFactors',
  'emailChanges',
  'accountDeletions',
  'toldReleases',
] as const satisfies readonly CollectionName[]

/** What sample rows of people's collections are known. */
export interface PeoplesRows {
  has(collection: CollectionName, id: string): boolean
  /** Whether a row is as the sample had it. */
  isSame(collection: CollectionName, id: string, row: object): boolean
}
