import type { Sentences } from '../say.ts'

/** What the audit finds, and what its fixes do. */
export const audit: Sentences = {
  'The conversion {0} lacks {1}, so Google Ads counts nothing: copy both from the conversion action.':
    'Die Conversion {0} kommt ohne {1}, deshalb zählt Google Ads nichts: Übernehmen Sie beides aus der Conversion-Aktion.',
  'The conversion id {0} has AW- in front where only digits belong, so Google Ads counts nothing: write the digits alone.':
    'Vor der Conversion-ID {0} steht AW-, obwohl nur Ziffern dorthin gehören, deshalb zählt Google Ads nichts: Schreiben Sie nur die Ziffern.',
  'Write the conversion id as {0}': 'Conversion-ID als {0} schreiben',
  '{0} needs the click id of the ad and no Conversion Linker stores it, so conversions are lost: add a Conversion Linker on all pages.':
    '{0} braucht die Klick-ID der Anzeige, aber keine Conversion-Verknüpfung speichert sie, deshalb gehen Conversions verloren: Fügen Sie auf allen Seiten eine Conversion-Verknüpfung hinzu.',
  'The conversion {0} fires on every page, so every visit counts as a success: fire it on the event that is the success.':
    'Die Conversion {0} wird auf jeder Seite ausgelöst, deshalb zählt jeder Besuch als Erfolg: Lösen Sie sie bei dem Ereignis aus, das der Erfolg ist.',
  "The conversion {0} counts orders without their id, so a reloaded page counts again: send the order's id as orderId.":
    'Die Conversion {0} zählt Bestellungen ohne deren ID, deshalb zählt eine neu geladene Seite noch einmal: Senden Sie die ID der Bestellung als orderId.',
  '{0} is no regular expression ({1}), so the trigger never fires: correct it.':
    '{0} ist kein regulärer Ausdruck ({1}), deshalb löst der Trigger nie aus: Korrigieren Sie ihn.',
  '{0} also matches longer event names that contain it, so the trigger fires too often: write {1} if these names are meant.':
    '{0} passt auch auf längere Ereignisnamen, die das enthalten, deshalb löst der Trigger zu oft aus: Schreiben Sie {1}, wenn genau diese Namen gemeint sind.',
  'A click lands on the innermost element, so {0} misses clicks on icons and words inside: write {1}.':
    'Ein Klick trifft das innerste Element, deshalb entgehen {0} die Klicks auf Symbole und Wörter darin: Schreiben Sie {1}.',
  'Take clicks inside {0}, too': 'Auch Klicks innerhalb von {0} erfassen',
  '{0} cannot be {1} and {2} at once, so the trigger never fires: take one condition out, or make two triggers.':
    '{0} kann nicht zugleich {1} und {2} sein, deshalb löst der Trigger nie aus: Nehmen Sie eine Bedingung heraus oder machen Sie zwei Trigger daraus.',
  '{0} cannot be {1} and something else at once, so the trigger never fires: take one condition out, or make two triggers.':
    '{0} kann nicht zugleich {1} und etwas anderes sein, deshalb löst der Trigger nie aus: Nehmen Sie eine Bedingung heraus oder machen Sie zwei Trigger daraus.',
  'The trigger {0} both fires and blocks this tag, so the tag does not run on it: take it out of one of the two.':
    'Der Trigger {0} löst dieses Tag aus und blockiert es zugleich, deshalb läuft es bei ihm nicht: Nehmen Sie ihn an einer der beiden Stellen heraus.',
  'Google tags measure visitors while nothing sets a consent default before them, so they run as if all had agreed: set one on Consent Initialization, or on the page itself.':
    'Google-Tags messen Besucher, ohne dass vorher etwas eine Standardeinwilligung festlegt, und laufen deshalb, als hätten alle zugestimmt: Legen Sie eine bei Consent Initialization fest oder auf der Seite selbst.',
  '{0} sets the consent default after other tags may have run, so those ignore it: set it with a consent template on Consent Initialization - All Pages.':
    '{0} legt die Standardeinwilligung erst fest, wenn andere Tags schon gelaufen sein können, und die beachten sie nicht: Legen Sie sie mit einer Einwilligungsvorlage bei Consent Initialization - All Pages fest.',
  '{0} sets the consent default in custom HTML, whose commands count only after Initialization, so Google tags may run before it: set it with a consent template, or on the page itself.':
    '{0} legt die Standardeinwilligung in benutzerdefiniertem HTML fest, dessen Befehle erst nach Initialization zählen, deshalb können Google-Tags vorher laufen: Legen Sie sie mit einer Einwilligungsvorlage fest oder auf der Seite selbst.',
  '{0} sets the consent default after other tags may have run, so those ignore it: fire it on Consent Initialization - All Pages.':
    '{0} legt die Standardeinwilligung erst fest, wenn andere Tags schon gelaufen sein können, und die beachten sie nicht: Lösen Sie es bei Consent Initialization - All Pages aus.',
  'Fire {0} on Consent Initialization - All Pages': '{0} bei Consent Initialization - All Pages auslösen',
  'The consent default leaves out {0}, which Google asks for in Europe since 2024, so ads lose their audiences: set all four types.':
    'Die Standardeinwilligung lässt {0} weg, was Google in Europa seit 2024 verlangt, deshalb verlieren Anzeigen ihre Zielgruppen: Legen Sie alle vier Typen fest.',
  'The consent default does not wait for the answer that a banner remembers, so the first hits of a visit go out as denied: set wait_for_update to 500 milliseconds.':
    'Die Standardeinwilligung wartet nicht auf die Antwort, die ein Banner sich gemerkt hat, deshalb gehen die ersten Hits eines Besuchs als abgelehnt hinaus: Setzen Sie wait_for_update auf 500 Millisekunden.',
  '{0} sets a consent default and so does {1}, so the later one undoes the visitor\'s answer: keep one, and send "update" for answers.':
    '{0} legt eine Standardeinwilligung fest und {1} ebenso, deshalb hebt die spätere die Antwort des Besuchers auf: Behalten Sie eine und senden Sie für Antworten "update".',
  '{0} runs whatever the visitor answered, because its consent is not set and it is no Google tag: name the consent it needs, or say that it needs none.':
    '{0} läuft, was der Besucher auch antwortet, weil die Einwilligung nicht eingestellt ist und es kein Google-Tag ist: Nennen Sie die Einwilligung, die es braucht, oder sagen Sie, dass es keine braucht.',
  "{0} is about advertising but does not ask for {1}, so it fires against the visitor's choice: add it to the consent that the tag needs.":
    '{0} dient der Werbung, verlangt aber {1} nicht, und wird deshalb gegen die Wahl des Besuchers ausgelöst: Nehmen Sie es in die Einwilligung auf, die das Tag braucht.',
  'The tag {0} does the same as {1} on the same trigger, so everything counts twice: remove one.':
    'Das Tag {0} tut beim selben Trigger dasselbe wie {1}, deshalb zählt alles doppelt: Entfernen Sie eines.',
  'Remove {0}, which repeats {1}': '{0} entfernen, das {1} wiederholt',
  'Let {0} take the place of {1}': '{0} an die Stelle von {1} setzen',
  'The trigger {0} waits for the same as {1}, so a change to one is forgotten in the other: use one for both.':
    'Der Trigger {0} wartet auf dasselbe wie {1}, deshalb wird eine Änderung am einen beim anderen vergessen: Nehmen Sie einen für beide.',
  'The variable {0} reads the same as {1}, so a change to one is forgotten in the other: use one for both.':
    'Die Variable {0} liest dasselbe wie {1}, deshalb wird eine Änderung an der einen bei der anderen vergessen: Nehmen Sie eine für beide.',
  'No Google tag serves {0}, so its events have no page views, linking or consent settings: add a Google tag with this id on Initialization.':
    'Kein Google-Tag bedient {0}, deshalb fehlen dessen Ereignissen Seitenaufrufe, Verknüpfung und Einwilligungseinstellungen: Fügen Sie bei Initialization ein Google-Tag mit dieser ID hinzu.',
  '{0} and {1} both configure {2} on the same pages, so page views count twice: keep one.':
    '{0} und {1} konfigurieren beide {2} auf denselben Seiten, deshalb zählen Seitenaufrufe doppelt: Behalten Sie eines.',
  'Keep {0} in one constant, {1}': '{0} in einer einzigen Konstante aufbewahren, {1}',
  '{0} is written out in {1} tags, so a change of the property misses some of them: keep it in one constant variable.':
    '{0} ist in {1} Tags ausgeschrieben, deshalb entgehen einem Wechsel der Property einige davon: Bewahren Sie es in einer einzigen Konstante auf.',
  '{0} belongs to Universal Analytics, which is shut down, so no data is collected: write the measurement id from the data stream, such as G-ABC123XYZ4.':
    '{0} gehört zu Universal Analytics, das abgeschaltet ist, deshalb werden keine Daten erfasst: Schreiben Sie die Mess-ID aus dem Datenstream, etwa G-ABC123XYZ4.',
  '{0} is only a placeholder, so no data is collected: write the measurement id from the data stream, such as G-ABC123XYZ4.':
    '{0} ist nur ein Platzhalter, deshalb werden keine Daten erfasst: Schreiben Sie die Mess-ID aus dem Datenstream, etwa G-ABC123XYZ4.',
  '{0} is no id of a Google tag, so no data is collected: write the measurement id from the data stream, such as G-ABC123XYZ4.':
    '{0} ist keine ID eines Google-Tags, deshalb werden keine Daten erfasst: Schreiben Sie die Mess-ID aus dem Datenstream, etwa G-ABC123XYZ4.',
  'The Google tag {0} waits for the page view, so events that come before it lack its settings: fire it on Initialization.':
    'Das Google-Tag {0} wartet auf den Seitenaufruf, deshalb fehlen früheren Ereignissen seine Einstellungen: Lösen Sie es bei Initialization aus.',
  'Fire {0} on Initialization - All Pages': '{0} bei Initialization - All Pages auslösen',
  'GA4 keeps the event name {0} for itself and drops the event: call it something else, such as {1}.':
    'GA4 behält den Ereignisnamen {0} für sich und verwirft das Ereignis: Nennen Sie es anders, etwa {1}.',
  'GA4 keeps the parameter name {0} for itself and drops the value: call it something else.':
    'GA4 behält den Parameternamen {0} für sich und verwirft den Wert: Nennen Sie ihn anders.',
  'GA4 keeps the user property {0} for itself and drops the value: call it something else.':
    'GA4 behält die Nutzereigenschaft {0} für sich und verwirft den Wert: Nennen Sie sie anders.',
  'The event name {0} is no name of up to 40 letters, digits and underscores with a letter first, so GA4 drops it: write {1}.':
    'Der Ereignisname {0} besteht nicht aus höchstens 40 Buchstaben, Ziffern und Unterstrichen mit einem Buchstaben vorn, deshalb verwirft GA4 ihn: Schreiben Sie {1}.',
  'The event name {0} is not in lower case with underscores, so another spelling soon counts as another event: agree on {1}.':
    'Der Ereignisname {0} ist nicht in Kleinbuchstaben mit Unterstrichen geschrieben, deshalb zählt eine andere Schreibweise bald als anderes Ereignis: Einigen Sie sich auf {1}.',
  'The event name is made from {{{0}}}, so any value becomes an event of its own: send one event and put the value into a parameter.':
    'Der Ereignisname entsteht aus {{{0}}}, deshalb wird jeder Wert zu einem eigenen Ereignis: Senden Sie ein einziges Ereignis und schreiben Sie den Wert in einen Parameter.',
  'The event sends {0} parameters with those of its settings variable and GA4 takes {1}, so the rest is lost: remove some.':
    'Das Ereignis sendet mit denen seiner Einstellungsvariable {0} Parameter und GA4 nimmt {1} an, deshalb geht der Rest verloren: Entfernen Sie einige.',
  "The recommended event {0} comes without {1}, so Google's reports on it stay empty: send ecommerce data or add the parameter.":
    'Das empfohlene Ereignis {0} kommt ohne {1}, deshalb bleiben Googles Berichte dazu leer: Senden Sie E-Commerce-Daten oder fügen Sie den Parameter hinzu.',
  'The {0} comes without transaction_id, so a reloaded page counts as another one: send ecommerce data or add transaction_id.':
    '{0} kommt ohne transaction_id, deshalb zählt eine neu geladene Seite noch einmal: Senden Sie E-Commerce-Daten oder fügen Sie transaction_id hinzu.',
  'The event sends a value without its currency, so GA4 ignores the revenue: add the parameter currency.':
    'Das Ereignis sendet einen Wert ohne Währung, deshalb übergeht GA4 den Umsatz: Fügen Sie den Parameter currency hinzu.',
  'The tag sends ecommerce data and also sets {0} itself, so nobody knows which one counts: keep one way.':
    'Das Tag sendet E-Commerce-Daten und setzt {0} außerdem selbst, deshalb weiß niemand, was davon zählt: Behalten Sie einen Weg.',
  'Enhanced measurement collects {0} by itself when it is on, so this tag counts it again: switch one of the two off.':
    'Optimierte Analysen erfassen {0} von selbst, wenn sie eingeschaltet sind, deshalb zählt dieses Tag es noch einmal: Schalten Sie eines von beiden aus.',
  'The parameter {0} is no custom dimension or metric of the property, so no report shows it: register it in GA4 under Custom definitions.':
    'Der Parameter {0} ist weder benutzerdefinierte Dimension noch benutzerdefinierter Messwert der Property, deshalb zeigt ihn kein Bericht: Registrieren Sie ihn in GA4 unter „Benutzerdefinierte Definitionen“.',
  'loads {0} without encryption': 'lädt {0} unverschlüsselt',
  'loads a script from {0}': 'lädt ein Skript von {0}',
  'runs {0}': 'führt {0} aus',
  '{0} {1}, so whoever controls that controls the page: allow the host if you trust it, or use a template.':
    '{0} {1}, und wer das beherrscht, beherrscht die Seite: Erlauben Sie den Host, wenn Sie ihm vertrauen, oder nehmen Sie eine Vorlage.',
  'the Meta pixel': 'das Meta-Pixel',
  'the TikTok pixel': 'das TikTok-Pixel',
  'the LinkedIn Insight tag': 'das LinkedIn-Insight-Tag',
  '{0} is {1} as custom HTML, which may do anything on the page: use the tag or gallery template made for it.':
    '{0} ist {1} als benutzerdefiniertes HTML, das auf der Seite alles tun kann: Nehmen Sie das Tag oder die Galerievorlage, die es dafür gibt.',
  'The HTML has {0} characters and Google Tag Manager takes {1}, so it cannot be saved: load the code from a file of your own.':
    'Das HTML hat {0} Zeichen und der Google Tag Manager nimmt {1} an, deshalb lässt es sich nicht speichern: Laden Sie den Code aus einer eigenen Datei.',
  'The tag {0} sends to Universal Analytics, which stopped in 2023, so nothing arrives: replace it by a GA4 event or remove it.':
    'Das Tag {0} sendet an Universal Analytics, das 2023 eingestellt wurde, deshalb kommt nichts an: Ersetzen Sie es durch ein GA4-Ereignis oder entfernen Sie es.',
  'Remove the Universal Analytics tag {0}': 'Universal-Analytics-Tag {0} entfernen',
  'The variable {0} holds settings of Universal Analytics, which stopped in 2023, so they serve nothing: remove it with its tags.':
    'Die Variable {0} enthält Einstellungen für Universal Analytics, das 2023 eingestellt wurde, deshalb nützen sie nichts: Entfernen Sie sie mitsamt ihren Tags.',
  'Remove the Universal Analytics settings {0}': 'Universal-Analytics-Einstellungen {0} entfernen',
  '{0} is a property of Universal Analytics, which stopped in 2023, so nothing arrives: write the GA4 measurement id or remove it.':
    '{0} ist eine Property von Universal Analytics, das 2023 eingestellt wurde, deshalb kommt nichts an: Schreiben Sie die Mess-ID von GA4 oder entfernen Sie sie.',
  '{0} is a GA4 configuration tag, which the Google tag has replaced, so new settings are missing: change it into a Google tag.':
    '{0} ist ein GA4-Konfigurationstag, das vom Google-Tag abgelöst wurde, deshalb fehlen ihm neue Einstellungen: Machen Sie daraus ein Google-Tag.',
  '{0} finds its property through another tag, which is the old way and breaks when that one is renamed: write the measurement id into the event.':
    '{0} findet seine Property über ein anderes Tag, was die alte Art ist und bricht, sobald jenes umbenannt wird: Schreiben Sie die Mess-ID in das Ereignis.',
  'The variable reads {0}, the data layer of Universal Analytics, so it is empty once the shop pushes for GA4: read ecommerce.items instead.':
    'Die Variable liest {0}, die Datenschicht von Universal Analytics, deshalb ist sie leer, sobald der Shop für GA4 sendet: Lesen Sie stattdessen ecommerce.items.',
  'Only {0} of {1} tags, triggers and variables lie in folders, so they are hard to find: sort them into folders.':
    'Nur {0} von {1} Tags, Triggern und Variablen liegen in Ordnern, deshalb sind sie schwer zu finden: Sortieren Sie sie in Ordner.',
  'Kind - Detail': 'Art - Genaueres',
  'Kind | Detail': 'Art | Genaueres',
  'Kind: Detail': 'Art: Genaueres',
  kind_detail: 'art_genaueres',
  'kind.detail': 'art.genaueres',
  'kind-detail': 'art-genaueres',
  'free words': 'freie Wörter',
  'one word': 'ein Wort',
  'Only {0} of {1} tag names follow {2}, so lists are hard to read: rename the others.':
    'Nur {0} von {1} Tagnamen folgen {2}, deshalb sind Listen schwer zu lesen: Benennen Sie die übrigen um.',
  'Only {0} of {1} trigger names follow {2}, so lists are hard to read: rename the others.':
    'Nur {0} von {1} Triggernamen folgen {2}, deshalb sind Listen schwer zu lesen: Benennen Sie die übrigen um.',
  'Only {0} of {1} variable names follow {2}, so lists are hard to read: rename the others.':
    'Nur {0} von {1} Variablennamen folgen {2}, deshalb sind Listen schwer zu lesen: Benennen Sie die übrigen um.',
  '"{0}", which most follow': 'dem Muster „{0}“ der meisten',
  'the agreed pattern {0}': 'dem vereinbarten Muster {0}',
  '{0} sends page_view on every page and so does {1}, so each page counts twice: set send_page_view to false there or remove this tag.':
    '{0} sendet page_view auf jeder Seite und {1} ebenso, deshalb zählt jede Seite doppelt: Setzen Sie dort send_page_view auf false oder entfernen Sie dieses Tag.',
  "The parameter {0} sends {1} from the page's address, which tells who the visitor is and breaks Google's policy: take it out.":
    'Der Parameter {0} sendet {1} aus der Adresse der Seite, was verrät, wer der Besucher ist, und gegen Googles Richtlinien verstößt: Nehmen Sie ihn heraus.',
  "page_location sends the whole address although this site puts {0} into it, which breaks Google's policy: send the address without that key.":
    'page_location sendet die ganze Adresse, obwohl diese Website {0} hineinschreibt, was gegen Googles Richtlinien verstößt: Senden Sie die Adresse ohne diesen Schlüssel.',
  "{0} sends who the visitor is to GA4, which Google's policy forbids even hashed: take it out or use a user-provided data variable.":
    '{0} sendet an GA4, wer der Besucher ist, was Googles Richtlinien selbst gehasht verbieten: Nehmen Sie es heraus oder verwenden Sie eine Variable für von Nutzern bereitgestellte Daten.',
  'This tag names trigger {0}, which the file does not have, so the import is refused: add the trigger or take its id out.':
    'Dieses Tag nennt den Trigger {0}, den die Datei nicht hat, deshalb wird der Import abgelehnt: Fügen Sie den Trigger hinzu oder nehmen Sie seine ID heraus.',
  'The type {0} belongs to a custom template that the file does not have, so the import is refused: export it together with its template.':
    'Der Typ {0} gehört zu einer benutzerdefinierten Vorlage, die die Datei nicht hat, deshalb wird der Import abgelehnt: Exportieren Sie ihn zusammen mit seiner Vorlage.',
  'This lies in folder {0}, which the file does not have, so the import is refused: add the folder or take the id out.':
    'Dies liegt im Ordner {0}, den die Datei nicht hat, deshalb wird der Import abgelehnt: Fügen Sie den Ordner hinzu oder nehmen Sie die ID heraus.',
  'Take {0} out of the folder that is missing': '{0} aus dem Ordner nehmen, der fehlt',
  'Switch the built-in variable {0} on': 'Integrierte Variable {0} einschalten',
  'Nothing in the file is called {0}, so {{{1}}} stays plain text or is refused: add the variable or correct the name.':
    'Nichts in der Datei heißt {0}, deshalb bleibt {{{1}}} bloßer Text oder wird abgelehnt: Fügen Sie die Variable hinzu oder korrigieren Sie den Namen.',
  'The built-in variable {{{0}}} is used but not switched on, so it has no value: switch it on under Variables.':
    'Die integrierte Variable {{{0}}} wird benutzt, ist aber nicht eingeschaltet, deshalb hat sie keinen Wert: Schalten Sie sie unter „Variablen“ ein.',
  'This condition reads the built-in variable {{{0}}}, which is not switched on and therefore always empty: switch it on under Variables.':
    'Diese Bedingung liest die integrierte Variable {{{0}}}, die nicht eingeschaltet und deshalb immer leer ist: Schalten Sie sie unter „Variablen“ ein.',
  'an access key of AWS': 'einen Zugriffsschlüssel von AWS',
  'a secret key of Stripe': 'einen geheimen Schlüssel von Stripe',
  'a token of GitHub': 'ein Token von GitHub',
  'a token of Slack': 'ein Token von Slack',
  'a key of SendGrid': 'einen Schlüssel von SendGrid',
  'an access token of Meta': 'ein Zugriffstoken von Meta',
  'a private key': 'einen privaten Schlüssel',
  'a bearer token': 'ein Bearer-Token',
  'a key or password': 'einen Schlüssel oder ein Passwort',
  'a key, as its name says': 'einen Schlüssel, wie der Name sagt',
  '{0} holds {1}, which every visitor can read in the container: take it out, and have it replaced where it comes from.':
    '{0} enthält {1}, und das kann jeder Besucher im Container lesen: Nehmen Sie es heraus und lassen Sie es dort ersetzen, wo es herkommt.',
  'Two of the kind {0} are called {1}, so references and imports cannot tell them apart: rename one.':
    'Zwei von der Art {0} heißen {1}, deshalb können Verweise und Importe sie nicht unterscheiden: Benennen Sie eines um.',
  'Rename the second to {0}': 'Das zweite in {0} umbenennen',
  'The {0} {1} is no tag of the file, so the sequence never runs: add the tag or correct the name.':
    '{0} nennt {1}, aber das ist kein Tag der Datei, deshalb läuft die Abfolge nie: Fügen Sie das Tag hinzu oder korrigieren Sie den Namen.',
  'This refers to the tag {0}, which the file does not have, so it gets no settings: add the tag or correct the name.':
    'Dies verweist auf das Tag {0}, das die Datei nicht hat, deshalb bekommt es keine Einstellungen: Fügen Sie das Tag hinzu oder korrigieren Sie den Namen.',
  'The tag sequence {0} runs in a circle, so its tags wait for each other: take one step out.':
    'Die Tag-Abfolge {0} läuft im Kreis, deshalb warten ihre Tags aufeinander: Nehmen Sie einen Schritt heraus.',
  'This server container has no client, so it answers no request and no tag runs: add a client, such as the one for GA4.':
    'Dieser Server-Container hat keinen Client, deshalb beantwortet er keine Anfrage und kein Tag läuft: Fügen Sie einen Client hinzu, etwa den für GA4.',
  'The Google tag {0} does not name the server container, so its data goes past it: set server_container_url.':
    'Das Google-Tag {0} nennt den Server-Container nicht, deshalb gehen seine Daten daran vorbei: Setzen Sie server_container_url.',
  'The tag {0} is paused and was not touched for more than 90 days but still counts toward the size: resume or remove it.':
    'Das Tag {0} ist pausiert und wurde seit mehr als 90 Tagen nicht angefasst, zählt aber noch zur Größe: Setzen Sie es fort oder entfernen Sie es.',
  'The tag {0} is paused but still counts toward the size: resume or remove it.':
    'Das Tag {0} ist pausiert, zählt aber noch zur Größe: Setzen Sie es fort oder entfernen Sie es.',
  'The schedule of the tag {0} is over, so it never fires again: extend the schedule or remove the tag.':
    'Der Zeitplan des Tags {0} ist abgelaufen, deshalb wird es nie wieder ausgelöst: Verlängern Sie den Zeitplan oder entfernen Sie das Tag.',
  'The name {0} sounds like unfinished work, so nobody dares to touch it: rename it or remove it.':
    'Der Name {0} klingt nach unfertiger Arbeit, deshalb traut sich niemand daran: Benennen Sie es um oder entfernen Sie es.',
  'The template {0} does not come from the gallery, so nobody reviews or updates it: read its code, or take the one of the gallery.':
    'Die Vorlage {0} stammt nicht aus der Galerie, deshalb prüft und aktualisiert sie niemand: Lesen Sie ihren Code oder nehmen Sie die aus der Galerie.',
  'The template {0} was changed after it came from the gallery, so it gets no updates: read its code, or take the one of the gallery.':
    'Die Vorlage {0} wurde geändert, nachdem sie aus der Galerie kam, deshalb erhält sie keine Aktualisierungen: Lesen Sie ihren Code oder nehmen Sie die aus der Galerie.',
  'The template {0} may use {1} on everything (*), so it can load or change what it likes: narrow its permissions.':
    'Die Vorlage {0} darf {1} bei allem (*) verwenden, deshalb kann sie laden und ändern, was sie will: Schränken Sie ihre Berechtigungen ein.',
  'The trigger group {0} waits for no trigger, so it never fires: use that trigger itself or add another.':
    'Die Triggergruppe {0} wartet auf keinen Trigger, deshalb löst sie nie aus: Verwenden Sie den Trigger selbst oder fügen Sie einen weiteren hinzu.',
  'The trigger group {0} waits for a single trigger, so it is only a detour: use that trigger itself or add another.':
    'Die Triggergruppe {0} wartet auf einen einzigen Trigger, deshalb ist sie nur ein Umweg: Verwenden Sie den Trigger selbst oder fügen Sie einen weiteren hinzu.',
  'The trigger {0} does not say which element it waits for, so it never fires: give it an id.':
    'Der Trigger {0} sagt nicht, auf welches Element er wartet, deshalb löst er nie aus: Geben Sie ihm eine ID.',
  'The trigger {0} does not say which element it waits for, so it never fires: give it a selector.':
    'Der Trigger {0} sagt nicht, auf welches Element er wartet, deshalb löst er nie aus: Geben Sie ihm einen Selektor.',
  'No tag, group or zone uses the trigger {0}, so it does nothing but take room: remove it.':
    'Kein Tag, keine Gruppe und keine Zone benutzt den Trigger {0}, deshalb nimmt er nur Platz weg: Entfernen Sie ihn.',
  'Remove the trigger {0}': 'Trigger {0} entfernen',
  'Nothing refers to the variable {0}, so it does nothing but take room: remove it.':
    'Nichts verweist auf die Variable {0}, deshalb nimmt sie nur Platz weg: Entfernen Sie sie.',
  'Remove the variable {0}': 'Variable {0} entfernen',
  'The tag {0} has no trigger and no other tag runs it, so it never fires: give it a trigger or remove it.':
    'Das Tag {0} hat keinen Trigger und kein anderes Tag führt es aus, deshalb wird es nie ausgelöst: Geben Sie ihm einen Trigger oder entfernen Sie es.',
  'No tag, variable or client is made from the template {0}, which still adds code and permissions: remove it.':
    'Kein Tag, keine Variable und kein Client ist aus der Vorlage {0} gemacht, die trotzdem Code und Berechtigungen mitbringt: Entfernen Sie sie.',
  'Remove the template {0}': 'Vorlage {0} entfernen',
  'The folder {0} is empty, so it helps nobody find anything: remove it.':
    'Der Ordner {0} ist leer, deshalb hilft er niemandem beim Finden: Entfernen Sie ihn.',
  'Remove the folder {0}': 'Ordner {0} entfernen',
  '{0} of {1} active tags are custom HTML, which is slow and may do anything on the page: use templates where there are some.':
    '{0} von {1} aktiven Tags sind benutzerdefiniertes HTML, das langsam ist und auf der Seite alles tun kann: Nehmen Sie Vorlagen, wo es welche gibt.',
  'The container comes to about {0} KB and Google Tag Manager stops at {1} KB, so it soon cannot be published: remove what is unused.':
    'Der Container kommt auf etwa {0} KB und bei {1} KB ist im Google Tag Manager Schluss, deshalb lässt er sich bald nicht mehr veröffentlichen: Entfernen Sie, was nicht benutzt wird.',
  '{0} tags of other vendors run on every page, so every page loads slower: fire them only where they are needed.':
    '{0} Tags anderer Anbieter laufen auf jeder Seite, deshalb lädt jede Seite langsamer: Lösen Sie sie nur dort aus, wo sie gebraucht werden.',
  'watches every change of the page': 'beobachtet jede Änderung der Seite',
  'loads the YouTube script on every page it listens on': 'lädt das YouTube-Skript auf jeder Seite, auf der er lauscht',
  'runs every {0} milliseconds': 'läuft alle {0} Millisekunden',
  'The trigger {0} {1}, which costs time on slow devices: limit it to the pages that need it.':
    'Der Trigger {0} {1}, was auf langsamen Geräten Zeit kostet: Beschränken Sie ihn auf die Seiten, die ihn brauchen.',
}
