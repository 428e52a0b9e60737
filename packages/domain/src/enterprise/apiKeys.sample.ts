import { ago, on } from '../shell/sampleTime.ts'
import { type ApiKey, apiScopes, type Endpoint, keyPrefixes } from './apiKeys.ts'

/** 3 active, 1 inactive; their calls are the subscription's 8,500. */
export const apiKeysSample = [
  {
    id: 'key-ingest',
    name: 'Website',
    kind: 'ingest',
    environment: 'production',
    key: 'atk_site_7q2mx9c4wd',
    created: on('2023-02-14'),
    lastUsed: ago(1, 'minutes'),
    requests: 0,
    status: 'Active',
    scopes: ['events.write'],
    expires: null,
    previousUntil: null,
  },
  {
    id: 'key-production',
    name: 'Production',
    kind: 'secret',
    environment: 'production',
    key: `${keyPrefixes.production}••••••••4f2a`,
    created: on('2023-03-02'),
    lastUsed: ago(3, 'minutes'),
    requests: 7_900,
    status: 'Active',
    scopes: [...apiScopes],
    expires: null,
    previousUntil: null,
  },
  {
    id: 'key-development',
    name: 'Development',
    kind: 'secret',
    environment: 'development',
    key: `${keyPrefixes.development}••••••••b81c`,
    created: on('2023-03-02'),
    lastUsed: ago(4, 'days'),
    requests: 600,
    status: 'Active',
    scopes: [...apiScopes],
    expires: null,
    previousUntil: null,
  },
  {
    id: 'key-warehouse',
    name: 'Old warehouse export',
    kind: 'secret',
    environment: 'production',
    key: `${keyPrefixes.production}••••••••90de`,
    created: on('2023-05-22'),
    lastUsed: on('2023-11-30'),
    requests: 0,
    status: 'Inactive',
    scopes: ['events.read'],
    expires: null,
    previousUntil: null,
  },
] satisfies ApiKey[]

export const endpointsSample = [
  { id: 'endpoint-events', method: 'GET', path: '/api/v1/analytics/events', description: 'Events of a project, counted by any dimension.', rateLimit: 1000, scope: 'events.read' },
  { id: 'endpoint-collect', method: 'POST', path: '/api/v1/events', description: 'Sends events from your own servers.', rateLimit: 5000, scope: 'events.write' },
  { id: 'endpoint-reports', method: 'GET', path: '/api/v1/reports', description: 'Stored reports and their last results.', rateLimit: 500, scope: 'reports.read' },
  { id: 'endpoint-dashboards', method: 'GET', path: '/api/v1/dashboards', description: 'Dashboards with the figures of their widgets.', rateLimit: 200, scope: 'dashboards.read' },
] satisfies Endpoint[]
