import type { audit as english } from '../en/audit.ts'
import type { Translated } from '../say.ts'

/** What the audit finds, and what its fixes do. */
export const audit: Translated<typeof english> = {
  'audit.ads.conversionEverywhere':
    'Die Conversion {$tag} wird auf jeder Seite ausgelöst, deshalb zählt jeder Besuch als Erfolg: Lösen Sie sie bei dem Ereignis aus, das der Erfolg ist.',
  'audit.ads.conversionIdBare.fix': 'Conversion-ID als {$id} schreiben',
  'audit.ads.conversionIdPrefixed':
    'Vor der Conversion-ID {$id} steht AW-, obwohl nur Ziffern dorthin gehören, deshalb zählt Google Ads nichts: Schreiben Sie nur die Ziffern.',
  'audit.ads.conversionIncomplete':
    'Die Conversion {$tag} kommt ohne {$keys}, deshalb zählt Google Ads nichts: Übernehmen Sie beides aus der Conversion-Aktion.',
  'audit.ads.linkerMissing':
    '{$tag} braucht die Klick-ID der Anzeige, aber keine Conversion-Verknüpfung speichert sie, deshalb gehen Conversions verloren: Fügen Sie auf allen Seiten eine Conversion-Verknüpfung hinzu.',
  'audit.ads.orderIdMissing':
    'Die Conversion {$tag} zählt Bestellungen ohne deren ID, deshalb zählt eine neu geladene Seite noch einmal: Senden Sie die ID der Bestellung als orderId.',
  'audit.conditions.clickInside':
    'Ein Klick trifft das innerste Element, deshalb entgehen {$selector} die Klicks auf Symbole und Wörter darin: Schreiben Sie {$wider}.',
  'audit.conditions.clickInside.fix': 'Auch Klicks innerhalb von {$selector} erfassen',
  'audit.conditions.firesAndBlocks':
    'Der Trigger {$trigger} löst dieses Tag aus und blockiert es zugleich, deshalb läuft es bei ihm nicht: Nehmen Sie ihn an einer der beiden Stellen heraus.',
  'audit.conditions.regexInvalid': '{$text} ist kein regulärer Ausdruck ({$fault}), deshalb löst der Trigger nie aus: Korrigieren Sie ihn.',
  'audit.conditions.regexInvalid.fix': 'Die Klammern schließen: {$text}',
  'audit.conditions.regexUnanchored':
    '{$text} passt auch auf längere Ereignisnamen, die das enthalten, deshalb löst der Trigger zu oft aus: Schreiben Sie {$anchored}, wenn genau diese Namen gemeint sind.',
  'audit.conditions.regexUnanchored.fix': '{$text} vom Anfang bis zum Ende vergleichen',
  'audit.conditions.twoValues':
    '{$variable} kann nicht zugleich {$one} und {$other} sein, deshalb löst der Trigger nie aus: Nehmen Sie eine Bedingung heraus oder machen Sie zwei Trigger daraus.',
  'audit.conditions.valueAndNot':
    '{$variable} kann nicht zugleich {$one} und etwas anderes sein, deshalb löst der Trigger nie aus: Nehmen Sie eine Bedingung heraus oder machen Sie zwei Trigger daraus.',
  'audit.consent.defaultInHtml':
    '{$tag} legt die Standardeinwilligung in benutzerdefiniertem HTML fest, dessen Befehle erst nach Initialization zählen, deshalb können Google-Tags vorher laufen: Legen Sie sie mit einer Einwilligungsvorlage fest oder auf der Seite selbst.',
  'audit.consent.defaultLate':
    '{$tag} legt die Standardeinwilligung erst fest, wenn andere Tags schon gelaufen sein können, und die beachten sie nicht: Lösen Sie es bei Consent Initialization - All Pages aus.',
  'audit.consent.defaultLate.fix': '{$tag} bei Consent Initialization - All Pages auslösen',
  'audit.consent.defaultLateScript':
    '{$tag} legt die Standardeinwilligung erst fest, wenn andere Tags schon gelaufen sein können, und die beachten sie nicht: Legen Sie sie mit einer Einwilligungsvorlage bei Consent Initialization - All Pages fest.',
  'audit.consent.defaultMissing':
    'Google-Tags messen Besucher, ohne dass vorher etwas eine Standardeinwilligung festlegt, und laufen deshalb, als hätten alle zugestimmt: Legen Sie eine bei Consent Initialization fest oder auf der Seite selbst.',
  'audit.consent.defaultMissing.fix': 'Eine Standardeinwilligung festlegen, die ablehnt, bei Consent Initialization - All Pages',
  'audit.consent.defaultTwice':
    '{$tag} legt eine Standardeinwilligung fest und {$first} ebenso, deshalb hebt die spätere die Antwort des Besuchers auf: Behalten Sie eine und senden Sie für Antworten "update".',
  'audit.consent.noWait':
    'Die Standardeinwilligung wartet nicht auf die Antwort, die ein Banner sich gemerkt hat, deshalb gehen die ersten Hits eines Besuchs als abgelehnt hinaus: Setzen Sie wait_for_update auf 500 Millisekunden.',
  'audit.consent.typesMissing':
    'Die Standardeinwilligung lässt {$types} weg, was Google in Europa seit 2024 verlangt, deshalb verlieren Anzeigen ihre Zielgruppen: Legen Sie alle vier Typen fest.',
  'audit.consentGate.adTypesMissing':
    '{$tag} dient der Werbung, verlangt aber {$types} nicht, und wird deshalb gegen die Wahl des Besuchers ausgelöst: Nehmen Sie es in die Einwilligung auf, die das Tag braucht.',
  'audit.consentGate.notSet':
    '{$tag} läuft, was der Besucher auch antwortet, weil die Einwilligung nicht eingestellt ist und es kein Google-Tag ist: Nennen Sie die Einwilligung, die es braucht, oder sagen Sie, dass es keine braucht.',
  'audit.duplicates.remove.fix': '{$thing} entfernen, das {$first} wiederholt',
  'audit.duplicates.replace.fix': '{$first} an die Stelle von {$thing} setzen',
  'audit.duplicates.tag': 'Das Tag {$tag} tut beim selben Trigger dasselbe wie {$first}, deshalb zählt alles doppelt: Entfernen Sie eines.',
  'audit.duplicates.trigger':
    'Der Trigger {$trigger} wartet auf dasselbe wie {$first}, deshalb wird eine Änderung am einen beim anderen vergessen: Nehmen Sie einen für beide.',
  'audit.duplicates.variable':
    'Die Variable {$variable} liest dasselbe wie {$first}, deshalb wird eine Änderung an der einen bei der anderen vergessen: Nehmen Sie eine für beide.',
  'audit.ga4Destinations.configuredTwice':
    '{$tag} und {$first} konfigurieren beide {$id} auf denselben Seiten, deshalb zählen Seitenaufrufe doppelt: Behalten Sie eines.',
  'audit.ga4Destinations.googleTagLate':
    'Das Google-Tag {$tag} wartet auf den Seitenaufruf, deshalb fehlen früheren Ereignissen seine Einstellungen: Lösen Sie es bei Initialization aus.',
  'audit.ga4Destinations.googleTagLate.fix': '{$tag} bei Initialization - All Pages auslösen',
  'audit.ga4Destinations.idInvalid':
    '{$id} ist keine ID eines Google-Tags, deshalb werden keine Daten erfasst: Schreiben Sie die Mess-ID aus dem Datenstream, etwa G-ABC123XYZ4.',
  'audit.ga4Destinations.idPlaceholder':
    '{$id} ist nur ein Platzhalter, deshalb werden keine Daten erfasst: Schreiben Sie die Mess-ID aus dem Datenstream, etwa G-ABC123XYZ4.',
  'audit.ga4Destinations.idRepeated':
    '{$id} ist in {$count} Tags ausgeschrieben, deshalb entgehen einem Wechsel der Property einige davon: Bewahren Sie es in einer einzigen Konstante auf.',
  'audit.ga4Destinations.idRepeated.fix': '{$id} in einer einzigen Konstante aufbewahren, {$constant}',
  'audit.ga4Destinations.idUniversal':
    '{$id} gehört zu Universal Analytics, das abgeschaltet ist, deshalb werden keine Daten erfasst: Schreiben Sie die Mess-ID aus dem Datenstream, etwa G-ABC123XYZ4.',
  'audit.ga4Destinations.noGoogleTag':
    'Kein Google-Tag bedient {$id}, deshalb fehlen dessen Ereignissen Seitenaufrufe, Verknüpfung und Einwilligungseinstellungen: Fügen Sie bei Initialization ein Google-Tag mit dieser ID hinzu.',
  'audit.ga4Names.eventInvalid':
    'Der Ereignisname {$event} besteht nicht aus höchstens 40 Buchstaben, Ziffern und Unterstrichen mit einem Buchstaben vorn, deshalb verwirft GA4 ihn: Schreiben Sie {$better}.',
  'audit.ga4Names.eventReserved': 'GA4 behält den Ereignisnamen {$event} für sich und verwirft das Ereignis: Nennen Sie es anders, etwa {$better}.',
  'audit.ga4Names.eventSpelling':
    'Der Ereignisname {$event} ist nicht in Kleinbuchstaben mit Unterstrichen geschrieben, deshalb zählt eine andere Schreibweise bald als anderes Ereignis: Einigen Sie sich auf {$better}.',
  'audit.ga4Names.eventVariable':
    'Der Ereignisname entsteht aus {{{$variable}}}, deshalb wird jeder Wert zu einem eigenen Ereignis: Senden Sie ein einziges Ereignis und schreiben Sie den Wert in einen Parameter.',
  'audit.ga4Names.parameterReserved': 'GA4 behält den Parameternamen {$parameter} für sich und verwirft den Wert: Nennen Sie ihn anders.',
  'audit.ga4Names.propertyReserved': 'GA4 behält die Nutzereigenschaft {$property} für sich und verwirft den Wert: Nennen Sie sie anders.',
  'audit.ga4Parameters.ecommerceMixed':
    'Das Tag sendet E-Commerce-Daten und setzt {$parameters} außerdem selbst, deshalb weiß niemand, was davon zählt: Behalten Sie einen Weg.',
  'audit.ga4Parameters.enhancedTwice':
    'Optimierte Analysen erfassen {$event} von selbst, wenn sie eingeschaltet sind, deshalb zählt dieses Tag es noch einmal: Schalten Sie eines von beiden aus.',
  'audit.ga4Parameters.noCurrency': 'Das Ereignis sendet einen Wert ohne Währung, deshalb übergeht GA4 den Umsatz: Fügen Sie den Parameter currency hinzu.',
  'audit.ga4Parameters.noTransactionId':
    '{$event} kommt ohne transaction_id, deshalb zählt eine neu geladene Seite noch einmal: Senden Sie E-Commerce-Daten oder fügen Sie transaction_id hinzu.',
  'audit.ga4Parameters.requiredMissing':
    'Das empfohlene Ereignis {$event} kommt ohne {$parameters}, deshalb bleiben Googles Berichte dazu leer: Senden Sie E-Commerce-Daten oder fügen Sie den Parameter hinzu.',
  'audit.ga4Parameters.tooMany':
    'Das Ereignis sendet mit denen seiner Einstellungsvariable {$count} Parameter und GA4 nimmt {$most} an, deshalb geht der Rest verloren: Entfernen Sie einige.',
  'audit.ga4Parameters.unregistered':
    'Der Parameter {$parameter} ist weder benutzerdefinierte Dimension noch benutzerdefinierter Messwert der Property, deshalb zeigt ihn kein Bericht: Registrieren Sie ihn in GA4 unter „Benutzerdefinierte Definitionen“.',
  'audit.html.dangerous':
    '{$tag} {$risks}, und wer das beherrscht, beherrscht die Seite: Erlauben Sie den Host, wenn Sie ihm vertrauen, oder nehmen Sie eine Vorlage.',
  'audit.html.otherHost': 'lädt ein Skript von {$host}',
  'audit.html.pixel.linkedin': 'das LinkedIn-Insight-Tag',
  'audit.html.pixel.meta': 'das Meta-Pixel',
  'audit.html.pixel.tiktok': 'das TikTok-Pixel',
  'audit.html.runsCode': 'führt {$code} aus',
  'audit.html.templateExists':
    '{$tag} ist {$pixel} als benutzerdefiniertes HTML, das auf der Seite alles tun kann: Nehmen Sie das Tag oder die Galerievorlage, die es dafür gibt.',
  'audit.html.tooLong':
    'Das HTML hat {$length} Zeichen und der Google Tag Manager nimmt {$most} an, deshalb lässt es sich nicht speichern: Laden Sie den Code aus einer eigenen Datei.',
  'audit.html.unencrypted': 'lädt {$address} unverschlüsselt',
  'audit.legacy.configurationTag':
    '{$tag} ist ein GA4-Konfigurationstag, das vom Google-Tag abgelöst wurde, deshalb fehlen ihm neue Einstellungen: Machen Sie daraus ein Google-Tag.',
  'audit.legacy.tagReference':
    '{$tag} findet seine Property über ein anderes Tag, was die alte Art ist und bricht, sobald jenes umbenannt wird: Schreiben Sie die Mess-ID in das Ereignis.',
  'audit.legacy.universalId':
    '{$id} ist eine Property von Universal Analytics, das 2023 eingestellt wurde, deshalb kommt nichts an: Schreiben Sie die Mess-ID von GA4 oder entfernen Sie sie.',
  'audit.legacy.universalPath':
    'Die Variable liest {$path}, die Datenschicht von Universal Analytics, deshalb ist sie leer, sobald der Shop für GA4 sendet: Lesen Sie stattdessen ecommerce.items.',
  'audit.legacy.universalSettings':
    'Die Variable {$variable} enthält Einstellungen für Universal Analytics, das 2023 eingestellt wurde, deshalb nützen sie nichts: Entfernen Sie sie mitsamt ihren Tags.',
  'audit.legacy.universalSettings.fix': 'Universal-Analytics-Einstellungen {$variable} entfernen',
  'audit.legacy.universalTag':
    'Das Tag {$tag} sendet an Universal Analytics, das 2023 eingestellt wurde, deshalb kommt nichts an: Ersetzen Sie es durch ein GA4-Ereignis oder entfernen Sie es.',
  'audit.legacy.universalTag.fix': 'Universal-Analytics-Tag {$tag} entfernen',
  'audit.naming.agreed': 'dem vereinbarten Muster {$pattern}',
  'audit.naming.fewInFolders':
    'Nur {$inside} von {$all} Tags, Triggern und Variablen liegen in Ordnern, deshalb sind sie schwer zu finden: Sortieren Sie sie in Ordner.',
  'audit.naming.fewTags': 'Nur {$fitting} von {$all} Tagnamen folgen {$pattern}, deshalb sind Listen schwer zu lesen: Benennen Sie die übrigen um.',
  'audit.naming.fewTriggers': 'Nur {$fitting} von {$all} Triggernamen folgen {$pattern}, deshalb sind Listen schwer zu lesen: Benennen Sie die übrigen um.',
  'audit.naming.fewVariables': 'Nur {$fitting} von {$all} Variablennamen folgen {$pattern}, deshalb sind Listen schwer zu lesen: Benennen Sie die übrigen um.',
  'audit.naming.mostFollow': 'dem Muster „{$style}“ der meisten',
  'audit.naming.style.bar': 'Art | Genaueres',
  'audit.naming.style.colon': 'Art: Genaueres',
  'audit.naming.style.dash': 'Art - Genaueres',
  'audit.naming.style.dots': 'art.genaueres',
  'audit.naming.style.hyphens': 'art-genaueres',
  'audit.naming.style.underscores': 'art_genaueres',
  'audit.naming.style.word': 'ein Wort',
  'audit.naming.style.words': 'freie Wörter',
  'audit.pageViews.doubled':
    '{$tag} sendet page_view auf jeder Seite und {$other} ebenso, deshalb zählt jede Seite doppelt: Setzen Sie dort send_page_view auf false oder entfernen Sie dieses Tag.',
  'audit.privacy.pageLocation':
    'page_location sendet die ganze Adresse, obwohl diese Website {$key} hineinschreibt, was gegen Googles Richtlinien verstößt: Senden Sie die Adresse ohne diesen Schlüssel.',
  'audit.privacy.parameter':
    '{$parameter} sendet an GA4, wer der Besucher ist, was Googles Richtlinien selbst gehasht verbieten: Nehmen Sie es heraus oder verwenden Sie eine Variable für von Nutzern bereitgestellte Daten.',
  'audit.privacy.parameterFromAddress':
    'Der Parameter {$parameter} sendet {$key} aus der Adresse der Seite, was verrät, wer der Besucher ist, und gegen Googles Richtlinien verstößt: Nehmen Sie ihn heraus.',
  'audit.references.builtIn':
    'Die integrierte Variable {{{$name}}} wird benutzt, ist aber nicht eingeschaltet, deshalb hat sie keinen Wert: Schalten Sie sie unter „Variablen“ ein.',
  'audit.references.builtIn.fix': 'Integrierte Variable {$name} einschalten',
  'audit.references.builtInCondition':
    'Diese Bedingung liest die integrierte Variable {{{$name}}}, die nicht eingeschaltet und deshalb immer leer ist: Schalten Sie sie unter „Variablen“ ein.',
  'audit.references.folder':
    'Dies liegt im Ordner {$folder}, den die Datei nicht hat, deshalb wird der Import abgelehnt: Fügen Sie den Ordner hinzu oder nehmen Sie die ID heraus.',
  'audit.references.folder.fix': '{$thing} aus dem Ordner nehmen, der fehlt',
  'audit.references.template':
    'Der Typ {$type} gehört zu einer benutzerdefinierten Vorlage, die die Datei nicht hat, deshalb wird der Import abgelehnt: Exportieren Sie ihn zusammen mit seiner Vorlage.',
  'audit.references.trigger':
    'Dieses Tag nennt den Trigger {$trigger}, den die Datei nicht hat, deshalb wird der Import abgelehnt: Fügen Sie den Trigger hinzu oder nehmen Sie seine ID heraus.',
  'audit.references.variable':
    'Nichts in der Datei heißt {$quoted}, deshalb bleibt {{{$name}}} bloßer Text oder wird abgelehnt: Fügen Sie die Variable hinzu oder korrigieren Sie den Namen.',
  'audit.secrets.found':
    '{$thing} enthält {$secret}, und das kann jeder Besucher im Container lesen: Nehmen Sie es heraus und lassen Sie es dort ersetzen, wo es herkommt.',
  'audit.secrets.kind.aws': 'einen Zugriffsschlüssel von AWS',
  'audit.secrets.kind.bearer': 'ein Bearer-Token',
  'audit.secrets.kind.github': 'ein Token von GitHub',
  'audit.secrets.kind.meta': 'ein Zugriffstoken von Meta',
  'audit.secrets.kind.named': 'einen Schlüssel, wie der Name sagt',
  'audit.secrets.kind.password': 'einen Schlüssel oder ein Passwort',
  'audit.secrets.kind.privateKey': 'einen privaten Schlüssel',
  'audit.secrets.kind.sendgrid': 'einen Schlüssel von SendGrid',
  'audit.secrets.kind.slack': 'ein Token von Slack',
  'audit.secrets.kind.stripe': 'einen geheimen Schlüssel von Stripe',
  'audit.sequences.circle': 'Die Tag-Abfolge {$tags} läuft im Kreis, deshalb warten ihre Tags aufeinander: Nehmen Sie einen Schritt heraus.',
  'audit.sequences.referenceMissing':
    'Dies verweist auf das Tag {$tag}, das die Datei nicht hat, deshalb bekommt es keine Einstellungen: Fügen Sie das Tag hinzu oder korrigieren Sie den Namen.',
  'audit.sequences.sameName': 'Zwei von der Art {$kind} heißen {$name}, deshalb können Verweise und Importe sie nicht unterscheiden: Benennen Sie eines um.',
  'audit.sequences.sameName.fix': 'Das zweite in {$name} umbenennen',
  'audit.sequences.tagMissing':
    '{$field} nennt {$tag}, aber das ist kein Tag der Datei, deshalb läuft die Abfolge nie: Fügen Sie das Tag hinzu oder korrigieren Sie den Namen.',
  'audit.server.noClient':
    'Dieser Server-Container hat keinen Client, deshalb beantwortet er keine Anfrage und kein Tag läuft: Fügen Sie einen Client hinzu, etwa den für GA4.',
  'audit.server.notNamed': 'Das Google-Tag {$tag} nennt den Server-Container nicht, deshalb gehen seine Daten daran vorbei: Setzen Sie server_container_url.',
  'audit.states.paused': 'Das Tag {$tag} ist pausiert, zählt aber noch zur Größe: Setzen Sie es fort oder entfernen Sie es.',
  'audit.states.pausedLong':
    'Das Tag {$tag} ist pausiert und wurde seit mehr als 90 Tagen nicht angefasst, zählt aber noch zur Größe: Setzen Sie es fort oder entfernen Sie es.',
  'audit.states.scheduleOver':
    'Der Zeitplan des Tags {$tag} ist abgelaufen, deshalb wird es nie wieder ausgelöst: Verlängern Sie den Zeitplan oder entfernen Sie das Tag.',
  'audit.states.unfinished': 'Der Name {$name} klingt nach unfertiger Arbeit, deshalb traut sich niemand daran: Benennen Sie es um oder entfernen Sie es.',
  'audit.templates.broadPermissions':
    'Die Vorlage {$template} darf {$permissions} bei allem (*) verwenden, deshalb kann sie laden und ändern, was sie will: Schränken Sie ihre Berechtigungen ein.',
  'audit.templates.changed':
    'Die Vorlage {$template} wurde geändert, nachdem sie aus der Galerie kam, deshalb erhält sie keine Aktualisierungen: Lesen Sie ihren Code oder nehmen Sie die aus der Galerie.',
  'audit.templates.notFromGallery':
    'Die Vorlage {$template} stammt nicht aus der Galerie, deshalb prüft und aktualisiert sie niemand: Lesen Sie ihren Code oder nehmen Sie die aus der Galerie.',
  'audit.triggers.elementIdMissing': 'Der Trigger {$trigger} sagt nicht, auf welches Element er wartet, deshalb löst er nie aus: Geben Sie ihm eine ID.',
  'audit.triggers.groupEmpty':
    'Die Triggergruppe {$trigger} wartet auf keinen Trigger, deshalb löst sie nie aus: Verwenden Sie den Trigger selbst oder fügen Sie einen weiteren hinzu.',
  'audit.triggers.groupSingle':
    'Die Triggergruppe {$trigger} wartet auf einen einzigen Trigger, deshalb ist sie nur ein Umweg: Verwenden Sie den Trigger selbst oder fügen Sie einen weiteren hinzu.',
  'audit.triggers.selectorMissing': 'Der Trigger {$trigger} sagt nicht, auf welches Element er wartet, deshalb löst er nie aus: Geben Sie ihm einen Selektor.',
  'audit.unused.folder': 'Der Ordner {$folder} ist leer, deshalb hilft er niemandem beim Finden: Entfernen Sie ihn.',
  'audit.unused.folder.fix': 'Ordner {$folder} entfernen',
  'audit.unused.tag':
    'Das Tag {$tag} hat keinen Trigger und kein anderes Tag führt es aus, deshalb wird es nie ausgelöst: Geben Sie ihm einen Trigger oder entfernen Sie es.',
  'audit.unused.template':
    'Kein Tag, keine Variable und kein Client ist aus der Vorlage {$template} gemacht, die trotzdem Code und Berechtigungen mitbringt: Entfernen Sie sie.',
  'audit.unused.template.fix': 'Vorlage {$template} entfernen',
  'audit.unused.trigger': 'Kein Tag, keine Gruppe und keine Zone benutzt den Trigger {$trigger}, deshalb nimmt er nur Platz weg: Entfernen Sie ihn.',
  'audit.unused.trigger.fix': 'Trigger {$trigger} entfernen',
  'audit.unused.variable': 'Nichts verweist auf die Variable {$variable}, deshalb nimmt sie nur Platz weg: Entfernen Sie sie.',
  'audit.unused.variable.fix': 'Variable {$variable} entfernen',
  'audit.weight.everywhere':
    '{$count} Tags anderer Anbieter laufen auf jeder Seite, deshalb lädt jede Seite langsamer: Lösen Sie sie nur dort aus, wo sie gebraucht werden.',
  'audit.weight.htmlShare':
    '{$count} von {$all} aktiven Tags sind benutzerdefiniertes HTML, das langsam ist und auf der Seite alles tun kann: Nehmen Sie Vorlagen, wo es welche gibt.',
  'audit.weight.listener': 'Der Trigger {$trigger} {$what}, was auf langsamen Geräten Zeit kostet: Beschränken Sie ihn auf die Seiten, die ihn brauchen.',
  'audit.weight.listener.domChanges': 'beobachtet jede Änderung der Seite',
  'audit.weight.listener.timer': 'läuft alle {$milliseconds} Millisekunden',
  'audit.weight.listener.youTube': 'lädt das YouTube-Skript auf jeder Seite, auf der er lauscht',
  'audit.weight.size':
    'Der Container kommt auf etwa {$kilobytes} KB und bei {$most} KB ist im Google Tag Manager Schluss, deshalb lässt er sich bald nicht mehr veröffentlichen: Entfernen Sie, was nicht benutzt wird.',
}
