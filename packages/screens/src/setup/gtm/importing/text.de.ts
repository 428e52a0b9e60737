import { plural } from '../../../language.ts'
import type { ImportText } from './text.ts'

export const text: ImportText = {
  detail: 'Ein Container-Export (JSON) aus dem Google Tag Manager oder eine Liste von Ereignisnamen (CSV). Sie sehen vor dem Import, was geschieht.',
  file: 'Datei',
  reading: 'Die Datei wird gelesen',
  unreadable: 'Diese Datei lässt sich nicht importieren',
  of: (id, name) => [id, name].filter((each) => each !== '').join(', '),
  nameless: 'Eine Containerdatei',
  isNew: 'Dieser Container steht noch nicht in der Liste; der Import verbindet ihn.',
  isKnown: 'Ein Export dieses Containers: Der Import beweist, dass es ihn gibt, und zählt ihn.',
  isOther:
    'Die Datei ist von einem anderen Container und kommt deshalb zu dem, was von einem Ihrer Container gespeichert ist. Laden Sie diesen danach herunter und importieren Sie ihn im Google Tag Manager.',
  isNamed: (id) =>
    `Die Datei nennt keinen Container und gilt deshalb als eine von ${id}. Dass es ${id} im Google Tag Manager gibt, beweist nur ein Export von dort.`,
  connectFirst:
    'Die Datei nennt noch keinen Container, und hier ist keiner verbunden: Verbinden Sie zuerst einen mit seiner ID (GTM-…) und wählen Sie die Datei dann noch einmal.',
  isOf: 'Die Datei ist von diesem Container',
  isOfNone: 'Container wählen',
  into: 'Importieren in',
  intoOwn: 'Der Container, von dem die Datei ist',
  mode: 'Importoption',
  modes: {
    overwrite: 'Überschreiben',
    mergeOverwriting: 'Zusammenführen: Konflikte überschreiben',
    mergeRenaming: 'Zusammenführen: Konflikte umbenennen',
  },
  modeDetails: {
    overwrite: 'Die Datei tritt an die Stelle von allem, was gespeichert ist.',
    mergeOverwriting: 'Gespeichertes bleibt. Wo ein Name mit anderem Inhalt vergeben ist, gilt die Datei.',
    mergeRenaming: 'Gespeichertes bleibt. Wo ein Name mit anderem Inhalt vergeben ist, kommt das aus der Datei unter einem neuen Namen dazu.',
  },
  added: 'Hinzugefügt',
  changed: 'Geändert',
  removed: 'Gelöscht',
  same: 'Unverändert',
  conflicts: 'Namenskonflikte',
  overwritten: (count) => `${plural('de', count, { one: 'Name ist', other: 'Namen sind' })} mit anderem Inhalt vergeben. Die Datei tritt an dessen Stelle.`,
  renamed: (count) =>
    `${plural('de', count, { one: 'Name ist', other: 'Namen sind' })} mit anderem Inhalt vergeben. Beides bleibt; was aus der Datei kommt, heißt dann anders.`,
  consentBy: (tag) => `Die Einwilligungsvorgabe kommt von ${tag}`,
  consentByDetail: 'Ein anderes Tag des Containers setzt sie, daher bleibt das der Datei weg: Von zwei Vorgaben würde die spätere gelten.',
  changes: 'Was der Import ändert',
  nothing: 'Alles davon ist schon da',
  nothingDetail: 'Der Import ändert nichts am Gespeicherten.',
  gone: 'Diese Datei ist schon importiert',
  goneDetail: 'Wählen Sie sie noch einmal, um sie erneut zu importieren.',
  findings: (count) => plural('de', count, { one: 'Hinweis zur Datei', other: 'Hinweise zur Datei' }),
  noFindings: 'Geprüft, nichts gefunden',
  events: 'Ereignisse der Liste',
  line: (line) => `Zeile ${line}`,
  newEvent: 'Neu',
  skips: { taken: 'Gibt es schon', empty: 'Ohne Namen', twice: 'Zweimal in der Liste' },
  import: 'Importieren',
  imported: 'Import abgeschlossen',
  importedDetail: (added, changed, same) => `${added} hinzugefügt, ${changed} geändert, ${same} übersprungen.`,
  open: 'Öffnen',
}
