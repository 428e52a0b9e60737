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
  problems: {
    address: 'Diese Adresse darf der Server nicht aufrufen. Geben Sie eine wie https://example.my.salesforce.com an.',
    refused: 'Der Dienst nimmt diese Angabe nicht an. Prüfen Sie sie, oder legen Sie dort eine neue an.',
    mayNot: 'Der Dienst kennt diese Angabe, lässt damit aber keine Kontakte lesen. Erlauben Sie das dort.',
    noField: 'Kontakte haben dort kein Feld Tagmason_Id__c, das die App lesen darf. Legen Sie es an, und erlauben Sie der App, es zu lesen.',
    notReached: 'Der Dienst hat nicht geantwortet. Prüfen Sie Ihre Angaben, oder versuchen Sie es später noch einmal.',
    strange: 'Es kam eine Antwort, aber nicht die des Dienstes. Prüfen Sie Ihre Angaben, oder versuchen Sie es später noch einmal.',
  },
  later: 'Lassen Sie alles leer, um ihn nur vorzumerken: Dann wartet er.',
}
