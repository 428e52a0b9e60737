import { frequencies } from '../reports/scheduleTerms.ts'

export const reportTypes = ['Automated', 'Custom', 'Template'] as const
/** Where a report came from: a schedule, a person, or a template. */
export type ReportType = (typeof reportTypes)[number]

export const reportStatuses = ['active', 'paused', 'draft'] as const
export type ReportStatus = (typeof reportStatuses)[number]

/** What the rows of a report are. */
export const reportDimensions = ['day', 'page', 'device', 'step'] as const
export type ReportDimension = (typeof reportDimensions)[number]

/** What can be counted for each kind of row. `usersNow` are the people of the last half hour, whatever the period. */
export const reportMetrics = {
  day: ['visits', 'conversions', 'revenue'],
  page: ['conversions', 'conversionRate'],
  device: ['users', 'share', 'usersNow'],
  step: ['users', 'rate', 'dropoff'],
} as const satisfies Record<ReportDimension, readonly string[]>
export type ReportMetric = (typeof reportMetrics)[ReportDimension][number]

/** Whether rows of a kind can have this column. */
export const goesWith = (dimension: ReportDimension, metric: ReportMetric) => (reportMetrics[dimension] as readonly string[]).includes(metric)

/** A figure in the units that people count it in: revenue is kept in cents. */
export const inUnits = (value: number, metric: ReportMetric | undefined) => (metric === 'revenue' ? value / 100 : value)

/** Over how many days a report looks, where its rows are days. */
export const reportPeriods = ['7', '14', '30', '60'] as const
export type ReportPeriod = (typeof reportPeriods)[number]

export const reportFrequencies = [...frequencies, 'On demand'] as const
export type ReportFrequency = (typeof reportFrequencies)[number]

export const reportFormats = ['pdf', 'csv', 'excel', 'json'] as const
export type ReportFormat = (typeof reportFormats)[number]
