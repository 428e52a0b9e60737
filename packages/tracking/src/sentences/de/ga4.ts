import type { ga4 as english } from '../en/ga4.ts'
import type { Translated } from '../say.ts'

/** What is wrong with hits of the Measurement Protocol, and the calls that set a GA4 property up. */
export const ga4: Translated<typeof english> = {
  'ga4.admin.noAddress':
    'Die Adresse des Streams {$address} ist keine Webadresse, deshalb lehnt GA4 den Datenstream ab: Geben Sie eine an, etwa https://shop.example.',
  'ga4.admin.noProperty':
    'Die Property {$property} ist keine GA4-Property, deshalb erreicht sie kein Aufruf: Geben Sie ihre Nummer an, wie sie in GA4 unter Verwaltung, Property-Details steht.',
  'ga4.hit.nameReserved': '{$name} ist ein Name, den GA4 für sich behält, daher würde der Treffer verworfen; wählen Sie einen anderen Namen.',
  'ga4.hit.namePrefix':
    '{$name} beginnt mit {$prefix}, einem Präfix, das GA4 für sich behält, daher würde der Treffer verworfen; wählen Sie einen anderen Namen.',
  'ga4.hit.nameInvalid': '{$name} ist kein Name für GA4; nehmen Sie einen Buchstaben, dann Buchstaben, Ziffern und Unterstriche, höchstens {$max} Zeichen.',
  'ga4.hit.textTooLong': '{$path} hat {$length} Zeichen und GA4 behält {$max}; senden Sie einen kürzeren Wert.',
  'ga4.hit.currency': '{$path} ist kein Währungscode aus drei Großbuchstaben, daher kann GA4 kein Geld zählen; senden Sie einen wie EUR.',
  'ga4.hit.value': '{$path} ist keine Zahl, daher kann GA4 sie nicht summieren; senden Sie sie ohne Anführungszeichen und Währungszeichen.',
  'ga4.hit.plainValue': '{$path} ist weder Text noch Zahl, daher kann GA4 es nicht behalten; senden Sie einen einfachen Wert.',
  'ga4.hit.itemObject': '{$path} ist kein Objekt, daher kann GA4 es nicht lesen; senden Sie item_id, item_name, price und quantity.',
  'ga4.hit.itemUnnamed': '{$path} hat weder item_id noch item_name, daher weiß GA4 nicht, was gemeint ist; ergänzen Sie eines davon.',
  'ga4.hit.itemFields': '{$path} hat {$count} eigene Felder und GA4 nimmt {$max}; lassen Sie einige weg.',
  'ga4.hit.itemNumber': '{$path} ist keine Zahl, daher kann GA4 nicht damit rechnen; senden Sie sie ohne Anführungszeichen.',
  'ga4.hit.itemsList': '{$path} ist keine Liste, daher kann GA4 die Artikel nicht lesen; senden Sie eine Liste von Objekten.',
  'ga4.hit.itemsTooMany': '{$path} hat {$count} Artikel und GA4 nimmt {$max}; senden Sie die übrigen mit einem weiteren Ereignis.',
  'ga4.hit.valueWithoutCurrency': '{$path} hat einen Wert ohne Währung, daher zählt GA4 ihn nicht zum Umsatz; ergänzen Sie currency.',
  'ga4.hit.parameterMissing': '{$event} hat kein {$parameter}, daher bleiben seine Berichte leer; ergänzen Sie {$parameter}.',
  'ga4.hit.eventObject': '{$path} ist kein Objekt, daher kann GA4 es nicht lesen; senden Sie name und params.',
  'ga4.hit.eventUnnamed': '{$path} hat keinen Namen, daher kann GA4 es nicht zählen; ergänzen Sie einen.',
  'ga4.hit.notText': '{$path} ist kein Text, daher kann GA4 es nicht lesen; setzen Sie es in Anführungszeichen.',
  'ga4.hit.paramsObject': '{$path} ist kein Objekt, daher kann GA4 es nicht lesen; senden Sie Namen mit Werten.',
  'ga4.hit.paramsTooMany': '{$path} hat {$count} Parameter und GA4 nimmt {$max}; lassen Sie einige weg.',
  'ga4.hit.propertiesObject': 'user_properties ist kein Objekt, daher kann GA4 es nicht lesen; senden Sie Namen mit { value }.',
  'ga4.hit.propertiesTooMany': 'Der Treffer hat {$count} Nutzereigenschaften und GA4 nimmt {$max}; lassen Sie einige weg.',
  'ga4.hit.propertyEmpty': '{$path} hat keinen Wert, daher gibt es nichts zu behalten; senden Sie { value }.',
  'ga4.hit.nameTwice': '{$path} steht zweimal im Treffer, daher könnte nur einer der beiden Werte bleiben; lassen Sie einen davon.',
  'ga4.hit.noJson': 'Der Treffer ist kein gültiges JSON, daher lässt sich nichts davon lesen; senden Sie ein JSON-Objekt.',
  'ga4.hit.noObject': 'Der Treffer ist kein JSON-Objekt, daher enthält er keine Ereignisse; senden Sie ein Objekt mit client_id und events.',
  'ga4.hit.tooLarge': 'Der Treffer hat {$bytes} Bytes und GA4 nimmt {$max}; senden Sie die Ereignisse in mehreren Treffern.',
  'ga4.hit.noEvents': 'Der Treffer hat keine Ereignisse, daher gibt es nichts zu zählen; ergänzen Sie mindestens ein Ereignis mit einem Namen.',
  'ga4.hit.eventsList': 'events ist keine Liste, daher kann GA4 es nicht lesen; senden Sie eine Liste von Objekten mit name und params.',
  'ga4.hit.eventsTooMany': 'Der Treffer hat {$count} Ereignisse und GA4 nimmt {$max}; senden Sie die übrigen in einem weiteren Treffer.',
  'ga4.hit.noClient': 'Der Treffer hat keine client_id, daher weiß GA4 nicht, wessen er ist; ergänzen Sie die Client-ID des Besuchers.',
  'ga4.hit.userTooLong': 'user_id hat {$length} Zeichen und GA4 nimmt {$max}; senden Sie eine kürzere.',
  'ga4.hit.timeInvalid':
    'timestamp_micros ist keine Zahl von Mikrosekunden, daher kann GA4 den Treffer zeitlich nicht einordnen; senden Sie die Unix-Zeit in Mikrosekunden.',
  'ga4.hit.timeOld': 'timestamp_micros liegt mehr als 72 Stunden zurück, was GA4 nicht nimmt; senden Sie Treffer innerhalb von drei Tagen.',
  'ga4.setup.account': 'Die Nummer des Google-Analytics-Kontos, aus GET /v1beta/accountSummaries.',
  'ga4.setup.timeZone': 'Die Zeitzone der Berichte als IANA-Name wie Europe/Berlin, von der Person gewählt.',
  'ga4.setup.currency': 'Die Währung der Berichte als Code wie EUR, von der Person gewählt.',
  'ga4.setup.property': 'Der Name der Property, properties/ und ihre Nummer, aus der Antwort des Schritts, der sie anlegt.',
  'ga4.setup.streamUri': 'Die Adresse der Website, etwa https://shop.example, von der Person angegeben.',
  'ga4.setup.stream': 'Der Name des Datenstreams aus der Antwort des Schritts, der ihn anlegt.',
  'ga4.setup.measurementId': 'Die Mess-ID des Datenstreams, die der Container braucht.',
  'ga4.setup.createProperty': 'Eine GA4-Property enthält die Daten der Website.',
  'ga4.setup.createStream': 'Ein Web-Datenstream empfängt die Ereignisse und gibt die Mess-ID.',
  'ga4.setup.retention': 'Daten zu Ereignissen und Besuchern bleiben 14 statt 2 Monate; eine Property, die eines davon länger behält, bleibt, wie sie ist.',
  'ga4.setup.siteSearch': 'Die Websitesuche liest die üblichen Adressparameter; eine vorhandene Liste wird nie ersetzt.',
  'ga4.setup.enhanced': 'GA4 erfasst selbst, was der Plan ihm überlässt, und nicht, was ein Tag des Plans zählt; andere Einstellungen bleiben.',
  'ga4.setup.definition': 'Berichte zeigen {$name} als „{$shown}“.',
  'ga4.setup.userDimension': 'Berichte zeigen die Nutzereigenschaft {$name} als „{$shown}“.',
  'ga4.setup.keyEvent': 'GA4 zählt {$name} als Schlüsselereignis.',
  'ga4.left.parameter':
    'GA4 nimmt 25 Parameter je Ereignis und {$event} hat mehr, daher wird {$name} nicht gesendet; entfernen Sie weniger wichtige Parameter.',
  'ga4.left.dimension':
    'GA4 nimmt {$max} benutzerdefinierte Dimensionen je Property und der Plan braucht mehr, daher wird {$name} erfasst, aber nicht berichtet; schalten Sie weniger wichtige Ereignisse oder Parameter aus.',
  'ga4.left.userDimension':
    'GA4 wertet {$max} Nutzereigenschaften aus, daher wird {$name} gesendet, erscheint aber in keinem Bericht; entfernen Sie eine weniger wichtige.',
  'ga4.left.metric':
    'GA4 nimmt {$max} benutzerdefinierte Messwerte je Property und der Plan braucht mehr, daher wird {$name} erfasst, aber nicht berichtet; schalten Sie weniger wichtige Ereignisse oder Parameter aus.',
  'ga4.left.keyEvent':
    'GA4 nimmt {$max} Schlüsselereignisse je Property und der Plan hat mehr, daher bleibt {$name} ein gewöhnliches Ereignis; heben Sie weniger wichtige Markierungen auf.',
  'ga4.left.domains':
    'Kein Aufruf der Admin API richtet die domainübergreifende Messung ein, durch die ein Besuch auf {$domains} einer bleibt: Tragen Sie sie in Google Analytics ein unter Verwaltung, Datenstreams, der Stream, Tag-Einstellungen konfigurieren, Domains konfigurieren.',
  'ga4.left.without': '{$names}, nicht {$others}',
  'ga4.left.by': '{$names} nach {$dimension}',
  'ga4.left.audience':
    'Kein Aufruf legt hier Zielgruppen an, weil sie sich danach nicht ändern lassen; legen Sie sie in GA4 unter Verwaltung, Zielgruppen an: Personen mit {$names} in {$days} Tagen.',
  'ga4.left.audienceWithout':
    'Kein Aufruf legt hier Zielgruppen an, weil sie sich danach nicht ändern lassen; legen Sie sie in GA4 unter Verwaltung, Zielgruppen an: Personen mit {$names} und ohne {$others} in {$days} Tagen.',
  'ga4.left.dashboard':
    'Die Admin-API von GA4 legt keine Berichte an, daher gibt es dieses Diagramm ({$chart}) noch nicht; bauen Sie es in GA4 unter Erkunden mit {$names}.',
  'mutate.testFails':
    'Der Test {$test} scheitert am Container selbst, daher würde er jeden Fehler bemerken: Berichtigen Sie zuerst den Test oder den Container.',
}
