import type { ClauseComparison } from '@tagmason/domain'
import type { ConditionsText } from './text.ts'

const than = (is: ClauseComparison) => (is === 'under' ? 'moins de' : 'plus de')
const to = (is: ClauseComparison) => (is === 'under' ? 'inférieur à' : 'supérieur à')

export const text: ConditionsText = {
  measures: {
    pageViews: 'Pages vues',
    visitorViews: 'Vues d’un visiteur',
    page: 'Page',
    conversionRate: 'Taux de conversion du paiement',
    conversions: 'Conversions',
    registrations: 'Inscriptions',
    cartIdle: 'Panier inactif',
    orderValue: 'Montant de la commande',
  },
  units: {
    pageViews: 'par heure',
    visitorViews: 'en 7 jours',
    conversionRate: '%',
    conversions: 'par heure',
    registrations: 'par heure',
    cartIdle: 'minutes',
    orderValue: 'USD',
  },
  comparisons: { over: 'dépasse', under: 'est inférieur à', is: 'est', contains: 'contient' },
  clauses: {
    pageViews: (is, value) => `${than(is)} ${value} pages vues par heure`,
    visitorViews: (is, value) => `${than(is)} ${value} vues d’un visiteur en 7 jours`,
    page: (is, value) => `la page ${is === 'contains' ? 'contient' : 'est'} ${value}`,
    conversionRate: (is, value) => `taux de conversion du paiement ${to(is)} ${value} %`,
    conversions: (is, value) => `${than(is)} ${value} conversions par heure`,
    registrations: (is, value) => `${than(is)} ${value} inscriptions par heure`,
    cartIdle: (is, value) => `panier rempli inactif depuis ${than(is)} ${value} minutes`,
    orderValue: (is, value) => `montant de la commande ${to(is)} ${value} $`,
  },
  every: {
    'Page View': 'Chaque page vue',
    Conversion: 'Chaque conversion',
    'User Registration': 'Inscription terminée',
    'E-commerce': 'Chaque achat',
  },
  problems: {
    empty: 'Saisissez une valeur à comparer.',
    range: 'Saisissez un nombre de 0,01 à 1 000 000 000.',
    percent: 'Un pourcentage vaut au plus 100.',
    page: 'Saisissez une partie d’adresse sans espace, comme /tarifs.',
    comparison: 'Choisissez comment comparer.',
  },
  next: (event, minutes) => `, puis ${event} dans les ${minutes} minutes`,
  lead: 'Il faut :',
  placeholder: '/tarifs',
}
