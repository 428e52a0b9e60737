import type { AppNotification } from './notifications.ts'
import { ago } from './sampleTime.ts'

export const notificationsSample = [
  {
    id: 'notification-1',
    project: 'analytics-dashboard',
    title: 'Anomaly Detected',
    description: 'Checkout conversion fell 38% below the expected band.',
    at: ago(8, 'minutes'),
    severity: 'warning',
    read: false,
    href: '/analytics/anomalies',
  },
  {
    id: 'notification-2',
    project: 'analytics-dashboard',
    title: 'Deployment Success',
    description: 'Six tags were published to GTM-K7WQ4ZN.',
    at: ago(1, 'hours'),
    severity: 'success',
    read: false,
    href: '/setup/gtm',
  },
  {
    id: 'notification-3',
    project: 'analytics-dashboard',
    title: 'Report Ready',
    description: 'Weekly Executive Summary for January 15 to 21 can be opened.',
    at: ago(3, 'hours'),
    severity: 'info',
    read: false,
    href: '/reports/scheduled',
  },
] satisfies AppNotification[]
