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
  problems: {
    address: 'Le serveur n’a pas le droit d’appeler cette adresse. Indiquez-en une comme https://example.my.salesforce.com.',
    refused: 'Le service n’accepte pas cette donnée. Vérifiez-la, ou créez-en une nouvelle chez lui.',
    mayNot: 'Le service connaît cette donnée, mais elle ne permet pas de lire les contacts. Autorisez-le chez lui.',
    noField: 'Les contacts n’y ont pas de champ Tagmason_Id__c que l’application puisse lire. Ajoutez-le et autorisez l’application à le lire.',
    notReached: 'Le service n’a pas répondu. Vérifiez votre saisie, ou réessayez plus tard.',
    strange: 'Quelque chose a répondu, mais pas comme le fait le service. Vérifiez votre saisie, ou réessayez plus tard.',
  },
  later: 'Laissez tout vide pour seulement le noter : il attend alors.',
}
