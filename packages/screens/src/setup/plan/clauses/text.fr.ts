import { plural } from '../../../language.ts'
import type { ClausesText } from './text.ts'

export const text: ClausesText = {
  title: 'Comment vos objectifs ont été lus',
  detail: 'Appuyez sur une partie pour aller à son événement ou à sa question, ou pour faire un événement de ce qui n’a pas été compris.',
  kinds: {
    event: 'événement',
    report: 'audience, tableau de bord ou propriété utilisateur',
    question: 'question sur',
    background: 'contexte',
    leftOut: 'exclu',
    notUnderstood: 'non compris',
  },
  counts: {
    event: (count) => plural('fr', count, { one: 'partie est un événement', other: 'parties sont des événements' }),
    question: (count) => plural('fr', count, { one: 'partie pose question', other: 'parties posent question' }),
    notUnderstood: (count) => plural('fr', count, { one: 'partie n’a pas été comprise', other: 'parties n’ont pas été comprises' }),
    leftOut: (count) => plural('fr', count, { one: 'partie est exclue', other: 'parties sont exclues' }),
    background: (count) => plural('fr', count, { one: 'partie est du contexte', other: 'parties sont du contexte' }),
  },
}
