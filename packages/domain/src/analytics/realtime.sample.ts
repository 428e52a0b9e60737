import type { DeviceUsers, PageStatistic } from './realtime.ts'

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
