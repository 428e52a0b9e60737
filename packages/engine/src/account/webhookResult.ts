import { mostDeliveries, mostFailures, mostWaiting, nextAttempt, pausedUntil, type SendProblem, type Webhook, type WebhookDelivery } from '@tagmason/domain'
import type { Records } from '../store/unitOfWork.ts'

/** What came of a sending. `status` is null where nobody answered, and `problem` says why. */
export interface SendResult {
  status: number | null
  problem?: SendProblem
  headers: Record<string, string>
}

/**
 * Writes down what came of a delivery. Enough messages in a row that fail make the webhook Inactive, enough attempts in a row leave its address alone for a
 * while, and what went well ends both. A test counts for nothing.
 */
export function putResult(records: Records, webhook: Webhook, delivery: WebhookDelivery, { status, problem, headers }: SendResult, now: Date): WebhookDelivery {
  const delivered = status !== null && status >= 200 && status < 300
  const test = delivery.event === 'test'
  const settled: WebhookDelivery = {
    ...delivery,
    headers,
    at: now.toISOString(),
    state: delivered ? 'delivered' : 'failed',
    status,
    ...(problem === undefined ? {} : { problem }),
    nextAttempt: delivered || test ? null : nextAttempt(delivery.attempt, now),
  }
  records.put('webhookDeliveries', settled.id, settled)
  records.put('webhooks', webhook.id, { ...(test ? webhook : counted(webhook, settled, now)), lastTriggered: now.toISOString() })
  return settled
}

function counted({ pause, ...webhook }: Webhook, { state, attempt }: WebhookDelivery, now: Date): Webhook {
  if (state === 'delivered') return { ...webhook, failures: 0 }
  const failures = webhook.failures + (attempt === 1 ? 1 : 0)
  const inRow = (pause?.failures ?? 0) + 1
  return {
    ...webhook,
    failures,
    status: failures >= mostFailures ? 'Inactive' : webhook.status,
    pause: { failures: inRow, until: pausedUntil(inRow, now) ?? now.toISOString() },
  }
}

/** Forgets the oldest deliveries of a webhook: of those that are over, and, far later, of those that wait. */
export async function forgetOld(records: Records, webhook: string): Promise<void> {
  for (const [waits, most] of [
    [false, mostDeliveries],
    [true, mostWaiting],
  ] as const) {
    const rows = await records.find('webhookDeliveries', { where: { webhook, waits } })
    for (const { id } of rows.slice(0, -most)) records.remove('webhookDeliveries', id)
  }
}
