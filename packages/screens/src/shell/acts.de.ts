import type { ActName } from '@tagmason/domain'

export const acts: Record<ActName, string> = {
  'session.setPreferences': 'Einstellungen ändern',
  'session.selectProject': 'Projekt auswählen',
  'projects.create': 'Projekt anlegen',
  'notifications.markRead': 'Benachrichtigung als gelesen markieren',
  'notifications.markAllRead': 'alle Benachrichtigungen als gelesen markieren',
  'workspace.reset': 'Beispiel zurücksetzen',
  'plans.generate': 'Messplan erstellen',
  'plans.changeEvent': 'Ereignis des Plans ändern',
  'plans.addEvent': 'Ereignis zum Plan hinzufügen',
  'plans.removeEvent': 'Ereignis aus dem Plan entfernen',
  'plans.restoreEvent': 'ein Ereignis in den Plan zurücklegen',
  'plans.setFiles': 'Dateieinstellungen des Plans ändern',
  'plans.startOver': 'neu beginnen',
  'plans.restore': 'Plan wiederherstellen',
  'plans.apply': 'Plan auf das Projekt anwenden',
  'anomalies.investigate': 'eine Anomalie untersuchen',
  'anomalies.resolve': 'eine Anomalie beheben',
  'anomalies.reopen': 'eine Anomalie wieder öffnen',
  'anomalies.setSettings': 'Warneinstellungen ändern',
}
