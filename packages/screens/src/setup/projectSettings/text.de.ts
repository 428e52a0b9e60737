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
  save: 'Speichern',
  cancel: 'Abbrechen',
  saved: 'Einstellungen gespeichert',
}
