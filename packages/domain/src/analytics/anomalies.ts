import { z } from 'zod'
import { alertChannels } from '../automation/alerts.ts'

export const anomalySeverities = ['high', 'medium', 'low'] as const
export type AnomalySeverity = (typeof anomalySeverities)[number]

export const anomalyStatuses = ['active', 'investigating', 'resolved'] as const
export type AnomalyStatus = (typeof anomalyStatuses)[number]

/** The figures that the detector can watch. */
export const watchedMetrics = ['visits', 'events', 'conversions', 'revenue'] as const
export type WatchedMetric = (typeof watchedMetrics)[number]

/** A time of the day, `00:00` to `23:59`. */
const clockTime = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/)

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
