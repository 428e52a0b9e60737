import type { Webhook, WebhookDelivery } from '@tagmason/domain'
import type { Ports } from '../context.ts'
import type { RecordStore } from '../store/store.ts'
import { systemWork } from '../system/work.ts'
import { messageOf } from './webhookDelivery.ts'
import { forgetOld, putResult, type SendResult } from './webhookResult.ts'
import { signedHeaders } from './webhookSignature.ts'

/** One message that is to be sent now. */
export interface DueDelivery {
  /** Of the delivery. */
  id: string
  webhook: string
  url: string
  /** Signed at this moment. */
  headers: Record<string, string>
  body: string
}

/**
 * What a server has to send now, oldest messages first: what was queued, and what failed and is due again. An address that is left alone gets nothing, and one
 * message as a probe afterwards; an Inactive webhook gets tests only. Taken again, as after a crash, the same messages come with the same `webhook-id`.
 */
export async function takeDeliveries(store: RecordStore, ports: Pick<Ports, 'now' | 'id'>): Promise<DueDelivery[]> {
  const now = ports.now().toISOString()
  const webhooks = new Map([...(await store.list('webhooks'))].filter(([, row]) => row.space === 'real'))
  if (await hasRetry(store, webhooks, now)) await systemWork(store, (records) => queueRetries(records, webhooks, now, ports.id))
  const queued = [...(await store.find('webhookDeliveries', { where: { state: 'queued' } })).values()]
    .filter((row) => row.space === 'real')
    .toSorted((a, b) => sinceOf(a).localeCompare(sinceOf(b)))
  const probed = new Set<string>()
  const due: DueDelivery[] = []
  for (const delivery of queued) {
    const webhook = webhooks.get(delivery.webhook)
    const secret = (await store.get('webhookSecrets', delivery.webhook))?.secret
    if (webhook === undefined || secret === undefined || !mayGo(webhook, delivery, probed, now)) continue
    const { id, body } = messageOf(delivery)
    due.push({ id: delivery.id, webhook: webhook.id, url: webhook.url, headers: await signedHeaders(secret, id, ports.now(), body), body })
  }
  return due
}

/** Writes down what came of a sending. Nothing where somebody else did, or the webhook was removed meanwhile. */
export const settleDelivery = (store: RecordStore, { now }: Pick<Ports, 'now'>, id: string, result: SendResult): Promise<void> =>
  systemWork(store, async (records) => {
    const delivery = await records.get('webhookDeliveries', id)
    const webhook = delivery === undefined ? undefined : await records.get('webhooks', delivery.webhook)
    if (delivery?.state !== 'queued' || webhook === undefined) return
    putResult(records, webhook, delivery, result, now())
    await forgetOld(records, webhook.id)
  })

const sinceOf = ({ since, at }: WebhookDelivery) => since ?? at

function mayGo({ id, status, pause }: Webhook, { event }: WebhookDelivery, probed: Set<string>, now: string): boolean {
  if (event === 'test') return true
  if (status !== 'Active') return false
  if (pause === undefined) return true
  if (pause.until > now || probed.has(id)) return false
  probed.add(id)
  return true
}

const isDue = (webhooks: ReadonlyMap<string, Webhook>, { webhook, nextAttempt }: WebhookDelivery, now: string) =>
  nextAttempt !== null && nextAttempt <= now && webhooks.get(webhook)?.status === 'Active'

/** What waits for another attempt whose time has come; what waits for none has no text there. */
const dueAt = (now: string) => ({ where: { nextAttempt: { from: '', to: now } } })

async function hasRetry(store: RecordStore, webhooks: ReadonlyMap<string, Webhook>, now: string): Promise<boolean> {
  return [...(await store.find('webhookDeliveries', dueAt(now))).values()].some((row) => isDue(webhooks, row, now))
}

async function queueRetries(
  records: Parameters<Parameters<typeof systemWork>[1]>[0],
  webhooks: ReadonlyMap<string, Webhook>,
  now: string,
  fresh: () => string,
) {
  for (const row of await records.find('webhookDeliveries', dueAt(now))) {
    if (!isDue(webhooks, row, now)) continue
    const { problem: _problem, ...before } = row
    records.put('webhookDeliveries', row.id, { ...row, nextAttempt: null })
    const id = fresh()
    records.put('webhookDeliveries', id, { ...before, id, at: now, attempt: row.attempt + 1, state: 'queued', status: null, nextAttempt: null })
  }
}
