/** How many people reached a step of the funnel. */
export interface FunnelCount {
  id: string
  project: string
  step: string
  users: number
}

/** A step with its share of the first step and its loss against the step before, both in percent with one decimal. */
export interface FunnelStep extends FunnelCount {
  rate: number
  dropoff: number
}

const percent = (part: number, whole: number) => (whole === 0 ? 0 : Math.round((part / whole) * 1000) / 10)

/** Rate and dropoff of each step, in order: rate against the first step, dropoff against the step before; the first has 100 and 0 (requirements G-36). All are 0 where nobody came. */
export function funnelSteps(counts: readonly FunnelCount[]): FunnelStep[] {
  const first = counts[0]?.users ?? 0
  return counts.map((count, index) => {
    const before = counts[index - 1]?.users ?? count.users
    return { ...count, rate: percent(count.users, first), dropoff: percent(before - count.users, before) }
  })
}

/** Orders of a span of time, made by sessions of the funnel. */
export interface ConversionPeriod {
  id: string
  project: string
  /** ISO 8601, UTC; the span is [from, to). */
  from: string
  to: string
  sessions: number
  conversions: number
  revenueCents: number
}

/** A landing page whose visits convert. */
export interface ConvertingPage {
  id: string
  project: string
  path: string
  conversions: number
  /** Percent of its visits. */
  rate: number
}

/** What is to be reached in a period. */
export interface ConversionGoal {
  id: string
  project: string
  name: string
  /** GA4 name of the event that is counted. */
  event: string
  target: number
  current: number
  period: 'month' | 'quarter'
  /** Worth of one, in cents. */
  valueCents: number
}
