import { ago } from '../shell/sampleTime.ts'
import type { Dashboard, WidgetType } from './dashboards.ts'

const project = 'analytics-dashboard'

export const dashboardsSample = [
  {
    id: 'dashboard-1',
    project,
    name: 'Executive Overview',
    description: 'Visits, orders and revenue against the same week last year.',
    widgets: 8,
    status: 'published',
    lastModified: ago(2, 'days'),
    views: 486,
  },
  {
    id: 'dashboard-2',
    project,
    name: 'Campaign Performance',
    description: 'Cost, clicks and conversions by channel and campaign.',
    widgets: 11,
    status: 'published',
    lastModified: ago(5, 'hours'),
    views: 312,
  },
  {
    id: 'dashboard-3',
    project,
    name: 'Checkout Health',
    description: 'The funnel by device, with errors and load times beside it.',
    widgets: 6,
    status: 'published',
    lastModified: ago(9, 'days'),
    views: 147,
  },
  {
    id: 'dashboard-4',
    project,
    name: 'Content Engagement',
    description: 'Which articles are read to the end and what follows.',
    widgets: 5,
    status: 'draft',
    lastModified: ago(40, 'minutes'),
    views: 0,
  },
] satisfies Dashboard[]

export const widgetTypesSample = [
  { type: 'metric', name: 'Metric', description: 'One figure with its change.' },
  { type: 'chart', name: 'Chart', description: 'Lines or bars over time.' },
  { type: 'pie', name: 'Pie', description: 'Shares of a whole.' },
  { type: 'table', name: 'Table', description: 'Rows with figures to sort.' },
] satisfies WidgetType[]
