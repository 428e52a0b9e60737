import { plural } from '../../../language.ts'
import type { Text } from './text.ts'

export const text: Text = {
  title: 'Tâches en arrière-plan',
  detail: 'Ce qui fonctionne tout seul dans ce projet et ce compte, et son dernier résultat.',
  sample: 'L’horloge de l’exemple est arrêtée : ici, les tâches s’exécutent à la demande.',
  jobs: {
    'schedules.runDue': { name: 'Rapports planifiés', detail: 'Envoie chaque rapport à l’heure prévue.' },
    'exports.work': { name: 'Exports', detail: 'Crée les fichiers demandés.' },
    'training.work': { name: 'Entraînement des modèles', detail: 'Entraîne les modèles en attente, étape par étape.' },
    'settings.finishDeletion': { name: 'Suppression du compte', detail: 'Efface le compte trente jours après la demande de son propriétaire.' },
  },
  times: { minute: 'Chaque minute', hour: 'Chaque heure', day: 'Chaque jour', week: 'Chaque lundi', waiting: 'Quand quelque chose attend' },
  account: 'Compte',
  idle: 'Rien à surveiller',
  failed: 'Échec',
  last: 'dernière exécution',
  next: 'prochaine exécution',
  never: 'pas encore exécutée',
  again: 'nouvel essai',
  attempts: (count) => plural('fr', count, { one: 'essai échoué', other: 'essais échoués' }),
  run: 'Exécuter maintenant',
  of: (action, name) => `${action} : ${name}`,
  ran: 'Tâche exécutée',
  done: (name, count) => `${name} : ${plural('fr', count, { one: 'exécution terminée', other: 'exécutions terminées' })}.`,
  nothing: (name) => `${name} : rien n’était dû.`,
}
