import { plural } from '../../language.ts'
import type { RemediationText } from './text.ts'

export const text: RemediationText = {
  pending: 'En attente',
  pendingDetail: 'attendent une correction',
  inProgress: 'En cours',
  inProgressDetail: 'sont en train d’être corrigés',
  failed: 'Échecs',
  failedDetail: 'demandent une personne',
  resolved: 'Résolus',
  resolvedDetail: 'corrigés ici ou à la main',
  title: 'Problèmes',
  detail: 'Ce qui ne va pas dans la mesure elle-même, le plus récent d’abord.',
  checked: ({ events, containers }) =>
    `${plural('fr', events, { one: 'événement', other: 'événements' })} et ${plural('fr', containers, { one: 'conteneur', other: 'conteneurs' })} vérifiés`,
  check: 'Vérifier la mesure',
  checkDone: 'Mesure vérifiée',
  checkResult: ({ found, fixed, gone }) =>
    [
      found === 0 ? 'Rien de nouveau.' : `${plural('fr', found, { one: 'nouveau problème', other: 'nouveaux problèmes' })}.`,
      fixed === 0 ? '' : `${plural('fr', fixed, { one: 'corrigé', other: 'corrigés' })} automatiquement.`,
      gone === 0 ? '' : `${plural('fr', gone, { one: 'réglé', other: 'réglés' })} ailleurs.`,
    ]
      .filter(Boolean)
      .join(' '),
  none: 'Aucun problème',
  noneDetail:
    'Une vérification parcourt les événements et les conteneurs importés de ce projet : noms que GA4 refuse, balises qui comptent deux fois, valeurs sans devise.',
  severities: { high: 'Élevée', medium: 'Moyenne', low: 'Faible' },
  statuses: { resolved: 'Résolu', in_progress: 'En cours', pending: 'En attente', failed: 'Échec' },
  detectedAt: 'Détecté',
  resolvedAt: 'Résolu :',
  justNow: 'À l’instant',
  took: 'Durée de la correction :',
  seconds: (value) => (value < 1 ? 'moins de 1 seconde' : plural('fr', Math.round(value), { one: 'seconde', other: 'secondes' })),
  autoFix: 'Correction automatique',
  autoFixResolved: 'Ce problème est résolu. Le choix ne peut changer que tant qu’il est ouvert.',
  autoFixByHand: 'Seule une personne peut régler cela.',
  resolveNow: 'Résoudre maintenant',
  retry: 'Réessayer',
  preview: 'Voir la correction',
  progress: 'Voir l’avancement',
  view: 'Voir la correction',
  undoFix: 'Annuler la correction',
  done: 'Problème résolu',
  notDone: 'La correction a échoué',
  notDoneDetail: 'Le problème est toujours là. La correction montre où elle s’est arrêtée.',
  undone: 'Correction annulée',
  undoneDetail: 'Le problème est de nouveau en attente, sans correction automatique.',
  runbook: 'Étapes',
  stepStates: { done: 'Fait', failed: 'Arrêtée ici', current: 'En cours' },
  steps: {
    recorded: (of) => of,
    renameEvent: (of, to) => `Renommer l’événement ${of} en ${to}, aussi dans le plan`,
    addCurrency: (of) => `Ajouter le paramètre currency à ${of}, aussi dans le plan`,
    pauseTag: (of) => `Suspendre la balise « ${of} » dans le fichier du conteneur`,
    renameInTag: (of, to) => `Faire envoyer ${to} à la balise « ${of} »`,
    changeType: (of, to) => `Planifier ${of} comme ${to}`,
    makeOptional: (of) => `Rendre ${of} facultatif dans le plan`,
    dropParameter: (of) => `Retirer ${of} du plan et des balises qui l’envoient`,
    askFirst: (of) => `Faire exécuter la balise «\u00a0${of}\u00a0» à l’initialisation du consentement, avant toutes les autres`,
    simulate: () => 'Simuler des visites avec le conteneur avant et après\u00a0: rien d’autre ne doit changer',
    prove: () => 'Confronter les événements enregistrés au plan ou conteneur corrigé',
    watch: () => 'Attendre que les événements ne le montrent plus\u00a0: une vérification ultérieure le résout',
    checkAgain: () => 'Vérifier de nouveau que le problème a disparu',
  },
  proofTitle: ({ passed, of }) => `${passed} sur ${of} passeraient maintenant`,
  proofDetail: 'Les événements de la dernière semaine qui montrent ce problème, confrontés à la correction avant tout changement.',
  simulated: {
    kinds: { lost: 'perdu', unknown: 'plus connu', doubled: 'doublé', changed: 'modifié', gained: 'nouveau' },
    safe: (visits) => `${plural('fr', visits, { one: 'visite simulée', other: 'visites simulées' })}\u00a0: rien d’autre ne change`,
    nothing: 'Ce qui quitte le navigateur reste tel quel.',
    safeDetail: (changes) => `Comme prévu\u00a0: ${changes}.`,
    unsafe: 'La correction n’est pas appliquée\u00a0: des visites simulées changeraient aussi ailleurs',
    unsafeDetail: (changes) => `${changes}. Modifiez le conteneur à la main dans la gestion GTM.`,
    impossible: 'La correction n’est pas appliquée\u00a0: ce conteneur ne peut pas être simulé',
  },
  shownBy: (count, of, clients) => `Montré par ${count} événements sur ${of} de la dernière semaine, envoyés par ${clients}`,
  lastShown: 'dernier',
  sinceMended: 'Corrigé depuis',
  recorded: 'Les étapes ont été enregistrées pour l’exemple et sont rejouées aussitôt.',
  exportAfter: 'La correction modifie le fichier du conteneur conservé ici. Exportez-le ensuite dans Gestion de GTM et importez-le dans Tag Manager.',
  byHand: 'Le produit ne peut pas régler cela seul. « Résoudre maintenant » indique que c’est fait.',
  afterwards: 'Le produit ne peut pas régler cela seul. Réglez-le d’abord ; « Résoudre maintenant » vérifie ensuite qu’il a disparu.',
  openEvents: 'Ouvrir Configuration des événements',
  openContainers: 'Ouvrir Gestion de GTM',
  close: 'Fermer',
  found: ({ check, of, container, other, name = 'invalid', message = '', parameter = '', stored }) => {
    const shown = `${stored?.count ?? 0} événements sur ${stored?.of ?? 0} de la dernière semaine`
    switch (check) {
      case 'eventName':
        return {
          reserved: {
            title: `L’événement ${of} porte un nom que GA4 se réserve`,
            description: `GA4 rejette ces événements. La correction l’appelle ${other}.`,
          },
          invalid: { title: `L’événement ${of} porte un nom que GA4 refuse`, description: `GA4 rejette ces événements. La correction l’appelle ${other}.` },
          case: {
            title: `L’événement ${of} n’est pas écrit comme ceux de GA4`,
            description: `Les majuscules en font un autre événement. La correction l’appelle ${other}.`,
          },
          recommended: {
            title: `L’événement ${of} s’appelle ${other} dans GA4`,
            description: `GA4 ne remplit ses propres rapports que sous son propre nom. La correction l’appelle ${other}.`,
          },
          plural: twoNames(of, other),
          near: twoNames(of, other),
        }[name]
      case 'currency':
        return {
          title: `L’événement ${of} envoie une valeur sans devise`,
          description: 'GA4 ne compte pas cette valeur dans le revenu. La correction ajoute le paramètre currency.',
        }
      case 'duplicateTag':
        return {
          title: `La balise « ${of} » envoie la même chose que « ${other} »`,
          description: `Les deux sont dans ${container} et se déclenchent ensemble, tout compte donc double. La correction suspend « ${of} » dans le fichier du conteneur.`,
        }
      case 'tagEventName':
        return {
          title: `La balise « ${of} » envoie un nom d’événement que GA4 refuse`,
          description: `GA4 rejette ce qu’envoie cette balise de ${container}. La correction lui fait envoyer ${other}.`,
        }
      case 'noConfiguration':
        return {
          title: `${container} n’a pas de balise Google`,
          description:
            'Il manque à ses événements GA4 la balise qui configure GA4. Ajoutez une balise Google dans Tag Manager et importez de nouveau le conteneur.',
        }
      case 'containerFault':
        return {
          title: `${container} contient des erreurs`,
          description: `La première : ${message} Corrigez-la dans Tag Manager et importez de nouveau le conteneur.`,
        }
      case 'eventStopped':
        return {
          title: `L’événement ${of} n’arrive plus`,
          description: 'Il se tait depuis plus longtemps que son volume ne l’explique. Cherchez ce qui a changé depuis sur le site ou dans la balise.',
        }
      case 'parameterMissing':
        return {
          title: `Le paramètre ${parameter} manque dans ${of}`,
          description: `${shown} sont arrivés sans lui. La correction le rend facultatif dans le plan\u00a0; envoyez-le là où il est connu.`,
        }
      case 'otherType':
        return {
          title: `Le paramètre ${parameter} de ${of} n’est pas du type prévu`,
          description: `${shown} ont un autre type. La correction le planifie comme ${other}.`,
        }
      case 'outOfRange':
        return {
          title: `Le paramètre ${parameter} de ${of} a des valeurs impossibles`,
          description: `${shown}, comme «\u00a0${stored?.sample ?? ''}\u00a0». Corrigez-le là où l’événement est envoyé.`,
        }
      case 'personalData':
        return {
          title: `Le paramètre ${parameter} de ${of} contient des données personnelles`,
          description: `${shown} contiennent une adresse e-mail ou un numéro de téléphone. ${other === '' ? 'Cessez de l’envoyer là où l’événement est envoyé.' : 'La correction retire le paramètre du plan et des balises.'}`,
        }
      case 'sentAgain':
        return {
          title: `L’événement ${of} est renvoyé pour la même commande`,
          description: `${shown} répètent une transaction déjà reçue. Envoyez-le une fois, pas à chaque chargement de la page.`,
        }
      case 'consentMissing':
        return {
          title: `L’événement ${of} arrive sans rien dire du consentement`,
          description: `${shown} ne disent rien du consentement, alors que leur client le dit d’autres fois. ${other === '' ? 'Fixez la valeur par défaut avant la balise qui l’envoie.' : `La correction fait exécuter «\u00a0${other}\u00a0» de ${container} avant toutes les autres balises.`}`,
        }
      case 'twoTags':
        return {
          title: `Deux balises envoient l’événement ${of}`,
          description: `${shown} sont arrivés deux fois en deux secondes d’un même visiteur. ${other === '' ? 'Trouvez la seconde balise et désactivez-la.' : `La correction met en pause la balise «\u00a0${other}\u00a0» de ${container}.`}`,
        }
    }
  },
}

function twoNames(of: string, other: string) {
  return {
    title: `Les événements ${of} et ${other} semblent désigner la même chose`,
    description: 'Leurs chiffres se partagent entre deux noms. Décidez dans Configuration des événements lequel reste.',
  }
}
