import { plural } from '../language.ts'
import type { MarketplaceText } from './text.ts'

export const text: MarketplaceText = {
  keyFigures: 'Cifras clave',
  categories: { 'E-commerce': 'Comercio electrónico', SaaS: 'SaaS', 'Lead Gen': 'Captación de clientes' },
  versionTypes: { major: 'Mayor', minor: 'Menor', patch: 'Parche' },
  free: 'Gratis',
  notRated: 'Aún sin valoraciones',
  downloads: (count) => plural('es', count, { one: 'descarga', other: 'descargas' }),
  of: (action, name) => `${action}: ${name}`,
  cancel: 'Cancelar',
  close: 'Cerrar',
  remove: 'Quitar',
  source: {
    label: 'Contenido',
    project: 'Lo que mide este proyecto',
    projectDetail: 'Los eventos de su plan y de su configuración',
    file: 'Un archivo de contenedor',
    fileDetail: 'Una exportación de Google Tag Manager, en JSON',
    choose: 'Archivo de contenedor',
    missing: 'Elige un archivo de contenedor.',
    notImportable: 'Este archivo no se ha aceptado. Elige una exportación de Google Tag Manager que se pueda importar.',
    faults: {
      same: 'No hay ninguna diferencia con el último commit de esta rama.',
      nothingMeasured: 'Este proyecto aún no mide nada. Haz primero un plan o elige un archivo de contenedor.',
    },
  },
}
