import { plural } from '../../language.ts'
import type { SequencesText } from './text.ts'

export const text: SequencesText = {
  followed: 'Nur wenn ein weiteres Ereignis folgt',
  followedDetail: 'Er feuert dann mit dem folgenden Ereignis, wenn es vom selben Besucher und rechtzeitig kommt.',
  event: 'Name des Ereignisses',
  minutes: 'Innerhalb von',
  unit: 'Minuten',
  problems: {
    event: 'Geben Sie den Namen eines Ereignisses ohne Leerzeichen ein, etwa sign_up.',
    minutes: 'Geben Sie ganze Minuten von 1 bis 43.200 an.',
    counts: 'Nur auf ein einzelnes Ereignis kann ein anderes folgen. Entfernen Sie, was Ereignisse zählt.',
  },
  title: 'Letzte 7 Tage',
  detail: 'Wie oft der Trigger in dieser Form gefeuert hätte, nach den aufbewahrten Ereignissen.',
  show: 'Zeigen',
  times: (count) => `Er hätte ${plural('de', count, { one: 'Mal', other: 'Mal' })} gefeuert.`,
  none: 'Er hätte nicht gefeuert.',
  looked: (count) => `${plural('de', count, { one: 'Ereignis wurde', other: 'Ereignisse wurden' })} geprüft.`,
  cut: 'Es gab mehr Ereignisse, als ein Probelauf prüft: Nur die ersten zählen.',
  noData: 'Hier wird noch nichts gesammelt, oder kein Ereignisstrom kann diese Bedingung beantworten.',
  chart: 'Gefeuert je Stunde',
  time: 'Stunde',
  table: 'Gefeuert, als Tabelle',
  list: 'Wann er gefeuert hätte',
  more: (count) => `und ${plural('de', count, { one: 'weiteres Mal', other: 'weitere Male' })}`,
}
