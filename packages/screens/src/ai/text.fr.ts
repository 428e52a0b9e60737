import type { AiText } from './text.ts'

export const text: AiText = {
  keyFigures: 'Chiffres clés',
  of: (action, name) => `${action} : ${name}`,
  more: 'Plus',
  undo: 'Annuler l’action',
  cancel: 'Annuler',
  confidence: 'Confiance',
  accuracy: 'Précision',
  none: 'pas encore',
  reasons: {
    notRelevant: 'Ne nous concerne pas',
    alreadyDone: 'Déjà fait',
    tooMuchEffort: 'Trop d’effort',
    notConvinced: 'Les données ne convainquent pas',
  },
  rules: {
    planMissing: {
      title: 'Décrivez ce que vous voulez mesurer',
      description: 'Ce projet n’a pas encore de plan de mesure : rien ne dit quels événements comptent.',
      found: 'Événements configurés sans plan',
    },
    planNotApplied: {
      title: 'Appliquez le plan de mesure',
      description: 'Le plan contient des événements que le projet n’a pas encore. Appliquez-le pour les configurer.',
      found: 'Événements du plan',
    },
    noKeyEvent: {
      title: 'Marquez un événement clé',
      description: 'Aucun événement du plan ne compte comme événement clé : GA4 n’affiche donc aucune conversion.',
      found: 'Événements du plan',
    },
    valueMissing: {
      title: 'Envoyez une valeur avec vos événements de revenus',
      description: 'Ces événements ne portent aucune valeur : le revenu et le retour publicitaire restent vides.',
      found: 'Événements sans valeur',
    },
    measurementIdMissing: {
      title: 'Ajoutez votre ID de mesure GA4',
      description: 'Les fichiers contiennent un espace réservé. Avec votre ID de mesure, ils s’importent tels quels.',
      found: 'Événements du plan',
    },
    unclearGoals: {
      title: 'Précisez ce que vous voulez dire',
      description: 'Certains objectifs ne sont devenus aucun événement, car ils se lisent de plusieurs façons.',
      found: 'Objectifs imprécis',
    },
    draftEvents: {
      title: 'Terminez vos événements en brouillon',
      description: 'Les événements en brouillon ne sont pas collectés. Activez-les ou retirez ceux qui sont inutiles.',
      found: 'Événements en brouillon',
    },
  },
}
