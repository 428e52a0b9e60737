import type { AiText } from './text.ts'

export const text: AiText = {
  keyFigures: 'Kennzahlen',
  of: (action, name) => `${action}: ${name}`,
  more: 'Mehr',
  undo: 'Rückgängig',
  cancel: 'Abbrechen',
  confidence: 'Sicherheit',
  accuracy: 'Genauigkeit',
  none: 'noch keine',
  reasons: {
    notRelevant: 'Für uns nicht wichtig',
    alreadyDone: 'Schon erledigt',
    tooMuchEffort: 'Zu viel Aufwand',
    notConvinced: 'Die Belege überzeugen nicht',
  },
  rules: {
    planMissing: {
      title: 'Beschreiben Sie, was Sie messen wollen',
      description: 'Dieses Projekt hat noch keinen Messplan; nichts sagt, welche Ereignisse zählen.',
      found: 'Ereignisse ohne Plan',
    },
    planNotApplied: {
      title: 'Wenden Sie den Messplan an',
      description: 'Der Plan hat Ereignisse, die das Projekt noch nicht hat. Wenden Sie ihn an, damit sie eingerichtet sind.',
      found: 'Ereignisse des Plans',
    },
    noKeyEvent: {
      title: 'Markieren Sie ein Schlüsselereignis',
      description: 'Kein Ereignis des Plans zählt als Schlüsselereignis; GA4 zeigt daher keine Konversionen.',
      found: 'Ereignisse des Plans',
    },
    valueMissing: {
      title: 'Senden Sie mit Umsatzereignissen einen Wert',
      description: 'Diese Ereignisse tragen keinen Wert; Umsatz und Werberendite bleiben leer.',
      found: 'Ereignisse ohne Wert',
    },
    measurementIdMissing: {
      title: 'Ergänzen Sie Ihre GA4-Mess-ID',
      description: 'Die Dateien enthalten einen Platzhalter. Mit Ihrer Mess-ID lassen sie sich unverändert importieren.',
      found: 'Ereignisse des Plans',
    },
    unclearGoals: {
      title: 'Sagen Sie genauer, was Sie meinen',
      description: 'Aus einigen Zielen wurde kein Ereignis, weil sie sich verschieden lesen lassen.',
      found: 'Unklare Ziele',
    },
    draftEvents: {
      title: 'Schließen Sie Ihre Entwürfe ab',
      description: 'Ereignisse im Entwurf werden nicht erfasst. Aktivieren Sie sie, oder entfernen Sie, was nicht gebraucht wird.',
      found: 'Ereignisse im Entwurf',
    },
  },
}
