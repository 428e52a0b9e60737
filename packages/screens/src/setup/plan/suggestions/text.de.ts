import { plural } from '../../../language.ts'
import type { SuggestionsText } from './text.ts'

export const text: SuggestionsText = {
  title: 'Vielleicht auch',
  detail: (count) =>
    `${plural('de', count, { one: 'Ereignis, das die Ziele auch meinen könnten', other: 'Ereignisse, die die Ziele auch meinen könnten' })}. Im Plan ist nur, was Sie hinzufügen.`,
  add: 'Hinzufügen',
  addNamed: (event) => `Hinzufügen: ${event}`,
  added: (event) => `${event} hinzugefügt`,
}
