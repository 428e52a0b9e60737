import { plural } from '../../language.ts'
import type { AttentionText } from './text.ts'

export const text: AttentionText = {
  title: 'État et constats',
  detail: 'Ce qui ne va pas dans la mesure, les chiffres sortis de leur plage et ce que les règles ont trouvé.',
  issues: (count) =>
    count === 0
      ? 'Aucun problème ouvert dans la mesure'
      : plural('fr', count, { one: 'problème ouvert dans la mesure', other: 'problèmes ouverts dans la mesure' }),
  anomalies: (count) =>
    count === 0 ? 'Aucun chiffre hors de sa plage' : plural('fr', count, { one: 'chiffre hors de sa plage', other: 'chiffres hors de leur plage' }),
}
