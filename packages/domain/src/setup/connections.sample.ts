import type { Connector, DataConnection, DataConnectionType } from './connections.ts'

const project = 'analytics-dashboard'

const waiting = (id: string, name: string, type: DataConnectionType, connector: Connector, account: string) =>
  ({ id, project, name, type, status: 'pending', connector, account, lastSync: null, rows: null, problem: null }) satisfies DataConnection

const read = (id: string, name: string, type: DataConnectionType, connector: Connector, account: string, lastSync: string, rows: number) =>
  ({ ...waiting(id, name, type, connector, account), status: 'connected', lastSync, rows }) satisfies DataConnection

export const connectionsSample: DataConnection[] = [
  read('connection-1', 'Shopify orders', 'E-commerce', 'shopify', 'northwind-supply.myshopify.com', '2024-01-22T09:42:00.000Z', 1386),
  read('connection-2', 'HubSpot contacts', 'CRM', 'hubspot', '24816357', '2024-01-22T09:15:00.000Z', 8412),
  read('connection-3', 'Google Ads cost', 'Advertising', 'google-ads', '412-508-7731', '2024-01-22T06:00:00.000Z', 420),
  { ...read('connection-4', 'Meta Ads cost', 'Advertising', 'meta-ads', 'act_10482937561', '2024-01-19T06:00:00.000Z', 365), problem: 'accessExpired' },
  waiting('connection-5', 'Salesforce opportunities', 'CRM', 'salesforce', 'northwind.my.salesforce.com'),
  waiting('connection-6', 'Wholesale price list', 'E-commerce', 'file', ''),
]
