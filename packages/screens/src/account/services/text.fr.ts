import type { ServicesText } from './text.ts'

export const text: ServicesText = {
  detail: 'Le serveur appelle le service avec ces données. Elles sont conservées scellées et ne sont plus jamais affichées.',
  prepare: {
    'available-hubspot':
      'Dans HubSpot, créez une application privée qui peut écrire les contacts, et une propriété de contact tagmason_id, texte d’une ligne, unique.',
    'available-salesforce':
      'Dans Salesforce, créez une application connectée avec le flux client credentials, et sur Contact un champ texte Tagmason_Id__c, ID externe et unique.',
  },
  fields: { token: 'Jeton d’accès', address: 'Adresse My Domain', client: 'Clé consommateur', secret: 'Secret consommateur' },
  addressHint: 'Par exemple https://example.my.salesforce.com',
  missing: 'Sans cette donnée, le service ne peut pas être appelé.',
  later: 'Laissez tout vide pour seulement le noter : il attend alors.',
}
