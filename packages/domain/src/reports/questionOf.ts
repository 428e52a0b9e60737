import type { ReportDefinition } from '../analytics/reports.ts'
import type { DashboardSettings, DashboardWidget, WidgetQuestion } from './dashboards.ts'

/** The question that a widget of a dashboard asks. */
export const questionOf = ({ type, dimension, metrics, period, filter }: DashboardWidget, range: DashboardSettings['range']): WidgetQuestion => ({
  type,
  definition: { dimension, metrics, period: period ?? range, filter } satisfies ReportDefinition,
})
