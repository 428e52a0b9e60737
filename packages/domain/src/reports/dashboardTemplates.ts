import type { ReportDimension, ReportMetric } from '../analytics/reportTerms.ts'
import type { DashboardTemplate, DashboardWidget } from './dashboards.ts'
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

/** Four figures and a chart over time. */
const overview: DashboardWidget[] = [
  widget('metric', 'Visits', [0, 0, 3, 2], 'day', ['visits']),
  widget('metric', 'Orders', [3, 0, 3, 2], 'day', ['conversions']),
  widget('metric', 'Revenue', [6, 0, 3, 2], 'day', ['revenue']),
  widget('metric', 'People now', [9, 0, 3, 2], 'device', ['usersNow']),
  widget('chart', 'Visits by day', [0, 2, 8, 5], 'day', ['visits']),
  widget('pie', 'Devices', [8, 2, 4, 5], 'device', ['users']),
]

/** What the product brings along to start from. */
export const dashboardTemplates: readonly DashboardTemplate[] = [
  {
    id: 'dashboard-template-overview',
    name: 'Overview',
    description: 'Visits, orders and revenue at a glance, with their course and the devices behind them.',
    document: { widgets: overview },
  },
  {
    id: 'dashboard-template-sales',
    name: 'Sales',
    description: 'Orders and revenue day by day, and the pages that they begin on.',
    document: {
      widgets: [
        widget('metric', 'Revenue', [0, 0, 6, 2], 'day', ['revenue']),
        widget('metric', 'Orders', [6, 0, 6, 2], 'day', ['conversions']),
        widget('chart', 'Revenue by day', [0, 2, 12, 5], 'day', ['revenue'], 'bar'),
        widget('pie', 'Orders by landing page', [0, 7, 4, 5], 'page', ['conversions']),
        widget('table', 'Landing pages', [4, 7, 8, 5], 'page', ['conversions', 'conversionRate']),
      ],
    },
  },
  {
    id: 'dashboard-template-checkout',
    name: 'Checkout',
    description: 'Where people leave on the way to a purchase.',
    document: {
      widgets: [
        widget('metric', 'Orders', [0, 0, 4, 2], 'day', ['conversions']),
        widget('chart', 'People at each step', [0, 2, 12, 5], 'step', ['users'], 'bar'),
        widget('table', 'Steps', [0, 7, 12, 5], 'step', ['users', 'rate', 'dropoff']),
      ],
    },
  },
  {
    id: 'dashboard-template-content',
    name: 'Content',
    description: 'Which pages convert, and on which devices they are read.',
    document: {
      widgets: [
        widget('metric', 'Visits', [0, 0, 4, 2], 'day', ['visits']),
        widget('table', 'Pages that convert', [0, 2, 8, 5], 'page', ['conversions', 'conversionRate']),
        widget('pie', 'Devices', [8, 2, 4, 5], 'device', ['users']),
      ],
    },
  },
]
