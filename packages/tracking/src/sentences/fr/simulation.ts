import type { Sentences } from '../say.ts'

/** Why tags fire or not. */
export const simulation: Sentences = {
  'Only a browser compares an element with a text.': 'Seul un navigateur compare un élément à un texte.',
  'The selector {0} needs the whole page.': 'Le sélecteur {0} a besoin de la page entière.',
  '{0} is {1}, and it has to equal {2}': '{0} vaut {1} et doit être égal à {2}',
  '{0} is {1}, and it must not equal {2}': '{0} vaut {1} et ne doit pas être égal à {2}',
  '{0} is {1}, and it has to contain {2}': '{0} vaut {1} et doit contenir {2}',
  '{0} is {1}, and it must not contain {2}': '{0} vaut {1} et ne doit pas contenir {2}',
  '{0} is {1}, and it has to start with {2}': '{0} vaut {1} et doit commencer par {2}',
  '{0} is {1}, and it must not start with {2}': '{0} vaut {1} et ne doit pas commencer par {2}',
  '{0} is {1}, and it has to end with {2}': '{0} vaut {1} et doit se terminer par {2}',
  '{0} is {1}, and it must not end with {2}': '{0} vaut {1} et ne doit pas se terminer par {2}',
  '{0} is {1}, and it has to be greater than {2}': '{0} vaut {1} et doit être supérieur à {2}',
  '{0} is {1}, and it must not be greater than {2}': '{0} vaut {1} et ne doit pas être supérieur à {2}',
  '{0} is {1}, and it has to be at least {2}': '{0} vaut {1} et doit valoir au moins {2}',
  '{0} is {1}, and it must be less than {2}': '{0} vaut {1} et doit être inférieur à {2}',
  '{0} is {1}, and it has to be less than {2}': '{0} vaut {1} et doit être plus petit que {2}',
  '{0} is {1}, and it must not be less than {2}': '{0} vaut {1} et ne doit pas être inférieur à {2}',
  '{0} is {1}, and it has to be at most {2}': '{0} vaut {1} et doit valoir au plus {2}',
  '{0} is {1}, and it must be greater than {2}': '{0} vaut {1} et doit dépasser {2}',
  '{0} is {1}, and it has to match {2}': '{0} vaut {1} et doit correspondre à {2}',
  '{0} is {1}, and it must not match {2}': '{0} vaut {1} et ne doit pas correspondre à {2}',
  '{0} is {1}, and it has to match the selector {2}': '{0} vaut {1} et doit correspondre au sélecteur {2}',
  '{0} is {1}, and it must not match the selector {2}': '{0} vaut {1} et ne doit pas correspondre au sélecteur {2}',
  'the value of {0} is not known: {1}': 'la valeur de {0} n’est pas connue : {1}',
  'what {0} is compared with is not known: {1}': 'ce à quoi {0} est comparé n’est pas connu : {1}',
  'a condition of the type {0} cannot be simulated': 'une condition du type {0} ne peut pas être simulée',
  "Whether consent for {0} is given is not known, because the code of '{1}' may set it and no step does.":
    'On ne sait pas si le consentement pour {0} est accordé, car le code de « {1} » peut le définir et aucune étape ne le fait.',
  'Consent for {0} is granted.': 'Le consentement pour {0} est accordé.',
  'Consent for {0} is not set, which counts as granted.': 'Le consentement pour {0} n’est pas défini, ce qui compte comme accordé.',
  'Consent for {0} is denied.': 'Le consentement pour {0} est refusé.',
  "Whether consent for {0} is given depends on the visitor's region, because its default is for some regions only.":
    'Que le consentement pour {0} soit accordé dépend de la région du visiteur, car sa valeur par défaut ne vaut que pour certaines régions.',
  'This is a container for {0}, and only containers of web pages can be simulated: take the web container.':
    'Ceci est un conteneur pour {0}, et seuls les conteneurs de pages web peuvent être simulés : prenez le conteneur web.',
  'What the zone of the container would load is not simulated, because other containers are not in the file.':
    'Ce que chargerait la zone du conteneur n’est pas simulé, car les autres conteneurs ne sont pas dans le fichier.',
  'What the {0} zones of the container would load is not simulated, because other containers are not in the file.':
    'Ce que chargeraient les {0} zones du conteneur n’est pas simulé, car les autres conteneurs ne sont pas dans le fichier.',
  'It has no firing trigger.': 'Elle n’a aucun déclencheur.',
  'The blocking trigger {0} held.': 'Le déclencheur de blocage {0} s’est vérifié.',
  'It may be blocked. {0}': 'Elle est peut-être bloquée. {0}',
  'What the code of its template does is known in a browser only.': 'Ce que fait le code de son modèle ne se sait que dans un navigateur.',
  'It loads {0}, and what that does is known in a browser only.': 'Elle charge {0}, et ce que cela fait ne se sait que dans un navigateur.',
  'It calls {0} of the page, and what that does is known in a browser only.':
    'Elle appelle {0} de la page, et ce que cela fait ne se sait que dans un navigateur.',
  'It waits for a change of consent for {0}.': 'Elle attend un changement du consentement pour {0}.',
  'Its template has no permission for {0}.': 'Son modèle n’a pas d’autorisation pour {0}.',
  'The code of its template fails: {0}': 'Le code de son modèle échoue : {0}',
  'Its setup tag {0} failed, and it only fires after that succeeds.':
    'Sa balise de configuration {0} a échoué, et elle ne se déclenche que si celle-ci réussit.',
  'What its HTML and scripts do is known in a browser only.': 'Ce que font son HTML et ses scripts ne se sait que dans un navigateur.',
  'It is paused.': 'Elle est en pause.',
  'It is the setup tag of {0}.': 'C’est la balise de configuration de {0}.',
  'Its setup tag {0} did not fire, and it only fires after that.':
    'Sa balise de configuration {0} ne s’est pas déclenchée, et elle ne se déclenche qu’après celle-ci.',
  'It fires only if its setup tag {0} succeeds, which is known in a browser only.':
    'Elle ne se déclenche que si sa balise de configuration {0} réussit, ce qui ne se sait que dans un navigateur.',
  'It is the clean-up tag of {0}.': 'C’est la balise de nettoyage de {0}.',
  'It fires only if {0} succeeds, which is known in a browser only.': 'Elle ne se déclenche que si {0} réussit, ce qui ne se sait que dans un navigateur.',
  'The event is pushed by {0}, of which nobody knows whether it fired.':
    'L’événement est envoyé par {0}, et personne ne sait si cette balise s’est déclenchée.',
  'It fires once per page, and when its turn came on this page it did not have the consent that it needs.':
    'Elle se déclenche une fois par page et, quand son tour est venu sur cette page, elle n’avait pas le consentement dont elle a besoin.',
  'It fires only after {0} has succeeded, and that did not fire.': 'Elle se déclenche seulement après la réussite de {0}, et celle-ci ne s’est pas déclenchée.',
  'It fires once per page and has fired on this page.': 'Elle se déclenche une fois par page et s’est déjà déclenchée sur cette page.',
  'It fires once per page and may have fired on this page.': 'Elle se déclenche une fois par page et s’est peut-être déjà déclenchée sur cette page.',
  'It fires once per event and has fired in this one.': 'Elle se déclenche une fois par événement et s’est déjà déclenchée dans celui-ci.',
  'It fires in a certain time only, and the simulation has no time.':
    'Elle ne se déclenche que pendant une certaine période, et la simulation n’a pas d’heure.',
  'It fires from {0} on.': 'Elle se déclenche à partir du {0}.',
  'It fired until {0}.': 'Elle s’est déclenchée jusqu’au {0}.',
  'Which consent it needs is not known: {0}': 'On ne sait pas quel consentement il lui faut : {0}',
  'It fires in the published container only, and this is a preview.': 'Elle ne se déclenche que dans le conteneur publié, et ceci est un aperçu.',
  'Step {0} opens {1}, which is no absolute address: write one such as https://www.example.com/.':
    'L’étape {0} ouvre {1}, qui n’est pas une adresse absolue : écrivez-en une comme https://www.example.com/.',
  'The text has more than {0} characters, so no expression is tried on it.': 'Le texte compte plus de {0} caractères, donc aucune expression n’y est essayée.',
  '{0} is no CSS selector, so it never matches.': '{0} n’est pas un sélecteur CSS, il ne correspond donc jamais.',
  '{0} is no regular expression, so it never matches.': '{0} n’est pas une expression régulière, donc elle ne correspond jamais.',
  "'{0}'": '« {0} »',
  "the page view ('gtm.js')": 'la page vue (« gtm.js »)',
  "the DOM to be ready ('gtm.dom')": 'que le DOM soit prêt (« gtm.dom »)',
  "the window to be loaded ('gtm.load')": 'que la fenêtre soit chargée (« gtm.load »)',
  "the initialization ('gtm.init')": 'l’initialisation (« gtm.init »)',
  "the initialization of consent ('gtm.init_consent')": 'l’initialisation du consentement (« gtm.init_consent »)',
  "a click ('gtm.click')": 'un clic (« gtm.click »)',
  "a click on a link ('gtm.linkClick')": 'un clic sur un lien (« gtm.linkClick »)',
  "a form to be submitted ('gtm.formSubmit')": 'l’envoi d’un formulaire (« gtm.formSubmit »)',
  "a change of the address without a page load ('gtm.historyChange')": 'un changement d’adresse sans chargement de page (« gtm.historyChange »)',
  'its timer': 'son minuteur',
  "a scroll depth ('gtm.scrollDepth')": 'une profondeur de défilement (« gtm.scrollDepth »)',
  "an element to be visible ('gtm.elementVisibility')": 'qu’un élément soit visible (« gtm.elementVisibility »)',
  "a video ('gtm.video')": 'une vidéo (« gtm.video »)',
  "an error of a script ('gtm.pageError')": 'une erreur d’un script (« gtm.pageError »)',
  "its triggers to have fired ('gtm.triggerGroup')": 'que ses déclencheurs se soient tous vérifiés (« gtm.triggerGroup »)',
  'Nothing that the container listens for happened in this step.': 'Rien de ce que le conteneur écoute ne s’est produit à cette étape.',
  'Step {0} is a {1} and no page is open, so nothing can happen: begin with a pageLoad.':
    'L’étape {0} est de type {1} et aucune page n’est ouverte, donc rien ne peut se produire : commencez par un pageLoad.',
  'Only a browser knows the time at which the container was started.': 'Seul un navigateur sait à quelle heure le conteneur a démarré.',
  'The trigger {0} did not hold: {1}.': 'Le déclencheur {0} ne s’est pas vérifié : {1}.',
  'Whether the trigger {0} held is not known: {1}.': 'On ne sait pas si le déclencheur {0} s’est vérifié : {1}.',
  'The trigger {0} held.': 'Le déclencheur {0} s’est vérifié.',
  'Triggers of the type {0} are not simulated.': 'Les déclencheurs du type {0} ne sont pas simulés.',
  'The trigger {0} did not hold: it waits for {1}, and this event is {2}.':
    'Le déclencheur {0} ne s’est pas vérifié : il attend {1}, et cet événement est {2}.',
  'The trigger {0} did not hold: this {1} is not for it.': 'Le déclencheur {0} ne s’est pas vérifié : ce {1} n’est pas pour lui.',
  'The trigger {0} is not in the file.': 'Le déclencheur {0} n’est pas dans le fichier.',
  'Step {0} leads to more than {1} messages, because tags push what fires them again: correct their triggers.':
    'L’étape {0} entraîne plus de {1} messages, car des balises envoient ce qui les déclenche à nouveau : corrigez leurs déclencheurs.',
  "Whether the trigger '{0}' listens on this page is not known: {1}.": 'On ne sait pas si le déclencheur « {0} » écoute sur cette page : {1}.',
  'Whether all triggers of the group have fired is not known.': 'On ne sait pas si tous les déclencheurs du groupe se sont vérifiés.',
  'Step {0} changes the address to {1}, and a page can only take addresses of its own site, {2}: use a pageLoad.':
    'L’étape {0} change l’adresse en {1}, et une page ne peut prendre que des adresses de son propre site, {2} : utilisez un pageLoad.',
  'The step does not tell where the script is.': 'L’étape ne dit pas où se trouve le script.',
  'Which share of the page a number of pixels is depends on its height, which only a browser knows.':
    'La part de la page que représente un nombre de pixels dépend de sa hauteur, que seul un navigateur connaît.',
  'The depth may have been reached in a step before: which share of the page a number of pixels is depends on its height.':
    'La profondeur a peut-être été atteinte à une étape précédente : la part de la page que représente un nombre de pixels dépend de sa hauteur.',
  'Only a browser knows the time at which a timer ran.': 'Seul un navigateur sait à quelle heure un minuteur a sonné.',
  'Step {0} waits for the timer {1}, and no timer trigger of the container is called so.':
    'L’étape {0} attend le minuteur {1}, et aucun déclencheur de minuteur du conteneur ne porte ce nom.',
  "Step {0} is so long that the timer '{1}' would tick {2} times: wait for at most {3} ticks.":
    'L’étape {0} est si longue que le minuteur « {1} » sonnerait {2} fois : attendez au plus {3} sonneries.',
  'The step does not tell this of the video.': 'L’étape ne dit pas cela de la vidéo.',
  'How far the video is in the unit of the trigger is not told: give its length.':
    'L’avancement de la vidéo dans l’unité du déclencheur n’est pas indiqué : donnez sa durée.',
  'Whether the trigger looks for this element is not known: its selector needs the whole page.':
    'On ne sait pas si le déclencheur cherche cet élément : son sélecteur a besoin de la page entière.',
  'Whether the times of several appearances add up is not documented, and none of them was long enough by itself.':
    'Il n’est pas documenté si les durées de plusieurs apparitions s’additionnent, et aucune n’a été assez longue à elle seule.',
  'The trigger fires once and may have fired before.': 'Le déclencheur ne se vérifie qu’une fois et l’a peut-être déjà fait.',
  'Only a browser knows the time at which an element was seen.': 'Seul un navigateur sait à quelle heure un élément a été vu.',
  'The code has a reference in a regular expression, which cannot be put together here.':
    'Le code contient une référence dans une expression régulière, qui ne peut pas être composée ici.',
  'The code has {0}, an integer of any size, and such numbers are not run here.':
    'Le code contient {0}, un entier de taille quelconque, et de tels nombres ne sont pas exécutés ici.',
  'Custom JavaScript cannot be run here, because WebAssembly is missing or forbidden.':
    'Le JavaScript personnalisé ne peut pas être exécuté ici, car WebAssembly manque ou est interdit.',
  'The interpreter of JavaScript failed before, so nothing more is run: simulate again.':
    'L’interpréteur JavaScript a échoué auparavant, donc rien d’autre n’est exécuté : relancez la simulation.',
  'The code of the variable asks for code that asks for code, {0} times over, and is not run further.':
    'Le code de la variable demande du code qui demande du code, {0} fois de suite, et n’est pas exécuté plus avant.',
  'The custom JavaScript of the container took more work than one simulation may, so no more of it is run.':
    'Le JavaScript personnalisé du conteneur a demandé plus de travail qu’une simulation n’en admet, donc il n’est plus exécuté.',
  'The code of the variable broke the interpreter of JavaScript, so nobody can say what it gives.':
    'Le code de la variable a fait échouer l’interpréteur JavaScript, donc personne ne peut dire ce qu’il donne.',
  'The code of the variable reads {{{0}}}, and nobody but a browser can give it that, because {1}.':
    'Le code de la variable lit {{{0}}}, que seul un navigateur peut lui donner, car {1}.',
  'The code of the variable reads {0}, and nobody but a browser can say what that gives.':
    'Le code de la variable lit {0}, et seul un navigateur peut dire ce que cela donne.',
  'The code of the variable reads {0}, which the globals of the page do not tell.':
    'Le code de la variable lit {0}, que les variables globales de la page n’indiquent pas.',
  'The code of the variable asks whether there is {0}, which the globals of the page do not tell.':
    'Le code de la variable demande si {0} existe, ce que les variables globales de la page n’indiquent pas.',
  'The code of the variable changes {0}, and nobody but a browser can say what that gives.':
    'Le code de la variable modifie {0}, et seul un navigateur peut dire ce que cela donne.',
  'The code of the variable lists what is in {0}, and nobody but a browser can say what that gives.':
    'Le code de la variable énumère le contenu de {0}, et seul un navigateur peut dire ce que cela donne.',
  'The code of the variable reads the prototype of {0}, and nobody but a browser can say what that gives.':
    'Le code de la variable lit le prototype de {0}, et seul un navigateur peut dire ce que cela donne.',
  'The code of the variable pushes to the data layer, and nobody but a browser can say what that gives.':
    'Le code de la variable écrit dans la couche de données, et seul un navigateur peut dire ce que cela donne.',
  'The code of the variable runs a text as code, and nobody but a browser can say what that gives.':
    'Le code de la variable exécute un texte comme du code, et seul un navigateur peut dire ce que cela donne.',
  'The code of the variable calls {0}, which depends on the browser.': 'Le code de la variable appelle {0}, qui dépend du navigateur.',
  'The code of the variable calls the iterator’s {0}, which depends on the browser.':
    'Le code de la variable appelle {0} d’un itérateur, qui dépend du navigateur.',
  'The code of the variable asks Math.random for chance, and nobody but a browser can say what that gives.':
    'Le code de la variable demande un hasard à Math.random, et seul un navigateur peut dire ce que cela donne.',
  'The code of the variable asks for the time, and nobody but a browser can say what that gives.':
    'Le code de la variable demande l’heure, et seul un navigateur peut dire ce que cela donne.',
  'The code of the variable reads a date in the visitor’s time zone, and nobody but a browser can say what that gives.':
    'Le code de la variable lit une date dans le fuseau horaire du visiteur, et seul un navigateur peut dire ce que cela donne.',
  'The code of the variable asks for the visitor’s time zone with {0}, and nobody but a browser can say what that gives.':
    'Le code de la variable demande le fuseau horaire du visiteur avec {0}, et seul un navigateur peut dire ce que cela donne.',
  'The code of the variable asks for the visitor’s time zone with Date as text, and nobody but a browser can say what that gives.':
    'Le code de la variable demande le fuseau horaire du visiteur avec Date en texte, et seul un navigateur peut dire ce que cela donne.',
  'The code of the variable gives a {0}, which is no value that could be shown here.':
    'Le code de la variable donne une valeur du type {0}, qui ne peut pas être affichée ici.',
  'The code of the variable gives a {0} instead of a function, which is no value that could be shown here.':
    'Le code de la variable donne une valeur du type {0} au lieu d’une fonction, qui ne peut pas être affichée ici.',
  'The code of the variable gives an object of the type {0}, which is no value that could be shown here.':
    'Le code de la variable donne un objet du type {0}, qui ne peut pas être affiché ici.',
  'The code of the variable gives an object of more than 100 levels, which is no value that could be shown here.':
    'Le code de la variable donne un objet de plus de 100 niveaux, qui ne peut pas être affiché ici.',
  'The code of the variable gives an object that holds itself, which is no value that could be shown here.':
    'Le code de la variable donne un objet qui se contient lui-même, qui ne peut pas être affiché ici.',
  'The code of the variable gives an object that fails when it is read, which is no value that could be shown here.':
    'Le code de la variable donne un objet qui échoue à la lecture, qui ne peut pas être affiché ici.',
  'The code of the variable does not end in time, so nobody can say what it gives.':
    'Le code de la variable ne se termine pas à temps, donc personne ne peut dire ce qu’il donne.',
  'The code of the variable needs more memory, deeper calls or longer texts than a run may have, so nobody can say what it gives.':
    'Le code de la variable demande plus de mémoire, des appels plus profonds ou des textes plus longs qu’une exécution n’en admet, donc personne ne peut dire ce qu’il donne.',
  'The code of the variable is not JavaScript that Google Tag Manager would take ({0}).':
    'Le code de la variable n’est pas du JavaScript que Google Tag Manager accepterait ({0}).',
  'it is nested too deeply': 'l’imbrication est trop profonde',
  'it holds an object of the page': 'il s’y trouve un objet de la page',
  'it holds a {0}': 'il s’y trouve une valeur du type {0}',
  '{0} is no part of an address that is known here.': '{0} n’est pas une partie d’adresse connue ici.',
  '{0} is no address.': '{0} n’est pas une adresse.',
  'An auto-event variable without a type is not simulated.': 'Une variable d’événement automatique sans type n’est pas simulée.',
  '{0} is not simulated.': '{0} n’est pas simulé.',
  'The step does not tell the text of the element {0}.': 'L’étape ne dit pas le texte de l’élément {0}.',
  'A random number is another one each time: give a seed to have one.': 'Un nombre aléatoire change à chaque fois : donnez une graine pour en avoir un.',
  'The file is no published version, so it has no number.': 'Le fichier n’est pas une version publiée, donc il n’a pas de numéro.',
  'The file does not tell in which environment it is published.': 'Le fichier ne dit pas dans quel environnement il est publié.',
  'Only a browser gives an HTML tag its id.': 'Seul un navigateur donne à une balise HTML son identifiant.',
  'Only a browser knows the value of {{{0}}}.': 'Seul un navigateur connaît la valeur de {{{0}}}.',
  'The step does not tell the title of the page.': 'L’étape ne dit pas le titre de la page.',
  'The step does not tell the value of {0} in the page: give it under globals.': 'L’étape ne dit pas la valeur de {0} dans la page : indiquez-la sous globals.',
  'The step does not tell what is on the page: list its elements.': 'L’étape ne dit pas ce qu’il y a sur la page : énumérez ses éléments.',
  '{{{0}}} asks for its own value.': '{{{0}}} demande sa propre valeur.',
  'The built-in variable {{{0}}} is not switched on in the file.': 'La variable intégrée {{{0}}} n’est pas activée dans le fichier.',
  'No variable of the file is called {0}.': 'Aucune variable du fichier ne s’appelle {0}.',
  'Only a browser finds the data of a visitor in the page.': 'Seul un navigateur trouve les données d’un visiteur dans la page.',
  'The container numbers {0} in the browser.': 'Le conteneur numérote {0} dans le navigateur.',
  'The code was not run.': 'Le code n’a pas été exécuté.',
  'The code reads {{{0}}}, an element, and only a browser has elements.': 'Le code lit {{{0}}}, un élément, et seul un navigateur a des éléments.',
  'Only a browser knows which elements are on the screen.': 'Seul un navigateur sait quels éléments sont à l’écran.',
  'Only a browser runs the template of {{{0}}}.': 'Seul un navigateur exécute le modèle de {{{0}}}.',
  'Variables of the type {0} are not simulated.': 'Les variables du type {0} ne sont pas simulées.',
  'The server is being stopped, so nothing more is simulated: try again when it is back.':
    'Le serveur est en cours d’arrêt, donc plus rien n’est simulé : réessayez quand il sera de retour.',
  'Others simulate too, and no turn came within {0} seconds: try again in a moment.':
    'D’autres simulent aussi, et aucun tour n’est venu en {0} secondes : réessayez dans un instant.',
  'The simulation was cut off after {0} seconds, because the container is very large or an expression in it finds no end, as (a+)+$ may: simulate fewer steps, or change the expression.':
    'La simulation a été interrompue après {0} secondes, car le conteneur est très grand ou l’une de ses expressions ne finit pas, comme cela arrive avec (a+)+$ : simulez moins d’étapes ou changez l’expression.',
  'The simulation was cut off, because it needs more than {0} MB of memory: simulate fewer steps, or a smaller container.':
    'La simulation a été interrompue, car elle demande plus de {0} Mo de mémoire : simulez moins d’étapes ou un conteneur plus petit.',
  'The simulation failed for a fault of the server, which wrote it down: try again, and tell its operator if it stays.':
    'La simulation a échoué à cause d’une erreur du serveur, qui l’a notée : réessayez, et prévenez son exploitant si cela persiste.',
}
