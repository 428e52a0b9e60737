import { ago } from '../shell/sampleTime.ts'
import type { Webhook } from './webhooks.ts'

export const webhooksSample = [
  {
    id: 'webhook-1',
    name: 'Data quality to the on-call chat',
    url: 'https://hooks.example.com/tagmason/quality',
    events: ['anomaly.detected', 'data.quality.issue'],
    status: 'Active',
    lastTriggered: ago(8, 'minutes'),
    failures: 0,
  },
  {
    id: 'webhook-2',
    name: 'Report archive',
    url: 'https://archive.example.com/reports/incoming',
    events: ['report.generated', 'report.failed'],
    status: 'Inactive',
    lastTriggered: ago(41, 'days'),
    failures: 5,
  },
] satisfies Webhook[]
