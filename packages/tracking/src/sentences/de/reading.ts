import type { reading as english } from '../en/reading.ts'
import type { Translated } from '../say.ts'

/** Why a file cannot be read, and the words that sentences about files share. */
export const reading: Translated<typeof english> = {
  'gtm.code.closesNothing': '{$char} schließt nichts',
  'gtm.code.commentOpen': 'ein Kommentar endet nicht',
  'gtm.code.neverClosed': '{$bracket} wird nie geschlossen',
  'gtm.code.noFunction': 'es beginnt nicht mit function',
  'gtm.code.otherBracket': '{$found} steht, wo {$expected} hingehört',
  'gtm.code.textOpen': 'ein Text, der mit {$char} beginnt, endet nicht',
  'gtm.file.archive': 'Die Datei ist ein komprimiertes Archiv (zip oder gzip): Entpacken Sie es und wählen Sie die JSON-Datei darin.',
  'gtm.file.byteOrderMark':
    'Die Datei beginnt mit einer Bytereihenfolgemarke, die der Google Tag Manager nie schreibt, deshalb wurde sie beim Lesen weggelassen.',
  'gtm.file.elsewhere': '{$container} ist in einem anderen Projekt verbunden: Entfernen Sie ihn zuerst dort.',
  'gtm.file.empty': 'Die Datei ist leer: Exportieren Sie den Container im Google Tag Manager unter „Verwaltung“ noch einmal.',
  'gtm.file.html': 'Die Datei ist HTML oder XML statt JSON (eine gespeicherte Webseite?): Laden Sie die reine JSON-Datei des Containers herunter.',
  'gtm.file.importLimit': 'Die Datei hat {$bytes} Bytes und der Importdialog nimmt etwa {$most} an: Teilen Sie sie oder entfernen Sie unbenutzte Vorlagen.',
  'gtm.file.nameless':
    'Die Datei sagt nicht, von welchem Container sie ist (ihre ID ist „{$id}“), deshalb beweist sie nichts: Exportieren Sie den Container im Google Tag Manager unter „Verwaltung“.',
  'gtm.file.noExport': 'Das JSON ist kein Container-Export: Exportieren Sie den Container im Google Tag Manager.',
  'gtm.file.notUtf8': 'Die Datei ist kein Text in UTF-8: Speichern Sie sie als UTF-8 oder exportieren Sie den Container noch einmal.',
  'gtm.file.tooDeep':
    'Die Datei ist in Zeile {$line}, Spalte {$column} mehr als {$most} Ebenen tief verschachtelt, was bei keinem Container vorkommt: Exportieren Sie sie noch einmal.',
  'gtm.file.tooLarge':
    'Die Datei ist zu groß: Sie hat {$bytes} Bytes und höchstens {$most} werden gelesen, exportieren Sie also nur die Teile, auf die es ankommt.',
  'gtm.file.utf16': 'Die Datei ist Text in UTF-16 und nicht in UTF-8: Speichern Sie sie als UTF-8 und lesen Sie sie noch einmal ein.',
  'gtm.file.zip': 'Die Datei ist ein Zip-Archiv: Entpacken Sie es und wählen Sie die JSON-Datei darin.',
  'gtm.found.boolean': 'das {$value} von JSON',
  'gtm.found.emptyList': 'eine leere Liste',
  'gtm.found.list': 'eine Liste',
  'gtm.found.missing': 'nicht vorhanden',
  'gtm.found.number': 'die JSON-Zahl {$value}',
  'gtm.found.object': 'ein Objekt',
  'gtm.found.text': 'ein Text',
  'gtm.head.containerMissing':
    'containerVersion hat keinen container, deshalb ist nicht gesagt, wofür die Datei ist: Fügen Sie ihn mit einem usageContext wie ["WEB"] hinzu.',
  'gtm.head.oldFormat':
    'Das ist das alte Exportformat 1.3 von etwa 2015: Es lässt sich lesen, aber exportieren Sie noch einmal, um das heutige Format 2 zu haben.',
  'gtm.head.timeForm':
    'exportTime {$time} hat nicht die Form 2026-01-31 12:00:00, die Datei wurde also von Hand oder von einem Werkzeug geändert: Prüfen Sie, woher sie kommt.',
  'gtm.head.timeUnusable': 'exportTime ist keine Zeit wie "2026-01-31 12:00:00" ({$found}), deshalb ist das Alter der Datei unbekannt.',
  'gtm.head.usageUnknown': 'Diesen Verwendungskontext gibt es in Exportdateien nicht ({$found}): Schreiben Sie {$meant}.',
  'gtm.head.usageUnusable':
    'usageContext taugt so nicht ({$found}), deshalb ist unbekannt, was für ein Container das ist: Schreiben Sie ["WEB"] oder ["SERVER"].',
  'gtm.head.webOrServer': 'WEB oder SERVER',
  'gtm.json.commaOr': '"," oder "{$close}"',
  'gtm.json.endOfFile': 'das Ende der Datei',
  'gtm.json.incomplete':
    'Die Datei bricht in Zeile {$line}, Spalte {$column} ab, bevor ihr JSON vollständig ist (es fehlt {$expected}): Kopieren oder laden Sie sie noch einmal herunter.',
  'gtm.json.invalid':
    'Die Datei ist in Zeile {$line}, Spalte {$column} kein gültiges JSON: Erwartet wird {$expected}, da steht aber {$found}, korrigieren Sie also diese Stelle oder exportieren Sie noch einmal.',
  'gtm.json.key': 'ein Schlüssel in doppelten Anführungszeichen',
  'gtm.json.keyTwice':
    'Der Schlüssel {$key} steht zweimal in einem Objekt (noch einmal in Zeile {$line}, Spalte {$column}) und nur der letzte zählt: Entfernen Sie einen.',
  'gtm.json.text': 'ein vollständiger Text in doppelten Anführungszeichen',
  'gtm.json.value': 'ein Wert',
  'gtm.list.noEventName': 'Die Liste enthält keinen Ereignisnamen: Schreiben Sie in jede Zeile einen, in einer Spalte namens event.',
  'gtm.list.notUtf8': 'Die Liste ist kein Text in UTF-8: Speichern Sie sie als CSV UTF-8 und wählen Sie sie noch einmal.',
  'gtm.list.quoteOpen': 'In Zeile {$line} öffnet sich ein Anführungszeichen, das sich nie schließt: Schließen Sie es und wählen Sie die Datei noch einmal.',
  'gtm.structure.containerNoObject': 'container taugt so nicht ({$found}), weil ein Objekt dorthin gehört: Exportieren Sie ihn noch einmal.',
  'gtm.structure.entryNoObject': 'Dieser Eintrag von {$kind} taugt so nicht ({$found}), weil ein Objekt dorthin gehört: Korrigieren oder entfernen Sie ihn.',
  'gtm.structure.formatMissing':
    'Die Datei hat keine exportFormatVersion, ist also kein Container-Export: Verwenden Sie eine Datei, die unter „Verwaltung“ exportiert wurde.',
  'gtm.structure.formatText': 'exportFormatVersion ist der Text "2", wo die Zahl 2 hingehört: Entfernen Sie die Anführungszeichen.',
  'gtm.structure.formatUnknown':
    'exportFormatVersion taugt so nicht ({$found}) und nur 2 (und die alte 1.3) lässt sich lesen: Exportieren Sie den Container noch einmal aus dem Google Tag Manager.',
  'gtm.structure.kindNoList': '{$kind} taugt so nicht ({$found}), weil eine Liste dorthin gehört: Setzen Sie die Einträge in [ ].',
  'gtm.structure.noContainerKeys':
    'Das JSON hat weder exportFormatVersion noch containerVersion, ist also kein Container-Export: Wählen Sie die Datei, die unter „Verwaltung“ exportiert wurde.',
  'gtm.structure.noObject':
    'Das JSON ist kein Container-Export, der ein Objekt wäre ({$found}): Wählen Sie die Datei, die unter „Verwaltung“ exportiert wurde.',
  'gtm.structure.versionNoObject':
    'containerVersion taugt so nicht ({$found}), weil ein Objekt mit dem Container dorthin gehört: Exportieren Sie ihn noch einmal.',
  'kind.builtInVariable': 'integrierte Variable',
  'kind.client': 'Client',
  'kind.customTemplate': 'benutzerdefinierte Vorlage',
  'kind.folder': 'Ordner',
  'kind.tag': 'Tag',
  'kind.transformation': 'Transformation',
  'kind.trigger': 'Trigger',
  'kind.variable': 'Variable',
  'list.arrow': '{$first} → {$second}',
  'list.comma': '{$first}, {$second}',
  'list.more': '{$first}, {$second} und {$rest}',
  'list.two': '{$first} und {$second}',
  'text.quoted': '„{$text}“',
}
