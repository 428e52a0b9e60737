import type { CsvColumn } from '@tagmason/domain'
import { plural } from '../../language.ts'
import type { CampaignsText } from './text.ts'

const columns: Record<CsvColumn, string> = {
  day: 'Day',
  campaign: 'Campaign',
  impressions: 'Impressions',
  clicks: 'Clicks',
  cost: 'Cost',
  conversions: 'Conversions',
}

export const text: CampaignsText = {
  active: 'Aktive Integrationen',
  activeDetail: 'eingeschaltet',
  campaigns: 'Kampagnen',
  campaignsDetail: 'aller Integrationen',
  conversions: 'Konversionen',
  conversionsDetail: 'seit der Verbindung oder in Dateien',
  cost: 'Kosten pro Konversion',
  costDetail: 'seit der Verbindung oder in Dateien',
  countedDetail: 'in Links genannt, siehe unten',
  countedLast: 'dem letzten Kontakt zugerechnet, siehe unten',
  title: 'Integrationen',
  detail: 'Werbe- und E-Mail-Plattformen, deren Kampagnen gemessen werden. Verglichen wird mit der Zeit vor der Verbindung.',
  brought: 'Was Kampagnen brachten',
  broughtDetail: 'Besuche und Bestellungen nach UTM-Parametern und Klick-IDs aus den Ereignissen, mit den hochgeladenen Kosten derselben Tage.',
  credit: 'Zuschreibung der Bestellungen',
  credits: { first: 'Erster Kontakt', last: 'Letzter Kontakt' },
  campaign: 'Kampagne',
  unnamed: (source, medium) => `${[source, medium].filter(Boolean).join(' / ')}, ohne Kampagne`,
  visits: 'Besuche',
  spent: 'Kosten',
  orders: 'Bestellungen',
  revenue: 'Umsatz',
  roas: 'ROAS',
  nothingBrought: 'Noch keine Besuche von Kampagnen',
  nothingBroughtDetail: 'Links mit UTM-Parametern oder Klick-IDs erscheinen hier, sobald ihnen jemand folgt.',
  directOrders: (count) => `In keiner Zeile: ${plural('de', count, { one: 'Bestellung', other: 'Bestellungen' })} von Besuchern, die direkt kamen,`,
  otherOrders: (count) => `${plural('de', count, { one: 'Bestellung', other: 'Bestellungen' })} in anderen Währungen`,
  connect: 'Plattform verbinden',
  none: 'Keine Integrationen',
  noneDetail: 'Übernehmen Sie, was Ihre Kampagnen kosten und bringen, aus einer Werbeplattform oder einem E-Mail-Werkzeug.',
  platforms: { 'Google Ads': 'Google Ads', 'Meta Ads': 'Meta Ads', 'LinkedIn Ads': 'LinkedIn Ads', Email: 'E-Mail' },
  sources: { file: 'Aus Dateien', none: 'Nicht eingerichtet' },
  notConfigured: 'Noch hat keine Plattform für diese Integration geantwortet. Laden Sie zuerst einen CSV-Export hoch.',
  notConfiguredDetail: 'Dieser Server hat noch keine Zugangsdaten der Plattform. Laden Sie bis dahin ihren CSV-Export hoch.',
  connected: (count) => plural('de', count, { one: 'Kampagne', other: 'Kampagnen' }),
  lastSync: 'letzter Abgleich',
  ctr: 'Mehr Klickrate',
  costReduction: 'Kostensenkung',
  sync: 'Jetzt abgleichen',
  synced: 'Kampagnen abgeglichen',
  pausedDetail: 'Solange sie pausiert ist, zählen ihre Kosten unter „Was Kampagnen brachten“ nicht mit.',
  syncPaused: 'Sie ist pausiert. Schalten Sie sie vor dem Abgleich ein.',
  upload: 'CSV hochladen',
  removeQuestion: (name) => `„${name}“ entfernen?`,
  removeDetail: 'Ihre Kosten und Konversionen werden mit entfernt. Das lässt sich nicht rückgängig machen.',
  removeIt: 'Integration entfernen',
  removed: 'Integration entfernt',
  platform: 'Plattform',
  account: 'Konto-ID',
  accountHint: 'Die Nummer oder der Name des Kontos, wie die Plattform sie zeigt.',
  accountMissing: 'Geben Sie das Konto ein, damit sich seine Kampagnen von anderen unterscheiden.',
  accountTaken: 'Dieses Konto ist bereits verbunden.',
  connectDetail: 'Übernehmen Sie, was die Kampagnen gekostet und gebracht haben.',
  sandbox: 'Im Beispiel antwortet statt der Plattform eine eingebaute Testumgebung.',
  noCredentials: 'Sie wird als „Nicht eingerichtet“ hinzugefügt',
  noCredentialsDetail:
    'Eine Plattform gilt erst als verbunden, wenn sie geantwortet hat. Dafür braucht der Server API-Zugangsdaten, die es in dieser Installation nicht gibt. CSV-Dateien gehen ohne.',
  add: 'Integration hinzufügen',
  connectedToast: 'Plattform verbunden',
  addedToast: 'Integration hinzugefügt',
  addedDetail: 'Laden Sie einen CSV-Export hoch, um sie zu füllen.',
  uploadTitle: (name) => `Kosten für „${name}“ hochladen`,
  uploadDetail: 'Ein Export der Plattform mit einer Zeile je Tag und Kampagne. Was für denselben Tag und dieselbe Kampagne schon da ist, wird ersetzt.',
  file: 'CSV-Datei',
  fileHint: `Mit den Spalten ${Object.values(columns).join(', ')}.`,
  fileMissing: 'Wählen Sie eine Datei.',
  problem: (problem) => {
    if (problem.kind === 'file')
      return problem.refused.why === 'quote'
        ? `In Zeile ${problem.refused.line ?? 1} öffnet sich ein Anführungszeichen, das sich nicht schließt. Berichtigen Sie sie und wählen Sie die Datei noch einmal.`
        : 'Diese Datei ist kein Text in UTF-8. Speichern Sie sie als CSV UTF-8 und wählen Sie sie noch einmal.'
    if (problem.kind === 'empty') return 'Die Datei hat unter der ersten Zeile keine weiteren. Exportieren Sie sie mit den gewünschten Tagen.'
    if (problem.kind === 'column') return `Der Datei fehlt die Spalte ${columns[problem.column]}. Nehmen Sie sie in den Export auf.`
    return `In Zeile ${problem.line} steht unter ${columns[problem.column]} nichts Brauchbares. Berichtigen Sie sie und wählen Sie die Datei noch einmal.`
  },
  found: (lines) => `${plural('de', lines, { one: 'Zeile', other: 'Zeilen' })} gefunden.`,
  import: 'Importieren',
  imported: 'Kosten importiert',
  importedDetail: (added, replaced) => `${plural('de', added, { one: 'Zeile', other: 'Zeilen' })} hinzugefügt, ${replaced} ersetzt.`,
}
