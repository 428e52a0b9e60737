import { plural } from '../../../language.ts'
import type { Text } from './text.ts'

export const text: Text = {
  title: 'Hintergrundaufgaben',
  detail: 'Was in diesem Projekt und Konto von selbst läuft, und wie es zuletzt ging.',
  sample: 'Die Uhr des Beispiels steht still, darum laufen Aufgaben hier auf Wunsch.',
  jobs: {
    'schedules.runDue': { name: 'Geplante Berichte', detail: 'Versendet jeden Bericht, wenn seine Zeit gekommen ist.' },
    'exports.work': { name: 'Exporte', detail: 'Erstellt die angeforderten Dateien.' },
    'training.work': { name: 'Modelltraining', detail: 'Trainiert die wartenden Modelle, Schritt für Schritt.' },
    'settings.finishDeletion': { name: 'Löschung des Kontos', detail: 'Löscht das Konto dreißig Tage nach dem Auftrag des Inhabers.' },
  },
  times: { minute: 'Jede Minute', hour: 'Jede Stunde', day: 'Jeden Tag', week: 'Jeden Montag', waiting: 'Wenn etwas wartet' },
  account: 'Konto',
  idle: 'Nichts zu beobachten',
  failed: 'Fehlgeschlagen',
  last: 'zuletzt',
  next: 'nächster Lauf',
  never: 'noch nie gelaufen',
  again: 'neuer Versuch',
  attempts: (count) => plural('de', count, { one: 'Versuch fehlgeschlagen', other: 'Versuche fehlgeschlagen' }),
  run: 'Jetzt ausführen',
  of: (action, name) => `${action}: ${name}`,
  ran: 'Aufgabe ausgeführt',
  done: (name, count) => `${name}: ${plural('de', count, { one: 'Lauf', other: 'Läufe' })} erledigt.`,
  nothing: (name) => `${name}: Nichts war fällig.`,
}
