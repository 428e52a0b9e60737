import { z } from 'zod'
import type { AnomalySeries } from './anomalies.ts'
import {
  daysOf,
  isTrafficField,
  mostHourlyDays,
  mostTrafficDays,
  trafficComparisons,
  type TrafficFieldName,
  trafficIntervals,
  type TrafficMeasure,
} from './trafficTerms.ts'

const fieldSchema = z.custom<TrafficFieldName>(isTrafficField, 'Name a field as country, or a parameter as param:plan_name.')

export const trafficFilterSchema = z.object({ field: fieldSchema, value: z.string().max(500), not: z.boolean() })
export type TrafficFilter = z.infer<typeof trafficFilterSchema>

/** What a member looks at: days of the project's time zone, both included, and only events that meet every filter. */
const areDays = (view: { from: string; to: string }) => daysOf(view) >= 1 && daysOf(view) <= mostTrafficDays
const wrongDays = {
  path: ['to'],
  message: `The last day lies before the first, or more than ${mostTrafficDays} days after it: choose at most ${mostTrafficDays} days.`,
}
const days = { from: z.iso.date(), to: z.iso.date() }
const filters = z.array(trafficFilterSchema).max(10).default([])
export const trafficViewSchema = z.object({ ...days, filters }).refine(areDays, wrongDays)
export type TrafficView = z.infer<typeof trafficViewSchema>

export const trafficQuestionSchema = trafficViewSchema
  .safeExtend({ compare: z.enum(trafficComparisons).default('none'), interval: z.enum(trafficIntervals).default('day') })
  .refine((view) => view.interval !== 'hour' || daysOf(view) <= mostHourlyDays, {
    path: ['interval'],
    message: `More than ${mostHourlyDays} days are too many to show by the hour: choose days, weeks or months.`,
  })

export const breakdownSchema = trafficViewSchema.safeExtend({ by: fieldSchema })

/** Only the traffic can be asked of an audience: ways, vitals and attribution are counted without a list of visitors. */
const withoutAudience = filters.refine(
  (all) => all.every(({ field }) => field !== 'audience'),
  'Only the traffic can be filtered by an audience: leave that filter out.',
)

/** What the bar asks of a screen whose figures have days of their own: those, up to now, where none are named. Left out altogether, all is as usual. */
export const seenSchema = z
  .object({ days: z.object(days).refine(areDays, wrongDays).optional(), compare: z.enum(trafficComparisons).default('previous'), filters: withoutAudience })
  .optional()
export type Seen = z.input<typeof seenSchema>

/** The funnel of those whom the bar leaves, told apart by where they began. */
export const funnelBySchema = z.object({ by: fieldSchema, seen: seenSchema })

/** A page that was seen, or another event. */
const wayStepSchema = z.union([z.strictObject({ page: z.string().max(2000) }), z.strictObject({ event: z.string().min(1).max(100) })])

/** What came next after a way; without one only where ways can begin. */
export const pathsSchema = z.object({ way: z.array(wayStepSchema).max(8).default([]), pagesOnly: z.boolean().default(true), seen: seenSchema })
export type PathStep = z.output<typeof wayStepSchema>

/** One interval of the days that are looked at. */
export interface TrafficPoint {
  /** Its start, ISO 8601 in UTC. */
  at: string
  values: Record<TrafficMeasure, number>
  /** The interval in its place of the days that are compared with; null where there is none. */
  before: Record<TrafficMeasure, number> | null
}

export interface TrafficOverview {
  figures: Record<TrafficMeasure, { value: number; before: number | null; change: number | null }>
  points: TrafficPoint[]
  /** The days that are compared with, as `2024-01-31`; null without a comparison. */
  compared: { from: string; to: string } | null
  /** Events of the days that machines sent, which no figure counts. */
  machines: number
}

/** What happened meanwhile, by the project's own records. */
export type TrafficMark = {
  /** ISO 8601, UTC. */
  at: string
} & (
  | { kind: 'version'; number: number }
  /** The version as Google counts it; empty where the container does not say it. */
  | { kind: 'seenPublished'; version: string }
  | { kind: 'campaign'; name: string }
  | { kind: 'anomaly'; metric: string; series?: AnomalySeries; change: number }
)

/** One value of what visits are told apart by. */
export interface BreakdownRow {
  /** Empty where the events say nothing of it. */
  value: string
  visitors: number
  events: number
  conversions: number
}

/** The values with most visitors first, and of all values together how many there are. */
export interface Breakdown {
  rows: BreakdownRow[]
  /** People in all of the days, of which each row is a share. */
  visitors: number
  events: number
}

/** A parameter that events of the days carry. */
export interface TrafficParameter {
  name: string
  /** How many events carry it. */
  events: number
}
