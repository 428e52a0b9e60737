import type { Sentences } from '../say.ts'

/** What is wrong with a container file. */
export const files: Sentences = {
  'The type of this built-in variable is {0}, so nothing is switched on: write one such as PAGE_URL.':
    'Der Typ dieser integrierten Variable taugt nicht ({0}), deshalb wird nichts eingeschaltet: Schreiben Sie einen wie PAGE_URL.',
  empty: 'leer',
  'The built-in variable {0} is not known here, so it is kept as it is.':
    'Die integrierte Variable {0} ist hier nicht bekannt und bleibt deshalb, wie sie ist.',
  'The built-in variable {0} is not the spelling of an export file, so write {1}.':
    'Die integrierte Variable {0} ist nicht so geschrieben wie in einer Exportdatei: Schreiben Sie {1}.',
  'The built-in variable {0} is listed twice, so remove one entry.': 'Die integrierte Variable {0} ist zweimal aufgeführt: Entfernen Sie einen Eintrag.',
  'The built-in variable {0} is called {1} here and {2} in Google Tag Manager, so references should use the latter.':
    'Die integrierte Variable {0} heißt hier {1} und im Google Tag Manager {2}, deshalb sollten Verweise den letzteren Namen benutzen.',
  'not readable': 'nicht lesbar',
  "The condition's type is {0}, so nothing is compared: write one such as EQUALS or CONTAINS.":
    'Der Typ der Bedingung taugt nicht ({0}), deshalb wird nichts verglichen: Schreiben Sie einen wie EQUALS oder CONTAINS.',
  'The condition type {0} is not the spelling of an export file, so write {1}.':
    'Der Bedingungstyp {0} ist nicht so geschrieben wie in einer Exportdatei: Schreiben Sie {1}.',
  'There is no condition type {0}: use the positive type with a BOOLEAN parameter negate "true".':
    'Den Bedingungstyp {0} gibt es nicht: Verwenden Sie den positiven Typ mit einem BOOLEAN-Parameter negate "true".',
  'There is no condition type {0}, so the import is refused: use one such as EQUALS, CONTAINS or MATCH_REGEX.':
    'Den Bedingungstyp {0} gibt es nicht, deshalb wird der Import abgelehnt: Verwenden Sie einen wie EQUALS, CONTAINS oder MATCH_REGEX.',
  'The condition has no arg0, so it compares nothing: add the variable, such as {{Page Path}}.':
    'Die Bedingung hat kein arg0, deshalb vergleicht sie nichts: Fügen Sie die Variable hinzu, etwa {{Page Path}}.',
  'arg0 is {0} where exactly one variable belongs, so write it such as {{Page Path}}.':
    'arg0 ist {0}, obwohl genau eine Variable dorthin gehört: Schreiben Sie sie wie {{Page Path}}.',
  'The condition has no arg1, so there is nothing to compare with: add the text to look for.':
    'Die Bedingung hat kein arg1, deshalb gibt es nichts zum Vergleichen: Fügen Sie den Text hinzu, nach dem gesucht wird.',
  '{0} compares numbers and {1} is none, so it never holds: write a number such as 50.':
    '{0} vergleicht Zahlen und {1} ist keine, deshalb trifft die Bedingung nie zu: Schreiben Sie eine Zahl wie 50.',
  '{0} is no regular expression ({1}), so the condition never matches: correct it.':
    '{0} ist kein regulärer Ausdruck ({1}), deshalb trifft die Bedingung nie zu: Korrigieren Sie ihn.',
  'The conditions are {0} where a list belongs, so put them into [ ].':
    'Die Bedingungen taugen so nicht ({0}), weil eine Liste dorthin gehört: Setzen Sie sie in [ ].',
  'This condition is {0} where an object with type and parameter belongs, so correct it.':
    'Diese Bedingung taugt so nicht ({0}), weil ein Objekt mit type und parameter dorthin gehört: Korrigieren Sie sie.',
  'write NOT_SET, NOT_NEEDED or NEEDED': 'Schreiben Sie NOT_SET, NOT_NEEDED oder NEEDED',
  'write {0}': 'Schreiben Sie {0}',
  'consentStatus is {0}, which the import refuses: {1}.': 'consentStatus taugt so nicht ({0}) und der Import lehnt das ab: {1}.',
  'consentType is no LIST parameter with a list of consent types, so the import refuses it: write {"type": "LIST", "list": […]}.':
    'consentType ist kein LIST-Parameter mit einer Liste von Einwilligungstypen, deshalb lehnt der Import das ab: Schreiben Sie {"type": "LIST", "list": […]}.',
  'This consent type is no TEMPLATE parameter with a text, so write it such as {"type": "TEMPLATE", "value": "ad_storage"}.':
    'Dieser Einwilligungstyp ist kein TEMPLATE-Parameter mit einem Text: Schreiben Sie ihn wie {"type": "TEMPLATE", "value": "ad_storage"}.',
  'This consent type has a key, but the entries of this list have none: remove the key.':
    'Dieser Einwilligungstyp hat einen Schlüssel, aber die Einträge dieser Liste haben keinen: Entfernen Sie ihn.',
  'consentSettings is {0} where an object with consentStatus belongs, so correct it.':
    'consentSettings taugt so nicht ({0}), weil ein Objekt mit consentStatus dorthin gehört: Korrigieren Sie es.',
  'consentType is only allowed with NEEDED and the status is {0}, so change one of the two.':
    'consentType ist nur mit NEEDED erlaubt und der Status ist {0}: Ändern Sie eines von beiden.',
  'The tag needs consent but names no consent type, so nothing can be checked: list the types in consentType.':
    'Das Tag braucht eine Einwilligung, nennt aber keinen Typ, deshalb lässt sich nichts prüfen: Führen Sie die Typen in consentType auf.',
  'This JavaScript variable is no function expression ({0}), so it has no value: correct the code.':
    'Diese JavaScript-Variable ist kein Funktionsausdruck ({0}), deshalb hat sie keinen Wert: Korrigieren Sie den Code.',
  'The variables {0} refer to each other in a circle, so they have no value: remove one reference.':
    'Die Variablen {0} verweisen im Kreis aufeinander, deshalb haben sie keinen Wert: Entfernen Sie einen Verweis.',
  'This constant has {0} characters and {1} are allowed, so shorten it.': 'Diese Konstante hat {0} Zeichen und {1} sind erlaubt: Kürzen Sie sie.',
  'The HTML has {0} characters and {1} are allowed, so move a part into a file of the site.':
    'Das HTML hat {0} Zeichen und {1} sind erlaubt: Verlegen Sie einen Teil in eine Datei der Website.',
  'The name of this {0} is {1}, but names are how entities are found and merged: give it one.':
    'Es fehlt ein brauchbarer Name ({0}: {1}), und über Namen werden Einträge gefunden und zusammengeführt: Vergeben Sie einen.',
  'Two entries of {0} are called {1}, but names are the merge key: rename one.':
    'Zwei Einträge der Art {0} heißen {1}, aber zusammengeführt wird über den Namen: Benennen Sie einen um.',
  'The name {0} starts or ends with a space, so references to it fail: remove the space.':
    'Der Name {0} beginnt oder endet mit einem Leerzeichen, deshalb gehen Verweise darauf fehl: Entfernen Sie das Leerzeichen.',
  'The name {0} has a brace, which {{references}} cannot contain: take it out.':
    'Der Name {0} hat eine geschweifte Klammer, die {{Verweise}} nicht enthalten können: Nehmen Sie sie heraus.',
  'The {0} is {1} where text is usual, so put it in quotes.': '{0} ist kein Text ({1}), obwohl das üblich ist: Setzen Sie es in Anführungszeichen.',
  'The {0} is {1}, but each {2} needs its own id as a text of digits: write one.':
    '{0} taugt so nicht ({1}), weil jeder Eintrag der Art {2} eine eigene ID als Text aus Ziffern braucht: Schreiben Sie eine.',
  'The {0} {1} is not made of digits only, so the import refuses it: use a number in quotes.':
    '{0} {1} besteht nicht nur aus Ziffern, deshalb lehnt der Import das ab: Verwenden Sie eine Zahl in Anführungszeichen.',
  'The {0} {1} is used twice, so references to it are unclear: give each {2} its own.':
    '{0} {1} wird zweimal verwendet, deshalb sind Verweise unklar: Geben Sie jedem Eintrag der Art {2} eine eigene ID.',
  'parentFolderId is {0} where the id of a folder as text belongs, so put it in quotes.':
    'parentFolderId taugt so nicht ({0}), weil die ID eines Ordners als Text dorthin gehört: Setzen Sie sie in Anführungszeichen.',
  'The folder {0} is not in the file, so the import is refused (unknown folder): add the folder or remove this line.':
    'Der Ordner {0} ist nicht in der Datei, deshalb wird der Import abgelehnt (unknown folder): Fügen Sie den Ordner hinzu oder entfernen Sie diese Zeile.',
  'The type of this {0} is {1}, so the import is refused: write its type code.':
    'Der Typ dieses Eintrags taugt nicht ({0}: {1}), deshalb wird der Import abgelehnt: Schreiben Sie seinen Typcode.',
  'The custom template {0} is not in the file, so the import is refused (unknown entity type): add the template.':
    'Die benutzerdefinierte Vorlage {0} ist nicht in der Datei, deshalb wird der Import abgelehnt (unknown entity type): Fügen Sie die Vorlage hinzu.',
  '{0} is no type code of a {1} (those are short and lower-case, such as "html" or "v"), so write the right one.':
    '{0} ist kein Typcode ({1}; die sind kurz und klein geschrieben, etwa "html" oder "v"): Schreiben Sie den richtigen.',
  'The {0} type {1} is not known here, so it is kept as it is and its fields are not checked.':
    'Der Typ {1} ({0}) ist hier nicht bekannt, deshalb bleibt er, wie er ist, und seine Felder werden nicht geprüft.',
  'A row of {0} has the columns {1} and needs {2} and {3}, so nothing reads it: rename them.':
    'Eine Zeile von {0} hat die Spalten {1} und braucht {2} und {3}, deshalb liest sie niemand: Benennen Sie sie um.',
  '{0} sets {1} twice and only one value can be sent, so remove a row.':
    '{0} setzt {1} zweimal und nur ein Wert kann gesendet werden: Entfernen Sie eine Zeile.',
  'The event name {0} has other characters than letters, digits and underscores, so GA4 may drop the event: choose another name.':
    'Der Ereignisname {0} hat andere Zeichen als Buchstaben, Ziffern und Unterstriche, deshalb kann GA4 das Ereignis verwerfen: Wählen Sie einen anderen Namen.',
  'The event name {0} does not start with a letter, so GA4 may drop the event: choose another name.':
    'Der Ereignisname {0} beginnt nicht mit einem Buchstaben, deshalb kann GA4 das Ereignis verwerfen: Wählen Sie einen anderen Namen.',
  'The event name {0} is longer than {1} characters, so GA4 may drop the event: choose another name.':
    'Der Ereignisname {0} ist länger als {1} Zeichen, deshalb kann GA4 das Ereignis verwerfen: Wählen Sie einen anderen Namen.',
  'The event name {0} has a prefix that GA4 keeps for itself, so GA4 may drop the event: choose another name.':
    'Der Ereignisname {0} hat ein Präfix, das GA4 für sich behält, deshalb kann GA4 das Ereignis verwerfen: Wählen Sie einen anderen Namen.',
  'The event name {0} is reserved for what GA4 collects itself, so GA4 may drop the event: choose another name.':
    'Der Ereignisname {0} ist dem vorbehalten, was GA4 selbst erfasst, deshalb kann GA4 das Ereignis verwerfen: Wählen Sie einen anderen Namen.',
  'This event sends {0} parameters and GA4 takes {1}, so the rest is lost: remove those that matter less.':
    'Dieses Ereignis sendet {0} Parameter und GA4 nimmt {1} an, deshalb geht der Rest verloren: Entfernen Sie die weniger wichtigen.',
  '{0} names {1}, which is no event settings variable, so its settings are lost: name an event settings variable (type {2}).':
    '{0} nennt {1}, und das ist keine Variable für Ereigniseinstellungen, deshalb gehen deren Einstellungen verloren: Nennen Sie eine solche (Typ {2}).',
  '{0} names {1}, which is no configuration settings variable, so its settings are lost: name a configuration settings variable (type {2}).':
    '{0} nennt {1}, und das ist keine Variable für Konfigurationseinstellungen, deshalb gehen deren Einstellungen verloren: Nennen Sie eine solche (Typ {2}).',
  'sendEcommerceData is on without getEcommerceDataFrom, so no items are read: add it with "dataLayer".':
    'sendEcommerceData ist ohne getEcommerceDataFrom eingeschaltet, deshalb werden keine Artikel gelesen: Fügen Sie es mit "dataLayer" hinzu.',
  'an id such as G-ABC123XYZ4': 'eine ID wie G-ABC123XYZ4',
  'a measurement id such as G-ABC123XYZ4': 'eine Mess-ID wie G-ABC123XYZ4',
  '{0} is no id that GA4 knows (UA- belongs to Universal Analytics, which is shut down), so no data arrives: write {1}.':
    '{0} ist keine ID, die GA4 kennt (UA- gehört zu Universal Analytics, das abgeschaltet ist), deshalb kommen keine Daten an: Schreiben Sie {1}.',
  '{0} is no id that GA4 knows, so no data arrives: write {1}.': '{0} ist keine ID, die GA4 kennt, deshalb kommen keine Daten an: Schreiben Sie {1}.',
  '{0} is a placeholder, so no data arrives yet: replace it with the measurement id.':
    '{0} ist ein Platzhalter, deshalb kommen noch keine Daten an: Ersetzen Sie ihn durch die Mess-ID.',
  "This parameter's type is {0}, so nothing says what it holds: write TEMPLATE, BOOLEAN, INTEGER, LIST or MAP.":
    'Der Typ dieses Parameters taugt nicht ({0}), deshalb sagt nichts, was er enthält: Schreiben Sie TEMPLATE, BOOLEAN, INTEGER, LIST oder MAP.',
  'The parameter type {0} does not exist, so the import is refused: write TEMPLATE, BOOLEAN, INTEGER, LIST or MAP.':
    'Den Parametertyp {0} gibt es nicht, deshalb wird der Import abgelehnt: Schreiben Sie TEMPLATE, BOOLEAN, INTEGER, LIST oder MAP.',
  "The parameter type {0} is not the spelling of an export file (it looks like the API's), so write {1}.":
    'Der Parametertyp {0} ist nicht so geschrieben wie in einer Exportdatei (er sieht nach der API aus): Schreiben Sie {1}.',
  'The value is {0} where only text is allowed, so put it in double quotes.':
    'Der Wert taugt so nicht ({0}), weil nur Text erlaubt ist: Setzen Sie ihn in doppelte Anführungszeichen.',
  'A BOOLEAN holds "true", "false" or one {{variable}} and not {0}, so correct the value.':
    'Ein BOOLEAN enthält "true", "false" oder eine {{Variable}} und nicht {0}: Korrigieren Sie den Wert.',
  'An INTEGER holds digits or one {{variable}} and not {0}, so correct the value.':
    'Ein INTEGER enthält Ziffern oder eine {{Variable}} und nicht {0}: Korrigieren Sie den Wert.',
  'A {0} parameter holds no {1}, so change its type to {2} or remove the {3}.':
    'Ein {0}-Parameter enthält kein {1}: Ändern Sie seinen Typ in {2} oder entfernen Sie {3}.',
  'The {0} is {1} where a list of parameters belongs, so put its entries into [ ].':
    '{0} taugt so nicht ({1}), weil eine Liste von Parametern dorthin gehört: Setzen Sie die Einträge in [ ].',
  'A {0} parameter holds its entries in {1} and no value, so move or remove the value.':
    'Ein {0}-Parameter hat seine Einträge in {1} und keinen Wert: Verschieben oder entfernen Sie den Wert.',
  'This parameter is {0} where an object with type and value belongs, so correct it.':
    'Dieser Parameter taugt so nicht ({0}), weil ein Objekt mit type und value dorthin gehört: Korrigieren Sie ihn.',
  'This parameter has no key (its key is {0}), so nothing reads it: give it one.':
    'Dieser Parameter hat keinen Schlüssel ({0}), deshalb liest ihn niemand: Geben Sie ihm einen.',
  'The key {0} stands twice in this place and only one value can count, so remove one.':
    'Der Schlüssel {0} steht hier zweimal und nur ein Wert kann zählen: Entfernen Sie einen.',
  'The parameters are {0} where a list belongs, so put them into [ ].':
    'Die Parameter taugen so nicht ({0}), weil eine Liste dorthin gehört: Setzen Sie sie in [ ].',
  'This field is {0} where an object such as {"type": "BOOLEAN", "value": "true"} belongs, so write it that way.':
    'Dieses Feld taugt so nicht ({0}), weil ein Objekt wie {"type": "BOOLEAN", "value": "true"} dorthin gehört: Schreiben Sie es so.',
  'The built-in variable {{{0}}} is used here but not switched on, so it has no value: add it to builtInVariable.':
    'Die integrierte Variable {{{0}}} wird hier benutzt, ist aber nicht eingeschaltet, deshalb hat sie keinen Wert: Fügen Sie sie zu builtInVariable hinzu.',
  'Nothing in the file is called {0}, so {{{1}}} stays plain text unless the target container has it: add the variable.':
    'Nichts in der Datei heißt {0}, deshalb bleibt {{{1}}} bloßer Text, wenn der Zielcontainer es nicht hat: Fügen Sie die Variable hinzu.',
  '{0} opens {{ and does not close it, so it stays plain text: write the variable such as {{Page URL}}.':
    '{0} öffnet {{ und schließt es nicht, deshalb bleibt es bloßer Text: Schreiben Sie die Variable wie {{Page URL}}.',
  'This {0} of type {1} has no {2}, so it cannot work: add the parameter.':
    'Diesem Eintrag ({0}) vom Typ {1} fehlt {2}, deshalb kann er nicht funktionieren: Fügen Sie den Parameter hinzu.',
  'The {0} of this {1} (type {2}) is empty, so it cannot work: fill it in.':
    '{0} ist in diesem Eintrag ({1} vom Typ {2}) leer, deshalb kann er nicht funktionieren: Füllen Sie es aus.',
  'The parameter {0} is not known for the type {1}, so check its spelling; it is kept.':
    'Der Parameter {0} ist für den Typ {1} nicht bekannt: Prüfen Sie die Schreibweise; er bleibt erhalten.',
  'The {0} type {1} belongs in a web container and this one is {2}, so remove it or change the container.':
    'Der Typ {1} ({0}) gehört in einen Web-Container und dieser ist {2}: Entfernen Sie ihn oder wechseln Sie den Container.',
  'The {0} type {1} belongs in a server container and this one is {2}, so remove it or change the container.':
    'Der Typ {1} ({0}) gehört in einen Server-Container und dieser ist {2}: Entfernen Sie ihn oder wechseln Sie den Container.',
  'A {0} belongs in a server container and this one is {1}, so remove it or change the container.':
    'Ein Eintrag der Art {0} gehört in einen Server-Container und dieser ist {1}: Entfernen Sie ihn oder wechseln Sie den Container.',
  '{0} is {1} where a list with one tag belongs, so put it into [ ].':
    '{0} taugt so nicht ({1}), weil eine Liste mit einem Tag dorthin gehört: Setzen Sie es in [ ].',
  '{0} names {1} tags and only one is allowed, so keep one.': '{0} nennt {1} Tags und nur eines ist erlaubt: Behalten Sie eines.',
  'This entry of {0} has no tagName, so no tag can run: name the tag.':
    'Dieser Eintrag von {0} hat keinen tagName, deshalb kann kein Tag laufen: Nennen Sie das Tag.',
  'The tag {0} of this {1} is not in the file, so the sequence cannot run: add the tag or correct the name.':
    'Das Tag {0} in {1} ist nicht in der Datei, deshalb kann die Abfolge nicht laufen: Fügen Sie das Tag hinzu oder korrigieren Sie den Namen.',
  'The tag sequence {0} runs in a circle, so its tags wait for each other: remove one step.':
    'Die Tag-Abfolge {0} läuft im Kreis, deshalb warten ihre Tags aufeinander: Entfernen Sie einen Schritt.',
  '{0} is {1} where a list of trigger ids belongs, so put it into [ ].':
    '{0} taugt so nicht ({1}), weil eine Liste von Trigger-IDs dorthin gehört: Setzen Sie es in [ ].',
  'This trigger id is {0} where text belongs, so put it in quotes.':
    'Diese Trigger-ID taugt so nicht ({0}), weil Text dorthin gehört: Setzen Sie sie in Anführungszeichen.',
  'The trigger {0} is not in the file, so the import is refused (unknown trigger): add the trigger or remove the id.':
    'Der Trigger {0} ist nicht in der Datei, deshalb wird der Import abgelehnt (unknown trigger): Fügen Sie den Trigger hinzu oder entfernen Sie die ID.',
  'The built-in trigger {0} ({1}) does not exist in this kind of container, so use one that does.':
    'Den integrierten Trigger {0} ({1}) gibt es in dieser Art von Container nicht: Verwenden Sie einen, den es gibt.',
  'write ONCE_PER_EVENT, ONCE_PER_LOAD or UNLIMITED': 'Schreiben Sie ONCE_PER_EVENT, ONCE_PER_LOAD oder UNLIMITED',
  'tagFiringOption is {0}, which the import refuses: {1}.': 'tagFiringOption taugt so nicht ({0}) und der Import lehnt das ab: {1}.',
  'paused is {0} where the JSON true or false belongs, so remove the quotes.':
    'paused taugt so nicht ({0}), weil true oder false von JSON dorthin gehört: Entfernen Sie die Anführungszeichen.',
  'No trigger fires this tag and no other tag starts it, so it never runs: give it a firing trigger.':
    'Kein Trigger löst dieses Tag aus und kein anderes Tag startet es, deshalb läuft es nie: Geben Sie ihm einen auslösenden Trigger.',
  'This GA4 event has both measurementIdOverride and measurementId, but needs exactly one: keep measurementIdOverride with the measurement id.':
    'Dieses GA4-Ereignis hat sowohl measurementIdOverride als auch measurementId, braucht aber genau eines: Behalten Sie measurementIdOverride mit der Mess-ID.',
  'This GA4 event has neither measurementIdOverride nor measurementId, but needs exactly one: keep measurementIdOverride with the measurement id.':
    'Dieses GA4-Ereignis hat weder measurementIdOverride noch measurementId, braucht aber genau eines: Setzen Sie measurementIdOverride mit der Mess-ID.',
  'measurementIdOverride holds the measurement id as a TEMPLATE and no reference to a tag, so write the id there.':
    'measurementIdOverride enthält die Mess-ID als TEMPLATE und keinen Verweis auf ein Tag: Schreiben Sie die ID dorthin.',
  'measurementId of a GA4 event is a TAG_REFERENCE to its configuration tag and not an id, so use measurementIdOverride for the id.':
    'measurementId eines GA4-Ereignisses ist eine TAG_REFERENCE auf sein Konfigurationstag und keine ID: Verwenden Sie measurementIdOverride für die ID.',
  'The tag {0} that this refers to is not in the file, so the import is refused: add the tag or correct the name.':
    'Das Tag {0}, auf das dies verweist, ist nicht in der Datei, deshalb wird der Import abgelehnt: Fügen Sie das Tag hinzu oder korrigieren Sie den Namen.',
  'The conversionId {0} is not a whole number (the import says "must be a positive integer"), so leave out the AW- in front.':
    'Die conversionId {0} ist keine ganze Zahl (der Import sagt "must be a positive integer"): Lassen Sie das AW- davor weg.',
  'The conversionId {0} is not a whole number (the import says "must be a positive integer"), so write the number of the account.':
    'Die conversionId {0} ist keine ganze Zahl (der Import sagt "must be a positive integer"): Schreiben Sie die Nummer des Kontos.',
  'a text without an ___INFO___ section': 'ein Text ohne Abschnitt ___INFO___',
  'The templateData of this template is {0}, so the template cannot run: put in the text of its .tpl file.':
    'templateData dieser Vorlage taugt so nicht ({0}), deshalb kann die Vorlage nicht laufen: Setzen Sie den Text ihrer .tpl-Datei ein.',
  '{0} is {1}, so the trigger may never fire: write numbers such as 25, 50, 90 with commas.':
    '{0} ist {1}, deshalb löst der Trigger vielleicht nie aus: Schreiben Sie Zahlen wie 25, 50, 90 mit Kommas.',
  'This SCROLL_DEPTH trigger has no thresholds, so it never fires: add verticalThresholdsPercent such as 50, 90.':
    'Dieser SCROLL_DEPTH-Trigger hat keine Schwellen, deshalb löst er nie aus: Fügen Sie verticalThresholdsPercent hinzu, etwa 50, 90.',
  'The interval {0} is no number of milliseconds, so the timer never fires: write one such as 30000.':
    'Das Intervall {0} ist keine Anzahl von Millisekunden, deshalb löst der Timer nie aus: Schreiben Sie eine wie 30000.',
  'This ELEMENT_VISIBILITY trigger has no {0}, so it watches nothing: say which element it waits for.':
    'Dieser ELEMENT_VISIBILITY-Trigger hat kein {0}, deshalb beobachtet er nichts: Sagen Sie, auf welches Element er wartet.',
  'Trigger {0} fires and blocks this tag, so the tag does not run on it: remove it from one list.':
    'Der Trigger {0} löst dieses Tag aus und blockiert es, deshalb läuft es bei ihm nicht: Entfernen Sie ihn aus einer der Listen.',
  "The trigger's type is {0}, so it never fires: write one such as PAGEVIEW or CUSTOM_EVENT.":
    'Der Typ des Triggers taugt nicht ({0}), deshalb löst er nie aus: Schreiben Sie einen wie PAGEVIEW oder CUSTOM_EVENT.',
  'The trigger type {0} is not known here, so it is kept as it is and its fields are not checked.':
    'Der Triggertyp {0} ist hier nicht bekannt, deshalb bleibt er, wie er ist, und seine Felder werden nicht geprüft.',
  'The trigger type {0} is not the spelling of an export file, so write {1}.':
    'Der Triggertyp {0} ist nicht so geschrieben wie in einer Exportdatei: Schreiben Sie {1}.',
  none: 'keine',
  'A CUSTOM_EVENT trigger needs exactly one customEventFilter condition (found {0}), so say there which event it waits for.':
    'Ein CUSTOM_EVENT-Trigger braucht genau eine customEventFilter-Bedingung (hier: {0}): Sagen Sie darin, auf welches Ereignis er wartet.',
  'The event condition compares {0} where every genuine file has {{_event}}, so the trigger may never fire: write {{_event}}.':
    'Die Ereignisbedingung vergleicht {0}, wo in jeder echten Datei {{_event}} steht, deshalb löst der Trigger vielleicht nie aus: Schreiben Sie {{_event}}.',
  'This trigger group has no triggerIds, so it never fires: list the triggers it waits for.':
    'Diese Triggergruppe hat keine triggerIds, deshalb löst sie nie aus: Führen Sie die Trigger auf, auf die sie wartet.',
  'The trigger group waits for trigger {0}, which is not in the file: add it or take it out of the group.':
    'Die Triggergruppe wartet auf den Trigger {0}, der nicht in der Datei ist: Fügen Sie ihn hinzu oder nehmen Sie ihn aus der Gruppe.',
  'The id {0} belongs to the built-in trigger {1}, which needs no object, so remove this trigger.':
    'Die ID {0} gehört zum integrierten Trigger {1}, der kein Objekt braucht: Entfernen Sie diesen Trigger.',
  'This TIMER trigger has no interval, so it never fires: add one in milliseconds as a TEMPLATE parameter.':
    'Dieser TIMER-Trigger hat kein interval, deshalb löst er nie aus: Fügen Sie eines in Millisekunden als TEMPLATE-Parameter hinzu.',
  'The key {0} is not known in this place, so it is kept as it is and not checked.':
    'Der Schlüssel {0} ist an dieser Stelle nicht bekannt, deshalb bleibt er, wie er ist, und wird nicht geprüft.',
  '{0} is {1} where text is usual, so put it in quotes.': '{0} ist nicht wie üblich Text ({1}): Setzen Sie es in Anführungszeichen.',
  'formatValue is {0} where an object belongs (an empty one changes nothing), so write {}.':
    'formatValue taugt so nicht ({0}), weil ein Objekt dorthin gehört (ein leeres ändert nichts): Schreiben Sie {}.',
  'LOWERCASE or UPPERCASE': 'LOWERCASE oder UPPERCASE',
  'caseConversionType is {0}, which the import refuses: write {1}.': 'caseConversionType taugt so nicht ({0}) und der Import lehnt das ab: Schreiben Sie {1}.',
  '{0} is no regular expression ({1}), so this row never matches: correct it.':
    '{0} ist kein regulärer Ausdruck ({1}), deshalb trifft diese Zeile nie zu: Korrigieren Sie ihn.',
  'This JavaScript variable holds no function, so it has no value: write it as function() { return …; }.':
    'Diese JavaScript-Variable enthält keine Funktion, deshalb hat sie keinen Wert: Schreiben Sie sie als function() { return …; }.',
}
