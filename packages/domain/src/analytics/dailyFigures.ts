/** What one project measured in one day. */
export interface DailyFigure {
  /** `<project>:<at>` */
  id: string
  project: string
  /** Start of the day's 24 hours, ISO 8601 in UTC. */
  at: string
  /** Sessions that began in them. */
  visits: number
  conversions: number
  /** Hundredths of the currency. */
  revenueCents: number
  /** ISO 4217 of the revenue, where events named one. */
  currency?: string
}

/** The figures of a day that a model can foresee. */
export const dailyMetrics = ['visits', 'conversions', 'revenue'] as const
export type DailyMetric = (typeof dailyMetrics)[number]

/** Days of figures that a training needs at least. */
export const leastHistory = 14
