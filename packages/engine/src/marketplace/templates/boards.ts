import { type TemplateDashboard, widget } from '@tagmason/domain'

/** The dashboards that templates bring: what can be asked of a project's figures, arranged for one question. */

export const salesBoard = (name: string, description: string): TemplateDashboard => ({
  name,
  description,
  document: {
    widgets: [
      widget('metric', 'Revenue', [0, 0, 4, 2], 'day', ['revenue']),
      widget('metric', 'Orders', [4, 0, 4, 2], 'day', ['conversions']),
      widget('metric', 'Visits', [8, 0, 4, 2], 'day', ['visits']),
      widget('chart', 'Revenue by day', [0, 2, 8, 4], 'day', ['revenue'], 'bar'),
      widget('pie', 'Orders by landing page', [8, 2, 4, 4], 'page', ['conversions']),
      widget('table', 'The way to a purchase', [0, 6, 12, 4], 'step', ['users', 'rate', 'dropoff']),
    ],
  },
})

export const leadBoard = (name: string, description: string): TemplateDashboard => ({
  name,
  description,
  document: {
    widgets: [
      widget('metric', 'Leads', [0, 0, 6, 2], 'day', ['conversions']),
      widget('metric', 'Visits', [6, 0, 6, 2], 'day', ['visits']),
      widget('chart', 'Leads by day', [0, 2, 8, 4], 'day', ['conversions'], 'bar'),
      widget('pie', 'Leads by landing page', [8, 2, 4, 4], 'page', ['conversions']),
      widget('table', 'Pages that bring leads', [0, 6, 12, 4], 'page', ['conversions', 'conversionRate']),
    ],
  },
})

export const productBoard = (name: string, description: string): TemplateDashboard => ({
  name,
  description,
  document: {
    widgets: [
      widget('metric', 'Visits', [0, 0, 4, 2], 'day', ['visits']),
      widget('metric', 'Conversions', [4, 0, 4, 2], 'day', ['conversions']),
      widget('metric', 'People now', [8, 0, 4, 2], 'device', ['usersNow']),
      widget('chart', 'Visits and conversions', [0, 2, 8, 4], 'day', ['visits', 'conversions']),
      widget('pie', 'Devices', [8, 2, 4, 4], 'device', ['users']),
      widget('table', 'Steps', [0, 6, 12, 4], 'step', ['users', 'rate', 'dropoff']),
    ],
  },
})
