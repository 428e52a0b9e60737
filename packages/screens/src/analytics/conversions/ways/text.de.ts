import { plural } from '../../../language.ts'
import type { WaysText } from './text.ts'

export const text: WaysText = {
  funnel: {
    chart: (field) => `Conversion-Trichter nach ${field}`,
    step: 'Schritt',
    share: 'Anteil derer, die begannen',
    asTable: 'Als Tabelle zeigen',
    nobody: 'An diesen Tagen hat niemand begonnen.',
    segment: 'Segment',
    began: 'Begonnen',
    ended: 'Konvertiert',
    rate: 'Rate',
    worst: 'Größter Verlust vor',
  },
  paths: {
    title: 'Wege',
    detail: 'Was Menschen in ihrem Besuch als Nächstes taten. Ein Schritt führt von dort weiter.',
    none: 'Noch keine Wege',
    noneDetail: 'Sobald Besuche eine Seite sehen, steht hier, was danach kam.',
    start: 'Ab',
    next: 'Was danach kam',
    pages: 'Seiten',
    events: 'Ereignisse',
    pagesAndEvents: 'Seiten und Ereignisse',
    after: (step) => `Nach ${step}`,
    end: 'Der Besuch endete',
    visits: (visits) => `${plural('de', visits, { one: 'Besuch ging', other: 'Besuche gingen' })} diesen Weg`,
    nobody: 'An diesen Tagen ging kein Besuch diesen Weg.',
  },
  retention: {
    title: 'Wiederkehr',
    detail: 'Neue jeder Woche, und welcher Anteil von ihnen wiederkam.',
    note: 'Die letzten acht Wochen, gleich welche Tage gewählt sind; Filter gelten. Eine laufende Woche kann noch wachsen.',
    corner: 'Woche · Pers.',
    after: (weeks) => `+${weeks} Wo.`,
    none: 'Noch zu früh',
    noneDetail: 'Eine Woche nach dem ersten Besuch steht hier, welcher Anteil wiederkam.',
  },
}
