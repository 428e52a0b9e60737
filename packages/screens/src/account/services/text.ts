import type { AccessField } from '@tagmason/domain'

export const text = {
  detail: 'The server calls the service by what you enter. It is kept sealed and never shown again.',
  prepare: {
    'available-hubspot': 'In HubSpot, make a private app that may write contacts, and a contact property tagmason_id of single-line text that is unique.',
    'available-salesforce':
      'In Salesforce, make a connected app with the client credentials flow, and on Contact a text field Tagmason_Id__c that is an external ID and unique.',
  },
  fields: { token: 'Access token', address: 'My Domain address', client: 'Consumer key', secret: 'Consumer secret' } as Record<AccessField, string>,
  addressHint: 'For example https://example.my.salesforce.com',
  missing: 'The service cannot be called without it.',
  /** Why a service was not reached by what was entered, by the reason that the workspace gives. */
  problems: {
    address: 'The server may not call this address. Give one like https://example.my.salesforce.com.',
    refused: 'The service does not take this. Check it, or make a new one there.',
    mayNot: 'The service knows this, but does not let it read contacts. Allow that there.',
    noField: 'Contacts have no field Tagmason_Id__c there that the app may read. Add it, and allow the app to read it.',
    notReached: 'The service did not answer. Check what you entered, or try again later.',
    strange: 'Something answered, but not as the service does. Check what you entered, or try again later.',
  } as Partial<Record<string, string>>,
  later: 'Leave everything empty to note it down only: it then waits.',
}

export type ServicesText = typeof text
