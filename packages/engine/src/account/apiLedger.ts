import type { ApiHour } from '@tagmason/domain'
import type { Ports } from '../context.ts'
import type { RecordStore } from '../store/store.ts'
import { type Records, unitOfWork } from '../store/unitOfWork.ts'
import { usedOnce } from './apiCall.ts'
import { projectContext } from './apiContext.ts'
import { callsIncluded } from './apiGate.ts'
import { keepCounts, tellArrival } from './apiMeter.ts'
import { subscriptionIn } from './subscriptions.ts'
import { tellWebhooks } from './webhookDelivery.ts'

/** What a server counted of an account since it last wrote it down. */
export interface Tally {
  /** Calls of a key to an endpoint in an hour; `hour` is its start in milliseconds since 1970. */
  calls: { key: string; endpoint: string; hour: number; calls: number }[]
  /** Calls of each key that were let in, in any hour. */
  uses: { key: string; calls: number }[]
  /** What came in for a project; `at` lies in the hour that it counts for. */
  events: { project: string; at: number; events: number }[]
  /** Conversions, for the webhooks that wait for them. */
  conversions: { project: string; event: string; params: unknown }[]
  /** Projects of which events can be asked for since `at` that could not before. */
  arrivals: { project: string; at: number }[]
}

/**
 * Writes down what was counted, all of it or nothing, and tells webhooks of the conversions. What others wrote meanwhile is added to and not written over. Gives the
 * calls of an hour as they stand then, by `<key>:<endpoint>`.
 */
export function settle(store: RecordStore, ports: Ports, tally: Tally): Promise<Map<string, number>> {
  const run = async () => {
    const records = unitOfWork(store)
    const totals = await settleCalls(records, tally.calls)
    await settleUses(records, ports, tally.uses)
    for (const { project: slug, ...counts } of tally.events) {
      const project = await records.get('projects', slug)
      if (project !== undefined) await keepCounts(projectContext(records, ports, project), counts)
    }
    for (const { project: slug, at } of tally.arrivals) {
      const project = await records.get('projects', slug)
      if (project !== undefined) await tellArrival(projectContext(records, ports, project), at)
    }
    for (const { project: slug, event, params } of tally.conversions) {
      const project = await records.get('projects', slug)
      if (project !== undefined) await tellWebhooks(projectContext(records, ports, project), 'conversion.completed', { event, params })
    }
    if (records.writes.length > 0) await store.commit(records.writes)
    return totals
  }
  return store.alone === undefined ? run() : store.alone(run)
}

async function settleCalls(records: Records, tallied: Tally['calls']): Promise<Map<string, number>> {
  const totals = new Map<string, number>()
  for (const { key: id, endpoint, hour, calls } of tallied) {
    const key = await records.get('apiKeys', id)
    const place = `${id}:${endpoint}`
    const before = await records.get('apiHours', place)
    // A key that was revoked leaves nothing behind, and an hour that is over counts nothing any more.
    if (key === undefined || (before !== undefined && Date.parse(before.hour) > hour)) continue
    const begun = new Date(hour).toISOString()
    const row: ApiHour = {
      id: place,
      hour: begun,
      calls: (before?.hour === begun ? before.calls : 0) + calls,
      ...(key.space === undefined ? {} : { space: key.space }),
    }
    records.put('apiHours', place, row)
    totals.set(place, row.calls)
  }
  return totals
}

async function settleUses(records: Records, ports: Ports, uses: Tally['uses']) {
  if (uses.length === 0) return
  const subscriptions = await records.list('subscriptions')
  const plans = await records.list('billingPlans')
  for (const { key: id, calls } of uses) {
    const key = await records.get('apiKeys', id)
    if (key === undefined) continue
    const space = key.space ?? 'sample'
    const { now } = projectContext(records, ports, { value: '', space, timeZone: 'UTC' })
    const subscription = subscriptionIn(subscriptions, space, now)
    records.put('apiKeys', id, usedOnce(key, now, callsIncluded(subscription, plans, now).start, calls))
  }
}
