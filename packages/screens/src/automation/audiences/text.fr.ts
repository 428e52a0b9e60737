import { plural } from '../../language.ts'
import type { AudiencesText } from './text.ts'

export const text: AudiencesText = {
  title: 'Audiences',
  detail: 'Les visiteurs que déclencheurs et workflows mettent à part, par l’identifiant de leur navigateur. Ni noms ni adresses.',
  none: 'Aucune audience',
  noneDetail: 'Donnez à un déclencheur ou à un workflow l’action « Ajouter à l’audience ».',
  visitors: (count) => plural('fr', count, { one: 'visiteur', other: 'visiteurs' }),
  last: 'dernier ajout',
  download: 'Télécharger',
  downloadOf: (name) => `Télécharger : ${name}`,
  remove: 'Supprimer',
  removeOf: (name) => `Supprimer : ${name}`,
  removeQuestion: (name) => `Supprimer « ${name} » ?`,
  removeDetail: 'Ceux qui en font partie sont oubliés. C’est irréversible.',
  removed: 'Audience supprimée',
  close: 'Fermer',
}
