import { monthBefore } from '@tagmason/domain'
import type { RecordStore } from '../store/store.ts'
import { unitOfWork } from '../store/unitOfWork.ts'
import { subscriptionIn } from './subscriptions.ts'

interface Measured {
  /** Of records, files and events. */
  bytes: number
  /** Events of some projects that are stored and came in since `from`, in milliseconds since 1970. */
  receivedSince(projects: readonly string[], from: number): Promise<number>
  now: Date
}

/**
 * Writes down what an account uses, in the period in which it was measured. There are never fewer events metered than are stored; there may be more, where some were erased or are not stored yet.
 */
export async function keepMeasured(store: RecordStore, { bytes, receivedSince, now }: Measured): Promise<void> {
  const asked = unitOfWork(store)
  const current = subscriptionIn(await asked.list('subscriptions'), 'real', now)
  if (current === undefined) return
  const projects = (await asked.list('projects')).filter(({ space }) => space === 'real').map(({ value }) => value)
  const end = new Date(current.nextBilling)
  const stored = await receivedSince(projects, monthBefore(end, end.getUTCDate()).getTime())
  const run = async () => {
    const records = unitOfWork(store)
    // More may have been metered meanwhile.
    const subscription = subscriptionIn(await records.list('subscriptions'), 'real', now)
    if (subscription === undefined) return
    const { usage } = subscription
    const events = { ...usage.events, used: Math.max(usage.events.used, stored) }
    const storage = { ...usage.storage, used: bytes / 1e9 }
    records.put('subscriptions', subscription.id, { ...subscription, usage: { ...usage, events, storage }, storageAt: now.toISOString() })
    await store.commit(records.writes)
  }
  await (store.alone === undefined ? run() : store.alone(run))
}
