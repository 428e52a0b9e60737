import { plural } from '../../language.ts'
import type { RemediationText } from './text.ts'

export const text: RemediationText = {
  pending: 'Ausstehend',
  pendingDetail: 'warten auf eine Korrektur',
  inProgress: 'In Arbeit',
  inProgressDetail: 'werden gerade behoben',
  failed: 'Gescheitert',
  failedDetail: 'brauchen einen Menschen',
  resolved: 'Behoben',
  resolvedDetail: 'automatisch oder von Hand',
  title: 'Probleme',
  detail: 'Was an der Messung selbst nicht stimmt, das Neueste zuerst.',
  checked: ({ events, containers }) =>
    `${plural('de', events, { one: 'Ereignis', other: 'Ereignisse' })} und ${plural('de', containers, { one: 'Container', other: 'Container' })} geprüft`,
  check: 'Messung prüfen',
  checkDone: 'Messung geprüft',
  checkResult: ({ found, fixed, gone }) =>
    [
      found === 0 ? 'Nichts Neues gefunden.' : `${plural('de', found, { one: 'neues Problem', other: 'neue Probleme' })}.`,
      fixed === 0 ? '' : `${plural('de', fixed, { one: 'wurde', other: 'wurden' })} automatisch behoben.`,
      gone === 0 ? '' : `${plural('de', gone, { one: 'wurde', other: 'wurden' })} anderswo behoben.`,
    ]
      .filter(Boolean)
      .join(' '),
  none: 'Keine Probleme',
  noneDetail:
    'Eine Prüfung sieht die Ereignisse und die importierten Container dieses Projekts durch: Namen, die GA4 ablehnt, Tags, die doppelt zählen, Werte ohne Währung.',
  severities: { high: 'Hoch', medium: 'Mittel', low: 'Niedrig' },
  statuses: { resolved: 'Behoben', in_progress: 'In Arbeit', pending: 'Ausstehend', failed: 'Gescheitert' },
  detectedAt: 'Erkannt',
  resolvedAt: 'Behoben:',
  justNow: 'Gerade eben',
  took: 'Dauer der Korrektur:',
  seconds: (value) => (value < 1 ? 'unter 1 Sekunde' : plural('de', Math.round(value), { one: 'Sekunde', other: 'Sekunden' })),
  autoFix: 'Automatisch beheben',
  autoFixResolved: 'Dieses Problem ist behoben. Umschalten lässt sich das nur, solange es offen ist.',
  autoFixByHand: 'Das kann nur ein Mensch beheben.',
  resolveNow: 'Jetzt beheben',
  retry: 'Erneut versuchen',
  preview: 'Korrektur ansehen',
  progress: 'Fortschritt ansehen',
  view: 'Korrektur ansehen',
  undoFix: 'Zurücknehmen',
  done: 'Problem behoben',
  notDone: 'Korrektur gescheitert',
  notDoneDetail: 'Das Problem besteht weiter. Die Korrektur zeigt, wo sie stehen geblieben ist.',
  undone: 'Korrektur zurückgenommen',
  undoneDetail: 'Das Problem steht wieder aus und wird nicht mehr automatisch behoben.',
  runbook: 'Ablauf',
  stepStates: { done: 'Erledigt', failed: 'Hier stehen geblieben', current: 'Läuft' },
  steps: {
    recorded: (of) => of,
    renameEvent: (of, to) => `Das Ereignis ${of} in ${to} umbenennen, auch im Plan`,
    addCurrency: (of) => `Den Parameter currency zu ${of} hinzufügen, auch im Plan`,
    pauseTag: (of) => `Das Tag „${of}“ in der Containerdatei pausieren`,
    renameInTag: (of, to) => `Das Tag „${of}“ ${to} senden lassen`,
    changeType: (of, to) => `${of} als ${to} planen`,
    makeOptional: (of) => `${of} im Plan freistellen`,
    dropParameter: (of) => `${of} aus dem Plan und den sendenden Tags nehmen`,
    askFirst: (of) => `Das Tag „${of}“ bei der Einwilligungs-Initialisierung laufen lassen, vor allen anderen`,
    simulate: () => 'Besuche mit dem Container vorher und nachher simulieren: sonst darf sich nichts ändern',
    prove: () => 'Die gespeicherten Ereignisse am korrigierten Plan oder Container prüfen',
    watch: () => 'Warten, bis Ereignisse es nicht mehr zeigen: eine spätere Prüfung schließt das Problem',
    checkAgain: () => 'Noch einmal prüfen, ob das Problem weg ist',
  },
  proofTitle: ({ passed, of }) => `${passed} von ${of} wären jetzt in Ordnung`,
  proofDetail: 'Die Ereignisse der letzten Woche, die das Problem zeigen, an der Korrektur geprüft, bevor etwas geändert wird.',
  simulated: {
    kinds: { lost: 'entfällt', unknown: 'nicht mehr bekannt', doubled: 'doppelt', changed: 'geändert', gained: 'neu' },
    safe: (visits) => `${plural('de', visits, { one: 'simulierter Besuch', other: 'simulierte Besuche' })}: sonst ändert sich nichts`,
    nothing: 'Was den Browser verlässt, bleibt, wie es ist.',
    safeDetail: (changes) => `Wie beabsichtigt: ${changes}.`,
    unsafe: 'Die Korrektur wird nicht angewandt: bei simulierten Besuchen änderte sich auch anderes',
    unsafeDetail: (changes) => `${changes}. Ändern Sie den Container von Hand in der GTM-Verwaltung.`,
    impossible: 'Die Korrektur wird nicht angewandt: dieser Container lässt sich nicht simulieren',
  },
  shownBy: (count, of, clients) => `Gezeigt von ${count} der ${of} Ereignisse der letzten Woche, gesendet von ${clients}`,
  lastShown: 'zuletzt',
  sinceMended: 'Inzwischen behoben',
  recorded: 'Der Ablauf wurde für das Beispiel aufgezeichnet und wird sofort abgespielt.',
  exportAfter:
    'Die Korrektur ändert die Containerdatei, die hier aufbewahrt wird. Exportieren Sie sie danach in der GTM-Verwaltung und importieren Sie sie im Tag Manager.',
  byHand: 'Das Produkt kann dies nicht selbst beheben. „Jetzt beheben“ sagt, dass es erledigt ist.',
  afterwards: 'Das Produkt kann dies nicht selbst beheben. Beheben Sie es zuerst; „Jetzt beheben“ prüft dann, ob es weg ist.',
  openEvents: 'Ereigniskonfiguration öffnen',
  openContainers: 'GTM-Verwaltung öffnen',
  close: 'Schließen',
  found: ({ check, of, container, other, name = 'invalid', message = '', parameter = '', stored }) => {
    const shown = `${stored?.count ?? 0} von ${stored?.of ?? 0} Ereignissen der letzten Woche`
    switch (check) {
      case 'eventName':
        return {
          reserved: {
            title: `Ereignis ${of} hat einen Namen, den GA4 sich vorbehält`,
            description: `GA4 verwirft solche Ereignisse. Die Korrektur nennt es ${other}.`,
          },
          invalid: {
            title: `Ereignis ${of} hat einen Namen, den GA4 ablehnt`,
            description: `GA4 verwirft solche Ereignisse. Die Korrektur nennt es ${other}.`,
          },
          case: {
            title: `Ereignis ${of} ist anders geschrieben als die von GA4`,
            description: `Großbuchstaben machen daraus ein anderes Ereignis. Die Korrektur nennt es ${other}.`,
          },
          recommended: {
            title: `Ereignis ${of} heißt in GA4 ${other}`,
            description: `GA4 füllt seine eigenen Berichte nur unter seinem eigenen Namen. Die Korrektur nennt es ${other}.`,
          },
          plural: twoNames(of, other),
          near: twoNames(of, other),
        }[name]
      case 'currency':
        return {
          title: `Ereignis ${of} sendet einen Wert ohne Währung`,
          description: 'GA4 zählt einen solchen Wert nicht zum Umsatz. Die Korrektur fügt den Parameter currency hinzu.',
        }
      case 'duplicateTag':
        return {
          title: `Tag „${of}“ sendet dasselbe wie „${other}“`,
          description: `Beide stehen in ${container} und feuern zusammen, also zählt alles doppelt. Die Korrektur pausiert „${of}“ in der Containerdatei.`,
        }
      case 'tagEventName':
        return {
          title: `Tag „${of}“ sendet einen Ereignisnamen, den GA4 ablehnt`,
          description: `GA4 verwirft, was dieses Tag von ${container} sendet. Die Korrektur lässt es ${other} senden.`,
        }
      case 'noConfiguration':
        return {
          title: `${container} hat kein Google-Tag`,
          description:
            'Seinen GA4-Ereignissen fehlt das Tag, das GA4 einrichtet. Fügen Sie im Tag Manager ein Google-Tag hinzu und importieren Sie den Container erneut.',
        }
      case 'containerFault':
        return {
          title: `${container} hat Fehler`,
          description: `Der erste: ${message} Beheben Sie ihn im Tag Manager und importieren Sie den Container erneut.`,
        }
      case 'eventStopped':
        return {
          title: `Ereignis ${of} kommt nicht mehr`,
          description: 'Es schweigt länger, als seine Menge erklärt. Suchen Sie, was sich seitdem an der Website oder am Tag geändert hat.',
        }
      case 'parameterMissing':
        return {
          title: `Parameter ${parameter} fehlt in ${of}`,
          description: `${shown} kamen ohne ihn. Die Korrektur stellt ihn im Plan frei; senden Sie ihn, wo er bekannt ist.`,
        }
      case 'otherType':
        return {
          title: `Parameter ${parameter} von ${of} hat nicht den geplanten Typ`,
          description: `${shown} haben einen anderen Typ. Die Korrektur plant ihn als ${other}.`,
        }
      case 'outOfRange':
        return {
          title: `Parameter ${parameter} von ${of} hat unmögliche Werte`,
          description: `${shown}, etwa „${stored?.sample ?? ''}“. Beheben Sie es dort, wo das Ereignis gesendet wird.`,
        }
      case 'personalData':
        return {
          title: `Parameter ${parameter} von ${of} enthält personenbezogene Daten`,
          description: `${shown} enthalten eine E-Mail-Adresse oder Telefonnummer. ${other === '' ? 'Senden Sie sie nicht mehr.' : 'Die Korrektur nimmt den Parameter aus Plan und Tags.'}`,
        }
      case 'sentAgain':
        return {
          title: `Ereignis ${of} wird für dieselbe Bestellung erneut gesendet`,
          description: `${shown} wiederholen eine frühere Transaktion. Senden Sie es einmal, nicht bei jedem Laden der Seite.`,
        }
      case 'consentMissing':
        return {
          title: `Ereignis ${of} kommt ohne ein Wort zur Einwilligung`,
          description: `${shown} sagen nichts zur Einwilligung, obwohl ihr Client es sonst tut. ${other === '' ? 'Setzen Sie die Vorgabe vor dem Tag, das es sendet.' : `Die Korrektur lässt „${other}“ von ${container} vor allen anderen Tags laufen.`}`,
        }
      case 'twoTags':
        return {
          title: `Ereignis ${of} wird von zwei Tags gesendet`,
          description: `${shown} kamen binnen zwei Sekunden zweimal von einem Besucher. ${other === '' ? 'Suchen Sie das zweite Tag und schalten Sie es ab.' : `Die Korrektur pausiert das Tag „${other}“ von ${container}.`}`,
        }
    }
  },
}

function twoNames(of: string, other: string) {
  return {
    title: `Ereignisse ${of} und ${other} meinen wohl dasselbe`,
    description: 'Ihre Zahlen verteilen sich auf zwei Namen. Entscheiden Sie in der Ereigniskonfiguration, welcher bleibt.',
  }
}
