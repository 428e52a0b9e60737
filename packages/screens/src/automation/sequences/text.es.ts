import { plural } from '../../language.ts'
import type { SequencesText } from './text.ts'

export const text: SequencesText = {
  followed: 'Solo si le sigue otro evento',
  followedDetail: 'Entonces se activa con el evento siguiente, si viene del mismo visitante y a tiempo.',
  event: 'Nombre del evento',
  minutes: 'En un plazo de',
  unit: 'minutos',
  problems: {
    event: 'Introduce el nombre de un evento sin espacios, como sign_up.',
    minutes: 'Indica minutos enteros de 1 a 43.200.',
    counts: 'Solo a un evento suelto le puede seguir otro. Quita lo que cuenta eventos.',
  },
  title: 'Últimos 7 días',
  detail: 'Cuántas veces se habría activado, tal como está, según los eventos guardados.',
  show: 'Mostrar',
  times: (count) => `Se habría activado ${plural('es', count, { one: 'vez', other: 'veces' })}.`,
  none: 'No se habría activado.',
  looked: (count) => `${plural('es', count, { one: 'evento examinado', other: 'eventos examinados' })}.`,
  cut: 'Había más eventos de los que examina una repetición: solo cuentan los primeros.',
  noData: 'Aquí aún no se recopila nada, o ningún flujo de eventos puede responder a esta condición.',
  chart: 'Activaciones por hora',
  time: 'Hora',
  table: 'Activaciones, en tabla',
  list: 'Cuándo se habría activado',
  more: (count) => `y ${plural('es', count, { one: 'vez más', other: 'veces más' })}`,
}
