import type { ActName } from '@tagmason/domain'

export const acts: Record<ActName, string> = {
  'session.setPreferences': 'modifier les préférences',
  'session.selectProject': 'sélectionner un projet',
  'projects.create': 'créer un projet',
  'notifications.markRead': 'marquer une notification comme lue',
  'notifications.markAllRead': 'marquer toutes les notifications comme lues',
  'workspace.reset': 'réinitialiser la démonstration',
  'plans.generate': 'générer un plan de mesure',
  'plans.changeEvent': 'modifier un événement du plan',
  'plans.addEvent': 'ajouter un événement au plan',
  'plans.removeEvent': 'retirer un événement du plan',
  'plans.restoreEvent': 'remettre un événement dans le plan',
  'plans.setFiles': 'modifier les réglages des fichiers du plan',
  'plans.startOver': 'recommencer',
  'plans.restore': 'rétablir le plan',
  'plans.apply': 'appliquer le plan au projet',
  'anomalies.investigate': 'examiner une anomalie',
  'anomalies.resolve': 'résoudre une anomalie',
  'anomalies.reopen': 'rouvrir une anomalie',
  'anomalies.setSettings': 'modifier les réglages des alertes',
}
