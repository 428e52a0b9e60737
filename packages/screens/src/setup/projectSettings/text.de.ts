import type { ProjectSettingsText } from './text.ts'

export const text: ProjectSettingsText = {
  title: 'Projekteinstellungen',
  detail: 'Was für Ihre Website gilt. Plan, Container und Geldbeträge richten sich danach.',
  website: 'Adresse der Website',
  websiteHint: 'Host der Website, mit Port, wenn sie einen hat, etwa shop.example oder localhost:8080.',
  websiteWrong: 'Das ist keine Webadresse. Geben Sie eine wie shop.example oder localhost:8080 an.',
  currency: 'Währung',
  currencyHint: 'Beträge ohne eigene Währung und die Beispiele des Plans stehen in dieser.',
  noCurrency: 'Wie die meisten Bestellungen',
  timeZone: 'Zeitzone',
  timeZoneHint: 'Tage der Zahlen beginnen dort um Mitternacht.',
  ownDomains: 'Weitere Domains der Website',
  ownDomainsHint:
    'Eine je Zeile, etwa pay.example. Ein Besuch, der von einer davon kommt, kam von keiner fremden Website. GA4 hat eine eigene Liste: Verwaltung, Datenstreams, Domains konfigurieren.',
  ownDomainsWrong: 'Das ist keine Liste von Domains. Schreiben Sie eine je Zeile, etwa pay.example.',
  internalNetworks: 'Netze der eigenen Leute',
  internalNetworksHint:
    'Eine Adresse oder ein Bereich je Zeile, etwa 203.0.113.7 oder 203.0.113.0/24. Ihre Ereignisse werden behalten, zählen aber in keiner Zahl.',
  internalNetworksWrong: 'Das ist keine Liste von Adressen. Schreiben Sie eine je Zeile, etwa 203.0.113.7 oder 203.0.113.0/24.',
  save: 'Speichern',
  cancel: 'Abbrechen',
  saved: 'Einstellungen gespeichert',
}
