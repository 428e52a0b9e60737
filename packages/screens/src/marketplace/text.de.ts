import { plural } from '../language.ts'
import type { MarketplaceText } from './text.ts'

export const text: MarketplaceText = {
  keyFigures: 'Kennzahlen',
  categories: { 'E-commerce': 'E-Commerce', SaaS: 'SaaS', 'Lead Gen': 'Leadgewinnung' },
  versionTypes: { major: 'Hauptversion', minor: 'Erweiterung', patch: 'Korrektur' },
  free: 'Kostenlos',
  notRated: 'Noch nicht bewertet',
  downloads: (count) => plural('de', count, { one: 'Download', other: 'Downloads' }),
  of: (action, name) => `${action}: ${name}`,
  cancel: 'Abbrechen',
  close: 'Schließen',
  remove: 'Entfernen',
  source: {
    label: 'Inhalt',
    project: 'Was dieses Projekt misst',
    projectDetail: 'Die Ereignisse seines Plans und seiner Konfiguration',
    file: 'Eine Containerdatei',
    fileDetail: 'Ein Export aus Google Tag Manager, als JSON',
    choose: 'Containerdatei',
    missing: 'Wählen Sie eine Containerdatei.',
    notImportable: 'Diese Datei wurde nicht übernommen. Wählen Sie einen Export aus Google Tag Manager, der sich importieren lässt.',
    faults: {
      same: 'Nichts unterscheidet sich vom letzten Commit dieses Zweigs.',
      nothingMeasured: 'Dieses Projekt misst noch nichts. Erstellen Sie zuerst einen Plan, oder wählen Sie eine Containerdatei.',
    },
  },
}
