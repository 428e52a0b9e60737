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
export interface Webhook {
  id: string
  name: string
  url: string
  events: WebhookEvent[]
  status: KeyStatus
  /** ISO 8601, UTC; null when it was never told anything. */
  lastTriggered: string | null
}
