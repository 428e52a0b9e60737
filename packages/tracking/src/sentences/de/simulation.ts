import type { Sentences } from '../say.ts'

/** Why tags fire or not. */
export const simulation: Sentences = {
  'Only a browser compares an element with a text.': 'Nur ein Browser vergleicht ein Element mit einem Text.',
  'The selector {0} needs the whole page.': 'Der Selektor {0} braucht die ganze Seite.',
  '{0} is {1}, and it has to equal {2}': '{0} ist {1} und muss gleich {2} sein',
  '{0} is {1}, and it must not equal {2}': '{0} ist {1} und darf nicht gleich {2} sein',
  '{0} is {1}, and it has to contain {2}': '{0} ist {1} und muss {2} enthalten',
  '{0} is {1}, and it must not contain {2}': '{0} ist {1} und darf {2} nicht enthalten',
  '{0} is {1}, and it has to start with {2}': '{0} ist {1} und muss mit {2} beginnen',
  '{0} is {1}, and it must not start with {2}': '{0} ist {1} und darf nicht mit {2} beginnen',
  '{0} is {1}, and it has to end with {2}': '{0} ist {1} und muss auf {2} enden',
  '{0} is {1}, and it must not end with {2}': '{0} ist {1} und darf nicht auf {2} enden',
  '{0} is {1}, and it has to be greater than {2}': '{0} ist {1} und muss größer als {2} sein',
  '{0} is {1}, and it must not be greater than {2}': '{0} ist {1} und darf nicht größer als {2} sein',
  '{0} is {1}, and it has to be at least {2}': '{0} ist {1} und muss mindestens {2} sein',
  '{0} is {1}, and it must be less than {2}': '{0} ist {1} und muss kleiner als {2} sein',
  '{0} is {1}, and it has to be less than {2}': '{0} ist {1} und muss unter {2} liegen',
  '{0} is {1}, and it must not be less than {2}': '{0} ist {1} und darf nicht unter {2} liegen',
  '{0} is {1}, and it has to be at most {2}': '{0} ist {1} und darf höchstens {2} sein',
  '{0} is {1}, and it must be greater than {2}': '{0} ist {1} und muss über {2} liegen',
  '{0} is {1}, and it has to match {2}': '{0} ist {1} und muss auf {2} passen',
  '{0} is {1}, and it must not match {2}': '{0} ist {1} und darf nicht auf {2} passen',
  '{0} is {1}, and it has to match the selector {2}': '{0} ist {1} und muss auf den Selektor {2} passen',
  '{0} is {1}, and it must not match the selector {2}': '{0} ist {1} und darf nicht auf den Selektor {2} passen',
  'the value of {0} is not known: {1}': 'Der Wert von {0} ist nicht bekannt: {1}',
  'what {0} is compared with is not known: {1}': 'Womit {0} verglichen wird, ist nicht bekannt: {1}',
  'a condition of the type {0} cannot be simulated': 'Eine Bedingung vom Typ {0} lässt sich nicht simulieren',
  "Whether consent for {0} is given is not known, because the code of '{1}' may set it and no step does.":
    'Ob die Einwilligung für {0} erteilt ist, ist nicht bekannt, weil der Code von „{1}“ sie setzen kann und kein Schritt es tut.',
  'Consent for {0} is granted.': 'Die Einwilligung für {0} ist erteilt.',
  'Consent for {0} is not set, which counts as granted.': 'Die Einwilligung für {0} ist nicht gesetzt, was als erteilt gilt.',
  'Consent for {0} is denied.': 'Die Einwilligung für {0} ist verweigert.',
  "Whether consent for {0} is given depends on the visitor's region, because its default is for some regions only.":
    'Ob die Einwilligung für {0} erteilt ist, hängt von der Region des Besuchers ab, weil ihre Vorgabe nur für manche Regionen gilt.',
  'This is a container for {0}, and only containers of web pages can be simulated: take the web container.':
    'Das ist ein Container für {0}, und nur Container von Webseiten lassen sich simulieren: Nehmen Sie den Web-Container.',
  'What the zone of the container would load is not simulated, because other containers are not in the file.':
    'Was die Zone des Containers laden würde, wird nicht simuliert, weil andere Container nicht in der Datei sind.',
  'What the {0} zones of the container would load is not simulated, because other containers are not in the file.':
    'Was die {0} Zonen des Containers laden würden, wird nicht simuliert, weil andere Container nicht in der Datei sind.',
  'It has no firing trigger.': 'Es hat keinen auslösenden Trigger.',
  'The blocking trigger {0} held.': 'Der blockierende Trigger {0} traf zu.',
  'It may be blocked. {0}': 'Es kann blockiert sein. {0}',
  'What the code of its template does is known in a browser only.': 'Was der Code seiner Vorlage tut, weiß man nur in einem Browser.',
  'It loads {0}, and what that does is known in a browser only.': 'Es lädt {0}, und was das tut, weiß man nur in einem Browser.',
  'It calls {0} of the page, and what that does is known in a browser only.': 'Es ruft {0} der Seite auf, und was das tut, weiß man nur in einem Browser.',
  'It waits for a change of consent for {0}.': 'Es wartet auf eine Änderung der Einwilligung für {0}.',
  'Its template has no permission for {0}.': 'Seine Vorlage hat keine Berechtigung für {0}.',
  'The code of its template fails: {0}': 'Der Code seiner Vorlage schlägt fehl: {0}',
  'Its setup tag {0} failed, and it only fires after that succeeds.': 'Sein Setup-Tag {0} ist fehlgeschlagen, und es wird nur ausgelöst, wenn dieses gelingt.',
  'What its HTML and scripts do is known in a browser only.': 'Was sein HTML und seine Skripte tun, weiß man nur in einem Browser.',
  'It is paused.': 'Es ist pausiert.',
  'It is the setup tag of {0}.': 'Es ist das Setup-Tag von {0}.',
  'Its setup tag {0} did not fire, and it only fires after that.': 'Sein Setup-Tag {0} wurde nicht ausgelöst, und es wird nur danach ausgelöst.',
  'It fires only if its setup tag {0} succeeds, which is known in a browser only.':
    'Es wird nur ausgelöst, wenn sein Setup-Tag {0} gelingt, und das weiß man nur in einem Browser.',
  'It is the clean-up tag of {0}.': 'Es ist das Aufräum-Tag von {0}.',
  'It fires only if {0} succeeds, which is known in a browser only.': 'Es wird nur ausgelöst, wenn {0} gelingt, und das weiß man nur in einem Browser.',
  'The event is pushed by {0}, of which nobody knows whether it fired.': 'Das Ereignis schickt {0}, und niemand weiß, ob dieses Tag ausgelöst wurde.',
  'It fires once per page, and when its turn came on this page it did not have the consent that it needs.':
    'Es wird einmal pro Seite ausgelöst, und als es auf dieser Seite an der Reihe war, fehlte die nötige Einwilligung.',
  'It fires only after {0} has succeeded, and that did not fire.': 'Es wird nur ausgelöst, nachdem {0} erfolgreich war, und das wurde nicht ausgelöst.',
  'It fires once per page and has fired on this page.': 'Es wird einmal pro Seite ausgelöst und wurde es auf dieser Seite schon.',
  'It fires once per page and may have fired on this page.': 'Es wird einmal pro Seite ausgelöst und wurde es auf dieser Seite vielleicht schon.',
  'It fires once per event and has fired in this one.': 'Es wird einmal pro Ereignis ausgelöst und wurde es in diesem schon.',
  'It fires in a certain time only, and the simulation has no time.': 'Es wird nur in einer bestimmten Zeit ausgelöst, und die Simulation hat keine Zeit.',
  'It fires from {0} on.': 'Es wird ab {0} ausgelöst.',
  'It fired until {0}.': 'Es wurde bis {0} ausgelöst.',
  'Which consent it needs is not known: {0}': 'Welche Einwilligung es braucht, ist nicht bekannt: {0}',
  'It fires in the published container only, and this is a preview.': 'Es wird nur im veröffentlichten Container ausgelöst, und das ist eine Vorschau.',
  'Step {0} opens {1}, which is no absolute address: write one such as https://www.example.com/.':
    'Schritt {0} öffnet {1}, und das ist keine vollständige Adresse: Schreiben Sie eine wie https://www.example.com/.',
  'The text has more than {0} characters, so no expression is tried on it.': 'Der Text hat mehr als {0} Zeichen, deshalb wird kein Ausdruck an ihm versucht.',
  '{0} is no CSS selector, so it never matches.': '{0} ist kein CSS-Selektor, passt also nie.',
  '{0} is no regular expression, so it never matches.': '{0} ist kein regulärer Ausdruck und passt deshalb nie.',
  "'{0}'": '„{0}“',
  "the page view ('gtm.js')": 'den Seitenaufruf („gtm.js“)',
  "the DOM to be ready ('gtm.dom')": 'das fertige DOM („gtm.dom“)',
  "the window to be loaded ('gtm.load')": 'das geladene Fenster („gtm.load“)',
  "the initialization ('gtm.init')": 'die Initialisierung („gtm.init“)',
  "the initialization of consent ('gtm.init_consent')": 'die Initialisierung der Einwilligung („gtm.init_consent“)',
  "a click ('gtm.click')": 'einen Klick („gtm.click“)',
  "a click on a link ('gtm.linkClick')": 'einen Klick auf einen Link („gtm.linkClick“)',
  "a form to be submitted ('gtm.formSubmit')": 'ein gesendetes Formular („gtm.formSubmit“)',
  "a change of the address without a page load ('gtm.historyChange')": 'eine Änderung der Adresse ohne Seitenaufruf („gtm.historyChange“)',
  'its timer': 'seinen Zeitgeber',
  "a scroll depth ('gtm.scrollDepth')": 'eine Scrolltiefe („gtm.scrollDepth“)',
  "an element to be visible ('gtm.elementVisibility')": 'ein sichtbares Element („gtm.elementVisibility“)',
  "a video ('gtm.video')": 'ein Video („gtm.video“)',
  "an error of a script ('gtm.pageError')": 'einen Fehler eines Skripts („gtm.pageError“)',
  "its triggers to have fired ('gtm.triggerGroup')": 'das Auslösen seiner Trigger („gtm.triggerGroup“)',
  'Nothing that the container listens for happened in this step.': 'Nichts, worauf der Container hört, ist in diesem Schritt geschehen.',
  'Step {0} is a {1} and no page is open, so nothing can happen: begin with a pageLoad.':
    'Schritt {0} ist ein {1}, und keine Seite ist offen, deshalb kann nichts geschehen: Beginnen Sie mit einem pageLoad.',
  'Only a browser knows the time at which the container was started.': 'Nur ein Browser kennt die Zeit, zu der der Container gestartet wurde.',
  'The trigger {0} did not hold: {1}.': 'Der Trigger {0} traf nicht zu: {1}.',
  'Whether the trigger {0} held is not known: {1}.': 'Ob der Trigger {0} zutraf, ist nicht bekannt: {1}.',
  'The trigger {0} held.': 'Der Trigger {0} traf zu.',
  'Triggers of the type {0} are not simulated.': 'Trigger vom Typ {0} werden nicht simuliert.',
  'The trigger {0} did not hold: it waits for {1}, and this event is {2}.': 'Der Trigger {0} traf nicht zu: Er wartet auf {1}, und dieses Ereignis ist {2}.',
  'The trigger {0} did not hold: this {1} is not for it.': 'Der Trigger {0} traf nicht zu: Dieses {1} ist nicht für ihn.',
  'The trigger {0} is not in the file.': 'Der Trigger {0} ist nicht in der Datei.',
  'Step {0} leads to more than {1} messages, because tags push what fires them again: correct their triggers.':
    'Schritt {0} führt zu mehr als {1} Nachrichten, weil Tags schicken, was sie wieder auslöst: Berichtigen Sie deren Trigger.',
  "Whether the trigger '{0}' listens on this page is not known: {1}.": 'Ob der Trigger „{0}“ auf dieser Seite lauscht, ist nicht bekannt: {1}.',
  'Whether all triggers of the group have fired is not known.': 'Ob alle Trigger der Gruppe ausgelöst haben, ist nicht bekannt.',
  'Step {0} changes the address to {1}, and a page can only take addresses of its own site, {2}: use a pageLoad.':
    'Schritt {0} ändert die Adresse in {1}, und eine Seite kann nur Adressen ihrer eigenen Website {2} annehmen: Nehmen Sie einen pageLoad.',
  'The step does not tell where the script is.': 'Der Schritt sagt nicht, wo das Skript steht.',
  'Which share of the page a number of pixels is depends on its height, which only a browser knows.':
    'Welcher Anteil der Seite eine Zahl von Pixeln ist, hängt von ihrer Höhe ab, die nur ein Browser kennt.',
  'The depth may have been reached in a step before: which share of the page a number of pixels is depends on its height.':
    'Die Tiefe kann in einem früheren Schritt erreicht worden sein: Welcher Anteil der Seite eine Zahl von Pixeln ist, hängt von ihrer Höhe ab.',
  'Only a browser knows the time at which a timer ran.': 'Nur ein Browser kennt die Zeit, zu der ein Zeitgeber lief.',
  'Step {0} waits for the timer {1}, and no timer trigger of the container is called so.':
    'Schritt {0} wartet auf den Zeitgeber {1}, und kein Zeitgeber-Trigger des Containers heißt so.',
  "Step {0} is so long that the timer '{1}' would tick {2} times: wait for at most {3} ticks.":
    'Schritt {0} ist so lang, dass der Zeitgeber „{1}“ {2}-mal ticken würde: Warten Sie höchstens {3} Ticks.',
  'The step does not tell this of the video.': 'Der Schritt sagt das vom Video nicht.',
  'How far the video is in the unit of the trigger is not told: give its length.':
    'Wie weit das Video in der Einheit des Triggers ist, wird nicht gesagt: Geben Sie seine Länge an.',
  'Whether the trigger looks for this element is not known: its selector needs the whole page.':
    'Ob der Trigger dieses Element sucht, ist nicht bekannt: Sein Selektor braucht die ganze Seite.',
  'Whether the times of several appearances add up is not documented, and none of them was long enough by itself.':
    'Ob sich die Zeiten mehrerer Erscheinungen addieren, ist nicht dokumentiert, und keine war für sich lang genug.',
  'The trigger fires once and may have fired before.': 'Der Trigger löst einmal aus und hat es vielleicht schon getan.',
  'Only a browser knows the time at which an element was seen.': 'Nur ein Browser kennt die Zeit, zu der ein Element zu sehen war.',
  'The code has a reference in a regular expression, which cannot be put together here.':
    'Der Code hat einen Verweis in einem regulären Ausdruck, der sich hier nicht zusammensetzen lässt.',
  'The code has {0}, an integer of any size, and such numbers are not run here.':
    'Der Code enthält {0}, eine ganze Zahl beliebiger Größe, und solche Zahlen werden hier nicht ausgeführt.',
  'Custom JavaScript cannot be run here, because WebAssembly is missing or forbidden.':
    'Benutzerdefiniertes JavaScript kann hier nicht laufen, weil WebAssembly fehlt oder verboten ist.',
  'The interpreter of JavaScript failed before, so nothing more is run: simulate again.':
    'Der JavaScript-Interpreter ist vorhin ausgefallen, deshalb wird nichts mehr ausgeführt: Simulieren Sie noch einmal.',
  'The code of the variable asks for code that asks for code, {0} times over, and is not run further.':
    'Der Code der Variablen fragt nach Code, der nach Code fragt, {0}-mal hintereinander, und wird nicht weiter ausgeführt.',
  'The custom JavaScript of the container took more work than one simulation may, so no more of it is run.':
    'Das benutzerdefinierte JavaScript des Containers brauchte mehr Arbeit, als eine Simulation haben darf, deshalb wird nichts mehr davon ausgeführt.',
  'The code of the variable broke the interpreter of JavaScript, so nobody can say what it gives.':
    'Der Code der Variablen hat den JavaScript-Interpreter zum Absturz gebracht, deshalb kann niemand sagen, was er ergibt.',
  'The code of the variable reads {{{0}}}, and nobody but a browser can give it that, because {1}.':
    'Der Code der Variablen liest {{{0}}}, und nur ein Browser kann ihm das geben, weil {1}.',
  'The code of the variable reads {0}, and nobody but a browser can say what that gives.':
    'Der Code der Variablen liest {0}, und nur ein Browser kann sagen, was das ergibt.',
  'The code of the variable reads {0}, which the globals of the page do not tell.':
    'Der Code der Variablen liest {0}, was die globalen Werte der Seite nicht verraten.',
  'The code of the variable asks whether there is {0}, which the globals of the page do not tell.':
    'Der Code der Variablen fragt, ob es {0} gibt, was die globalen Werte der Seite nicht verraten.',
  'The code of the variable changes {0}, and nobody but a browser can say what that gives.':
    'Der Code der Variablen ändert {0}, und nur ein Browser kann sagen, was das ergibt.',
  'The code of the variable lists what is in {0}, and nobody but a browser can say what that gives.':
    'Der Code der Variablen listet auf, was in {0} steht, und nur ein Browser kann sagen, was das ergibt.',
  'The code of the variable reads the prototype of {0}, and nobody but a browser can say what that gives.':
    'Der Code der Variablen liest den Prototyp von {0}, und nur ein Browser kann sagen, was das ergibt.',
  'The code of the variable pushes to the data layer, and nobody but a browser can say what that gives.':
    'Der Code der Variablen schreibt in die Datenschicht, und nur ein Browser kann sagen, was das ergibt.',
  'The code of the variable runs a text as code, and nobody but a browser can say what that gives.':
    'Der Code der Variablen führt einen Text als Code aus, und nur ein Browser kann sagen, was das ergibt.',
  'The code of the variable calls {0}, which depends on the browser.': 'Der Code der Variablen ruft {0} auf, was vom Browser abhängt.',
  'The code of the variable calls the iterator’s {0}, which depends on the browser.':
    'Der Code der Variablen ruft {0} eines Iterators auf, was vom Browser abhängt.',
  'The code of the variable asks Math.random for chance, and nobody but a browser can say what that gives.':
    'Der Code der Variablen fragt Math.random nach dem Zufall, und nur ein Browser kann sagen, was das ergibt.',
  'The code of the variable asks for the time, and nobody but a browser can say what that gives.':
    'Der Code der Variablen fragt nach der Uhrzeit, und nur ein Browser kann sagen, was das ergibt.',
  'The code of the variable reads a date in the visitor’s time zone, and nobody but a browser can say what that gives.':
    'Der Code der Variablen liest ein Datum in der Zeitzone des Besuchers, und nur ein Browser kann sagen, was das ergibt.',
  'The code of the variable asks for the visitor’s time zone with {0}, and nobody but a browser can say what that gives.':
    'Der Code der Variablen fragt mit {0} nach der Zeitzone des Besuchers, und nur ein Browser kann sagen, was das ergibt.',
  'The code of the variable asks for the visitor’s time zone with Date as text, and nobody but a browser can say what that gives.':
    'Der Code der Variablen fragt mit Date als Text nach der Zeitzone des Besuchers, und nur ein Browser kann sagen, was das ergibt.',
  'The code of the variable gives a {0}, which is no value that could be shown here.':
    'Der Code der Variablen ergibt etwas vom Typ {0}, und ein solcher Wert lässt sich hier nicht zeigen.',
  'The code of the variable gives a {0} instead of a function, which is no value that could be shown here.':
    'Der Code der Variablen ergibt etwas vom Typ {0} statt einer Funktion, und ein solcher Wert lässt sich hier nicht zeigen.',
  'The code of the variable gives an object of the type {0}, which is no value that could be shown here.':
    'Der Code der Variablen ergibt ein Objekt vom Typ {0}, und ein solcher Wert lässt sich hier nicht zeigen.',
  'The code of the variable gives an object of more than 100 levels, which is no value that could be shown here.':
    'Der Code der Variablen ergibt ein Objekt mit mehr als 100 Ebenen, und ein solcher Wert lässt sich hier nicht zeigen.',
  'The code of the variable gives an object that holds itself, which is no value that could be shown here.':
    'Der Code der Variablen ergibt ein Objekt, das sich selbst enthält, und ein solcher Wert lässt sich hier nicht zeigen.',
  'The code of the variable gives an object that fails when it is read, which is no value that could be shown here.':
    'Der Code der Variablen ergibt ein Objekt, das beim Lesen fehlschlägt, und ein solcher Wert lässt sich hier nicht zeigen.',
  'The code of the variable does not end in time, so nobody can say what it gives.':
    'Der Code der Variablen endet nicht rechtzeitig, deshalb kann niemand sagen, was er ergibt.',
  'The code of the variable needs more memory, deeper calls or longer texts than a run may have, so nobody can say what it gives.':
    'Der Code der Variablen braucht mehr Speicher, tiefere Aufrufe oder längere Texte, als ein Lauf haben darf, deshalb kann niemand sagen, was er ergibt.',
  'The code of the variable is not JavaScript that Google Tag Manager would take ({0}).':
    'Der Code der Variablen ist kein JavaScript, das der Google Tag Manager annehmen würde ({0}).',
  'it is nested too deeply': 'es zu tief verschachtelt ist',
  'it holds an object of the page': 'es ein Objekt der Seite enthält',
  'it holds a {0}': 'es etwas vom Typ {0} enthält',
  '{0} is no part of an address that is known here.': '{0} ist kein Teil einer Adresse, der hier bekannt ist.',
  '{0} is no address.': '{0} ist keine Adresse.',
  'An auto-event variable without a type is not simulated.': 'Eine Variable für automatische Ereignisse ohne Typ wird nicht simuliert.',
  '{0} is not simulated.': '{0} wird nicht simuliert.',
  'The step does not tell the text of the element {0}.': 'Der Schritt sagt den Text des Elements {0} nicht.',
  'A random number is another one each time: give a seed to have one.':
    'Eine Zufallszahl ist jedes Mal eine andere: Geben Sie einen Startwert an, um eine zu haben.',
  'The file is no published version, so it has no number.': 'Die Datei ist keine veröffentlichte Version und hat deshalb keine Nummer.',
  'The file does not tell in which environment it is published.': 'Die Datei sagt nicht, in welcher Umgebung sie veröffentlicht ist.',
  'Only a browser gives an HTML tag its id.': 'Nur ein Browser gibt einem HTML-Tag seine Kennung.',
  'Only a browser knows the value of {{{0}}}.': 'Nur ein Browser kennt den Wert von {{{0}}}.',
  'The step does not tell the title of the page.': 'Der Schritt sagt den Titel der Seite nicht.',
  'The step does not tell the value of {0} in the page: give it under globals.':
    'Der Schritt sagt den Wert von {0} in der Seite nicht: Geben Sie ihn unter globals an.',
  'The step does not tell what is on the page: list its elements.': 'Der Schritt sagt nicht, was auf der Seite ist: Führen Sie ihre Elemente auf.',
  '{{{0}}} asks for its own value.': '{{{0}}} fragt nach dem eigenen Wert.',
  'The built-in variable {{{0}}} is not switched on in the file.': 'Die integrierte Variable {{{0}}} ist in der Datei nicht eingeschaltet.',
  'No variable of the file is called {0}.': 'Keine Variable der Datei heißt {0}.',
  'Only a browser finds the data of a visitor in the page.': 'Nur ein Browser findet die Daten eines Besuchers in der Seite.',
  'The container numbers {0} in the browser.': 'Der Container nummeriert {0} im Browser.',
  'The code was not run.': 'Der Code wurde nicht ausgeführt.',
  'The code reads {{{0}}}, an element, and only a browser has elements.': 'Der Code liest {{{0}}}, ein Element, und Elemente hat nur ein Browser.',
  'Only a browser knows which elements are on the screen.': 'Nur ein Browser weiß, welche Elemente zu sehen sind.',
  'Only a browser runs the template of {{{0}}}.': 'Nur ein Browser führt die Vorlage von {{{0}}} aus.',
  'Variables of the type {0} are not simulated.': 'Variablen vom Typ {0} werden nicht simuliert.',
  'The server is being stopped, so nothing more is simulated: try again when it is back.':
    'Der Server wird gerade beendet, deshalb wird nichts mehr simuliert: Versuchen Sie es noch einmal, wenn er wieder da ist.',
  'Others simulate too, and no turn came within {0} seconds: try again in a moment.':
    'Andere simulieren auch, und binnen {0} Sekunden kam kein Platz frei: Versuchen Sie es gleich noch einmal.',
  'The simulation was cut off after {0} seconds, because the container is very large or an expression in it finds no end, as (a+)+$ may: simulate fewer steps, or change the expression.':
    'Die Simulation wurde nach {0} Sekunden abgebrochen, weil der Container sehr groß ist oder ein Ausdruck darin kein Ende findet, wie es bei (a+)+$ vorkommt: Simulieren Sie weniger Schritte oder ändern Sie den Ausdruck.',
  'The simulation was cut off, because it needs more than {0} MB of memory: simulate fewer steps, or a smaller container.':
    'Die Simulation wurde abgebrochen, weil sie mehr als {0} MB Speicher braucht: Simulieren Sie weniger Schritte oder einen kleineren Container.',
  'The simulation failed for a fault of the server, which wrote it down: try again, and tell its operator if it stays.':
    'Die Simulation ist an einem Fehler des Servers gescheitert, der ihn aufgeschrieben hat: Versuchen Sie es noch einmal und sagen Sie es dem Betreiber, wenn es so bleibt.',
}
