import { plural } from '../../language.ts'
import type { CountedText } from './text.ts'

const keyEvents = 'Un événement clé est un achat, l’événement d’un objectif ou un événement marqué comme tel.'

export const text: CountedText = {
  figures: {
    'dashboard.events': 'Tous les événements des dernières 24\u00a0heures.',
    'dashboard.recent': 'Visites et événements de chacun des 7\u00a0derniers jours, aujourd’hui jusqu’à cet instant.',
    'realtime.people': 'Visiteurs distincts ayant au moins un événement dans les 5\u00a0dernières minutes.',
    'realtime.views': 'Pages vues au cours des 30\u00a0dernières minutes.',
    'realtime.events': 'Événements des 30\u00a0dernières minutes, divisés par 30.',
    'realtime.conversions': `Événements clés depuis minuit. ${keyEvents}`,
    'realtime.minutes': 'Pages vues et événements de chacune des 30\u00a0dernières minutes entières.',
    'realtime.pages': 'Vues de chaque page au cours des 30\u00a0dernières minutes. Est actif qui y a fait quelque chose dans les 5\u00a0dernières.',
    'realtime.devices': 'Visiteurs distincts des 30\u00a0dernières minutes, par type d’appareil.',
    'conversions.rate': `Visites avec un événement clé, divisées par toutes celles des 30\u00a0derniers jours et comparées aux 30 précédents. ${keyEvents}`,
    'conversions.count': `Événements clés des 30\u00a0derniers jours, comparés aux 30 précédents. ${keyEvents}`,
    'conversions.revenue':
      'La valeur des achats des 30\u00a0derniers jours, moins les remboursements. Chaque devise est additionnée à part et aucune n’est convertie.',
    'conversions.average': 'Le chiffre d’affaires des 30\u00a0derniers jours divisé par ses achats, dans la devise qui en compte le plus.',
    'conversions.funnel':
      'Visiteurs distincts des 30\u00a0derniers jours ayant suivi les étapes dans cet ordre, avec 30\u00a0jours au plus de la première à la dernière.',
    'conversions.pages': `Événements clés des 30\u00a0derniers jours selon la page où leur visite a commencé, et la part de ses visites qui en ont eu un. ${keyEvents}`,
    'conversions.goals': 'Combien de fois l’événement de chaque objectif est arrivé pendant le mois ou le trimestre en cours.',
    'performance.vitals':
      'Le 75e\u00a0centile de ce que les navigateurs des visiteurs ont mesuré ces 7\u00a0derniers jours\u00a0: trois sur quatre ont été au moins aussi rapides.',
    'performance.core': 'Visites des 7\u00a0derniers jours dont chaque LCP, INP et CLS était bon, divisées par toutes celles où l’un d’eux a été noté.',
    'performance.pages':
      'Les 75es\u00a0centiles de chaque page ces 7\u00a0derniers jours, en note sur\u00a0100. Ce qui a été mesuré moins de 10\u00a0fois n’est pas pris en compte.',
  },
  reports: {
    'campaigns.attribution': (days) =>
      `Visites et commandes des ${days}\u00a0derniers jours par provenance. Une commande est attribuée au premier ou au dernier contact de son visiteur dans les 30\u00a0jours précédents\u00a0; les coûts sont ceux importés pour les mêmes jours, dans la devise qui compte le plus de commandes.`,
    'reports.day': (days) => `Visites, événements clés et chiffre d’affaires de chacun des ${days}\u00a0derniers jours. ${keyEvents}`,
    'reports.page': (days) =>
      `Événements clés des ${days}\u00a0derniers jours selon la page où leur visite a commencé, et la part de ses visites qui en ont eu un. ${keyEvents}`,
    'reports.device': (days) => `Visiteurs distincts des ${days}\u00a0derniers jours, par type d’appareil.`,
    'reports.step': (days) =>
      `Visiteurs distincts des ${days}\u00a0derniers jours ayant suivi les étapes dans cet ordre, avec 30\u00a0jours au plus de la première à la dernière.`,
  },
  seen: 'Ici, avec les jours et les filtres de la barre ci-dessus à la place.',
  period: 'Période',
  timeZone: 'Fuseau horaire',
  counted: 'Compté',
  events: (count) => plural('fr', count, { one: 'événement', other: 'événements' }),
  leftOut: 'Écarté',
  bots: (count) => plural('fr', count, { one: 'venant de machines ou de vos équipes', other: 'venant de machines ou de vos équipes' }),
  rules: {
    crawler: 'de robots déclarés : robots d’indexation, surveillance, aperçus de liens',
    'headless browser': 'de navigateurs automatisés (headless)',
    'no user agent': 'sans nom de navigateur (user agent)',
    burst: 'plus à la fois que ne fait une personne',
    'internal traffic': 'des réseaux de vos propres équipes',
  },
  rule: (words, events) => `${events} ${words}`,
  byRule: 'Écartés, par règle',
  onlyLeftOut: (visits) =>
    plural('fr', visits, {
      one: 'visite d’une machine ou de vos propres équipes est venue et n’est pas comptée',
      other: 'visites de machines ou de vos propres équipes sont venues et ne sont pas comptées',
    }),
  onlyLeftOutDetail: 'Les chiffres ne comptent que des personnes. Ouvrez le site dans un navigateur ordinaire.',
  twice: 'Envoyé deux fois',
  once: 'compte une fois',
  sampling: 'Échantillonnage',
  exact: 'aucun, chaque événement compte',
  newest: 'Dernier événement',
  none: 'aucun pour l’instant',
  api: 'La même question dans l’API',
  apiOf: (place) => `La même chose dans l’API, question ${place}`,
}
