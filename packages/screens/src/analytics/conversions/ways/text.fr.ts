import { plural } from '../../../language.ts'
import type { WaysText } from './text.ts'

export const text: WaysText = {
  funnel: {
    chart: (field) => `Entonnoir de conversion par ${field}`,
    step: 'Étape',
    share: 'Part de ceux qui ont commencé',
    asTable: 'Afficher sous forme de tableau',
    nobody: 'Personne n’a commencé ces jours-là.',
    segment: 'Segment',
    began: 'Ont commencé',
    ended: 'Ont converti',
    rate: 'Taux',
    worst: 'Plus forte perte avant',
  },
  paths: {
    title: 'Parcours',
    detail: 'Ce que les gens ont fait ensuite pendant leur visite. Appuyez sur une étape pour continuer depuis là.',
    none: 'Pas encore de parcours',
    noneDetail: 'Dès que des visites voient une page, ce qui a suivi apparaît ici.',
    start: 'Depuis',
    next: 'Ce qui a suivi',
    pages: 'Pages',
    events: 'Événements',
    pagesAndEvents: 'Pages et événements',
    after: (step) => `Après ${step}`,
    end: 'La visite s’est terminée',
    visits: (visits) => `${plural('fr', visits, { one: 'visite a suivi', other: 'visites ont suivi' })} ce parcours`,
    nobody: 'Aucune visite n’a suivi ce parcours ces jours-là.',
  },
  retention: {
    title: 'Retour',
    detail: 'Les nouveaux de chaque semaine, et la part d’entre eux qui est revenue.',
    note: 'Les huit dernières semaines, quels que soient les jours choisis ; les filtres comptent. La semaine en cours peut encore grandir.',
    corner: 'Semaine · pers.',
    after: (weeks) => `+${weeks} sem`,
    none: 'Trop tôt pour le dire',
    noneDetail: 'Une semaine après la première visite, la part de gens revenus apparaît ici.',
  },
}
