import type { site as english } from '../en/site.ts'
import type { Translated } from '../say.ts'

/** What a check of a site finds. */
export const site: Translated<typeof english> = {
  'site.answered': '{$name} a demandé le consentement et a reçu une réponse.',
  'site.asked': '{$name} a demandé le consentement et n’a pas reçu de réponse.',
  'site.campaign': 'La redirection depuis {$from} supprime {$names}, la campagne de la visite est donc perdue : transmettez les paramètres.',
  'site.headline': '{$url} : {$visits} visites, {$sent} événements envoyés ; {$errors} erreurs, {$warnings} avertissements, {$notes} remarques',
  'site.journey.list': 'Un parcours est une liste d’étapes, une par ligne, comme open /cart et click Acheter : écrivez-le ainsi.',
  'site.journey.long': 'Un parcours a au plus 100 étapes, et celui-ci en a {$count} : retirez-en.',
  'site.journey.step':
    'L’étape {$number} du parcours est {$step}, qui n’est ni open, click, fill with, choose with, press, scroll, wait ni back : corrigez-la.',
  'site.journey.syntax': 'Le parcours n’est ni du JSON ni du YAML ({$because}) : corrigez-le.',
  'site.label.campaign': 'campagne perdue',
  'site.label.lacks': 'sans conteneur',
  'site.label.lateDefault': 'consentement tardif',
  'site.label.lost': 'perdu en quittant',
  'site.label.notRefusable': 'pas de refus',
  'site.label.open': 'non vérifié',
  'site.label.other': 'autre conteneur',
  'site.label.overwritten': 'couche de données remplacée',
  'site.label.step': 'étape échouée',
  'site.label.stillDenied': 'consentement non transmis',
  'site.label.timing': 'durées',
  'site.label.twice': 'deux conteneurs',
  'site.label.unreachable': 'inaccessible',
  'site.label.virtualPage': 'vue de page manquante',
  'site.label.visit': 'visite',
  'site.lacks': 'La page ne charge aucun conteneur, alors que {$id} devrait y être : ajoutez l’extrait à son modèle.',
  'site.lateDefault':
    'Le consentement par défaut est défini après le démarrage des balises, leurs premiers envois ne le connaissent donc pas : définissez-le avant l’extrait du conteneur.',
  'site.lost': '« {$event} » était en route vers {$vendor} quand la page a été quittée, et a été abandonné : envoyez-le comme beacon.',
  'site.notRefusable':
    'La demande de consentement n’a pas de bouton de refus, le visiteur ne peut donc pas dire non : ajoutez-en un à côté de celui qui accepte.',
  'site.notSeen': "'{$event}' est dans le plan et aucune étape de la visite ne le provoque : ajoutez l’étape où il se produit.",
  'site.open.layer': 'Aucune page n’a envoyé de message à sa couche de données, donc seul ce qui se déclenche au chargement d’une page est attendu.',
  'site.open.notAnswered': '{$name} a demandé le consentement et n’a pas pu recevoir de réponse : ce que fait le site ensuite n’est pas connu.',
  'site.open.notAsked': 'Le site n’a pas demandé le consentement : il a été visité une fois, et ce qu’il envoie n’est comparé à aucune réponse.',
  'site.open.refused': 'Les requêtes vers ces sites n’ont pas été autorisées : {$sites}.',
  'site.other': 'La page charge {$loaded} au lieu de {$id} : corrigez l’extrait.',
  'site.overwritten':
    'Le code de la page remplace la couche de données alors que le conteneur l’écoute déjà, les messages suivants ne sont donc pas entendus : ajoutez-les à la liste existante.',
  'site.state.granted': 'visiteur qui accepte',
  'site.state.none': 'visiteur qui ne répond pas',
  'site.state.refused': 'visiteur qui refuse',
  'site.step': 'L’étape {$number} ({$step}) n’a pas pu être faite ({$because}), la suite n’a donc pas été vue : corrigez le parcours ou la page.',
  'site.stillDenied':
    'Le visiteur a accepté, et « {$event} » indique encore à {$vendor} que le consentement est refusé : transmettez la réponse par une mise à jour du consentement.',
  'site.timing': 'réponse {$answered}, prête {$ready}, chargée {$loaded}, premier événement {$firstHit}',
  'site.twice': 'La page charge {$loaded}, ce que les deux envoient compte donc double : gardez-en un.',
  'site.unreachable': '{$url} n’a pas pu être ouvert ({$because}), rien n’a donc été mesuré : vérifiez l’adresse.',
  'site.virtualPage': 'L’adresse est devenue {$path} sans rechargement, et aucune vue de page n’a été envoyée : envoyez-en une à chaque changement d’adresse.',
  'site.visit': '{$pages} pages, {$requests} requêtes, {$sent} événements envoyés, {$seconds} s',
}
