import type { UserPropertiesText } from './text.ts'

export const text: UserPropertiesText = {
  title: 'Nutzereigenschaften',
  detail:
    'Was auf jeder Seite über den Besucher bekannt ist. Google Analytics merkt es sich beim Nutzer, sodass jeder Bericht Gruppen unterscheiden kann. Niemals personenbezogene Daten.',
  none: 'Noch keine. Fügen Sie eine hinzu, etwa um Mitglieder von Gästen zu unterscheiden.',
  add: 'Nutzereigenschaft hinzufügen',
  addTitle: 'Nutzereigenschaft hinzufügen',
  editTitle: (name) => `${name} bearbeiten`,
  edit: (name) => `Bearbeiten: ${name}`,
  remove: (name) => `Entfernen: ${name}`,
  removed: (name) => `${name} entfernt`,
  read: (source, example) => (example === '' ? `gelesen aus ${source}` : `gelesen aus ${source}, zum Beispiel „${example}“`),
  name: 'Name',
  nameHelp: 'Höchstens 24 Buchstaben, Ziffern und Unterstriche; ein anderer Name wird angepasst.',
  source: 'Schlüssel im Data Layer',
  sourceHelp: 'Wo die Seite den Wert nennt, bevor der Container lädt, zum Beispiel user.plan.',
  example: 'Beispielwert',
  exampleHelp: 'Höchstens 36 Zeichen: Google Analytics schneidet ab, was länger ist.',
  problems: {
    name: 'Geben Sie der Nutzereigenschaft einen Namen.',
    personal: 'Personenbezogene Daten dürfen nicht an Google Analytics gesendet werden.',
    taken: 'Der Plan hat schon eine Nutzereigenschaft mit diesem Namen.',
    tooMany: 'Google Analytics nimmt 25 Nutzereigenschaften: Entfernen Sie eine weniger wichtige.',
    source: 'Schreiben Sie einen Schlüssel wie im Code: Buchstaben, Ziffern und Unterstriche, mit Punkten in Objekte.',
    example: 'Kürzen Sie das Beispiel auf 36 Zeichen.',
  },
  save: 'Speichern',
  cancel: 'Abbrechen',
}
