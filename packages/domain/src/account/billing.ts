import type { InSpace } from '../space.ts'

/** What a plan costs and holds. */
export interface BillingPlan {
  id: string
  name: 'Starter' | 'Professional' | 'Enterprise'
  /** US dollars for each period. */
  price: number
  period: 'month'
  description: string
  features: string[]
  popular: boolean
  /** What a billing period includes; storage in GB; null for any amount. */
  limits: { events: number | null; apiCalls: number | null; storage: number | null }
  /** How many members it has room for; null for any number. */
  seats: number | null
}

/** Something metered. */
export interface Usage {
  used: number
  /** Null for any amount. */
  limit: number | null
}

/** What stands in the place of a plan where no payment provider is connected. */
export const selfHosted = 'Self-hosted'

/** The account's plan in its billing period. */
export interface Subscription extends InSpace {
  id: string
  /** Id of the plan. */
  planId: string
  name: BillingPlan['name'] | typeof selfHosted
  /** US dollars for each interval. */
  price: number
  billingInterval: 'month'
  features: string[]
  /** ISO 8601, UTC. */
  nextBilling: string
  /** Events and API calls of the period; storage in GB. */
  usage: { events: Usage; apiCalls: Usage; storage: Usage }
  /** When storage was last measured, ISO 8601, UTC; left out where it never was. */
  storageAt?: string
  /** Id of the plan that follows at the end of the period; left out where none does. */
  change?: string
}

/** Used of limit, in percent with one decimal, held to 0 to 100; 0 where nothing or everything is allowed. */
export const usagePercent = ({ used, limit }: Usage) => (limit === null || limit <= 0 ? 0 : Math.min(100, Math.max(0, Math.round((used / limit) * 1000) / 10)))

export type InvoiceStatus = 'paid' | 'open' | 'failed' | 'refunded'

/** One bill. */
export interface Invoice extends InSpace {
  /** `INV-<year>-<number>` */
  id: string
  /** ISO 8601, UTC. */
  date: string
  amountCents: number
  status: InvoiceStatus
  /** What it is for; left out for the plan of a month. */
  lines?: { what: string; cents: number }[]
  /** Id of the plan that is paid with it; only on one that changes the plan. */
  plan?: string
}

/** Whether its payment can be tried again: it failed or is open, and is of the period that began at `periodStart` (ISO 8601). */
export const isPayable = ({ status, date }: Invoice, periodStart: string) =>
  (status === 'failed' || status === 'open') && Date.parse(date) >= Date.parse(periodStart)

/** The cards of the built-in test checkout, where no money moves: one pays and one is declined. */
export const testCards = ['pays', 'declined'] as const
export type TestCard = (typeof testCards)[number]

export type Meter = 'events' | 'apiCalls' | 'storage'

/** One thing metered, as it stands. */
export interface MeteredUsage extends Usage {
  meter: Meter
  percent: number
  level: 'ok' | 'near' | 'over'
  /** When it was measured, ISO 8601, UTC; left out where it is counted as it comes. */
  at?: string
  /** What happens beyond the limit: events and storage are kept, calls are refused with 429. */
  beyond: 'kept' | 'refused'
}

export interface Billing {
  subscription: Subscription
  /** Start of the billing period, ISO 8601 in UTC. */
  periodStart: string
  usage: MeteredUsage[]
  plans: BillingPlan[]
  /** Newest first. */
  invoices: Invoice[]
  /** Who takes the money. `test`: the sample’s checkout, where none moves. `none`: no payment provider is connected, so there is nothing to pay. */
  checkout: 'test' | 'none'
}

/** What changing the plan would mean. A larger plan begins at once; a smaller one at the end of the period. */
export interface PlanQuote {
  plan: BillingPlan
  kind: 'upgrade' | 'downgrade'
  /** ISO 8601, UTC. */
  effective: string
  proration: { chargeCents: number; creditCents: number; dueCents: number; daysLeft: number; days: number }
}

export interface PlanChange {
  outcome: 'changed' | 'planned' | 'failed'
  subscription: Subscription
  /** What was asked for; null where nothing is due. */
  invoice: Invoice | null
}
