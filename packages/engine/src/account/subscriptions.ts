import { selfHosted, type Session, type Subscription, subscriptionAt } from '@tagmason/domain'

/**
 * The subscription of a space as it stands, of all the rows there are. The sample has its own; outside of it no payment provider is connected, so that nothing is
 * limited and nothing billed, and what is metered begins anew with each month of the calendar (UTC).
 */
export function subscriptionIn(rows: readonly Subscription[], space: Session['space'], now: Date): Subscription | undefined {
  const stored = rows.find((row) => (row.space ?? 'sample') === space)
  return space === 'sample' ? stored : subscriptionAt(stored ?? begun(now), [], now)
}

function begun(now: Date): Subscription {
  const none = { used: 0, limit: null }
  return {
    id: 'subscription-real',
    planId: 'self-hosted',
    name: selfHosted,
    price: 0,
    billingInterval: 'month',
    features: [],
    nextBilling: new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, 1)).toISOString(),
    usage: { events: none, apiCalls: none, storage: none },
    space: 'real',
  }
}
