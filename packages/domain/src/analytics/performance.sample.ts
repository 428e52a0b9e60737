import { ago } from '../shell/sampleTime.ts'
import { type PagePerformance, type PerformanceAlert, performanceStatus, type Vital } from './performance.ts'

const project = 'analytics-dashboard'

export const vitalsSample = [
  { id: 'vital-load', project, name: 'Page Load', value: 2.3, target: 3, unit: 's' },
  { id: 'vital-paint', project, name: 'First Paint', value: 1.1, target: 1.5, unit: 's' },
  { id: 'vital-interactive', project, name: 'Time to Interactive', value: 3.8, target: 5, unit: 's' },
  { id: 'vital-good', project, name: 'Core Web Vitals', value: 93, target: 90, unit: '%' },
] satisfies Vital[]

const page = (number: number, path: string, score: number, loadTime: number): PagePerformance => ({
  id: `performance-${number}`,
  project,
  path,
  score,
  status: performanceStatus(score),
  loadTime,
})

/** One page at least in every band. */
export const pagePerformanceSample = [
  page(1, '/', 96, 1.4),
  page(2, '/pricing', 91, 1.7),
  page(3, '/blog/consent-mode', 84, 2.2),
  page(4, '/features/measurement-plans', 76, 2.9),
  page(5, '/checkout', 62, 4.1),
] satisfies PagePerformance[]

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
