import { plural } from '../../../language.ts'
import type { SuggestionsText } from './text.ts'

export const text: SuggestionsText = {
  title: 'Peut-être aussi',
  detail: (count) =>
    `${plural('fr', count, { one: 'événement que les objectifs pourraient aussi demander', other: 'événements que les objectifs pourraient aussi demander' })}. Le plan ne contient que ce que vous ajoutez.`,
  add: 'Ajouter',
  addNamed: (event) => `Ajouter : ${event}`,
  added: (event) => `${event} ajouté`,
}
