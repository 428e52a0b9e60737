import type { ReportFile } from './reportFile.ts'

export const outboxStates = ['queued', 'sent', 'failed'] as const
export type OutboxState = (typeof outboxStates)[number]

/** How mails find their way. `sandbox`: a stand-in takes every mail. `server`: a mail server. `notConfigured`: they wait in the outbox. */
export type MailWay = 'sandbox' | 'server' | 'notConfigured'

/** Every kind of mail that there is. */
export const mailKinds = [
  'invitation',
  'newAddress',
  'forgotten',
  'report',
  'sharedFile',
  'sharedLink',
  'workflow',
  'alert',
  'digest',
  'productUpdate',
  'enrolment',
  'ticket',
  'supportRequest',
  'booked',
  'moved',
  'cancelled',
] as const
export type MailKind = (typeof mailKinds)[number]

/** A mail that is to go out. `queued` until a mail server has taken it; without one it rests here. What is over keeps neither body nor attachment. */
export interface OutboxMessage {
  id: string
  /** Left out in those from before it was kept. */
  kind?: MailKind
  project: string
  /** When it was written, ISO 8601 in UTC. */
  at: string
  to: string[]
  subject: string
  body: string
  /** The same as a page, where there is more to see than text. */
  html?: string
  attachment: ReportFile | null
  state: OutboxState
  /** Why it failed, or why the last attempt did; null otherwise. */
  error: string | null
  /** How often it was tried. */
  attempts?: number
  /** When it is tried again, ISO 8601 in UTC; null or left out where it is not. */
  nextAttempt?: string | null
  /** Id of the sending of a report that waits for what comes of it. */
  delivery?: string
  /** To people of the account, whatever project it was written in. */
  account?: true
  /** Id of what it was sent for: a schedule, a share. */
  about: string
}
