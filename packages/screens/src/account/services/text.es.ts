import type { ServicesText } from './text.ts'

export const text: ServicesText = {
  detail: 'El servidor llama al servicio con estos datos. Se guardan sellados y no se vuelven a mostrar.',
  prepare: {
    'available-hubspot':
      'En HubSpot, crea una aplicación privada que pueda escribir contactos y una propiedad de contacto tagmason_id, texto de una línea y única.',
    'available-salesforce':
      'En Salesforce, crea una aplicación conectada con el flujo client credentials y, en Contact, un campo de texto Tagmason_Id__c que sea ID externo y único.',
  },
  fields: { token: 'Token de acceso', address: 'Dirección de My Domain', client: 'Clave de consumidor', secret: 'Secreto de consumidor' },
  addressHint: 'Por ejemplo https://example.my.salesforce.com',
  missing: 'Sin este dato no se puede llamar al servicio.',
  problems: {
    address: 'El servidor no puede llamar a esta dirección. Indica una como https://example.my.salesforce.com.',
    refused: 'El servicio no acepta este dato. Compruébalo o crea uno nuevo allí.',
    mayNot: 'El servicio conoce este dato, pero no le permite leer contactos. Permítelo allí.',
    noField: 'Los contactos no tienen allí ningún campo Tagmason_Id__c que la aplicación pueda leer. Añádelo y permite que la aplicación lo lea.',
    notReached: 'El servicio no ha respondido. Comprueba lo que has escrito o inténtalo más tarde.',
    strange: 'Algo ha respondido, pero no como lo hace el servicio. Comprueba lo que has escrito o inténtalo más tarde.',
  },
  later: 'Déjalo todo vacío para solo anotarlo: entonces queda a la espera.',
}
