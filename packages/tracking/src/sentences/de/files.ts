import type { files as english } from '../en/files.ts'
import type { Translated } from '../say.ts'

/** What is wrong with a container file. */
export const files: Translated<typeof english> = {
  'gtm.builtIns.otherName':
    'Die integrierte Variable {$type} heißt hier {$name} und im Google Tag Manager {$usual}, deshalb sollten Verweise den letzteren Namen benutzen.',
  'gtm.builtIns.spelling': 'Die integrierte Variable {$type} ist nicht so geschrieben wie in einer Exportdatei: Schreiben Sie {$meant}.',
  'gtm.builtIns.twice': 'Die integrierte Variable {$type} ist zweimal aufgeführt: Entfernen Sie einen Eintrag.',
  'gtm.builtIns.typeUnusable':
    'Der Typ dieser integrierten Variable taugt nicht ({$found}), deshalb wird nichts eingeschaltet: Schreiben Sie einen wie PAGE_URL.',
  'gtm.builtIns.unknown': 'Die integrierte Variable {$type} ist hier nicht bekannt und bleibt deshalb, wie sie ist.',
  'gtm.conditions.leftMissing': 'Die Bedingung hat kein arg0, deshalb vergleicht sie nichts: Fügen Sie die Variable hinzu, etwa {{Page Path}}.',
  'gtm.conditions.leftNoVariable': 'arg0 ist {$found}, obwohl genau eine Variable dorthin gehört: Schreiben Sie sie wie {{Page Path}}.',
  'gtm.conditions.noList': 'Die Bedingungen taugen so nicht ({$found}), weil eine Liste dorthin gehört: Setzen Sie sie in [ ].',
  'gtm.conditions.noObject': 'Diese Bedingung taugt so nicht ({$found}), weil ein Objekt mit type und parameter dorthin gehört: Korrigieren Sie sie.',
  'gtm.conditions.regexInvalid': '{$text} ist kein regulärer Ausdruck ({$fault}), deshalb trifft die Bedingung nie zu: Korrigieren Sie ihn.',
  'gtm.conditions.rightMissing': 'Die Bedingung hat kein arg1, deshalb gibt es nichts zum Vergleichen: Fügen Sie den Text hinzu, nach dem gesucht wird.',
  'gtm.conditions.rightNoNumber': '{$type} vergleicht Zahlen und {$found} ist keine, deshalb trifft die Bedingung nie zu: Schreiben Sie eine Zahl wie 50.',
  'gtm.conditions.typeNegative': 'Den Bedingungstyp {$type} gibt es nicht: Verwenden Sie den positiven Typ mit einem BOOLEAN-Parameter negate "true".',
  'gtm.conditions.typeSpelling': 'Der Bedingungstyp {$type} ist nicht so geschrieben wie in einer Exportdatei: Schreiben Sie {$meant}.',
  'gtm.conditions.typeUnknown':
    'Den Bedingungstyp {$type} gibt es nicht, deshalb wird der Import abgelehnt: Verwenden Sie einen wie EQUALS, CONTAINS oder MATCH_REGEX.',
  'gtm.conditions.typeUnusable': 'Der Typ der Bedingung taugt nicht ({$found}), deshalb wird nichts verglichen: Schreiben Sie einen wie EQUALS oder CONTAINS.',
  'gtm.consent.noObject': 'consentSettings taugt so nicht ({$found}), weil ein Objekt mit consentStatus dorthin gehört: Korrigieren Sie es.',
  'gtm.consent.statusInvalid': 'consentStatus taugt so nicht ({$found}) und der Import lehnt das ab: {$advice}.',
  'gtm.consent.typeNoTemplate':
    'Dieser Einwilligungstyp ist kein TEMPLATE-Parameter mit einem Text: Schreiben Sie ihn wie {"type": "TEMPLATE", "value": "ad_storage"}.',
  'gtm.consent.typeWithKey': 'Dieser Einwilligungstyp hat einen Schlüssel, aber die Einträge dieser Liste haben keinen: Entfernen Sie ihn.',
  'gtm.consent.typesMissing':
    'Das Tag braucht eine Einwilligung, nennt aber keinen Typ, deshalb lässt sich nichts prüfen: Führen Sie die Typen in consentType auf.',
  'gtm.consent.typesNoList':
    'consentType ist kein LIST-Parameter mit einer Liste von Einwilligungstypen, deshalb lehnt der Import das ab: Schreiben Sie {"type": "LIST", "list": […]}.',
  'gtm.consent.typesNotAllowed': 'consentType ist nur mit NEEDED erlaubt und der Status ist {$status}: Ändern Sie eines von beiden.',
  'gtm.consent.writeStatus': 'Schreiben Sie NOT_SET, NOT_NEEDED oder NEEDED',
  'gtm.contents.circle': 'Die Variablen {$variables} verweisen im Kreis aufeinander, deshalb haben sie keinen Wert: Entfernen Sie einen Verweis.',
  'gtm.contents.codeInvalid': 'Diese JavaScript-Variable ist kein Funktionsausdruck ({$fault}), deshalb hat sie keinen Wert: Korrigieren Sie den Code.',
  'gtm.contents.constantTooLong': 'Diese Konstante hat {$length} Zeichen und {$most} sind erlaubt: Kürzen Sie sie.',
  'gtm.contents.htmlTooLong': 'Das HTML hat {$length} Zeichen und {$most} sind erlaubt: Verlegen Sie einen Teil in eine Datei der Website.',
  'gtm.folders.missing':
    'Der Ordner {$folder} ist nicht in der Datei, deshalb wird der Import abgelehnt (unknown folder): Fügen Sie den Ordner hinzu oder entfernen Sie diese Zeile.',
  'gtm.folders.noText': 'parentFolderId taugt so nicht ({$found}), weil die ID eines Ordners als Text dorthin gehört: Setzen Sie sie in Anführungszeichen.',
  'gtm.found.empty': 'leer',
  'gtm.found.none': 'keine',
  'gtm.ga4Events.columns':
    'Eine Zeile von {$table} hat die Spalten {$found} und braucht {$first} und {$second}, deshalb liest sie niemand: Benennen Sie sie um.',
  'gtm.ga4Events.ecommerceSourceMissing':
    'sendEcommerceData ist ohne getEcommerceDataFrom eingeschaltet, deshalb werden keine Artikel gelesen: Fügen Sie es mit "dataLayer" hinzu.',
  'gtm.ga4Events.nameCharacters':
    'Der Ereignisname {$name} hat andere Zeichen als Buchstaben, Ziffern und Unterstriche, deshalb kann GA4 das Ereignis verwerfen: Wählen Sie einen anderen Namen.',
  'gtm.ga4Events.namePrefix':
    'Der Ereignisname {$name} hat ein Präfix, das GA4 für sich behält, deshalb kann GA4 das Ereignis verwerfen: Wählen Sie einen anderen Namen.',
  'gtm.ga4Events.nameReserved':
    'Der Ereignisname {$name} ist dem vorbehalten, was GA4 selbst erfasst, deshalb kann GA4 das Ereignis verwerfen: Wählen Sie einen anderen Namen.',
  'gtm.ga4Events.nameStart':
    'Der Ereignisname {$name} beginnt nicht mit einem Buchstaben, deshalb kann GA4 das Ereignis verwerfen: Wählen Sie einen anderen Namen.',
  'gtm.ga4Events.nameTooLong':
    'Der Ereignisname {$name} ist länger als {$most} Zeichen, deshalb kann GA4 das Ereignis verwerfen: Wählen Sie einen anderen Namen.',
  'gtm.ga4Events.noConfigurationSettings':
    '{$key} nennt {$name}, und das ist keine Variable für Konfigurationseinstellungen, deshalb gehen deren Einstellungen verloren: Nennen Sie eine solche (Typ {$type}).',
  'gtm.ga4Events.noEventSettings':
    '{$key} nennt {$name}, und das ist keine Variable für Ereigniseinstellungen, deshalb gehen deren Einstellungen verloren: Nennen Sie eine solche (Typ {$type}).',
  'gtm.ga4Events.setTwice': '{$table} setzt {$name} zweimal und nur ein Wert kann gesendet werden: Entfernen Sie eine Zeile.',
  'gtm.ga4Events.tooManyParameters':
    'Dieses Ereignis sendet {$count} Parameter und GA4 nimmt {$most} an, deshalb geht der Rest verloren: Entfernen Sie die weniger wichtigen.',
  'gtm.ids.noDigits': '{$key} {$id} besteht nicht nur aus Ziffern, deshalb lehnt der Import das ab: Verwenden Sie eine Zahl in Anführungszeichen.',
  'gtm.ids.noText': '{$key} ist kein Text ({$found}), obwohl das üblich ist: Setzen Sie es in Anführungszeichen.',
  'gtm.ids.twice': '{$key} {$id} wird zweimal verwendet, deshalb sind Verweise unklar: Geben Sie jedem Eintrag der Art {$kind} eine eigene ID.',
  'gtm.ids.unusable': '{$key} taugt so nicht ({$found}), weil jeder Eintrag der Art {$kind} eine eigene ID als Text aus Ziffern braucht: Schreiben Sie eine.',
  'gtm.keys.noText': '{$field} ist nicht wie üblich Text ({$found}): Setzen Sie es in Anführungszeichen.',
  'gtm.keys.unknown': 'Der Schlüssel {$key} ist an dieser Stelle nicht bekannt, deshalb bleibt er, wie er ist, und wird nicht geprüft.',
  'gtm.measurementIds.anyId': 'eine ID wie G-ABC123XYZ4',
  'gtm.measurementIds.invalid': '{$id} ist keine ID, die GA4 kennt, deshalb kommen keine Daten an: Schreiben Sie {$wanted}.',
  'gtm.measurementIds.measurementId': 'eine Mess-ID wie G-ABC123XYZ4',
  'gtm.measurementIds.placeholder': '{$id} ist ein Platzhalter, deshalb kommen noch keine Daten an: Ersetzen Sie ihn durch die Mess-ID.',
  'gtm.measurementIds.universal':
    '{$id} ist keine ID, die GA4 kennt (UA- gehört zu Universal Analytics, das abgeschaltet ist), deshalb kommen keine Daten an: Schreiben Sie {$wanted}.',
  'gtm.names.brace': 'Der Name {$name} hat eine geschweifte Klammer, die {{Verweise}} nicht enthalten können: Nehmen Sie sie heraus.',
  'gtm.names.missing': 'Es fehlt ein brauchbarer Name ({$kind}: {$found}), und über Namen werden Einträge gefunden und zusammengeführt: Vergeben Sie einen.',
  'gtm.names.space': 'Der Name {$name} beginnt oder endet mit einem Leerzeichen, deshalb gehen Verweise darauf fehl: Entfernen Sie das Leerzeichen.',
  'gtm.names.twice': 'Zwei Einträge der Art {$kind} heißen {$name}, aber zusammengeführt wird über den Namen: Benennen Sie einen um.',
  'gtm.parameters.contentNoList': '{$key} taugt so nicht ({$found}), weil eine Liste von Parametern dorthin gehört: Setzen Sie die Einträge in [ ].',
  'gtm.parameters.fieldNoObject':
    'Dieses Feld taugt so nicht ({$found}), weil ein Objekt wie {"type": "BOOLEAN", "value": "true"} dorthin gehört: Schreiben Sie es so.',
  'gtm.parameters.keyMissing': 'Dieser Parameter hat keinen Schlüssel ({$found}), deshalb liest ihn niemand: Geben Sie ihm einen.',
  'gtm.parameters.keyTwice': 'Der Schlüssel {$key} steht hier zweimal und nur ein Wert kann zählen: Entfernen Sie einen.',
  'gtm.parameters.noBoolean': 'Ein BOOLEAN enthält "true", "false" oder eine {{Variable}} und nicht {$value}: Korrigieren Sie den Wert.',
  'gtm.parameters.noInteger': 'Ein INTEGER enthält Ziffern oder eine {{Variable}} und nicht {$value}: Korrigieren Sie den Wert.',
  'gtm.parameters.noList': 'Die Parameter taugen so nicht ({$found}), weil eine Liste dorthin gehört: Setzen Sie sie in [ ].',
  'gtm.parameters.noObject': 'Dieser Parameter taugt so nicht ({$found}), weil ein Objekt mit type und value dorthin gehört: Korrigieren Sie ihn.',
  'gtm.parameters.notHeld': 'Ein {$type}-Parameter enthält kein {$key}: Ändern Sie seinen Typ in {$wanted} oder entfernen Sie {$key}.',
  'gtm.parameters.typeSpelling':
    'Der Parametertyp {$type} ist nicht so geschrieben wie in einer Exportdatei (er sieht nach der API aus): Schreiben Sie {$meant}.',
  'gtm.parameters.typeUnknown':
    'Den Parametertyp {$type} gibt es nicht, deshalb wird der Import abgelehnt: Schreiben Sie TEMPLATE, BOOLEAN, INTEGER, LIST oder MAP.',
  'gtm.parameters.typeUnusable':
    'Der Typ dieses Parameters taugt nicht ({$found}), deshalb sagt nichts, was er enthält: Schreiben Sie TEMPLATE, BOOLEAN, INTEGER, LIST oder MAP.',
  'gtm.parameters.valueBesideEntries': 'Ein {$type}-Parameter hat seine Einträge in {$key} und keinen Wert: Verschieben oder entfernen Sie den Wert.',
  'gtm.parameters.valueNoText': 'Der Wert taugt so nicht ({$found}), weil nur Text erlaubt ist: Setzen Sie ihn in doppelte Anführungszeichen.',
  'gtm.references.builtInOff':
    'Die integrierte Variable {{{$name}}} wird hier benutzt, ist aber nicht eingeschaltet, deshalb hat sie keinen Wert: Fügen Sie sie zu builtInVariable hinzu.',
  'gtm.references.missing':
    'Nichts in der Datei heißt {$quoted}, deshalb bleibt {{{$name}}} bloßer Text, wenn der Zielcontainer es nicht hat: Fügen Sie die Variable hinzu.',
  'gtm.references.notClosed': '{$text} öffnet {{ und schließt es nicht, deshalb bleibt es bloßer Text: Schreiben Sie die Variable wie {{Page URL}}.',
  'gtm.regex.unreadable': 'nicht lesbar',
  'gtm.requirements.empty': '{$key} ist in diesem Eintrag ({$kind} vom Typ {$type}) leer, deshalb kann er nicht funktionieren: Füllen Sie es aus.',
  'gtm.requirements.kindServerOnly':
    'Ein Eintrag der Art {$kind} gehört in einen Server-Container und dieser ist {$usage}: Entfernen Sie ihn oder wechseln Sie den Container.',
  'gtm.requirements.missing': 'Diesem Eintrag ({$kind}) vom Typ {$type} fehlt {$key}, deshalb kann er nicht funktionieren: Fügen Sie den Parameter hinzu.',
  'gtm.requirements.serverOnly':
    'Der Typ {$type} ({$kind}) gehört in einen Server-Container und dieser ist {$usage}: Entfernen Sie ihn oder wechseln Sie den Container.',
  'gtm.requirements.unknownParameter': 'Der Parameter {$key} ist für den Typ {$type} nicht bekannt: Prüfen Sie die Schreibweise; er bleibt erhalten.',
  'gtm.requirements.webOnly':
    'Der Typ {$type} ({$kind}) gehört in einen Web-Container und dieser ist {$usage}: Entfernen Sie ihn oder wechseln Sie den Container.',
  'gtm.sequence.circle': 'Die Tag-Abfolge {$tags} läuft im Kreis, deshalb warten ihre Tags aufeinander: Entfernen Sie einen Schritt.',
  'gtm.sequence.noList': '{$field} taugt so nicht ({$found}), weil eine Liste mit einem Tag dorthin gehört: Setzen Sie es in [ ].',
  'gtm.sequence.noTagName': 'Dieser Eintrag von {$field} hat keinen tagName, deshalb kann kein Tag laufen: Nennen Sie das Tag.',
  'gtm.sequence.tagMissing':
    'Das Tag {$tag} in {$field} ist nicht in der Datei, deshalb kann die Abfolge nicht laufen: Fügen Sie das Tag hinzu oder korrigieren Sie den Namen.',
  'gtm.sequence.tooMany': '{$field} nennt {$count} Tags und nur eines ist erlaubt: Behalten Sie eines.',
  'gtm.tags.bothIds':
    'Dieses GA4-Ereignis hat sowohl measurementIdOverride als auch measurementId, braucht aber genau eines: Behalten Sie measurementIdOverride mit der Mess-ID.',
  'gtm.tags.builtInTriggerMissing': 'Den integrierten Trigger {$id} ({$name}) gibt es in dieser Art von Container nicht: Verwenden Sie einen, den es gibt.',
  'gtm.tags.conversionIdInvalid':
    'Die conversionId {$id} ist keine ganze Zahl (der Import sagt "must be a positive integer"): Schreiben Sie die Nummer des Kontos.',
  'gtm.tags.conversionIdPrefixed': 'Die conversionId {$id} ist keine ganze Zahl (der Import sagt "must be a positive integer"): Lassen Sie das AW- davor weg.',
  'gtm.tags.firingOptionInvalid': 'tagFiringOption taugt so nicht ({$found}) und der Import lehnt das ab: {$advice}.',
  'gtm.tags.idNoReference':
    'measurementId eines GA4-Ereignisses ist eine TAG_REFERENCE auf sein Konfigurationstag und keine ID: Verwenden Sie measurementIdOverride für die ID.',
  'gtm.tags.neverRuns': 'Kein Trigger löst dieses Tag aus und kein anderes Tag startet es, deshalb läuft es nie: Geben Sie ihm einen auslösenden Trigger.',
  'gtm.tags.noId':
    'Dieses GA4-Ereignis hat weder measurementIdOverride noch measurementId, braucht aber genau eines: Setzen Sie measurementIdOverride mit der Mess-ID.',
  'gtm.tags.overrideNoTemplate': 'measurementIdOverride enthält die Mess-ID als TEMPLATE und keinen Verweis auf ein Tag: Schreiben Sie die ID dorthin.',
  'gtm.tags.pausedNoBoolean': 'paused taugt so nicht ({$found}), weil true oder false von JSON dorthin gehört: Entfernen Sie die Anführungszeichen.',
  'gtm.tags.tagMissing':
    'Das Tag {$tag}, auf das dies verweist, ist nicht in der Datei, deshalb wird der Import abgelehnt: Fügen Sie das Tag hinzu oder korrigieren Sie den Namen.',
  'gtm.tags.triggerMissing':
    'Der Trigger {$trigger} ist nicht in der Datei, deshalb wird der Import abgelehnt (unknown trigger): Fügen Sie den Trigger hinzu oder entfernen Sie die ID.',
  'gtm.tags.triggerNoText': 'Diese Trigger-ID taugt so nicht ({$found}), weil Text dorthin gehört: Setzen Sie sie in Anführungszeichen.',
  'gtm.tags.triggersNoList': '{$field} taugt so nicht ({$found}), weil eine Liste von Trigger-IDs dorthin gehört: Setzen Sie es in [ ].',
  'gtm.tags.writeFiringOption': 'Schreiben Sie ONCE_PER_EVENT, ONCE_PER_LOAD oder UNLIMITED',
  'gtm.templates.dataUnusable':
    'templateData dieser Vorlage taugt so nicht ({$found}), deshalb kann die Vorlage nicht laufen: Setzen Sie den Text ihrer .tpl-Datei ein.',
  'gtm.templates.noInfo': 'ein Text ohne Abschnitt ___INFO___',
  'gtm.triggerFields.elementMissing':
    'Dieser ELEMENT_VISIBILITY-Trigger hat kein {$key}, deshalb beobachtet er nichts: Sagen Sie, auf welches Element er wartet.',
  'gtm.triggerFields.firesAndBlocks':
    'Der Trigger {$trigger} löst dieses Tag aus und blockiert es, deshalb läuft es bei ihm nicht: Entfernen Sie ihn aus einer der Listen.',
  'gtm.triggerFields.intervalNoNumber':
    'Das Intervall {$interval} ist keine Anzahl von Millisekunden, deshalb löst der Timer nie aus: Schreiben Sie eine wie 30000.',
  'gtm.triggerFields.thresholds': '{$key} ist {$found}, deshalb löst der Trigger vielleicht nie aus: Schreiben Sie Zahlen wie 25, 50, 90 mit Kommas.',
  'gtm.triggerFields.thresholdsMissing':
    'Dieser SCROLL_DEPTH-Trigger hat keine Schwellen, deshalb löst er nie aus: Fügen Sie verticalThresholdsPercent hinzu, etwa 50, 90.',
  'gtm.triggers.eventVariable':
    'Die Ereignisbedingung vergleicht {$found}, wo in jeder echten Datei {{_event}} steht, deshalb löst der Trigger vielleicht nie aus: Schreiben Sie {{_event}}.',
  'gtm.triggers.groupEmpty': 'Diese Triggergruppe hat keine triggerIds, deshalb löst sie nie aus: Führen Sie die Trigger auf, auf die sie wartet.',
  'gtm.triggers.groupMember':
    'Die Triggergruppe wartet auf den Trigger {$trigger}, der nicht in der Datei ist: Fügen Sie ihn hinzu oder nehmen Sie ihn aus der Gruppe.',
  'gtm.triggers.idOfBuiltIn': 'Die ID {$id} gehört zum integrierten Trigger {$name}, der kein Objekt braucht: Entfernen Sie diesen Trigger.',
  'gtm.triggers.intervalMissing':
    'Dieser TIMER-Trigger hat kein interval, deshalb löst er nie aus: Fügen Sie eines in Millisekunden als TEMPLATE-Parameter hinzu.',
  'gtm.triggers.oneEventCondition':
    'Ein CUSTOM_EVENT-Trigger braucht genau eine customEventFilter-Bedingung (hier: {$found}): Sagen Sie darin, auf welches Ereignis er wartet.',
  'gtm.triggers.typeSpelling': 'Der Triggertyp {$type} ist nicht so geschrieben wie in einer Exportdatei: Schreiben Sie {$meant}.',
  'gtm.triggers.typeUnknown': 'Der Triggertyp {$type} ist hier nicht bekannt, deshalb bleibt er, wie er ist, und seine Felder werden nicht geprüft.',
  'gtm.triggers.typeUnusable': 'Der Typ des Triggers taugt nicht ({$found}), deshalb löst er nie aus: Schreiben Sie einen wie PAGEVIEW oder CUSTOM_EVENT.',
  'gtm.types.noCode': '{$type} ist kein Typcode ({$kind}; die sind kurz und klein geschrieben, etwa "html" oder "v"): Schreiben Sie den richtigen.',
  'gtm.types.templateMissing':
    'Die benutzerdefinierte Vorlage {$type} ist nicht in der Datei, deshalb wird der Import abgelehnt (unknown entity type): Fügen Sie die Vorlage hinzu.',
  'gtm.types.unknown': 'Der Typ {$type} ({$kind}) ist hier nicht bekannt, deshalb bleibt er, wie er ist, und seine Felder werden nicht geprüft.',
  'gtm.types.unusable': 'Der Typ dieses Eintrags taugt nicht ({$kind}: {$found}), deshalb wird der Import abgelehnt: Schreiben Sie seinen Typcode.',
  'gtm.variables.caseInvalid': 'caseConversionType taugt so nicht ({$found}) und der Import lehnt das ab: Schreiben Sie {$meant}.',
  'gtm.variables.formatNoObject': 'formatValue taugt so nicht ({$found}), weil ein Objekt dorthin gehört (ein leeres ändert nichts): Schreiben Sie {}.',
  'gtm.variables.lowerOrUpper': 'LOWERCASE oder UPPERCASE',
  'gtm.variables.noFunction': 'Diese JavaScript-Variable enthält keine Funktion, deshalb hat sie keinen Wert: Schreiben Sie sie als function() { return …; }.',
  'gtm.variables.regexInvalid': '{$text} ist kein regulärer Ausdruck ({$fault}), deshalb trifft diese Zeile nie zu: Korrigieren Sie ihn.',
  'gtm.write': 'Schreiben Sie {$meant}',
  'write.container.measurementId':
    'Die Mess-ID {$id} ist keine, die GA4 vergibt, deshalb kommen keine Daten an: Kopieren Sie die ID, die mit G- beginnt, aus dem Web-Datenstream in GA4 (Verwaltung, Datenstreams).',
  'write.tags.noEvents': 'Ein Tag vom Typ „{$type}“ soll bei „{$event}“ auslösen, das kein Tag des Plans sendet: Nennen Sie eines seiner Ereignisse.',
  'write.tags.otherEvent': 'Ein Tag vom Typ „{$type}“ soll bei „{$event}“ auslösen, das kein Tag des Plans sendet: Nennen Sie eines von {$events}.',
  'write.tags.type': 'Tagmason schreibt keine Tags vom Typ „{$type}“.',
  'write.triggers.automatic': 'Das Ereignis {$event} erfasst GA4 selbst, und es hat keinen Trigger: Lassen Sie es weg, bevor Sie Trigger schreiben.',
  'write.triggers.pattern':
    'Die Bedingung {$pattern} des Ereignisses {$event} ist kein gültiger regulärer Ausdruck, deshalb löst ihr Trigger nie aus: Korrigieren oder entfernen Sie sie im Plan.',
}
