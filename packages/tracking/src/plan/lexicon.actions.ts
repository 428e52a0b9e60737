import type { Language } from '@tagmason/domain'

/** What people do to a thing that was named just before: '... and finish it', 'starten und beenden'. */
export type Action =
  | 'start'
  | 'pause'
  | 'complete'
  | 'view'
  | 'click'
  | 'remove'
  | 'add'
  | 'buy'
  | 'reject'
  | 'win'
  | 'spend'
  | 'earn'
  | 'cancel'
  | 'upgrade'
  | 'send'

/** Verbs and their nouns by language, folded; see `patterns.ts`. */
export const actionWords: Readonly<Record<Language, Readonly<Record<Action, readonly string[]>>>> = {
  en: {
    start: ['(start|starts|started|begin|begins|began|begun|launch|launches|launched|open|opens|opened|play|plays|played)'],
    pause: ['(pause|pauses|paused)'],
    complete: [
      '(finish|finishes|finished|complete|completes|completed|completion|completions|end|ends|ended)',
      '(get|gets|got|sit|sits|go|goes) =through',
      '=to =the end',
    ],
    view: ['(see|sees|seen|saw|view|views|viewed|shown|displayed)'],
    click: ['(click|clicks|clicked|tap|taps|tapped)'],
    remove: ['(remove|removes|removed|delete|deletes|deleted)', '(take|takes|took|taken|put|puts|throw|throws|kick|kicks) > (out|back|off|away)'],
    add: ['(add|adds|added)'],
    buy: ['(buy|buys|bought|buying|purchase|purchased|purchasing|order|orders|ordered|ordering|pay|pays|paid|paying)', '(=check|=checks) =out'],
    reject: [
      '(reject|rejects|rejected|disqualify|disqualified|discard|discards|discarded|drop|dropped|lost|lose|junk|junked)',
      '(turn|turned|thrown) (=down|=out|=away)',
    ],
    win: ['(won|win|wins|signed|closed|converted|converts)', '(become|becomes|became|turn|turns|turned) > (customer|customers|client|clients|deal|contract)'],
    spend: ['(spend|spends|spent|redeem|redeems|redeemed|use|uses|used)'],
    earn: ['(earn|earns|earned|collect|collects|collected|win|wins|gain|gains|get|gets)'],
    cancel: ['(cancel|cancels|cancelled|canceled|quit|quits|end|ends|ended)'],
    upgrade: ['(upgrade|upgrades|upgraded)'],
    send: ['(send|sends|sent|submit|submits|submitted|finish|finishes|finished|complete|completes|completed)', '(fill|fills|filled) =in'],
  },
  es: {
    start: ['(inici*|empiez*|empez*|comienz*|comenz*|arranc*|lanz*|reproduc*|reproduccion|reproducciones)'],
    pause: ['(paus*)'],
    complete: ['(termin*|acab*|complet*|finaliz*|conclu*)', '(vist*|ven|ve|ver|lleg*) > (enter*|complet*|final)'],
    view: ['(ve|ven|vean|vea|ver|vist*|muestr*|aparec*)'],
    click: ['(clic|clics|click|clica*|pulsa*|pinch*|toca*)'],
    remove: ['(quit*|elimin*|borr*|sac*|retir*)'],
    add: ['(anad*|agreg*|met*)'],
    buy: ['(compr*|pag*|adquier*|encarg*)'],
    reject: ['(descart*|rechaz*|perd*|pierd*|descalific*)'],
    win: ['(gan*|cierr*|cerr*|firm*)', '(conviert*|convert*|pas*) > cliente*'],
    spend: ['(gast*|canje*|us*|utiliz*)'],
    earn: ['(gan*|consig*|acumul*|recog*|obt*)'],
    cancel: ['(cancel*|anul*|baja|bajas)'],
    upgrade: ['(mejor*|ampli*|sub*|upgrade)'],
    send: ['(envi*|mand*|termin*|acab*|complet*)'],
  },
  fr: {
    start: ['(commenc*|demarr*|lanc*|debut*|entam*|lectur*)'],
    pause: ['(pause|pauses)', '=mis* =en pause'],
    complete: ['(termin*|acheve*|fini|finit|finie|finis|finir|finissent|complet*)', '(bout|fin|entier|entierement)'],
    view: ['(vu|vue|vus|vues|voit|voient|voir|affich*|apparai*)'],
    click: ['(cliqu*|clic|clics|appui*|touch*)'],
    remove: ['(retir*|enlev*|supprim*|ote*)'],
    add: ['(ajout*|met|mettent)'],
    buy: ['(achet*|commande|commandent|commander|paie|paient|payer)'],
    reject: ['(rejet*|perdu*|perd|ecart*|disqualifi*|refus*)'],
    win: ['(gagn*|sign*|remport*|conclu*)', '(devien*|devenu*|transform*) > client*'],
    spend: ['(depens*|echang*|utilis*)'],
    earn: ['(gagn*|obten*|collect*|cumul*|remport*)'],
    cancel: ['(resili*|annul*|arret*)'],
    upgrade: ['(upgrade*|superieur*)'],
    send: ['(envoi*|envoy*|soumet*|soumis*|valid*|termin*|fini|finit|finissent)'],
  },
  de: {
    start: ['(start*|gestartet*|begin*|begonnen*|anfang*|angefang*|fangt|abspiel*|abgespielt)'],
    pause: ['(pause|pausen|pausier*)', '(angehalten|anhalten)'],
    complete: [
      '(abschliess*|abgeschloss*|schliess*|beend*|fertig*|durchlauf*|durchgelauf*|absolvier*|vollend*|abschluss)',
      '(ende|schluss|komplett|vollstandig)',
    ],
    view: ['(gesehen|sieht|sehen|angezeigt|eingeblendet|angesehen|ansieht|ansehen)'],
    click: ['(klick*|angeklickt|geklickt|anklick*|antipp*|angetippt|draufklick*)'],
    remove: ['(entfern*|losch*|geloscht|rausnehm*|rausgenommen|herausnehm*|herausgenommen|herausnimmt|rausnimmt|rauswerf*)'],
    add: ['(hinzufug*|hinzugefugt|reinleg*|hineinleg*)'],
    buy: ['(kauf*|kauft|gekauft|bestell*|bestellt|bezahl*|bezahlt)'],
    reject: ['(abgelehnt*|ablehn*|aussortier*|verworf*|verwirf*|disqualifizier*|verloren*|verlier*)'],
    win: ['(gewonnen*|gewinn*|unterschr*)', '(=zum|=zu) (kunde|kunden)'],
    spend: ['(ausgeb*|ausgegeben|einlos*|eingelost|verbrauch*)'],
    earn: ['(verdien*|sammel*|gesammelt|erhalt*|bekomm*|gewinn*)'],
    cancel: ['(kundig*|gekundigt|stornier*|beend*)'],
    upgrade: ['(upgrad*|hochstuf*|hochgestuft)'],
    send: ['(schickt|schicken|sendet|senden|abschick*|abgeschickt|absend*|abgesend*|abgesandt|einreich*|eingereicht|abschliess*|abgeschloss*|beend*|fertig*)'],
  },
}
