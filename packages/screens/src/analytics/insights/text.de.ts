import type { SegmentDimension } from '@tagmason/domain'
import { plural } from '../../language.ts'
import type { InsightsText } from './text.ts'

const number = (value: number) => new Intl.NumberFormat('de-DE').format(value)

const dimensions: Record<SegmentDimension, string> = {
  device: 'Gerät',
  source: 'Quelle',
  medium: 'Medium',
  campaign: 'Kampagne',
  country: 'Land',
  browser: 'Browser',
}

export const text: InsightsText = {
  keyFigures: 'Kennzahlen',
  total: 'Erkenntnisse gesamt',
  totalDetail: (open) => `${open} offen`,
  high: 'Große Wirkung',
  highDetail: 'zuerst ansehen',
  confidence: 'Mittlere Sicherheit',
  confidenceDetail: 'aller Erkenntnisse',
  implemented: 'Umgesetzt',
  implementedDetail: 'wurden zu Ereignissen, Warnungen und mehr',
  title: 'Erkenntnisse',
  detail: 'Was Ihre Zahlen sagen und was sich daraus machen lässt.',
  generate: 'Neue Erkenntnisse gewinnen',
  found: (count) => plural('de', count, { one: 'neue Erkenntnis', other: 'neue Erkenntnisse' }),
  nothingNew: 'Nichts Neues gefunden',
  nothingNewDetail: 'Alle Regeln mit genug Daten haben die letzten 30 Tage angesehen.',
  notEnough: 'Noch nicht genug Daten',
  notEnoughDetail:
    'Die Regeln brauchen sieben ganze Tage mit Besuchen oder Ladezeiten von Seiten. Sie können wieder nachsehen, sobald die Website mehr gesendet hat.',
  lastRun: 'Zuletzt nachgesehen',
  none: 'Noch keine Erkenntnisse',
  noneDetail: 'Gewinnen Sie Erkenntnisse, sobald Ihre Website eine Woche lang Ereignisse gesendet hat.',
  allDismissed: 'Alle Erkenntnisse sind verworfen',
  allDismissedDetail: 'Gewinnen Sie neue, oder holen Sie eine zurück.',
  show: 'Anzeigen',
  current: 'Aktuelle',
  dismissedOnes: 'Verworfene',
  types: { Optimization: 'Optimierung', Alert: 'Warnung', Opportunity: 'Chance', Trend: 'Trend' },
  impacts: { High: 'Große Wirkung', Medium: 'Mittlere Wirkung', Low: 'Geringe Wirkung' },
  categories: { Conversion: 'Konversion', Traffic: 'Besuche', Growth: 'Wachstum', Content: 'Inhalte' },
  statuses: { open: 'Offen', implemented: 'Umgesetzt', dismissed: 'Verworfen' },
  sure: (percent) => `${percent} sicher`,
  isNew: 'Neu',
  more: 'Mehr erfahren',
  implement: 'Umsetzen',
  moreActions: 'Weitere Aktionen',
  dismiss: 'Verwerfen',
  dismissed: 'Erkenntnis verworfen',
  putBack: 'Zurückholen',
  isBack: 'Erkenntnis zurückgeholt',
  of: (action, name) => `${action}: ${name}`,
  became: 'Daraus wurde:',
  kinds: { event: 'Ereignis', trigger: 'Auslöser', alert: 'Warnung', workflow: 'Arbeitsablauf', recommendation: 'Empfehlung' },
  kindDetails: {
    event: 'Ein Entwurf unter den eingerichteten Ereignissen',
    trigger: 'Pausiert, bis die Bedingung feststeht',
    alert: 'Pausiert, bis die Bedingung feststeht',
    workflow: 'Ein Entwurf ohne Schritte',
    recommendation: 'Neu, damit sich jemand darum kümmert',
  },
  kindNamed: (kind, name) => `${kind} „${name}“`,
  implementTitle: (title) => `„${title}“ umsetzen`,
  implementDetail: 'Es entsteht ein Entwurf oder etwas Pausiertes: Nichts geschieht, bis Sie es einschalten.',
  becomes: 'Wird zu',
  name: 'Name',
  noName: 'Geben Sie einen Namen ein.',
  noEventName: 'Beginnen Sie mit einem Buchstaben und verwenden Sie nur Buchstaben, Ziffern und Unterstriche, höchstens 40.',
  description: 'Beschreibung',
  done: 'Erkenntnis umgesetzt',
  cancel: 'Abbrechen',
  evidence: 'Belege',
  noEvidence: 'Zu dieser Erkenntnis sind keine Zahlen gespeichert.',
  day: 'Zeit',
  units: { number: 'Besuche', percent: 'Anteil', seconds: 'Sekunden' },
  asTable: 'Als Tabelle zeigen',
  segment: 'Segment',
  calculation: 'Berechnung',
  timeframe: 'Zeitraum',
  heldDetail: (held, graded) => `${held} von ${graded} prüfbaren trafen ein`,
  act: 'Was zu tun ist',
  grade: 'Was daraus wurde',
  grades: { held: 'Eingetroffen', failed: 'Nicht eingetroffen', unknown: 'Nicht zu sagen' },
  gradeDetails: {
    held: 'Sie wurde an den Tagen danach geprüft, und was sie sah, ging weiter.',
    failed: 'Sie wurde an den Tagen danach geprüft, und was sie sah, ging nicht weiter.',
    unknown: 'In den Tagen danach kam zu wenig, um es zu sagen.',
  },
  question: 'Die Frage, auf der sie beruht, in der API',
  others: 'Alle anderen',
  similar: 'Ähnliche Erkenntnisse',
  measures: {
    slowPage: 'Ladezeit',
    busyHours: 'Besuche pro Stunde',
    weekChange: 'Besuche pro Tag',
    segmentDiffers: 'Anteil der Besuche',
    segmentChanged: 'Anteil der Besuche',
  },
  finding: (finding) => {
    switch (finding.rule) {
      case 'slowPage':
        return {
          title: `${finding.path} schneller machen`,
          description: `Die Seite lädt in ${number(finding.loadTime)} s und soll unter ${number(finding.target)} s bleiben. Sie hat ${finding.score} von 100 Punkten.`,
          segment: `Besucher von ${finding.path}, alle Geräte`,
          calculation: `Ladezeit, 75. Perzentil jedes Tages: über ${number(finding.target)} s an ${finding.days} von ${finding.of} Tagen.`,
          timeframe: 'Letzte 7 Tage',
          act: 'Sehen Sie unter Leistung nach ihren langsamsten Ressourcen und verkleinern Sie die größte oder laden Sie sie später.',
        }
      case 'busyHours':
        return {
          title: `Besuche ballen sich zwischen ${finding.from} und ${finding.to} Uhr`,
          description: `Diese sechs Stunden bringen ${finding.share} % der Besuche. Was gesehen werden soll, erscheint am besten kurz davor.`,
          segment: 'Alle Besuche, nach Tageszeit',
          calculation: `Anteil der sechs stärksten Stunden in Folge; ein gleichmäßiger Tag hat 25 %. Er wurde an ${finding.days} von ${finding.of} Tagen übertroffen.`,
          timeframe: 'Letzte 7 Tage',
          act: 'Veröffentlichen Sie kurz davor und ändern Sie die Website außerhalb dieser Stunden.',
        }
      case 'weekChange':
        return {
          title: finding.change < 0 ? 'Die Besuche gehen zurück' : 'Die Besuche nehmen zu',
          description: `Die letzten sieben Tage brachten ${number(finding.after)} Besuche, die sieben davor ${number(finding.before)}: ${finding.change > 0 ? '+' : ''}${finding.change} %.`,
          segment: 'Alle Besuche',
          calculation: `Besuche von 7 Tagen gegen die 7 Tage davor. ${finding.days} von ${finding.of} Tagen gingen in dieselbe Richtung wie die Woche.`,
          timeframe: 'Letzte 14 Tage',
          act: 'Vergleichen Sie die Quellen beider Wochen in einem Bericht und suchen Sie die, die den Wechsel trägt.',
        }
      case 'segmentDiffers':
      case 'segmentChanged': {
        const [less, before] = [finding.share < finding.other, finding.rule === 'segmentChanged']
        const name = `${dimensions[finding.dimension]} ${finding.value}`
        return {
          title: `Besuche mit ${name} konvertieren ${less ? 'seltener' : 'häufiger'} als ${before ? 'zuvor' : 'andere'}`,
          description: `${number(finding.share)} % von ihnen hatten ein Schlüsselereignis, ${before ? 'in den 14 Tagen davor' : 'von allen anderen'} ${number(finding.other)} %: ${number(finding.low)} bis ${number(finding.high)} Punkte.`,
          segment: `${number(finding.visits)} Besuche mit ${name}`,
          calculation: `Unterschied mit seinem 95-%-Intervall. ${finding.compared} Vergleiche wurden zusammen beurteilt; von den ebenso klaren sind höchstens ${number(Math.max(0.1, Math.round(finding.q * 1000) / 10))} % Zufall.`,
          timeframe: before ? 'Letzte 28 Tage' : 'Letzte 14 Tage',
          act: before
            ? 'Sehen Sie nach, was sich für sie in diesen Tagen geändert hat: eine Version, ein Tag, eine Kampagne, ein Preis.'
            : less
              ? 'Gehen Sie die Schritte des Trichters wie ein solcher Besucher und vergleichen Sie, wo sie gehen.'
              : 'Sehen Sie, was diese Besucher bringt, und holen Sie mehr davon.',
        }
      }
    }
  },
}
