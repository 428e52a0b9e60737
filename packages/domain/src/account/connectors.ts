import { z } from 'zod'
import type { InSpace } from '../space.ts'

/** What the server needs of a service that it has a connector for, by the id of the catalogue. Services that are not named here have no connector yet. */
export const serviceConnectors = {
  /** The token of a private app: https://developers.hubspot.com/docs/api/private-apps */
  'available-hubspot': ['token'],
  /** A connected app with the client credentials flow, at the organisation's My Domain address. */
  'available-salesforce': ['address', 'client', 'secret'],
} as const
export type ConnectorId = keyof typeof serviceConnectors
export type AccessField = (typeof serviceConnectors)[ConnectorId][number]

export const hasConnector = (id: string): id is ConnectorId => Object.hasOwn(serviceConnectors, id)

const field = z.string().trim().max(500).optional()
export const accessSchema = z.object({ token: field, address: field, client: field, secret: field })

/** By what a service is called; sealed where it is kept, and never answered. */
export interface IntegrationAccess extends InSpace, z.infer<typeof accessSchema> {
  /** As the integration's own key. */
  id: string
  service: ConnectorId
}

/** Of the product, at the organisation's HubSpot or Salesforce: a text property that is unique among contacts holds who the visitor is. */
export const contactProperty = { 'available-hubspot': 'tagmason_id', 'available-salesforce': 'Tagmason_Id__c' } as const satisfies Record<ConnectorId, string>
