import type { DataConnection } from './connections.ts'

const project = 'analytics-dashboard'

export const connectionsSample = [
  { id: 'connection-1', project, name: 'Shopify orders', type: 'E-commerce', status: 'connected' },
  { id: 'connection-2', project, name: 'HubSpot contacts', type: 'CRM', status: 'connected' },
  { id: 'connection-3', project, name: 'Google Ads cost', type: 'Advertising', status: 'connected' },
  { id: 'connection-4', project, name: 'Meta Ads cost', type: 'Advertising', status: 'connected' },
  { id: 'connection-5', project, name: 'Salesforce opportunities', type: 'CRM', status: 'pending' },
  { id: 'connection-6', project, name: 'Wholesale price list', type: 'E-commerce', status: 'pending' },
] satisfies DataConnection[]
