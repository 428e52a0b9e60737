import { z } from 'zod'
import { alertChannels } from '../automation/alerts.ts'

export const anomalySeverities = ['high', 'medium', 'low'] as const
export type AnomalySeverity = (typeof anomalySeverities)[number]

export const anomalyStatuses = ['active', 'investigating', 'resolved'] as const
export type AnomalyStatus = (typeof anomalyStatuses)[number]

/** The figures that the detector can watch. */
export const watchedMetrics = ['visits', 'events', 'conversions', 'revenue', 'vitals'] as const
export type WatchedMetric = (typeof watchedMetrics)[number]

/** A time of the day, `00:00` to `23:59`. */
const clockTime = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/)

/** Why a figure left its band. `tracking`: what happened is measured wrongly. `real`: people did something else. */
export const anomalyCauses = ['tracking', 'bots', 'campaign', 'real'] as const
export type AnomalyCause = (typeof anomalyCauses)[number]

/** What speaks for a cause; `@tagmason/insight/anomalies` says what each has for values. */
export const evidenceCodes = [
  'eventStopped',
  'eventDoubled',
  'allStopped',
  'versionPublished',
  'carriedBy',
  'duplicates',
  'machines',
  'shallowVisits',
  'fewNetworks',
  'campaignVisits',
  'allTogether',
] as const
export type EvidenceCode = (typeof evidenceCodes)[number]
export interface CauseEvidence {
  code: EvidenceCode
  values: Record<string, string | number>
}

/** The figure that the detector watched: one of the project's, or how often one event came. */
export type AnomalySeries = { metric: WatchedMetric } | { event: string }

/** What the detector found; what was entered in another way has none of it. */
export interface FoundAnomaly {
  series: AnomalySeries
  /** ISO 8601, UTC. */
  start: string
  /** Null while it goes on. */
  end: string | null
  /** In the unit of the figure: money in hundredths, page speed in milliseconds. */
  expected: number
  actual: number
  cause: AnomalyCause
  /** 0 to 1. */
  certainty: number
  /** What speaks for the cause, strongest first. */
  evidence: CauseEvidence[]
  /** Other figures that left their bands with it. */
  also: AnomalySeries[]
}

/** What the detector knows of one figure, from one hour to the next. */
export interface DetectorSeries {
  /** `<project>:<figure>` */
  id: string
  project: string
  series: AnomalySeries
  /** `DetectorState` of `@tagmason/insight/anomalies`. */
  state: unknown
  /** End of the last hour that was looked at, ISO 8601 in UTC. */
  until: string
  /** With which deviations and zone it was watched: with others it begins anew. */
  setting: string
  /** The last hours with their band, oldest first. */
  hours: { at: string; value: number; expected: number; low: number; high: number }[]
  /** The anomaly that its open incident belongs to; null where there is none. */
  open: string | null
}

/** A figure outside the band in which it was expected. */
export interface Anomaly {
  id: string
  project: string
  /** What kind of departure: `Drop`, `Spike`, `Shift`, `Gap`. */
  type: string
  severity: AnomalySeverity
  metric: string
  /** Percent against what was expected; negative is less. */
  change: number
  /** ISO 8601, UTC. */
  detected: string
  description: string
  status: AnomalyStatus
  /** ISO 8601, UTC; null until it is resolved. */
  resolvedAt: string | null
  /** Name of the member who looks into it. */
  assignedTo?: string
  /** What was found, as the member who resolved it wrote it down. */
  note?: string
  found?: FoundAnomaly
  /** Quiet hours have kept it from people's channels so far. */
  untold?: true
}

/** How many anomalies there are, by what has to be done with them. */
export interface AnomalyFigures {
  active: number
  /** Of high severity and not resolved. */
  high: number
  investigating: number
  /** Resolved in the last 7 days. */
  resolved: number
}

export interface Anomalies {
  figures: AnomalyFigures
  /** Newest first. */
  rows: Anomaly[]
}

/** What the detector of a project looks at each hour. */
export interface AnomalyWatch {
  /** Figures that it looks at. */
  figures: number
  /** Those of them of which it knows too little yet to tell what is expected. */
  learning: number
  /** End of the last hour that it looked at, ISO 8601 in UTC. */
  until: string
}

/** What was measured around an anomaly, hour by hour, and between which figures it was expected. */
export interface AnomalyCourse {
  /** Id of the anomaly. */
  id: string
  project: string
  hours: { at: string; value: number; low: number; high: number }[]
}

export interface AnomalyDetails {
  anomaly: Anomaly
  /** Empty where nothing is stored of the figure's course. */
  hours: AnomalyCourse['hours']
}

export const sensitivities = ['low', 'standard', 'high'] as const
export type Sensitivity = (typeof sensitivities)[number]

/** The detector's settings of a project. */
export const detectorSettingsSchema = z.object({
  /** How far a figure must leave its band: 4, 3 or 2.5 robust standard deviations. */
  sensitivity: z.enum(sensitivities),
  /** Which figures are watched. */
  metrics: z.array(z.enum(watchedMetrics)).min(1).max(watchedMetrics.length),
  /** Nobody is told between these hours of the project's time zone, `22:00`; null for never quiet. */
  quiet: z.object({ from: clockTime, to: clockTime }).nullable(),
  /** How people are told. */
  channels: z.array(z.enum(alertChannels)).max(alertChannels.length),
})
export type DetectorSettings = z.infer<typeof detectorSettingsSchema>
export interface StoredDetectorSettings extends DetectorSettings {
  /** Slug of the project. */
  id: string
  project: string
}

/** What a project begins with. */
export const detectorDefaults: DetectorSettings = { sensitivity: 'standard', metrics: [...watchedMetrics], quiet: null, channels: ['email'] }
