import { type DueDelivery, type Ports, type RecordStore, settleDelivery, takeDeliveries } from '@tagmason/engine'

export interface WebhookWork {
  stores: readonly RecordStore[]
  ports: Pick<Ports, 'now' | 'id'>
  send: NonNullable<Ports['outgoing']>['send']
  /** Whether to begin nothing more. */
  stopped(): boolean
}

/** Addresses that are told at the same time. */
const mostAtOnce = 16

/**
 * Sends what is due and ends when nothing is. Each address gets its messages one after another, so that a slow one holds up nobody else, and after one that
 * failed it is looked anew whether it is to get more. Throws, at the end, what could not be written down. What was sent and not written down, because the process died, is sent again with the same id.
 */
export async function sendWebhooks({ stores, ports, send, stopped }: WebhookWork): Promise<void> {
  const busy = new Map<string, Promise<void>>()
  const failed = new Map<string, unknown>()
  for (;;) {
    for (const store of stores) for (const [webhook, rows] of stopped() ? [] : grouped(await takeDeliveries(store, ports))) begin(store, webhook, rows)
    if (busy.size === 0) break
    await Promise.race(busy.values())
  }
  for (const error of failed.values()) throw error

  function begin(store: RecordStore, webhook: string, rows: readonly DueDelivery[]) {
    if (busy.has(webhook) || failed.has(webhook) || busy.size >= mostAtOnce) return
    const told = tell(store, rows).catch((error: unknown) => void failed.set(webhook, error))
    busy.set(
      webhook,
      told.finally(() => busy.delete(webhook)),
    )
  }

  async function tell(store: RecordStore, rows: readonly DueDelivery[]) {
    for (const { id, url, headers, body } of rows) {
      if (stopped()) return
      const result = await send({ url, headers, body })
      await settleDelivery(store, ports, id, { ...result, headers })
      if (result.status === null || result.status < 200 || result.status >= 300) return
    }
  }
}

function grouped(rows: readonly DueDelivery[]): Map<string, DueDelivery[]> {
  const groups = new Map<string, DueDelivery[]>()
  for (const row of rows) groups.set(row.webhook, [...(groups.get(row.webhook) ?? []), row])
  return groups
}
