import { plural } from '../../language.ts'
import type { AudiencesText } from './text.ts'

export const text: AudiencesText = {
  title: 'Audiencias',
  detail: 'Visitantes que apartan los activadores y flujos, por el identificador de su navegador. Sin nombres ni direcciones.',
  none: 'Sin audiencias',
  noneDetail: 'Da a un activador o flujo la acción «Añadir a la audiencia».',
  visitors: (count) => plural('es', count, { one: 'visitante', other: 'visitantes' }),
  last: 'último añadido',
  download: 'Descargar',
  downloadOf: (name) => `Descargar: ${name}`,
  remove: 'Eliminar',
  removeOf: (name) => `Eliminar: ${name}`,
  removeQuestion: (name) => `¿Eliminar «${name}»?`,
  removeDetail: 'Se olvida a quienes están en ella. No se puede deshacer.',
  removed: 'Audiencia eliminada',
  close: 'Cerrar',
}
