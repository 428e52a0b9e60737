import { plural } from '../../language.ts'
import type { PlanText } from './text.ts'

const events = (count: number) => plural('de', count, { one: 'Ereignis', other: 'Ereignisse' })

export const text: PlanText = {
  columns: { event: 'Ereignis', trigger: 'Trigger', parameters: 'Parameter', status: 'Status', confidence: 'Sicherheit' },
  stages: { reach: 'Reichweite', interest: 'Interesse', intent: 'Absicht', conversion: 'Abschluss', retention: 'Bindung' },
  details: (name) => `Einzelheiten zu ${name}`,
  keys: 'Pfeiltasten: andere Zeilen. Eingabe: Einzelheiten. E: bearbeiten. X: auswählen. K: Schlüsselereignis. Entf: entfernen.',
  more: (count) => `und ${count} weitere`,
  asked: (words) => `für „${words}“`,
  chosen: (count) => `${events(count)} ausgewählt`,
  include: 'Aufnehmen',
  leaveOut: 'Auslassen',
  markKey: 'Als Schlüsselereignisse markieren',
  unmarkKey: 'Keine Schlüsselereignisse',
  remove: 'Entfernen',
  removeQuestion: (count) => `${events(count)} entfernen?`,
  removeDetail: 'Zielgruppen und Dashboards, die sie zählen, gehen mit. Rückgängig holt alles zurück.',
  cancel: 'Abbrechen',
  changed: (count) => `${events(count)} geändert`,
  removed: (count) => `${events(count)} entfernt`,
  consentBy: (tag) => `Die Einwilligungsvorgabe kommt von ${tag}`,
  consentByDetail:
    'Dieses Tag steht in dem, was von Ihrem Container gespeichert ist, daher bringen diese Dateien keine eigene Vorgabe: Von zweien würde die spätere gelten.',
  addAsEvent: 'Als Ereignis hinzufügen',
  guess: {
    badge: 'Vermutung',
    title: 'Der Trigger beruht auf einer Vermutung',
    summary: (count) =>
      plural('de', count, {
        one: 'Trigger beruht auf einer Vermutung: vor dem Veröffentlichen klären',
        other: 'Trigger beruhen auf einer Vermutung: vor dem Veröffentlichen klären',
      }),
    summaryDetail: 'Sehen Sie auf der Seite nach, was dort steht, oder schicken Sie die Fragen an die Entwicklung.',
    says: {
      push: (value) => `Er wartet darauf, dass die Website „${value}“ in die Datenschicht schreibt. Weder Ihre Worte noch eine Seite sagen, dass sie das tut.`,
      formId: (value) => `Er nimmt an, dass die ID des Formulars „${value}“ enthält. Ihre Worte nannten keine ID.`,
      anyForm: () => 'Er zählt jedes Formular der Website, weil Ihre Worte nicht sagen, welches gemeint ist.',
      selector: (value) => `Er nimmt an, dass die Seite das Element mit ${value} kennzeichnet. Ihre Worte nannten das nicht.`,
      player: () =>
        'Er zählt nur Player von YouTube, und Ihre Worte sagen nicht, dass das Video in einem läuft. Ein anderer wird nie gezählt: Nennen Sie ein Video vom eigenen Server „HTML5-Video“, und für eines von Vimeo lassen Sie die Website ein Event senden.',
      path: (value) => `Er nimmt an, dass in der Adresse der Seite „${value}“ vorkommt. Ihre Worte gaben keinen Pfad an.`,
    },
    look: 'Seite ansehen',
    ask: 'Entwicklung fragen',
    copyAll: 'Alle Fragen kopieren',
    unknown: 'Ich weiß es nicht',
    asked: 'Frage kopiert: Senden Sie sie Ihrer Entwicklung. Der Auslöser bleibt eine Vermutung.',
    settle: 'Es ist so',
    settled: (name) => `Der Trigger von ${name} ist geklärt`,
    by: { page: 'Auf der Seite gelesen', developer: 'Von der Entwicklung zugesagt', person: 'Von Hand gesetzt oder bestätigt' },
    questions: {
      hello: (site) => `Hallo, wir richten das Tracking für ${site} ein und müssen wissen:`,
      site: 'unsere Website',
      push: (name, value) => `${name}: Schreibt die Website { event: '${value}' } in window.dataLayer, wenn das geschieht? Wenn nicht, bitte einbauen:`,
      formId: (name, value) =>
        `${name}: Welche ID hat das Formular? Wir erwarten eine, die '${value}' enthält. Lädt es eine neue Seite, oder sendet es per Skript (AJAX) ohne submit-Ereignis?`,
      anyForm: (name) => `${name}: Welches Formular ist gemeint, und welche ID hat es? Bisher zählt jedes Formular der Website.`,
      selector: (name, value) => `${name}: Passt ${value} auf das Element? Wenn nicht, bitte das Attribut ergänzen oder einen passenden CSS-Selektor nennen.`,
      player: (name) => `${name}: Ist das Video von YouTube eingebettet? Wenn nicht, welcher Player ist es (Vimeo, ein HTML5-Element <video>, ein anderer)?`,
      path: (name, value) => `${name}: Welchen Pfad hat die Seite? Wir erwarten einen, der '${value}' enthält.`,
    },
  },
}
