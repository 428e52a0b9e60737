import { plural } from '../../language.ts'
import type { FirstStepsText } from './text.ts'

export const text: FirstStepsText = {
  title: 'Erste Schritte',
  detail: 'Jeder Schritt hakt sich selbst ab, sobald er getan ist.',
  progress: (done, all) => `${done} von ${all} erledigt`,
  states: { done: 'erledigt', open: 'offen' },
  goals: { title: 'Sagen Sie, was Sie messen möchten', open: 'In eigenen Worten: Danach öffnet sich der Plan.', done: 'Aus den Zielen wurde ein Plan.' },
  plan: {
    title: 'Plan lesen und anwenden',
    open: 'Der Plan zeigt jedes Ereignis, was es auslöst und was es mitbringt.',
    done: (events) => `${plural('de', events, { one: 'Ereignis', other: 'Ereignisse' })} des Plans eingerichtet.`,
    link: 'Plan öffnen',
  },
  container: {
    title: 'Container prüfen',
    open: 'Aus dem Plan wird ein Container für den Google Tag Manager, der vor dem Import geprüft wird.',
    done: (tags, triggers) =>
      `${plural('de', tags, { one: 'Tag', other: 'Tags' })} und ${plural('de', triggers, { one: 'Trigger', other: 'Trigger' })} geprüft: Ein Import nimmt alles an.`,
    wrong: (errors) => `${plural('de', errors, { one: 'Fehler', other: 'Fehler' })}, an denen ein Import scheitern würde.`,
    link: 'Dateien öffnen',
  },
  code: {
    title: 'Code für die Website erstellen',
    open: 'Eine Zeile mit einem öffentlichen Schlüssel dieses Projekts; die Schaltfläche ist unten.',
    done: 'Der Code ist unten, für jede Art von Website.',
  },
  event: {
    title: 'Erstes Ereignis empfangen',
    open: 'Setzen Sie den Code auf die Website und öffnen Sie eine Seite. Diese Zeile ändert sich von selbst.',
    done: 'Es geschah',
  },
  figures: {
    title: 'Erste Zahlen sehen',
    open: 'Sie folgen auf das erste Ereignis.',
    machines: 'Bisher kamen nur Maschinen, und Zahlen lassen Maschinen aus. Öffnen Sie eine Seite der Website im eigenen Browser.',
    done: (events) => `${plural('de', events, { one: 'Ereignis', other: 'Ereignisse' })} in den letzten 24 Stunden gezählt.`,
    link: 'Ereignisse eintreffen sehen',
  },
}
