import { mostDeliveries, mostFailures, nextAttempt, type Webhook, type WebhookDelivery, type WebhookEvent } from '@tagmason/domain'
import type { Context } from '../context.ts'
import { inSpace, mark } from './inSpace.ts'
import { freshSecret, hmacSha256 } from './secrets.ts'

/** Tells every webhook that waits for an event. Called where the event happens. */
export async function tellWebhooks(context: Context, event: WebhookEvent, data: unknown): Promise<void> {
  for (const webhook of await inSpace(context, 'webhooks'))
    if (webhook.status === 'Active' && webhook.events.includes(event)) await deliver(context, webhook, event, await written(context, event, data), 1)
}

/** What is sent: an id, which stays the same when it is sent again, the event, when and in which project it happened, and what it is about. */
export const written = async ({ ports, now, session }: Context, event: WebhookDelivery['event'], data: unknown): Promise<string> =>
  JSON.stringify({ id: ports.id(), event, at: now.toISOString(), project: session.project, data })

/**
 * Sends a body, signed, and keeps what came of it. The sample's addresses are answered by its own echo; elsewhere it waits for a server, because no page may
 * call any address. Enough failures in a row make the webhook Inactive; a test counts for nothing.
 */
export async function deliver(context: Context, webhook: Webhook, event: WebhookDelivery['event'], body: string, attempt: number): Promise<WebhookDelivery> {
  const { records, session, now, ports } = context
  const id = ports.id()
  const time = String(Math.floor(now.getTime() / 1000))
  const headers = {
    'Content-Type': 'application/json',
    'Tagmason-Id': id,
    'Tagmason-Time': time,
    'Tagmason-Signature': await hmacSha256(await secretOf(context, webhook.id), `${time}.${body}`),
  }
  const status = session.space === 'real' ? null : echo(webhook.url)
  const state = status === null ? 'queued' : status >= 200 && status < 300 ? 'delivered' : 'failed'
  const delivery: WebhookDelivery = {
    id,
    webhook: webhook.id,
    event,
    at: now.toISOString(),
    attempt,
    state,
    status,
    nextAttempt: state === 'failed' && event !== 'test' ? nextAttempt(attempt, now) : null,
    headers,
    body,
    ...mark(context),
  }
  const failures = event === 'test' || state === 'queued' ? webhook.failures : state === 'failed' ? webhook.failures + 1 : 0
  records.put('webhookDeliveries', id, delivery)
  records.put('webhooks', webhook.id, {
    ...webhook,
    failures,
    status: failures >= mostFailures && state === 'failed' && event !== 'test' ? 'Inactive' : webhook.status,
    lastTriggered: state === 'queued' ? webhook.lastTriggered : now.toISOString(),
  })
  const kept = (await inSpace(context, 'webhookDeliveries')).filter((row) => row.webhook === webhook.id)
  for (const old of kept.slice(0, -mostDeliveries)) records.remove('webhookDeliveries', old.id)
  return delivery
}

/** The sample's echo answers 200, and what it is asked for at `…/status/503`. */
const echo = (url: string) => Number(/\/status\/([2-5]\d\d)$/.exec(new URL(url).pathname)?.[1] ?? 200)

/** What signs a webhook's deliveries; made where there is none yet. */
async function secretOf(context: Context, id: string): Promise<string> {
  return (await context.records.get('webhookSecrets', id))?.secret ?? newSecret(context, id)
}

/** Puts a new secret in the place of the old one. */
export async function newSecret(context: Context, id: string): Promise<string> {
  const secret = `whsec_${await freshSecret(context.ports)}`
  context.records.put('webhookSecrets', id, { id, secret, ...mark(context) })
  return secret
}
