export const performanceStatuses = ['excellent', 'good', 'needs-improvement', 'poor'] as const
export type PerformanceStatus = (typeof performanceStatuses)[number]

/** The least score of each band (specification, section 9); below the last it is poor. */
export const performanceBands = [
  { from: 90, status: 'excellent' },
  { from: 80, status: 'good' },
  { from: 70, status: 'needs-improvement' },
] as const

/** The band of a score from 0 to 100. */
export const performanceStatus = (score: number): PerformanceStatus => performanceBands.find((band) => score >= band.from)?.status ?? 'poor'

/** A figure of how fast pages are: 75th percentile of the last 7 days, or the share of good visits. */
export interface Vital {
  id: string
  project: string
  name: 'Page Load' | 'First Paint' | 'Time to Interactive' | 'Core Web Vitals'
  value: number
  target: number
  /** Seconds are to stay under the target, percent above it. */
  unit: 's' | '%'
}

/** Whether a vital keeps its target. */
export const vitalMeetsTarget = ({ value, target, unit }: Pick<Vital, 'value' | 'target' | 'unit'>) => (unit === 's' ? value < target : value > target)

/** How fast one page is. */
export interface PagePerformance {
  id: string
  project: string
  path: string
  /** 0 to 100. */
  score: number
  status: PerformanceStatus
  /** Seconds, 75th percentile. */
  loadTime: number
}

/** A page that missed a target for an hour. */
export interface PerformanceAlert {
  id: string
  project: string
  message: string
  path: string
  severity: 'high' | 'medium' | 'low'
  /** ISO 8601, UTC. */
  time: string
  /** ISO 8601, UTC; null until somebody has seen to it. */
  acknowledgedAt: string | null
}
