import type { EngineSentences } from './say.ts'

export const sentences: EngineSentences = {
  'issues.eventName.reserved.title': 'L’événement {$of} porte un nom que GA4 se réserve',
  'issues.eventName.reserved.description': 'GA4 rejette ces événements. La correction l’appelle {$other}.',
  'issues.eventName.invalid.title': 'L’événement {$of} porte un nom que GA4 refuse',
  'issues.eventName.case.title': 'L’événement {$of} n’est pas écrit comme ceux de GA4',
  'issues.eventName.case.description': 'Les majuscules en font un autre événement. La correction l’appelle {$other}.',
  'issues.eventName.recommended.title': 'L’événement {$of} s’appelle {$other} dans GA4',
  'issues.eventName.recommended.description': 'GA4 ne remplit ses propres rapports que sous son propre nom. La correction l’appelle {$other}.',
  'issues.eventName.similar.title': 'Les événements {$of} et {$other} semblent désigner la même chose',
  'issues.eventName.similar.description': 'Leurs chiffres se partagent entre deux noms. Décidez dans Configuration des événements lequel reste.',
  'issues.currency.title': 'L’événement {$of} envoie une valeur sans devise',
  'issues.currency.description': 'GA4 ne compte pas cette valeur dans le revenu. La correction ajoute le paramètre currency.',
  'issues.duplicateTag.title': 'La balise « {$of} » envoie la même chose que « {$other} »',
  'issues.duplicateTag.description':
    'Les deux sont dans {$container} et se déclenchent ensemble, tout compte donc double. La correction suspend « {$of} » dans le fichier du conteneur.',
  'issues.tagEventName.title': 'La balise « {$of} » envoie un nom d’événement que GA4 refuse',
  'issues.tagEventName.description': 'GA4 rejette ce qu’envoie cette balise de {$container}. La correction lui fait envoyer {$other}.',
  'issues.noConfiguration.title': '{$container} n’a pas de balise Google',
  'issues.noConfiguration.description':
    'Il manque à ses événements GA4 la balise qui configure GA4. Ajoutez une balise Google dans Tag Manager et importez de nouveau le conteneur.',
  'issues.containerFault.title': '{$container} contient des erreurs',
  'issues.containerFault.description': 'La première : {$message} Corrigez-la dans Tag Manager et importez de nouveau le conteneur.',
  'issues.page.title': 'La dernière vérification de {$of} a trouvé des erreurs',
  'issues.page.description':
    'Son rapport se trouve dans Configuration des événements, Vérifier une page. Corrigez le site ou les balises, puis vérifiez à nouveau la page.',
  'issues.eventStopped.title': 'L’événement {$of} n’arrive plus',
  'issues.eventStopped.description':
    'Il se tait depuis plus longtemps que son volume ne l’explique. Cherchez ce qui a changé depuis sur le site ou dans la balise.',
  'issues.parameterMissing.title': 'Le paramètre {$parameter} manque dans {$of}',
  'issues.parameterMissing.description':
    '{$count} événements sur {$all} de la dernière semaine sont arrivés sans lui. La correction le rend facultatif dans le plan\u00a0; envoyez-le là où il est connu.',
  'issues.otherType.title': 'Le paramètre {$parameter} de {$of} n’est pas du type prévu',
  'issues.otherType.description': '{$count} événements sur {$all} de la dernière semaine ont un autre type. La correction le planifie comme {$other}.',
  'issues.outOfRange.title': 'Le paramètre {$parameter} de {$of} a des valeurs impossibles',
  'issues.outOfRange.description':
    '{$count} événements sur {$all} de la dernière semaine, comme «\u00a0{$sample}\u00a0». Corrigez-le là où l’événement est envoyé.',
  'issues.personalData.title': 'Le paramètre {$parameter} de {$of} contient des données personnelles',
  'issues.personalData.fixed':
    '{$count} événements sur {$all} de la dernière semaine contiennent une adresse e-mail ou un numéro de téléphone. La correction retire le paramètre du plan et des balises.',
  'issues.personalData.byHand':
    '{$count} événements sur {$all} de la dernière semaine contiennent une adresse e-mail ou un numéro de téléphone. Cessez de l’envoyer là où l’événement est envoyé.',
  'issues.sentAgain.title': 'L’événement {$of} est renvoyé pour la même commande',
  'issues.sentAgain.description':
    '{$count} événements sur {$all} de la dernière semaine répètent une transaction déjà reçue. Envoyez-le une fois, pas à chaque chargement de la page.',
  'issues.consentMissing.title': 'L’événement {$of} arrive sans rien dire du consentement',
  'issues.consentMissing.fixed':
    '{$count} événements sur {$all} de la dernière semaine ne disent rien du consentement, alors que leur client le dit d’autres fois. La correction fait exécuter «\u00a0{$other}\u00a0» de {$container} avant toutes les autres balises.',
  'issues.consentMissing.byHand':
    '{$count} événements sur {$all} de la dernière semaine ne disent rien du consentement, alors que leur client le dit d’autres fois. Fixez la valeur par défaut avant la balise qui l’envoie.',
  'issues.twoTags.title': 'Deux balises envoient l’événement {$of}',
  'issues.twoTags.fixed':
    '{$count} événements sur {$all} de la dernière semaine sont arrivés deux fois en deux secondes d’un même visiteur. La correction met en pause la balise «\u00a0{$other}\u00a0» de {$container}.',
  'issues.twoTags.byHand':
    '{$count} événements sur {$all} de la dernière semaine sont arrivés deux fois en deux secondes d’un même visiteur. Trouvez la seconde balise et désactivez-la.',
  'insights.slowPage.title': 'Accélérer {$path}',
  'insights.slowPage.description':
    'La page se charge en {$loadTime :number} s et devrait rester sous {$target :number} s. Son score est de {$score :number} sur 100.',
  'insights.slowPage.segment': 'Visiteurs de {$path}, tous appareils',
  'insights.slowPage.calculation':
    'Temps de chargement, 75e centile de chaque jour : plus de {$target :number} s pendant {$days :number} jours sur {$of :number}.',
  'insights.slowPage.timeframe': '7 derniers jours',
  'insights.slowPage.act': 'Regardez ses ressources les plus lentes dans Performances, et réduisez la plus grande ou chargez-la plus tard.',
  'insights.busyHours.title': 'Les visites se concentrent entre {$from} et {$to}',
  'insights.busyHours.description': 'Ces six heures apportent {$share :number} % des visites. Ce qui doit être vu gagne à être publié peu avant.',
  'insights.busyHours.segment': 'Toutes les visites, par heure de la journée',
  'insights.busyHours.calculation':
    'Part des six heures de suite les plus chargées ; une journée égale en compte 25 %. Elle a été dépassée {$days :number} jours sur {$of :number}.',
  'insights.busyHours.timeframe': '7 derniers jours',
  'insights.busyHours.act': 'Publiez et envoyez les lettres peu avant, et modifiez le site hors de ces heures.',
  'insights.weekChange.rising': 'Les visites augmentent',
  'insights.weekChange.description':
    'Les sept derniers jours ont apporté {$after :number} visites, les sept précédents {$before :number} : {$change :signed} %.',
  'insights.weekChange.segment': 'Toutes les visites',
  'insights.weekChange.calculation':
    'Visites de 7 jours face aux 7 jours précédents. {$days :number} jours sur {$of :number} sont allés dans le même sens que la semaine.',
  'insights.weekChange.timeframe': '14 derniers jours',
  'insights.weekChange.act': 'Comparez les provenances des deux semaines dans un rapport, et cherchez celle qui porte le changement.',
  'insights.weekChange.falling': 'Les visites baissent',
  'insights.segmentDiffers.less': 'Les visites avec {$dimension} {$value} convertissent moins que les autres',
  'insights.segmentDiffers.less.act': 'Parcourez l’entonnoir comme un tel visiteur, et comparez où ils partent.',
  'insights.segmentDiffers.description':
    '{$share :number} % d’entre elles ont eu un événement clé, des autres {$other :number} % : de {$low :number} à {$high :number} points.',
  'insights.segmentDiffers.timeframe': '14 derniers jours',
  'insights.segment.segment': '{$visits :number} visites avec {$dimension} {$value}',
  'insights.segment.calculation':
    'Différence avec son intervalle à 95 %. {$compared :number} comparaisons ont été jugées ensemble ; parmi celles aussi nettes, {$chance :number} % au plus sont dues au hasard.',
  'insights.segmentDiffers.more': 'Les visites avec {$dimension} {$value} convertissent plus que les autres',
  'insights.segmentDiffers.more.act': 'Voyez ce qui amène ces visiteurs, et amenez-en davantage.',
  'insights.segmentChanged.less': 'Les visites avec {$dimension} {$value} convertissent moins qu’avant',
  'insights.segmentChanged.act': 'Regardez ce qui a changé pour elles ces jours-là : une version, une balise, une campagne, un prix.',
  'insights.segmentChanged.description':
    '{$share :number} % d’entre elles ont eu un événement clé, dans les 14 jours précédents {$other :number} % : de {$low :number} à {$high :number} points.',
  'insights.segmentChanged.timeframe': '28 derniers jours',
  'insights.segmentChanged.more': 'Les visites avec {$dimension} {$value} convertissent plus qu’avant',
  'insights.chance.tiny': '0,1',
  'insights.dimension.device': 'appareil',
  'insights.dimension.source': 'source',
  'insights.dimension.medium': 'support',
  'insights.dimension.campaign': 'campagne',
  'insights.dimension.country': 'pays',
  'insights.dimension.browser': 'navigateur',
  'performance.vital.pageLoad': 'Chargement',
  'performance.slow': '{$vital} : {$value :number} s durant la dernière heure (objectif {$target :number} s)',
  'performance.vital.firstPaint': 'Premier affichage',
  'performance.vital.interactive': 'Temps avant interaction',
  'performance.vital.core': 'Core Web Vitals',
  'alerts.metric.anomaly': 'Anomalies',
  'alerts.metric.pageViews': 'Pages vues',
  'alerts.metric.searchDrop': 'Baisse des visites de recherche',
  'alerts.metric.conversionRate': 'Taux de conversion',
  'alerts.metric.revenueShortfall': 'Manque de revenu',
  'alerts.metric.pageLoad': 'Chargement de la page',
  'alerts.metric.errorRate': 'Pages vues avec erreurs',
  'alerts.metric.failedSignIns': 'Connexions refusées',
  'alerts.metric.personalData': 'Adresses avec données personnelles',
  'alerts.comparison.over': 'plus de',
  'alerts.comparison.under': 'moins de',
  'alerts.window.tenMinutes': '10 minutes',
  'alerts.window.hour': '1 heure',
  'alerts.window.day': '1 jour',
  'alerts.window.week': '7 jours',
  'alerts.value.percent': '{$value :plain} %',
  'alerts.value.seconds': '{$value :plain} s',
  'alerts.value.count': '{$value :plain}',
  'alerts.now': '{$condition} : {$value}',
  'alerts.rule': '{$metric} : {$comparison} {$value} en {$window}',
}
