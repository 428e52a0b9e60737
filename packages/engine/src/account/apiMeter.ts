import { type EventArrivals, subscriptionAt } from '@tagmason/domain'
import type { Context } from '../context.ts'
import { subscriptionIn } from './subscriptions.ts'

interface Counts {
  /** Milliseconds since 1970. */
  at: number
  events: number
}

/** Adds what came in to what is metered, and tells that there is more to ask for. The events of the sample stay the same, whatever is sent to its projects. */
export async function keepCounts(context: Context, counts: Counts) {
  if (context.session.space === 'real') await keepArrivals(context, counts)
  await meter(context, counts)
}

/** Tells that events of a project can be asked for since `at` that could not before. The sample shows none. */
export async function tellArrival(context: Context, at: number) {
  if (context.session.space === 'real') await keepArrivals(context, { at, events: 0 })
}

async function keepArrivals({ records, session }: Context, { at, events }: Pick<Counts, 'at' | 'events'>) {
  const { project } = session
  const before: EventArrivals | undefined = await records.get('eventArrivals', project)
  // Another server may have told of later ones.
  const last = Math.max(at, before === undefined ? at : Date.parse(before.at))
  records.put('eventArrivals', project, { id: project, project, at: new Date(last).toISOString(), events: (before?.events ?? 0) + events })
}

/** Adds to the period in which the events came: one that is over is followed by the next first, and stays so. */
async function meter({ records, session, now }: Context, { at, events }: Counts) {
  const then = session.space === 'real' ? new Date(at) : now
  const stored = subscriptionIn(await records.list('subscriptions'), session.space, then)
  if (stored === undefined) return
  const subscription = subscriptionAt(stored, await records.list('billingPlans'), then)
  const { usage } = subscription
  records.put('subscriptions', subscription.id, { ...subscription, usage: { ...usage, events: { ...usage.events, used: usage.events.used + events } } })
}
