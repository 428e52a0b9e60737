import { type ReportDimension, type ReportMetric, reportMetrics } from '../analytics/reportTerms.ts'

export const dashboardStatuses = ['published', 'draft'] as const
export type DashboardStatus = (typeof dashboardStatuses)[number]

export const widgetTypes = ['metric', 'chart', 'pie', 'table'] as const
export type WidgetTypeName = (typeof widgetTypes)[number]

/** Minutes after which an open dashboard asks again by itself. */
export const refreshes = ['off', '1', '5', '15'] as const
export type Refresh = (typeof refreshes)[number]

/** Who sees it: all members, or who made it, with owners and admins. */
export const dashboardAccesses = ['everyone', 'private'] as const
export type DashboardAccess = (typeof dashboardAccesses)[number]

/** How a chart draws its rows. */
export const chartLooks = ['line', 'bar'] as const
export type ChartLook = (typeof chartLooks)[number]

/** As WidgetBoard has them. */
export const dashboardColumns = 12
export const mostWidgets = 40

/** A kind of widget as the sample's rows have it; screens word the kinds of the palette themselves. */
export interface WidgetType {
  type: WidgetTypeName
  name: string
  description: string
}

interface WidgetOptions {
  type: WidgetTypeName
  /** What it can show, by the kind of row. */
  metrics: Partial<Record<ReportDimension, readonly ReportMetric[]>>
  /** How many figures at once. */
  most: number
  /** Cells of the board that a new one takes, and that it takes at least. */
  size: { w: number; h: number }
  least: { w: number; h: number }
}

/** The palette. A metric is a sum, and a pie parts of a whole: neither is made of rates. */
export const widgetRegistry: Record<WidgetTypeName, WidgetOptions> = {
  metric: {
    type: 'metric',
    metrics: { day: reportMetrics.day, device: ['users', 'usersNow'] },
    most: 1,
    size: { w: 3, h: 2 },
    least: { w: 2, h: 2 },
  },
  chart: {
    type: 'chart',
    metrics: reportMetrics,
    most: 3,
    size: { w: 6, h: 5 },
    least: { w: 3, h: 3 },
  },
  pie: {
    type: 'pie',
    metrics: { page: ['conversions'], device: ['users'] },
    most: 1,
    size: { w: 4, h: 5 },
    least: { w: 3, h: 3 },
  },
  table: {
    type: 'table',
    metrics: reportMetrics,
    most: 6,
    size: { w: 6, h: 5 },
    least: { w: 3, h: 3 },
  },
}

/** Whether a kind of widget can show these figures of these rows. */
export function fitsWidget(type: WidgetTypeName, dimension: ReportDimension, metrics: readonly ReportMetric[]): boolean {
  const { metrics: possible, most } = widgetRegistry[type]
  return metrics.length <= most && metrics.every((metric) => possible[dimension]?.includes(metric) ?? false)
}
