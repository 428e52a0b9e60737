import { plural } from '../../language.ts'
import type { SequencesText } from './text.ts'

export const text: SequencesText = {
  followed: 'Seulement si un autre événement suit',
  followedDetail: 'Il se déclenche alors avec l’événement suivant, s’il vient du même visiteur et à temps.',
  event: 'Nom de l’événement',
  minutes: 'Dans un délai de',
  unit: 'minutes',
  problems: {
    event: 'Saisissez le nom d’un événement sans espaces, comme sign_up.',
    minutes: 'Indiquez des minutes entières de 1 à 43 200.',
    counts: 'Seul un événement isolé peut être suivi d’un autre. Retirez ce qui compte les événements.',
  },
  title: '7 derniers jours',
  detail: 'Combien de fois le déclencheur, tel qu’il est, se serait activé d’après les événements conservés.',
  show: 'Afficher',
  times: (count) => `Il se serait déclenché ${plural('fr', count, { one: 'fois', other: 'fois' })}.`,
  none: 'Il ne se serait pas déclenché.',
  looked: (count) => `${plural('fr', count, { one: 'événement examiné', other: 'événements examinés' })}.`,
  cut: 'Il y avait plus d’événements qu’une relecture n’en examine : seuls les premiers comptent.',
  noData: 'Rien n’est encore collecté ici, ou aucun flux d’événements ne peut répondre à cette condition.',
  chart: 'Déclenchements par heure',
  time: 'Heure',
  table: 'Déclenchements, en tableau',
  list: 'Quand il se serait déclenché',
  more: (count) => `et ${plural('fr', count, { one: 'autre fois', other: 'autres fois' })}`,
}
