import type { Webhook, WebhookDelivery, WebhookEvent } from '@tagmason/domain'
import type { Context } from '../context.ts'
import { inSpace, mark, spacedRow } from './inSpace.ts'
import { freshSecret } from './secrets.ts'
import { forgetOld, putResult, type SendResult } from './webhookResult.ts'
import { idHeader, signedHeaders } from './webhookSignature.ts'

/** Tells every webhook that waits for an event. Called where the event happens. */
export async function tellWebhooks(context: Context, event: WebhookEvent, data: unknown): Promise<number> {
  const wanting = (await inSpace(context, 'webhooks')).filter(({ status, events }) => status === 'Active' && events.includes(event))
  for (const webhook of wanting) await deliver(context, webhook, event, written(context, event, data), 1)
  return wanting.length
}

/** What is sent: an id, which stays the same when it is sent again, the event, when and in which project it happened, and what it is about. */
export interface Message {
  id: string
  body: string
}

export function written({ ports, now, session }: Context, event: WebhookDelivery['event'], data: unknown): Message {
  const id = ports.id()
  return { id, body: JSON.stringify({ id, event, at: now.toISOString(), project: session.project, data }) }
}

/** The message of a delivery, to be sent again as it was. */
export const messageOf = ({ id, headers, body }: WebhookDelivery): Message => ({ id: headers[idHeader] ?? id, body })

/**
 * Puts a message into the outbox of a webhook. The sample's addresses are answered by its own echo at once; elsewhere it waits for the server that sends it
 * (webhookOutbox.ts), because no page may call any address. `sent` is what came of one that is sent already.
 */
export async function deliver(
  context: Context,
  webhook: Webhook,
  event: WebhookDelivery['event'],
  { id: message, body }: Message,
  attempt: number,
  sent?: SendResult,
): Promise<WebhookDelivery> {
  const { records, session, now, ports } = context
  const queued: WebhookDelivery = {
    id: ports.id(),
    webhook: webhook.id,
    event,
    at: now.toISOString(),
    since: now.toISOString(),
    attempt,
    state: 'queued',
    status: null,
    nextAttempt: null,
    headers: { 'Content-Type': 'application/json', [idHeader]: message },
    body,
    ...mark(context),
  }
  const result = sent ?? (session.space === 'real' ? null : await echoed(context, webhook, { id: message, body }))
  if (result === null) records.put('webhookDeliveries', queued.id, queued)
  // The row as it stands: several messages of one act can go to the same webhook.
  const delivery = result === null ? queued : putResult(records, (await records.get('webhooks', webhook.id)) ?? webhook, queued, result, now)
  await forgetOld(records, webhook.id)
  return delivery
}

/** The sample's echo answers 200, and what it is asked for at `…/status/503`. */
async function echoed(context: Context, { id, url }: Webhook, message: Message): Promise<SendResult> {
  const status = Number(/\/status\/([2-5]\d\d)$/.exec(new URL(url).pathname)?.[1] ?? 200)
  return { status, headers: await signedHeaders(await secretOf(context, id), message.id, context.now, message.body) }
}

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

/** Sends a test before its turn to be written down comes: another server may take its time. Null where nobody can send here. */
export async function sentTest(context: Context, id: string): Promise<{ message: Message; result: SendResult } | null> {
  const { session, ports, records } = context
  if (session.space === 'sample' || ports.outgoing === undefined) return null
  const webhook = await spacedRow(context, 'webhooks', id)
  const secret = (await records.get('webhookSecrets', id))?.secret
  if (secret === undefined) return null
  const message = testOf(context, webhook)
  const headers = await signedHeaders(secret, message.id, ports.now(), message.body)
  return { message, result: { ...(await ports.outgoing.send({ url: webhook.url, headers, body: message.body })), headers } }
}

export const testOf = (context: Context, { name }: Webhook) => written(context, 'test', { message: `A test of '${name}'.` })
