import type { SegmentDimension } from '@tagmason/domain'
import { plural } from '../../language.ts'
import type { InsightsText } from './text.ts'

const number = (value: number) => new Intl.NumberFormat('fr-FR').format(value)

const dimensions: Record<SegmentDimension, string> = {
  device: 'appareil',
  source: 'source',
  medium: 'support',
  campaign: 'campagne',
  country: 'pays',
  browser: 'navigateur',
}

export const text: InsightsText = {
  keyFigures: 'Chiffres clés',
  total: 'Enseignements au total',
  totalDetail: (open) => plural('fr', open, { one: 'ouvert', other: 'ouverts' }),
  high: 'Fort impact',
  highDetail: 'à regarder en premier',
  confidence: 'Confiance moyenne',
  confidenceDetail: 'de tous les enseignements',
  implemented: 'Mis en œuvre',
  implementedDetail: 'devenus événements, alertes et autres',
  title: 'Enseignements',
  detail: 'Ce que disent vos chiffres, et ce qu’on peut en faire.',
  generate: 'Générer de nouveaux enseignements',
  found: (count) => plural('fr', count, { one: 'nouvel enseignement', other: 'nouveaux enseignements' }),
  nothingNew: 'Rien de nouveau n’a été trouvé',
  nothingNewDetail: 'Toutes les règles qui ont assez de données ont examiné les 30 derniers jours.',
  notEnough: 'Pas encore assez de données',
  notEnoughDetail:
    'Il faut aux règles sept jours entiers de visites, ou des vitesses de page. Elles pourront examiner de nouveau dès que le site en aura envoyé plus.',
  lastRun: 'Dernier examen',
  none: 'Pas encore d’enseignements',
  noneDetail: 'Générez des enseignements quand votre site aura envoyé des événements pendant une semaine.',
  allDismissed: 'Tous les enseignements sont écartés',
  allDismissedDetail: 'Générez-en de nouveaux, ou remettez-en un.',
  show: 'Afficher',
  current: 'Actuels',
  dismissedOnes: 'Écartés',
  types: { Optimization: 'Optimisation', Alert: 'Alerte', Opportunity: 'Occasion', Trend: 'Tendance' },
  impacts: { High: 'Fort impact', Medium: 'Impact moyen', Low: 'Faible impact' },
  categories: { Conversion: 'Conversion', Traffic: 'Trafic', Growth: 'Croissance', Content: 'Contenu' },
  statuses: { open: 'Ouvert', implemented: 'Mis en œuvre', dismissed: 'Écarté' },
  sure: (percent) => `${percent} de confiance`,
  isNew: 'Nouveau',
  more: 'En savoir plus',
  implement: 'Mettre en œuvre',
  moreActions: 'Autres actions',
  dismiss: 'Écarter',
  dismissed: 'Enseignement écarté',
  putBack: 'Remettre',
  isBack: 'Enseignement remis',
  of: (action, name) => `${action} : ${name}`,
  became: 'Devenu :',
  kinds: { event: 'Événement', trigger: 'Déclencheur', alert: 'Alerte', workflow: 'Flux de travail', recommendation: 'Recommandation' },
  kindDetails: {
    event: 'Un brouillon parmi les événements configurés',
    trigger: 'En pause, jusqu’à ce que sa condition soit fixée',
    alert: 'En pause, jusqu’à ce que sa condition soit fixée',
    workflow: 'Un brouillon sans étapes',
    recommendation: 'Nouvelle, à reprendre par quelqu’un',
  },
  kindNamed: (kind, name) => `${kind} « ${name} »`,
  implementTitle: (title) => `Mettre en œuvre « ${title} »`,
  implementDetail: 'C’est créé comme brouillon ou en pause : rien ne se passe avant que vous l’activiez.',
  becomes: 'Devient',
  name: 'Nom',
  noName: 'Donnez un nom.',
  noEventName: 'Commencez par une lettre et n’utilisez que des lettres, des chiffres et des traits de soulignement, 40 au plus.',
  description: 'Description',
  done: 'Enseignement mis en œuvre',
  cancel: 'Annuler',
  evidence: 'Preuves',
  noEvidence: 'Aucun chiffre n’est conservé pour cet enseignement.',
  day: 'Temps',
  units: { number: 'Visites', percent: 'Part', seconds: 'Secondes' },
  asTable: 'Afficher en tableau',
  segment: 'Segment',
  calculation: 'Calcul',
  timeframe: 'Période',
  heldDetail: (held, graded) => `${held} vérifiables sur ${graded} se sont réalisés`,
  act: 'Que faire',
  grade: 'Ce qu’il en est devenu',
  grades: { held: 'Réalisé', failed: 'Non réalisé', unknown: 'Indécidable' },
  gradeDetails: {
    held: 'Il a été confronté aux jours suivants, et ce qu’il avait vu a continué.',
    failed: 'Il a été confronté aux jours suivants, et ce qu’il avait vu n’a pas continué.',
    unknown: 'Trop peu est arrivé les jours suivants pour le dire.',
  },
  question: 'La question sur laquelle il repose, dans l’API',
  others: 'Toutes les autres',
  similar: 'Enseignements semblables',
  measures: {
    slowPage: 'Temps de chargement',
    busyHours: 'Visites par heure',
    weekChange: 'Visites par jour',
    segmentDiffers: 'Part des visites',
    segmentChanged: 'Part des visites',
  },
  finding: (finding) => {
    switch (finding.rule) {
      case 'slowPage':
        return {
          title: `Accélérer ${finding.path}`,
          description: `La page se charge en ${number(finding.loadTime)} s et devrait rester sous ${number(finding.target)} s. Son score est de ${finding.score} sur 100.`,
          segment: `Visiteurs de ${finding.path}, tous appareils`,
          calculation: `Temps de chargement, 75e centile de chaque jour : plus de ${number(finding.target)} s pendant ${finding.days} jours sur ${finding.of}.`,
          timeframe: '7 derniers jours',
          act: 'Regardez ses ressources les plus lentes dans Performances, et réduisez la plus grande ou chargez-la plus tard.',
        }
      case 'busyHours':
        return {
          title: `Les visites se concentrent entre ${finding.from} et ${finding.to}`,
          description: `Ces six heures apportent ${finding.share} % des visites. Ce qui doit être vu gagne à être publié peu avant.`,
          segment: 'Toutes les visites, par heure de la journée',
          calculation: `Part des six heures de suite les plus chargées ; une journée égale en compte 25 %. Elle a été dépassée ${finding.days} jours sur ${finding.of}.`,
          timeframe: '7 derniers jours',
          act: 'Publiez et envoyez les lettres peu avant, et modifiez le site hors de ces heures.',
        }
      case 'weekChange':
        return {
          title: finding.change < 0 ? 'Les visites baissent' : 'Les visites augmentent',
          description: `Les sept derniers jours ont apporté ${number(finding.after)} visites, les sept précédents ${number(finding.before)} : ${finding.change > 0 ? '+' : ''}${finding.change} %.`,
          segment: 'Toutes les visites',
          calculation: `Visites de 7 jours face aux 7 jours précédents. ${finding.days} jours sur ${finding.of} sont allés dans le même sens que la semaine.`,
          timeframe: '14 derniers jours',
          act: 'Comparez les provenances des deux semaines dans un rapport, et cherchez celle qui porte le changement.',
        }
      case 'segmentDiffers':
      case 'segmentChanged': {
        const [less, before] = [finding.share < finding.other, finding.rule === 'segmentChanged']
        const name = `${dimensions[finding.dimension]} ${finding.value}`
        return {
          title: `Les visites avec ${name} convertissent ${less ? 'moins' : 'plus'} ${before ? 'qu’avant' : 'que les autres'}`,
          description: `${number(finding.share)} % d’entre elles ont eu un événement clé, ${before ? 'dans les 14 jours précédents' : 'des autres'} ${number(finding.other)} % : de ${number(finding.low)} à ${number(finding.high)} points.`,
          segment: `${number(finding.visits)} visites avec ${name}`,
          calculation: `Différence avec son intervalle à 95 %. ${finding.compared} comparaisons ont été jugées ensemble ; parmi celles aussi nettes, ${number(Math.max(0.1, Math.round(finding.q * 1000) / 10))} % au plus sont dues au hasard.`,
          timeframe: before ? '28 derniers jours' : '14 derniers jours',
          act: before
            ? 'Regardez ce qui a changé pour elles ces jours-là : une version, une balise, une campagne, un prix.'
            : less
              ? 'Parcourez l’entonnoir comme un tel visiteur, et comparez où ils partent.'
              : 'Voyez ce qui amène ces visiteurs, et amenez-en davantage.',
        }
      }
    }
  },
}
