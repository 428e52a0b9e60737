import type { MemberLock } from '../enterprise/members.ts'
import type { Role } from '../roles.ts'
import type { InSpace } from '../space.ts'

export const accountRoles = ['owner', 'admin', 'editor', 'viewer'] as const

export const accountMemberStatuses = ['active', 'pending'] as const
/** `suspended` is ours. */
export type AccountMemberStatus = (typeof accountMemberStatuses)[number] | 'suspended'

/** A member of this account. */
export interface AccountMember extends InSpace {
  id: string
  name: string
  email: string
  role: Role
  status: AccountMemberStatus
  /** ISO 8601, UTC. */
  joinedDate: string
  /** ISO 8601, UTC; null while pending. */
  lastActive: string | null
}

/** Nobody can be invited as owner; the first is the form's choice. */
export const invitableRoles = ['viewer', 'editor', 'admin'] as const
export type InvitableRole = (typeof invitableRoles)[number]

/** How long an invitation is valid. */
export const invitationDays = 7

/** Somebody who was asked to join. */
export interface Invitation extends InSpace {
  id: string
  email: string
  /** The step of the ladder. */
  role: InvitableRole | 'analyst'
  /** Name of the role, where it is one of the organisation's own. */
  customRole?: string
  /** `organisation`: asked by the enterprise's screen; left out for those of the account. */
  scope?: 'account' | 'organisation'
  /** Of those who were asked with one. */
  department?: string
  /** ISO 8601, UTC. */
  sentDate: string
  /** `invitationDays` later. */
  expiresDate: string
}

/** An invitation as it stands: one that is older than its days opens nothing any more. */
export type ListedInvitation = Invitation & { state: 'open' | 'expired' }

/** What knows the link of an invitation again. */
export interface InvitationToken {
  /** Id of the invitation. */
  id: string
  /** SHA-256, hexadecimal. */
  hash: string
  /** When it was sent, by the world's clock; ISO 8601 in UTC. */
  sent: string
  /** Name of who asked; left out in those from before it was kept. */
  by?: string
}

/** An invitation and the link that opens it, which can be copied now and is kept in the mail only. */
export interface SentInvitation {
  invitation: ListedInvitation
  /** Path of the page that takes it. */
  link: string
}

/** Where the link of an invitation leads: the team's page, which asks for the name of whoever came. */
export const invitationLink = (token: string) => `/account/team?invitation=${token}`

export type ListedAccountMember = AccountMember & { lock: MemberLock | null }

export interface AccountTeam {
  figures: { total: number; active: number; pendingInvites: number; adminUsers: number }
  members: ListedAccountMember[]
  invitations: ListedInvitation[]
  /** Members and those who are asked, and how many the plan has room for; null for any number. */
  seats: { used: number; limit: number | null }
}

/** Before so many seconds an invitation is not sent again. */
export const resendSeconds = 60
