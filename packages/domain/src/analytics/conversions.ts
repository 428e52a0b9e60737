import { z } from 'zod'
import { text } from '../inputTerms.ts'
import { eventNamePattern, goalPeriods } from './goalTerms.ts'
import type { PathStep } from './traffic.ts'

/** A step of the funnel as it is kept. */
export interface KeptFunnelStep {
  id: string
  project: string
  step: string
  /** GA4 name of the event that counts it; left out where a page does. */
  event?: string
}

/** How many people reached a step of the funnel. */
export interface FunnelCount extends KeptFunnelStep {
  users: number
}

/** A step with its share of the first step and its loss against the step before, both in percent with one decimal. */
export interface FunnelStep extends FunnelCount {
  rate: number
  dropoff: number
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

/** A GA4 event name: letter first, then letters, digits, underscores; at most 40 characters. */
const eventName = z.string().trim().regex(eventNamePattern)

/** What a person writes down of a goal. */
export const goalDraftSchema = z.object({
  name: text(80),
  /** GA4 name of the event that is counted. */
  event: eventName,
  target: z.number().int().min(1).max(1e9),
  period: z.enum(goalPeriods),
  /** Worth of one, in cents. */
  valueCents: z.number().int().min(0).max(1e9),
  /** Watched beside the conversions: its event is none, unless something else makes it one. */
  secondary: z.boolean().optional(),
})
export type GoalDraft = z.infer<typeof goalDraftSchema>

/** What is to be reached in a period, as it is kept. */
export interface StoredGoal extends GoalDraft {
  id: string
  project: string
  /** Start of the period in which it was last reached, ISO 8601 in UTC; that was told then. */
  reached?: string
}

/** What is to be reached in a period, with what was reached in the running one. */
export interface ConversionGoal extends StoredGoal {
  current: number
}

/** A goal, and what was done about its event in the measurement plan: made a key event, one already, not in the plan, or left as it was for a secondary goal. */
export interface KeptGoal {
  goal: ConversionGoal
  keyEvent: 'made' | 'already' | 'notPlanned' | 'secondary'
}

/** A step as the editor gives it: `id` of one that exists, or none for a new one. */
export const funnelDraftSchema = z.object({
  steps: z
    .array(z.object({ id: text(200).optional(), step: text(80), event: eventName.or(z.literal('')).optional() }))
    .min(2)
    .max(12),
})
export type FunnelDraft = z.infer<typeof funnelDraftSchema>

/** What was sold in one currency: purchases, and their value less refunds. */
export interface CurrencyRevenue {
  /** ISO 4217; empty where no event named one. */
  currency: string
  orders: number
  cents: number
}

/** A figure of the last 30 days, and as a ratio against the 30 before; null where nothing can be compared. */
export interface Compared {
  value: number
  change: number | null
}

/** The funnel of those who began with one value of a field. */
export interface FunnelSegment {
  value: string
  steps: FunnelStep[]
}

/** What people did after a way, in visits. */
export interface Paths {
  /** Where ways can begin: pages and events with most events first. */
  starts: { step: PathStep; events: number }[]
  /** Visits that went the way. */
  visits: number
  /** Most visits first; null where they ended. */
  next: { step: PathStep | null; visits: number }[]
}

/** People by the week in which they came for the first time. */
export interface RetentionWeek {
  /** Its Monday at midnight, ISO 8601 in UTC. */
  at: string
  /** How many came in this week and in each after it; the first is all of them, the last is of a week that still runs. */
  people: number[]
}

export interface Conversions {
  /** Rate as a ratio; money in cents. Null where nothing was measured. */
  figures: {
    /** Visits with a conversion, of all visits. */
    rate: Compared | null
    conversions: Compared | null
    revenueCents: Compared | null
    averageOrderCents: Compared | null
    /** ISO 4217 of the money above; left out where no event named one. */
    currency?: string
    /** All currencies of the period where there are several, most orders first. */
    byCurrency?: CurrencyRevenue[]
  }
  funnel: FunnelStep[]
  /** Most conversions first. */
  pages: ConvertingPage[]
  /** Conversions of the period whose visit saw no page. */
  withoutPage: number
  goals: ConversionGoal[]
  /** Names of events that this project has, for the form. */
  events: string[]
}
