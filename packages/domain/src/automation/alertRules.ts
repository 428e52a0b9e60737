import type { AlertType } from './alertTerms.ts'

/** What an alert rule can watch. `anomaly`: how many anomalies are found. */
export const alertMetrics = [
  'anomaly',
  'pageViews',
  'searchDrop',
  'conversionRate',
  'revenueShortfall',
  'pageLoad',
  'errorRate',
  'failedSignIns',
  'personalData',
] as const
export type AlertMetric = (typeof alertMetrics)[number]

/** The metrics of each type of alert, the most usual first. */
export const alertMetricsOf: Record<AlertType, readonly AlertMetric[]> = {
  performance: ['pageLoad', 'errorRate', 'anomaly'],
  traffic: ['pageViews', 'searchDrop', 'anomaly'],
  revenue: ['conversionRate', 'revenueShortfall', 'anomaly'],
  security: ['failedSignIns', 'personalData'],
}

/** Metrics that are a percentage. */
const shares: readonly AlertMetric[] = ['searchDrop', 'conversionRate', 'revenueShortfall', 'errorRate']

export const alertComparisons = ['over', 'under'] as const
export type AlertComparison = (typeof alertComparisons)[number]

/** Over how many minutes a metric is looked at. */
export const alertWindows = [10, 60, 1440, 10_080] as const
export type AlertWindow = (typeof alertWindows)[number]

/** For how many minutes the same alert is not told again; 0 tells every time. */
export const alertPauses = [0, 60, 1440] as const
export type AlertPause = (typeof alertPauses)[number]

/** When an alert is raised, and when people are left in peace. */
export interface AlertRule {
  metric: AlertMetric
  comparison: AlertComparison
  value: number
  minutes: AlertWindow
  pause: AlertPause
  /** Nobody is told between these hours of the project's time zone, `22:00`; null for never quiet. */
  quiet: { from: string; to: string } | null
}

/** What is wrong with a threshold: none, below nought or too large, or a percentage over 100. */
export type AlertProblem = 'empty' | 'range' | 'percent'

/** The first thing that is wrong with a threshold; null when it can be compared with. */
export function alertProblem(metric: AlertMetric, value: number | undefined): AlertProblem | null {
  if (value === undefined || !Number.isFinite(value)) return 'empty'
  if (value < 0 || value > 1_000_000_000) return 'range'
  return shares.includes(metric) && value > 100 ? 'percent' : null
}

/** Whether a time of the day lies in quiet hours, which may go past midnight; the end is no longer quiet. */
export function isQuiet(quiet: AlertRule['quiet'], time: string): boolean {
  if (quiet === null) return false
  const { from, to } = quiet
  return from <= to ? from <= time && time < to : from <= time || time < to
}

/** What a rule does when its metric has a value at a time of the day: tell people, keep quiet until later, or nothing. */
export function alertAnswer({ comparison, value, quiet }: Pick<AlertRule, 'comparison' | 'value' | 'quiet'>, measured: number, time: string) {
  const holds = comparison === 'over' ? measured > value : measured < value
  return holds ? (isQuiet(quiet, time) ? 'quiet' : 'tells') : 'nothing'
}
export type AlertAnswer = ReturnType<typeof alertAnswer>
