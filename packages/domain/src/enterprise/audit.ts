export const auditStatuses = ['Success', 'Failed'] as const
export type AuditStatus = (typeof auditStatuses)[number]

/** One line of the audit log: who did what to what, from where, and whether it went well. */
export interface AuditEntry {
  id: string
  /** ISO 8601, UTC. */
  timestamp: string
  /** E-mail address of the member, or what acted in a member's place. */
  user: string
  /** Name of the act: `plans.apply`. */
  action: string
  /** The record that it was about, beginning with the project. */
  resource: string
  /** Empty where none is known. */
  ipAddress: string
  status: AuditStatus
}
