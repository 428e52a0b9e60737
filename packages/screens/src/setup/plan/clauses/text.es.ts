import { plural } from '../../../language.ts'
import type { ClausesText } from './text.ts'

export const text: ClausesText = {
  title: 'Cómo se leyeron sus objetivos',
  detail: 'Pulsa una parte para ir a su evento o pregunta, o para convertir en evento lo que no se entendió.',
  kinds: {
    event: 'evento',
    report: 'audiencia, panel o propiedad de usuario',
    question: 'pregunta sobre',
    background: 'contexto',
    leftOut: 'excluido',
    notUnderstood: 'no entendido',
  },
  counts: {
    event: (count) => plural('es', count, { one: 'parte es un evento', other: 'partes son eventos' }),
    question: (count) => plural('es', count, { one: 'parte tiene una pregunta', other: 'partes tienen preguntas' }),
    notUnderstood: (count) => plural('es', count, { one: 'parte no se entendió', other: 'partes no se entendieron' }),
    leftOut: (count) => plural('es', count, { one: 'parte queda excluida', other: 'partes quedan excluidas' }),
    background: (count) => plural('es', count, { one: 'parte es contexto', other: 'partes son contexto' }),
  },
}
