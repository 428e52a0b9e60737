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
}

/** Something metered. */
export interface Usage {
  used: number
  limit: number
}

/** The account's plan in its billing period. */
export interface Subscription {
  id: string
  /** Id of the plan. */
  planId: string
  name: BillingPlan['name']
  /** US dollars for each interval. */
  price: number
  billingInterval: 'month'
  features: string[]
  /** ISO 8601, UTC. */
  nextBilling: string
  /** Events and API calls of the period; storage in GB. */
  usage: { events: Usage; apiCalls: Usage; storage: Usage }
}

/** Used of limit, in percent with one decimal, held to 0 to 100; 0 where nothing is allowed. */
export const usagePercent = ({ used, limit }: Usage) => (limit <= 0 ? 0 : Math.min(100, Math.max(0, Math.round((used / limit) * 1000) / 10)))

/** One month's bill. */
export interface Invoice {
  /** `INV-<year>-<number>` */
  id: string
  /** ISO 8601, UTC. */
  date: string
  amountCents: number
  status: 'paid'
}
