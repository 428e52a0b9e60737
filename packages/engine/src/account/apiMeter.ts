import type { EventHour } from '@tagmason/domain'
import type { Context } from '../context.ts'
import { hourOf } from './apiGate.ts'

/** Adds what came in to its hour, and to what is metered. `at` is milliseconds since 1970. */
export async function keepCounts({ records, session }: Context, { at, events, conversions }: { at: number; events: number; conversions: number }) {
  const begun = new Date(hourOf(at)).toISOString()
  const id = `${session.project}:${begun}`
  const before: EventHour = (await records.get('eventHours', id)) ?? { id, project: session.project, at: begun, visits: 0, events: 0, conversions: 0 }
  records.put('eventHours', id, { ...before, events: before.events + events, conversions: before.conversions + conversions })
  const [subscription] = await records.list('subscriptions')
  if (subscription === undefined) return
  const { usage } = subscription
  records.put('subscriptions', subscription.id, { ...subscription, usage: { ...usage, events: { ...usage.events, used: usage.events.used + events } } })
}
