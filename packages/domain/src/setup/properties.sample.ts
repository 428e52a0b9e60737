import type { AnalyticsProperty } from './properties.ts'

export const propertiesSample = [
  { id: '412908173', project: 'analytics-dashboard', name: 'Example Website', status: 'connected', streams: 2 },
  { id: '398215460', project: 'e-commerce-tracking', name: 'Example Shop', status: 'connected', streams: 3 },
  { id: '421670985', project: 'marketing-campaign', name: 'Campaign Pages', status: 'connected', streams: 1 },
  { id: '430118742', project: 'analytics-dashboard', name: 'Example Website (staging)', status: 'pending', streams: 0 },
] satisfies AnalyticsProperty[]
