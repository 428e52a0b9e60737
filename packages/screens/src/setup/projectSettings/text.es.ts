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
  save: 'Guardar',
  cancel: 'Cancelar',
  saved: 'Ajustes guardados',
}
