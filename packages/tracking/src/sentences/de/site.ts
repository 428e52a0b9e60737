import type { site as english } from '../en/site.ts'
import type { Translated } from '../say.ts'

/** What a check of a site finds. */
export const site: Translated<typeof english> = {
  'site.answered': '{$name} fragte nach der Einwilligung und erhielt eine Antwort.',
  'site.asked': '{$name} fragte nach der Einwilligung und erhielt keine Antwort.',
  'site.campaign': 'Die Weiterleitung von {$from} verliert {$names}, und damit die Kampagne des Besuchs: Geben Sie die Parameter weiter.',
  'site.headline': '{$url}: {$visits} Besuche, {$sent} Ereignisse gesendet; {$errors} Fehler, {$warnings} Warnungen, {$notes} Hinweise',
  'site.journey.list': 'Ein Ablauf ist eine Liste von Schritten, einer je Zeile, etwa open /cart und click Kaufen: Schreiben Sie ihn so.',
  'site.journey.long': 'Ein Ablauf hat höchstens 100 Schritte, und dieser hat {$count}: Lassen Sie welche weg.',
  'site.journey.step':
    'Schritt {$number} des Ablaufs ist {$step}, und das ist keiner von open, click, fill with, choose with, press, scroll, wait und back: Berichtigen Sie ihn.',
  'site.journey.syntax': 'Der Ablauf ist weder JSON noch YAML ({$because}): Berichtigen Sie ihn.',
  'site.label.campaign': 'Kampagne verloren',
  'site.label.lacks': 'kein Container',
  'site.label.lateDefault': 'späte Einwilligungsvorgabe',
  'site.label.lost': 'beim Verlassen verloren',
  'site.label.notRefusable': 'keine Ablehnung',
  'site.label.open': 'nicht geprüft',
  'site.label.other': 'anderer Container',
  'site.label.overwritten': 'Datenschicht ersetzt',
  'site.label.step': 'Schritt misslungen',
  'site.label.stillDenied': 'Einwilligung nicht weitergegeben',
  'site.label.timing': 'Zeiten',
  'site.label.twice': 'zwei Container',
  'site.label.unreachable': 'nicht erreichbar',
  'site.label.virtualPage': 'Seitenaufruf fehlt',
  'site.label.visit': 'Besuch',
  'site.lacks': 'Die Seite lädt keinen Container, und {$id} sollte da sein: Fügen Sie das Snippet in ihre Vorlage ein.',
  'site.lateDefault':
    'Die Vorgabe der Einwilligung wird gesetzt, nachdem die Tags begonnen haben; ihre ersten Treffer kennen sie nicht: Setzen Sie sie vor das Snippet des Containers.',
  'site.lost': '„{$event}“ war auf dem Weg zu {$vendor}, als die Seite verlassen wurde, und wurde abgebrochen: Senden Sie es als Beacon.',
  'site.notRefusable':
    'Die Frage nach der Einwilligung hat keine Schaltfläche zum Ablehnen; Besucher können dort nicht Nein sagen: Setzen Sie eine neben die zum Zustimmen.',
  'site.notSeen': "'{$event}' ist im Plan, und kein Schritt des Besuchs löst es aus: Fügen Sie den Schritt hinzu, bei dem es geschieht.",
  'site.open.layer': 'Keine Seite sandte Nachrichten an ihre Datenschicht, also wird nur erwartet, was beim Laden einer Seite ausgelöst wird.',
  'site.open.notAnswered': '{$name} fragte nach der Einwilligung und ließ sich nicht beantworten; was die Website nach der Antwort tut, ist nicht bekannt.',
  'site.open.notAsked': 'Die Website fragte nicht nach der Einwilligung; sie wurde einmal besucht, und was sie sendet, wird an keiner Antwort gemessen.',
  'site.open.refused': 'Anfragen an diese Websites waren nicht erlaubt: {$sites}.',
  'site.other': 'Die Seite lädt {$loaded} statt {$id}: Berichtigen Sie das Snippet.',
  'site.overwritten':
    'Code der Seite ersetzt die Datenschicht, nachdem der Container zu hören begonnen hat; spätere Nachrichten hört er nicht: Fügen Sie sie der vorhandenen Liste hinzu.',
  'site.state.granted': 'Besucher, der zustimmt',
  'site.state.none': 'Besucher, der nicht antwortet',
  'site.state.refused': 'Besucher, der ablehnt',
  'site.step':
    'Schritt {$number} ({$step}) ließ sich nicht ausführen ({$because}); was danach kommt, wurde nicht gesehen: Berichtigen Sie den Ablauf oder die Seite.',
  'site.stillDenied':
    'Der Besucher stimmte zu, und „{$event}“ meldet {$vendor} weiterhin, dass die Einwilligung verweigert ist: Geben Sie die Antwort mit einer Aktualisierung der Einwilligung weiter.',
  'site.timing': 'beantwortet {$answered}, bereit {$ready}, geladen {$loaded}, erstes Ereignis {$firstHit}',
  'site.twice': 'Die Seite lädt {$loaded}; was beide senden, zählt doppelt: Lassen Sie einen.',
  'site.unreachable': '{$url} ließ sich nicht öffnen ({$because}), deshalb wurde nichts gemessen: Prüfen Sie die Adresse.',
  'site.virtualPage': 'Die Adresse wurde ohne Neuladen zu {$path}, und kein Seitenaufruf wurde dafür gesendet: Senden Sie einen, wenn die Adresse wechselt.',
  'site.visit': '{$pages} Seiten, {$requests} Anfragen, {$sent} Ereignisse gesendet, {$seconds} s',
}
