import type { InSpace } from '../space.ts'
import type { KeyStatus } from './apiKeys.ts'

/** Everything that a webhook can be told (requirements G-53). The first four are documented; four occur in the samples. */
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
  /** Deliveries that failed, one after another, since the last that went well. */
  failures: number
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

/** `queued`: kept until there is a server that sends it. */
export const webhookDeliveryStates = ['delivered', 'failed', 'queued'] as const
export type WebhookDeliveryState = (typeof webhookDeliveryStates)[number]

/** One telling of a webhook, as it was sent. */
export interface WebhookDelivery extends InSpace {
  id: string
  /** Id of the webhook. */
  webhook: string
  event: WebhookEvent | 'test'
  /** ISO 8601, UTC. */
  at: string
  /** 1 for the first. */
  attempt: number
  state: WebhookDeliveryState
  /** Of HTTP; null where nothing was sent. */
  status: number | null
  /** When it is tried again, ISO 8601 in UTC; null where it is not. */
  nextAttempt: string | null
  /** With the signature. */
  headers: Record<string, string>
  /** JSON. */
  body: string
}

export interface WebhookDetails {
  webhook: Webhook
  /** Newest first. */
  deliveries: WebhookDelivery[]
}

/** After so many failures in a row a webhook becomes Inactive. */
export const mostFailures = 5

/** As many deliveries as are kept of a webhook. */
export const mostDeliveries = 50

/** How many minutes to wait after the first attempt, the second, and so on; then it is given up. */
export const retryMinutes = [1, 5, 30, 120, 720] as const

/** When a delivery that failed is tried again. `attempt` is the one that failed, 1 for the first; null after the last. */
export function nextAttempt(attempt: number, at: Date): string | null {
  const wait = retryMinutes[attempt - 1]
  return wait === undefined ? null : new Date(at.getTime() + wait * 60_000).toISOString()
}
