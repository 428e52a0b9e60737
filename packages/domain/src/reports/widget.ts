import type { ReportDimension, ReportMetric } from '../analytics/reportTerms.ts'
import type { DashboardWidget } from './dashboards.ts'
import type { ChartLook, WidgetTypeName } from './dashboardTerms.ts'

type Place = [x: number, y: number, w: number, h: number]

/** A widget in one line. */
export const widget = (
  type: WidgetTypeName,
  title: string,
  [x, y, w, h]: Place,
  dimension: ReportDimension,
  metrics: ReportMetric[],
  look: ChartLook = 'line',
): DashboardWidget => ({ id: `${type}-${x}-${y}`, type, title, x, y, w, h, dimension, metrics, period: null, filter: '', look })
