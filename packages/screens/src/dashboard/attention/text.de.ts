import { plural } from '../../language.ts'
import type { AttentionText } from './text.ts'

export const text: AttentionText = {
  title: 'Zustand und Erkenntnisse',
  detail: 'Was an der Messung nicht stimmt, welche Zahlen ihren Bereich verließen, und was die Regeln fanden.',
  issues: (count) =>
    count === 0 ? 'Kein offener Fehler der Messung' : plural('de', count, { one: 'offener Fehler der Messung', other: 'offene Fehler der Messung' }),
  anomalies: (count) =>
    count === 0
      ? 'Keine Zahl außerhalb ihres Bereichs'
      : plural('de', count, { one: 'Zahl außerhalb ihres Bereichs', other: 'Zahlen außerhalb ihres Bereichs' }),
}
