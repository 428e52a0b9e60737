import type { ReportFile } from '../analytics/reports.ts'

export const outboxStates = ['queued', 'sent', 'failed'] as const
export type OutboxState = (typeof outboxStates)[number]

/** A mail that is to go out. `queued` until a mail server has taken it; without one it rests here. */
export interface OutboxMessage {
  id: string
  project: string
  /** When it was written, ISO 8601 in UTC. */
  at: string
  to: string[]
  subject: string
  body: string
  attachment: ReportFile | null
  state: OutboxState
  /** Why it failed; null otherwise. */
  error: string | null
  /** Id of what it was sent for: a schedule, a share. */
  about: string
}
