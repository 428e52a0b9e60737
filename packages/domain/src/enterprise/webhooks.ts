import type { InSpace } from '../space.ts'
import type { KeyStatus } from './apiKeys.ts'

/** Everything that a webhook can be told. The first four are documented; four occur in the samples. */
export const webhookEvents = [
  'conversion.completed',
  'goal.achieved',
  'anomaly.detected',
  'threshold.exceeded',
  'data.quality.issue',
  'report.generated',
  'report.failed',
] as const
export type WebhookEvent = (typeof webhookEvents)[number]

export const documentedWebhookEvents = [
  'conversion.completed',
  'goal.achieved',
  'anomaly.detected',
  'threshold.exceeded',
] as const satisfies readonly WebhookEvent[]

/** An address that is told when something happens. One store, seen by the enterprise's and the account's screen. */
export interface Webhook extends InSpace {
  id: string
  name: string
  url: string
  events: WebhookEvent[]
  status: KeyStatus
  /** ISO 8601, UTC; null when it was never told anything. */
  lastTriggered: string | null
  /** Messages that failed at their first attempt, one after another, since the last that went well. */
  failures: number
  /** Nothing is sent until then, ISO 8601 in UTC, after so many attempts that failed in a row. The first one afterwards is a probe. */
  pause?: { failures: number; until: string }
}

/** A webhook and the secret that signs what it is told, shown once. */
export interface ShownWebhook {
  webhook: Webhook
  secret: string
}

/** What signs the deliveries of a webhook. */
export interface WebhookSecret extends InSpace {
  /** Id of the webhook. */
  id: string
  secret: string
}

/** Why no answer came. `address`: it may not be called. `secure`: a certificate that cannot be trusted. */
export const sendProblems = ['address', 'name', 'connection', 'timeout', 'secure', 'redirects'] as const
export type SendProblem = (typeof sendProblems)[number]

/** `queued`: kept until a server sends it. */
export const webhookDeliveryStates = ['delivered', 'failed', 'queued'] as const
export type WebhookDeliveryState = (typeof webhookDeliveryStates)[number]

/** One telling of a webhook, as it was sent. Each attempt is one of its own. */
export interface WebhookDelivery extends InSpace {
  id: string
  /** Id of the webhook. */
  webhook: string
  event: WebhookEvent | 'test'
  /** ISO 8601, UTC. */
  at: string
  /** When its message was written, ISO 8601 in UTC. */
  since?: string
  /** 1 for the first. */
  attempt: number
  state: WebhookDeliveryState
  /** Of HTTP; null where nothing was sent, or nobody answered. */
  status: number | null
  /** Why nobody answered. */
  problem?: SendProblem
  /** When it is tried again, ISO 8601 in UTC; null where it is not. */
  nextAttempt: string | null
  /** By Standard Webhooks: `webhook-id` stays the same with each attempt, time and signature are those of the sending. */
  headers: Record<string, string>
  /** JSON. */
  body: string
}

export interface WebhookDetails {
  webhook: Webhook
  /** Newest first. */
  deliveries: WebhookDelivery[]
}

/** After so many messages in a row that failed a webhook becomes Inactive. */
export const mostFailures = 5

/** After so many attempts in a row that failed an address is left alone for a while. */
export const pauseFailures = 3
const longestPause = 60

/** Until when an address is left alone: 1 minute, 2, 4 … up to an hour; null as long as few attempts failed. `failures` counts those in a row. */
export function pausedUntil(failures: number, at: Date): string | null {
  if (failures < pauseFailures) return null
  return new Date(at.getTime() + Math.min(longestPause, 2 ** (failures - pauseFailures)) * 60_000).toISOString()
}

/** As many deliveries as are kept of a webhook, and as many more as wait to be sent. */
export const mostDeliveries = 50
export const mostWaiting = 1000

/** How many minutes to wait after the first attempt, the second, and so on: a day in all. Then it is given up. */
export const retryMinutes = [1, 4, 10, 45, 120, 360, 900] as const

/** When a delivery that failed is tried again. `attempt` is the one that failed, 1 for the first; null after the last. */
export function nextAttempt(attempt: number, at: Date): string | null {
  const wait = retryMinutes[attempt - 1]
  return wait === undefined ? null : new Date(at.getTime() + wait * 60_000).toISOString()
}

/** Whether a delivery failed for good: nobody sends it again but a person. */
export const isGivenUp = ({ state, event, attempt, nextAttempt: next }: WebhookDelivery) =>
  state === 'failed' && event !== 'test' && next === null && attempt > retryMinutes.length
