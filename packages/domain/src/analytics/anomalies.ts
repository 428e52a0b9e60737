export const anomalySeverities = ['high', 'medium', 'low'] as const
export type AnomalySeverity = (typeof anomalySeverities)[number]

export const anomalyStatuses = ['active', 'investigating', 'resolved'] as const
export type AnomalyStatus = (typeof anomalyStatuses)[number]

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
}
