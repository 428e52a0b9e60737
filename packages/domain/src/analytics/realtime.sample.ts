import { ago } from '../shell/sampleTime.ts'
import { split } from './split.ts'
import type { DeviceUsers, EventMinute, PageStatistic } from './realtime.ts'

const project = 'analytics-dashboard'

export const pageStatisticsSample = [
  { id: 'page-1', project, path: '/', views: 41, activeUsers: 9 },
  { id: 'page-2', project, path: '/blog/consent-mode', views: 33, activeUsers: 8 },
  { id: 'page-3', project, path: '/pricing', views: 24, activeUsers: 5 },
  { id: 'page-4', project, path: '/features/measurement-plans', views: 17, activeUsers: 3 },
  { id: 'page-5', project, path: '/checkout', views: 11, activeUsers: 2 },
  { id: 'page-6', project, path: '/demo', views: 8, activeUsers: 1 },
] satisfies PageStatistic[]

export const deviceUsersSample = [
  { id: 'device-desktop', project, device: 'desktop', users: 47 },
  { id: 'device-mobile', project, device: 'mobile', users: 34 },
  { id: 'device-tablet', project, device: 'tablet', users: 5 },
] satisfies DeviceUsers[]

/** How busy the last 30 minutes were, oldest first; only the proportions matter. */
const pace = [4, 5, 3, 6, 4, 5, 7, 4, 3, 5, 6, 4, 5, 3, 4, 6, 5, 7, 4, 5, 3, 4, 6, 5, 4, 7, 5, 6, 4, 5]
const views = split(
  pageStatisticsSample.reduce((sum, page) => sum + page.views, 0),
  pace,
)
/** Events besides page views. */
const further = split(13, [...pace].reverse())

/** The page views of all pages, minute by minute, and a little more than that in events. */
export const eventMinutesSample = pace.map((_, minute): EventMinute => {
  const at = ago(30 - minute, 'minutes')
  return { id: `${project}:${at}`, project, at, views: views[minute] ?? 0, events: (views[minute] ?? 0) + (further[minute] ?? 0) }
})
