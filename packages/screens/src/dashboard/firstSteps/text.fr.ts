import { plural } from '../../language.ts'
import type { FirstStepsText } from './text.ts'

export const text: FirstStepsText = {
  title: 'Premiers pas',
  detail: 'Chaque étape se coche d’elle-même dès qu’elle est faite.',
  progress: (done, all) => `${done} sur ${all}`,
  states: { done: 'fait', open: 'à faire' },
  goals: { title: 'Dites ce que vous voulez mesurer', open: 'Avec vos mots : le plan s’ouvre ensuite.', done: 'Les objectifs sont devenus un plan.' },
  plan: {
    title: 'Lisez le plan et appliquez-le',
    open: 'Le plan montre chaque événement, ce qui le déclenche et ce qu’il contient.',
    done: (events) => `${plural('fr', events, { one: 'événement', other: 'événements' })} du plan dans la configuration.`,
    link: 'Ouvrir le plan',
  },
  container: {
    title: 'Vérifiez le conteneur',
    open: 'Le plan devient un conteneur Google Tag Manager, vérifié avant toute importation.',
    done: (tags, triggers) =>
      `${plural('fr', tags, { one: 'balise', other: 'balises' })} et ${plural('fr', triggers, { one: 'déclencheur', other: 'déclencheurs' })} vérifiés : l’importation accepte tout.`,
    wrong: (errors) => `${plural('fr', errors, { one: 'erreur', other: 'erreurs' })} que l’importation refuserait.`,
    link: 'Ouvrir les fichiers',
  },
  code: {
    title: 'Créez le code pour le site',
    open: 'Une ligne avec une clé publique de ce projet ; le bouton est plus bas.',
    done: 'Le code est plus bas, pour chaque type de site.',
  },
  event: {
    title: 'Recevez le premier événement',
    open: 'Placez le code sur le site et ouvrez une page. Cette ligne change d’elle-même.',
    done: 'Il a eu lieu',
  },
  figures: {
    title: 'Voyez les premiers chiffres',
    open: 'Ils suivent le premier événement.',
    machines: 'Seules des machines sont venues, et les chiffres ne les comptent pas. Ouvrez une page du site dans votre propre navigateur.',
    done: (events) => `${plural('fr', events, { one: 'événement compté', other: 'événements comptés' })} ces dernières 24 heures.`,
    link: 'Voir arriver les événements',
  },
}
