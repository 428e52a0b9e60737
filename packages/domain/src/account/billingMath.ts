import type { BillingPlan, Subscription, Usage } from './billing.ts'

const day = 86_400_000

/** The end of the period after `from`, a month later in UTC on day `anchor` of the month, or on its last where it has none. */
export function monthLater(from: Date, anchor: number): Date {
  const [year, month] = [from.getUTCFullYear(), from.getUTCMonth() + 1]
  const last = new Date(Date.UTC(year, month + 1, 0)).getUTCDate()
  return new Date(Date.UTC(year, month, Math.min(anchor, last), from.getUTCHours(), from.getUTCMinutes(), from.getUTCSeconds()))
}

/** The start of the period that ends at `end`. */
export function monthBefore(end: Date, anchor: number): Date {
  const [year, month] = [end.getUTCFullYear(), end.getUTCMonth() - 1]
  const last = new Date(Date.UTC(year, month + 1, 0)).getUTCDate()
  return new Date(Date.UTC(year, month, Math.min(anchor, last), end.getUTCHours(), end.getUTCMinutes(), end.getUTCSeconds()))
}

/** What is taken and given back when a plan is changed in the middle of a period; integer cents. */
export interface Proration {
  /** For the rest of the period on the new plan. */
  chargeCents: number
  /** For the rest of the period on the old one. */
  creditCents: number
  /** What is paid now: the difference, never below 0. */
  dueCents: number
  daysLeft: number
  days: number
}

/** Days that have begun count as used up for the old plan only when they are over: the rest is counted in whole days, rounded up. Prices in cents for a period. */
export function prorate(oldCents: number, newCents: number, from: Date, to: Date, now: Date): Proration {
  const days = Math.max(1, Math.round((to.getTime() - from.getTime()) / day))
  const daysLeft = Math.min(days, Math.max(0, Math.ceil((to.getTime() - now.getTime()) / day)))
  const part = (cents: number) => Math.round((cents * daysLeft) / days)
  const [chargeCents, creditCents] = [part(newCents), part(oldCents)]
  return { chargeCents, creditCents, dueCents: Math.max(0, chargeCents - creditCents), daysLeft, days }
}

/**
 * A subscription as it stands at a time: periods that are over have been followed by others, a change that was planned for the end of one has happened, and
 * what is counted begins at nothing in each. What is stored stays stored.
 */
export function subscriptionAt(subscription: Subscription, plans: readonly BillingPlan[], now: Date): Subscription {
  if (Date.parse(subscription.nextBilling) > now.getTime()) return subscription
  const anchor = new Date(subscription.nextBilling).getUTCDate()
  let next = new Date(subscription.nextBilling)
  while (next.getTime() <= now.getTime()) next = monthLater(next, anchor)
  const plan = plans.find((each) => each.id === (subscription.change ?? subscription.planId))
  const { change: _done, ...rest } = subscription
  const { usage } = subscription
  const none = (meter: Usage, limit: number | null | undefined): Usage => ({ used: 0, limit: limit === undefined ? meter.limit : limit })
  return {
    ...rest,
    ...(plan === undefined ? {} : { planId: plan.id, name: plan.name, price: plan.price, features: plan.features }),
    nextBilling: next.toISOString(),
    usage: {
      events: none(usage.events, plan?.limits.events),
      apiCalls: none(usage.apiCalls, plan?.limits.apiCalls),
      storage: { ...none(usage.storage, plan?.limits.storage), used: usage.storage.used },
    },
  }
}

export type UsageLevel = 'ok' | 'near' | 'over'

/** `near` from 80 percent of what a period includes, `over` from all of it. */
export const usageLevel = ({ used, limit }: Usage): UsageLevel => (limit === null || used < limit * 0.8 ? 'ok' : used < limit ? 'near' : 'over')

/** The id of the next invoice of a year: `INV-2024-002`. */
export function nextInvoiceId(ids: readonly string[], year: number): string {
  const numbers = ids.flatMap((id) => (id.startsWith(`INV-${year}-`) ? [Number(id.slice(9))] : []))
  return `INV-${year}-${String(Math.max(0, ...numbers) + 1).padStart(3, '0')}`
}

/** Cents as they are written on an invoice: `$49.00`. */
export const dollars = (cents: number) => `${cents < 0 ? '-' : ''}$${Math.floor(Math.abs(cents) / 100)}.${String(Math.abs(cents) % 100).padStart(2, '0')}`
