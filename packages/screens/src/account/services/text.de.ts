import type { ServicesText } from './text.ts'

export const text: ServicesText = {
  detail: 'Mit Ihren Angaben ruft der Server den Dienst auf. Sie werden versiegelt aufbewahrt und nie wieder gezeigt.',
  prepare: {
    'available-hubspot':
      'Legen Sie in HubSpot eine private App an, die Kontakte schreiben darf, und eine eindeutige einzeilige Kontakteigenschaft tagmason_id.',
    'available-salesforce':
      'Legen Sie in Salesforce eine verbundene App mit Client-Credentials-Ablauf an, und bei Contact ein eindeutiges Textfeld Tagmason_Id__c als externe ID.',
  },
  fields: { token: 'Zugriffstoken', address: 'My-Domain-Adresse', client: 'Consumer Key', secret: 'Consumer Secret' },
  addressHint: 'Zum Beispiel https://example.my.salesforce.com',
  missing: 'Ohne diese Angabe lässt sich der Dienst nicht aufrufen.',
  later: 'Lassen Sie alles leer, um ihn nur vorzumerken: Dann wartet er.',
}
