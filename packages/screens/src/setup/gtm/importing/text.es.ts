import { plural } from '../../../language.ts'
import type { ImportText } from './text.ts'

export const text: ImportText = {
  detail: 'Una exportación de contenedor (JSON) de Google Tag Manager o una lista de nombres de eventos (CSV). Verás lo que hace antes de importarla.',
  file: 'Archivo',
  reading: 'Leyendo el archivo',
  unreadable: 'Este archivo no se puede importar',
  of: (id, name) => [id, name].filter((each) => each !== '').join(', '),
  nameless: 'Un archivo de contenedor',
  isNew: 'Este contenedor aún no está en la lista; al importarlo se conecta.',
  isKnown: 'Una exportación de este contenedor: importarla demuestra que existe y lo cuenta.',
  isOther:
    'El archivo es de otro contenedor, así que va a lo que está guardado de uno de los tuyos. Después descarga ese contenedor e impórtalo en Google Tag Manager.',
  isNamed: (id) =>
    `El archivo no nombra ningún contenedor, así que se toma como uno de ${id}. Que ${id} existe en Google Tag Manager solo lo prueba una exportación de allí.`,
  connectFirst:
    'El archivo aún no nombra ningún contenedor y aquí no hay ninguno conectado: conecta primero uno con su ID (GTM-…) y elige el archivo otra vez.',
  isOf: 'El archivo es del contenedor',
  isOfNone: 'Elige un contenedor',
  into: 'Importar en',
  intoOwn: 'El contenedor del que es el archivo',
  mode: 'Opción de importación',
  modes: { overwrite: 'Sobrescribir', mergeOverwriting: 'Combinar: sobrescribir conflictos', mergeRenaming: 'Combinar: renombrar conflictos' },
  modeDetails: {
    overwrite: 'El archivo sustituye todo lo que está guardado.',
    mergeOverwriting: 'Lo guardado se queda. Donde un nombre existe con otro contenido, vale el del archivo.',
    mergeRenaming: 'Lo guardado se queda. Donde un nombre existe con otro contenido, lo del archivo entra con otro nombre.',
  },
  added: 'Añadidos',
  changed: 'Modificados',
  removed: 'Eliminados',
  same: 'Sin cambios',
  conflicts: 'Conflictos de nombre',
  overwritten: (count) => `${plural('es', count, { one: 'nombre existe', other: 'nombres existen' })} con otro contenido. El del archivo lo sustituye.`,
  renamed: (count) =>
    `${plural('es', count, { one: 'nombre existe', other: 'nombres existen' })} con otro contenido. Se quedan los dos; el del archivo recibe otro nombre.`,
  changes: 'Lo que cambia la importación',
  nothing: 'Todo eso ya está',
  nothingDetail: 'Importar no cambia nada de lo guardado.',
  gone: 'Este archivo ya está importado',
  goneDetail: 'Elígelo de nuevo para importarlo otra vez.',
  findings: (count) => plural('es', count, { one: 'hallazgo en el archivo', other: 'hallazgos en el archivo' }),
  noFindings: 'Comprobado, nada encontrado',
  events: 'Eventos de la lista',
  line: (line) => `Línea ${line}`,
  newEvent: 'Nuevo',
  skips: { taken: 'Ya existe', empty: 'Sin nombre', twice: 'Dos veces en la lista' },
  import: 'Importar',
  imported: 'Importación completa',
  importedDetail: (added, changed, same) => `${added} añadidos, ${changed} cambiados, ${same} omitidos.`,
  open: 'Abrir',
}
