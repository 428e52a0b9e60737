import { plural } from '../../../language.ts'
import type { ClausesText } from './text.ts'

export const text: ClausesText = {
  title: 'Wie Ihre Ziele gelesen wurden',
  detail: 'Ein Teil führt zu seinem Ereignis oder seiner Frage, oder macht ein Ereignis aus dem, was nicht verstanden wurde.',
  kinds: {
    event: 'Ereignis',
    report: 'Zielgruppe, Dashboard oder Nutzereigenschaft',
    question: 'Frage zu',
    background: 'Hintergrund',
    leftOut: 'ausgelassen',
    notUnderstood: 'nicht verstanden',
  },
  counts: {
    event: (count) => plural('de', count, { one: 'Teil wurde ein Ereignis', other: 'Teile wurden Ereignisse' }),
    question: (count) => plural('de', count, { one: 'Teil ist eine Frage', other: 'Teile sind Fragen' }),
    notUnderstood: (count) => plural('de', count, { one: 'Teil wurde nicht verstanden', other: 'Teile wurden nicht verstanden' }),
    leftOut: (count) => plural('de', count, { one: 'Teil ist ausgelassen', other: 'Teile sind ausgelassen' }),
    background: (count) => plural('de', count, { one: 'Teil ist Hintergrund', other: 'Teile sind Hintergrund' }),
  },
}
