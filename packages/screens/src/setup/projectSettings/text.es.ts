import type { ProjectSettingsText } from './text.ts'

export const text: ProjectSettingsText = {
  title: 'Ajustes del proyecto',
  detail: 'Lo que es cierto de tu sitio. El plan, el contenedor y las cifras de dinero se guían por ello.',
  website: 'Dirección del sitio',
  websiteHint: 'Host del sitio, con su puerto si lo tiene, como shop.example o localhost:8080.',
  websiteWrong: 'Esto no es una dirección web. Da una como shop.example o localhost:8080.',
  currency: 'Moneda',
  currencyHint: 'Los importes sin moneda propia y los ejemplos del plan van en esta.',
  noCurrency: 'La de la mayoría de los pedidos',
  timeZone: 'Zona horaria',
  timeZoneHint: 'Los días de las cifras empiezan allí a medianoche.',
  ownDomains: 'Otros dominios del sitio',
  ownDomainsHint:
    'Uno por línea, como pay.example. Una visita que viene de uno de ellos no vino de otro sitio. GA4 tiene su propia lista: Administrar, Flujos de datos, Configurar tus dominios.',
  ownDomainsWrong: 'Esto no es una lista de dominios. Escribe uno por línea, como pay.example.',
  internalNetworks: 'Redes de tu propia gente',
  internalNetworksHint: 'Una dirección o un rango por línea, como 203.0.113.7 o 203.0.113.0/24. Sus eventos se guardan y no entran en ninguna cifra.',
  internalNetworksWrong: 'Esto no es una lista de direcciones. Escribe una por línea, como 203.0.113.7 o 203.0.113.0/24.',
  save: 'Guardar',
  cancel: 'Cancelar',
  saved: 'Ajustes guardados',
}
