import type { Sentences } from '../say.ts'

/** Why a file cannot be read, and the words that sentences about files share. */
export const reading: Sentences = {
  'The file is too large: it has {0} bytes and at most {1} are read, so export only the parts that matter.':
    'Die Datei ist zu groß: Sie hat {0} Bytes und höchstens {1} werden gelesen, exportieren Sie also nur die Teile, auf die es ankommt.',
  'The file is a compressed archive (zip or gzip), so unpack it and choose the JSON file inside.':
    'Die Datei ist ein komprimiertes Archiv (zip oder gzip): Entpacken Sie es und wählen Sie die JSON-Datei darin.',
  'The file is UTF-16 text and not UTF-8, so save it as UTF-8 and read it again.':
    'Die Datei ist Text in UTF-16 und nicht in UTF-8: Speichern Sie sie als UTF-8 und lesen Sie sie noch einmal ein.',
  'The file is not UTF-8 text, so save it as UTF-8 or export the container again.':
    'Die Datei ist kein Text in UTF-8: Speichern Sie sie als UTF-8 oder exportieren Sie den Container noch einmal.',
  'The file is a zip archive, so unpack it and choose the JSON file inside.':
    'Die Datei ist ein Zip-Archiv: Entpacken Sie es und wählen Sie die JSON-Datei darin.',
  'containerVersion has no container, so it is not said what the file is for: add it with a usageContext such as ["WEB"].':
    'containerVersion hat keinen container, deshalb ist nicht gesagt, wofür die Datei ist: Fügen Sie ihn mit einem usageContext wie ["WEB"] hinzu.',
  'an empty list': 'eine leere Liste',
  'usageContext is {0}, so it is unknown which kind of container this is: write ["WEB"] or ["SERVER"].':
    'usageContext taugt so nicht ({0}), deshalb ist unbekannt, was für ein Container das ist: Schreiben Sie ["WEB"] oder ["SERVER"].',
  'The usage context {0} does not exist in export files: write {1}.': 'Diesen Verwendungskontext gibt es in Exportdateien nicht ({0}): Schreiben Sie {1}.',
  'WEB or SERVER': 'WEB oder SERVER',
  'This is the old export format 1.3 from about 2015: it can be read, but export again to have the present format 2.':
    'Das ist das alte Exportformat 1.3 von etwa 2015: Es lässt sich lesen, aber exportieren Sie noch einmal, um das heutige Format 2 zu haben.',
  'exportTime is {0} where a time such as "2026-01-31 12:00:00" is usual, so the age of the file is unknown.':
    'exportTime ist keine Zeit wie "2026-01-31 12:00:00" ({0}), deshalb ist das Alter der Datei unbekannt.',
  'exportTime {0} is not in the form 2026-01-31 12:00:00, so the file was changed by hand or by a tool: check where it comes from.':
    'exportTime {0} hat nicht die Form 2026-01-31 12:00:00, die Datei wurde also von Hand oder von einem Werkzeug geändert: Prüfen Sie, woher sie kommt.',
  'a comment never ends': 'ein Kommentar endet nicht',
  'a text that starts with {0} never ends': 'ein Text, der mit {0} beginnt, endet nicht',
  '{0} closes nothing': '{0} schließt nichts',
  '{0} stands where {1} belongs': '{0} steht, wo {1} hingehört',
  '{0} is never closed': '{0} wird nie geschlossen',
  'it does not start with function': 'es beginnt nicht mit function',
  'the end of the file': 'das Ende der Datei',
  'The file stops at line {0}, column {1} before its JSON is complete ({2} is missing), so copy or download it again.':
    'Die Datei bricht in Zeile {0}, Spalte {1} ab, bevor ihr JSON vollständig ist (es fehlt {2}): Kopieren oder laden Sie sie noch einmal herunter.',
  'The file is no valid JSON at line {0}, column {1}: expected {2} but found {3}, so correct this place or export again.':
    'Die Datei ist in Zeile {0}, Spalte {1} kein gültiges JSON: Erwartet wird {2}, da steht aber {3}, korrigieren Sie also diese Stelle oder exportieren Sie noch einmal.',
  'The key {0} stands twice in one object (again at line {1}, column {2}) and only the last one counts, so remove one.':
    'Der Schlüssel {0} steht zweimal in einem Objekt (noch einmal in Zeile {1}, Spalte {2}) und nur der letzte zählt: Entfernen Sie einen.',
  'The file is empty, so export the container again in Google Tag Manager under Admin.':
    'Die Datei ist leer: Exportieren Sie den Container im Google Tag Manager unter „Verwaltung“ noch einmal.',
  'The file is HTML or XML instead of JSON (a saved web page?), so download the raw JSON file of the container.':
    'Die Datei ist HTML oder XML statt JSON (eine gespeicherte Webseite?): Laden Sie die reine JSON-Datei des Containers herunter.',
  'The file nests more than {0} levels deep at line {1}, column {2}, which no container does, so export it again.':
    'Die Datei ist in Zeile {1}, Spalte {2} mehr als {0} Ebenen tief verschachtelt, was bei keinem Container vorkommt: Exportieren Sie sie noch einmal.',
  'The JSON is no container export, so export the container in Google Tag Manager.':
    'Das JSON ist kein Container-Export: Exportieren Sie den Container im Google Tag Manager.',
  'The file starts with a byte order mark, which Google Tag Manager never writes, so it was left out on reading.':
    'Die Datei beginnt mit einer Bytereihenfolgemarke, die der Google Tag Manager nie schreibt, deshalb wurde sie beim Lesen weggelassen.',
  'The file has {0} bytes and the import dialogue takes about {1}, so split it or remove unused templates.':
    'Die Datei hat {0} Bytes und der Importdialog nimmt etwa {1} an: Teilen Sie sie oder entfernen Sie unbenutzte Vorlagen.',
  'exportFormatVersion is the text "2" where the number 2 belongs, so remove the quotes.':
    'exportFormatVersion ist der Text "2", wo die Zahl 2 hingehört: Entfernen Sie die Anführungszeichen.',
  'The file has no exportFormatVersion, so it is no container export: use a file exported under Admin.':
    'Die Datei hat keine exportFormatVersion, ist also kein Container-Export: Verwenden Sie eine Datei, die unter „Verwaltung“ exportiert wurde.',
  'exportFormatVersion is {0} and only 2 (and the old 1.3) can be read, so export the container again from Google Tag Manager.':
    'exportFormatVersion taugt so nicht ({0}) und nur 2 (und die alte 1.3) lässt sich lesen: Exportieren Sie den Container noch einmal aus dem Google Tag Manager.',
  'The JSON is {0} and no container export (an object), so choose the file exported under Admin.':
    'Das JSON ist kein Container-Export, der ein Objekt wäre ({0}): Wählen Sie die Datei, die unter „Verwaltung“ exportiert wurde.',
  'The JSON has neither exportFormatVersion nor containerVersion, so it is no container export: choose the file exported under Admin.':
    'Das JSON hat weder exportFormatVersion noch containerVersion, ist also kein Container-Export: Wählen Sie die Datei, die unter „Verwaltung“ exportiert wurde.',
  'containerVersion is {0} where an object with the container belongs, so export it again.':
    'containerVersion taugt so nicht ({0}), weil ein Objekt mit dem Container dorthin gehört: Exportieren Sie ihn noch einmal.',
  'container is {0} where an object belongs, so export it again.':
    'container taugt so nicht ({0}), weil ein Objekt dorthin gehört: Exportieren Sie ihn noch einmal.',
  '{0} is {1} where a list belongs, so put its entries into [ ].': '{0} taugt so nicht ({1}), weil eine Liste dorthin gehört: Setzen Sie die Einträge in [ ].',
  'This entry of {0} is {1} where an object belongs, so correct or remove it.':
    'Dieser Eintrag von {0} taugt so nicht ({1}), weil ein Objekt dorthin gehört: Korrigieren oder entfernen Sie ihn.',
  '"," or "{0}"': '"," oder "{0}"',
  'a key in double quotes': 'ein Schlüssel in doppelten Anführungszeichen',
  'a complete text in double quotes': 'ein vollständiger Text in doppelten Anführungszeichen',
  'a value': 'ein Wert',
  missing: 'nicht vorhanden',
  'a list': 'eine Liste',
  'an object': 'ein Objekt',
  'the JSON {0}': 'das {0} von JSON',
  'the JSON number {0}': 'die JSON-Zahl {0}',
  'a text': 'ein Text',
  '"{0}"': '„{0}“',
  tag: 'Tag',
  trigger: 'Trigger',
  variable: 'Variable',
  folder: 'Ordner',
  builtInVariable: 'integrierte Variable',
  customTemplate: 'benutzerdefinierte Vorlage',
  client: 'Client',
  transformation: 'Transformation',
  '{0} and {1}': '{0} und {1}',
  '{0} and {1} and {2}': '{0}, {1} und {2}',
  '{0} is connected in another project: remove it there first.': '{0} ist in einem anderen Projekt verbunden: Entfernen Sie ihn zuerst dort.',
  "The file does not say which container it is from (its id is '{0}'), so it proves nothing: export the container in Google Tag Manager under Admin.":
    'Die Datei sagt nicht, von welchem Container sie ist (ihre ID ist „{0}“), deshalb beweist sie nichts: Exportieren Sie den Container im Google Tag Manager unter „Verwaltung“.',
  'A quotation mark opens on line {0} and never closes: close it, then choose the file again.':
    'In Zeile {0} öffnet sich ein Anführungszeichen, das sich nie schließt: Schließen Sie es und wählen Sie die Datei noch einmal.',
  'The list is not text in UTF-8: save it as CSV UTF-8, then choose it again.':
    'Die Liste ist kein Text in UTF-8: Speichern Sie sie als CSV UTF-8 und wählen Sie sie noch einmal.',
  'The list holds no event name: put one on each line, in a column called event.':
    'Die Liste enthält keinen Ereignisnamen: Schreiben Sie in jede Zeile einen, in einer Spalte namens event.',
}
