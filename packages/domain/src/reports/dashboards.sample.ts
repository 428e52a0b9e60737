import { ago } from '../shell/sampleTime.ts'
import { type Dashboard, dashboardDefaults, type DashboardWidget } from './dashboards.ts'
import type { WidgetType } from './dashboardTerms.ts'
import { widget } from './widget.ts'

const board = (widgets: DashboardWidget[]) => ({ widgets: widgets.length, document: { widgets } })
const common = { project: 'analytics-dashboard', ...dashboardDefaults }

export const dashboardsSample = [
  {
    ...common,
    id: 'dashboard-1',
    name: 'Executive Overview',
    description: 'Visits, orders and revenue, and how people get there.',
    status: 'published',
    lastModified: ago(2, 'days'),
    views: 486,
    revision: 14,
    owner: 'member-1',
    ...board([
      widget('metric', 'Visits', [0, 0, 3, 2], 'day', ['visits']),
      widget('metric', 'Orders', [3, 0, 3, 2], 'day', ['conversions']),
      widget('metric', 'Revenue', [6, 0, 3, 2], 'day', ['revenue']),
      widget('metric', 'People now', [9, 0, 3, 2], 'device', ['usersNow']),
      widget('chart', 'Revenue by day', [0, 2, 8, 5], 'day', ['revenue'], 'bar'),
      widget('pie', 'Devices', [8, 2, 4, 5], 'device', ['users']),
      widget('chart', 'Visits and orders', [0, 7, 6, 5], 'day', ['visits', 'conversions']),
      widget('table', 'The way to a purchase', [6, 7, 6, 5], 'step', ['users', 'rate', 'dropoff']),
    ]),
  },
  {
    ...common,
    id: 'dashboard-2',
    name: 'Campaign Performance',
    description: 'Landing pages, conversions and what they bring.',
    status: 'published',
    lastModified: ago(5, 'hours'),
    views: 312,
    revision: 31,
    owner: 'member-1',
    refresh: '15',
    ...board([
      widget('metric', 'Visits', [0, 0, 4, 2], 'day', ['visits']),
      widget('metric', 'Conversions', [4, 0, 4, 2], 'day', ['conversions']),
      widget('metric', 'Revenue', [8, 0, 4, 2], 'day', ['revenue']),
      widget('chart', 'Visits by day', [0, 2, 6, 5], 'day', ['visits']),
      widget('chart', 'Conversions by day', [6, 2, 6, 5], 'day', ['conversions']),
      widget('pie', 'Conversions by landing page', [0, 7, 4, 5], 'page', ['conversions']),
      widget('chart', 'Conversion rate by landing page', [4, 7, 8, 5], 'page', ['conversionRate'], 'bar'),
      widget('table', 'Landing pages', [0, 12, 6, 5], 'page', ['conversions', 'conversionRate']),
      widget('table', 'Days', [6, 12, 6, 5], 'day', ['visits', 'conversions', 'revenue']),
      widget('pie', 'Devices', [0, 17, 4, 5], 'device', ['users']),
      widget('chart', 'Revenue by day', [4, 17, 8, 5], 'day', ['revenue'], 'bar'),
    ]),
  },
  {
    ...common,
    id: 'dashboard-3',
    name: 'Checkout Health',
    description: 'The funnel step by step, with orders and devices beside it.',
    status: 'published',
    lastModified: ago(9, 'days'),
    views: 147,
    revision: 6,
    owner: 'member-2',
    range: '7',
    ...board([
      widget('metric', 'Orders', [0, 0, 6, 2], 'day', ['conversions']),
      widget('metric', 'Revenue', [6, 0, 6, 2], 'day', ['revenue']),
      widget('chart', 'People at each step', [0, 2, 8, 5], 'step', ['users'], 'bar'),
      widget('pie', 'Devices', [8, 2, 4, 5], 'device', ['users']),
      widget('table', 'Steps', [0, 7, 6, 5], 'step', ['users', 'rate', 'dropoff']),
      widget('table', 'Devices', [6, 7, 6, 5], 'device', ['users', 'share']),
    ]),
  },
  {
    ...common,
    id: 'dashboard-4',
    name: 'Content Engagement',
    description: 'Which articles bring orders, and on which devices they are read.',
    status: 'draft',
    lastModified: ago(40, 'minutes'),
    views: 0,
    revision: 2,
    owner: 'member-1',
    ...board([
      widget('metric', 'Visits', [0, 0, 6, 2], 'day', ['visits']),
      widget('metric', 'Orders', [6, 0, 6, 2], 'day', ['conversions']),
      widget('table', 'Pages that convert', [0, 2, 8, 5], 'page', ['conversions', 'conversionRate']),
      widget('pie', 'Devices', [8, 2, 4, 5], 'device', ['users']),
      widget('chart', 'Visits by day', [0, 7, 12, 5], 'day', ['visits']),
    ]),
  },
] satisfies Dashboard[]

export const widgetTypesSample: readonly WidgetType[] = [
  { type: 'metric', name: 'Metric', description: 'One figure with its change.' },
  { type: 'chart', name: 'Chart', description: 'Lines or bars over time.' },
  { type: 'pie', name: 'Pie', description: 'Shares of a whole.' },
  { type: 'table', name: 'Table', description: 'Rows with figures to sort.' },
]
