import { plural } from '../../../language.ts'
import type { SuggestionsText } from './text.ts'

export const text: SuggestionsText = {
  title: 'Quizá también',
  detail: (count) =>
    `${plural('es', count, { one: 'evento que los objetivos también podrían pedir', other: 'eventos que los objetivos también podrían pedir' })}. No están en el plan hasta que los añades.`,
  add: 'Añadir',
  addNamed: (event) => `Añadir: ${event}`,
  added: (event) => `${event} añadido`,
}
