import { ago } from '../shell/sampleTime.ts'
import type { PerformanceAlert } from './performance.ts'

const project = 'analytics-dashboard'

export const performanceAlertsSample = [
  {
    id: 'performance-alert-1',
    project,
    message: 'Page load over 3 s on phones',
    path: '/checkout',
    severity: 'high',
    time: ago(50, 'minutes'),
    acknowledgedAt: null,
  },
  {
    id: 'performance-alert-2',
    project,
    message: 'Layout moves while images load',
    path: '/features/measurement-plans',
    severity: 'medium',
    time: ago(19, 'hours'),
    acknowledgedAt: null,
  },
  {
    id: 'performance-alert-3',
    project,
    message: 'First paint over 1.5 s in North America',
    path: '/blog/consent-mode',
    severity: 'low',
    time: ago(3, 'days'),
    acknowledgedAt: ago(68, 'hours'),
  },
] satisfies PerformanceAlert[]
