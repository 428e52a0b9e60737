import { plural } from '../../language.ts'
import type { AudiencesText } from './text.ts'

export const text: AudiencesText = {
  title: 'Zielgruppen',
  detail: 'Besucher, die Trigger und Workflows herausgreifen, mit der Kennung ihres Browsers. Keine Namen, keine Adressen.',
  none: 'Keine Zielgruppen',
  noneDetail: 'Geben Sie einem Trigger oder Workflow die Aktion „Zur Zielgruppe hinzufügen“.',
  visitors: (count) => plural('de', count, { one: 'Besucher', other: 'Besucher' }),
  last: 'zuletzt ergänzt',
  download: 'Herunterladen',
  downloadOf: (name) => `Herunterladen: ${name}`,
  remove: 'Entfernen',
  removeOf: (name) => `Entfernen: ${name}`,
  removeQuestion: (name) => `„${name}“ entfernen?`,
  removeDetail: 'Wer darin ist, wird vergessen. Das lässt sich nicht rückgängig machen.',
  removed: 'Zielgruppe entfernt',
  close: 'Schließen',
}
