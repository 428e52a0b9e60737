import { z } from 'zod'

export const accountRoles = ['owner', 'admin', 'editor', 'viewer'] as const
export type AccountRole = (typeof accountRoles)[number]

export const accountMemberStatuses = ['active', 'pending'] as const
export type AccountMemberStatus = (typeof accountMemberStatuses)[number]

/** A member of this account. */
export interface AccountMember {
  id: string
  name: string
  email: string
  role: AccountRole
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

export const invitationSchema = z.object({ email: z.email(), role: z.enum(invitableRoles) })

/** Somebody who was asked to join. */
export interface Invitation extends z.infer<typeof invitationSchema> {
  id: string
  /** ISO 8601, UTC. */
  sentDate: string
  /** `invitationDays` later. */
  expiresDate: string
}
