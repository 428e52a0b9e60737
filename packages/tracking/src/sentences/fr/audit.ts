import type { Sentences } from '../say.ts'

/** What the audit finds, and what its fixes do. */
export const audit: Sentences = {
  'The conversion {0} lacks {1}, so Google Ads counts nothing: copy both from the conversion action.':
    'La conversion {0} vient sans {1}, si bien que Google Ads ne compte rien : copiez les deux depuis l’action de conversion.',
  'The conversion id {0} has AW- in front where only digits belong, so Google Ads counts nothing: write the digits alone.':
    'L’ID de conversion {0} commence par AW- alors qu’il ne faut que des chiffres, si bien que Google Ads ne compte rien : n’écrivez que les chiffres.',
  'Write the conversion id as {0}': 'Écrire l’ID de conversion sous la forme {0}',
  '{0} needs the click id of the ad and no Conversion Linker stores it, so conversions are lost: add a Conversion Linker on all pages.':
    '{0} a besoin de l’ID de clic de l’annonce et aucun Conversion Linker ne l’enregistre, si bien que des conversions se perdent : ajoutez un Conversion Linker sur toutes les pages.',
  'The conversion {0} fires on every page, so every visit counts as a success: fire it on the event that is the success.':
    'La conversion {0} se déclenche sur chaque page, si bien que chaque visite compte comme un succès : déclenchez-la sur l’événement qui est le succès.',
  "The conversion {0} counts orders without their id, so a reloaded page counts again: send the order's id as orderId.":
    'La conversion {0} compte des commandes sans leur ID, si bien qu’une page rechargée compte à nouveau : envoyez l’ID de la commande comme orderId.',
  '{0} is no regular expression ({1}), so the trigger never fires: correct it.':
    '{0} n’est pas une expression régulière ({1}), si bien que le déclencheur ne se déclenche jamais : corrigez-la.',
  '{0} also matches longer event names that contain it, so the trigger fires too often: write {1} if these names are meant.':
    '{0} correspond aussi à des noms d’événement plus longs qui le contiennent, si bien que le déclencheur se déclenche trop souvent : écrivez {1} si ce sont ces noms que vous voulez.',
  'A click lands on the innermost element, so {0} misses clicks on icons and words inside: write {1}.':
    'Un clic tombe sur l’élément le plus intérieur, si bien que {0} manque les clics sur les icônes et les mots qu’il contient : écrivez {1}.',
  'Take clicks inside {0}, too': 'Prendre aussi les clics à l’intérieur de {0}',
  '{0} cannot be {1} and {2} at once, so the trigger never fires: take one condition out, or make two triggers.':
    '{0} ne peut pas être à la fois {1} et {2}, si bien que le déclencheur ne se déclenche jamais : retirez une condition, ou faites deux déclencheurs.',
  '{0} cannot be {1} and something else at once, so the trigger never fires: take one condition out, or make two triggers.':
    '{0} ne peut pas être à la fois {1} et autre chose, si bien que le déclencheur ne se déclenche jamais : retirez une condition, ou faites deux déclencheurs.',
  'The trigger {0} both fires and blocks this tag, so the tag does not run on it: take it out of one of the two.':
    'Le déclencheur {0} déclenche et bloque à la fois cette balise, qui ne s’exécute donc pas avec lui : retirez-le de l’un des deux.',
  'Google tags measure visitors while nothing sets a consent default before them, so they run as if all had agreed: set one on Consent Initialization, or on the page itself.':
    'Les balises Google mesurent les visiteurs sans que rien ne définisse auparavant un consentement par défaut, et s’exécutent comme si tous avaient accepté : définissez-le sur Consent Initialization, ou dans la page elle-même.',
  '{0} sets the consent default after other tags may have run, so those ignore it: set it with a consent template on Consent Initialization - All Pages.':
    '{0} définit le consentement par défaut alors que d’autres balises ont pu s’exécuter, et celles-ci l’ignorent : définissez-le avec un modèle de consentement sur Consent Initialization - All Pages.',
  '{0} sets the consent default in custom HTML, whose commands count only after Initialization, so Google tags may run before it: set it with a consent template, or on the page itself.':
    '{0} définit le consentement par défaut dans du HTML personnalisé, dont les commandes ne comptent qu’après Initialization, si bien que des balises Google peuvent s’exécuter avant : définissez-le avec un modèle de consentement, ou dans la page elle-même.',
  '{0} sets the consent default after other tags may have run, so those ignore it: fire it on Consent Initialization - All Pages.':
    '{0} définit le consentement par défaut alors que d’autres balises ont pu s’exécuter, et celles-ci l’ignorent : déclenchez-la sur Consent Initialization - All Pages.',
  'Fire {0} on Consent Initialization - All Pages': 'Déclencher {0} sur Consent Initialization - All Pages',
  'The consent default leaves out {0}, which Google asks for in Europe since 2024, so ads lose their audiences: set all four types.':
    'Le consentement par défaut omet {0}, que Google exige en Europe depuis 2024, si bien que les annonces perdent leurs audiences : définissez les quatre types.',
  'The consent default does not wait for the answer that a banner remembers, so the first hits of a visit go out as denied: set wait_for_update to 500 milliseconds.':
    'Le consentement par défaut n’attend pas la réponse dont une bannière se souvient, si bien que les premiers appels d’une visite partent comme refusés : réglez wait_for_update sur 500 millisecondes.',
  '{0} sets a consent default and so does {1}, so the later one undoes the visitor\'s answer: keep one, and send "update" for answers.':
    '{0} définit un consentement par défaut et {1} aussi, si bien que le second annule la réponse du visiteur : gardez-en un, et envoyez "update" pour les réponses.',
  '{0} runs whatever the visitor answered, because its consent is not set and it is no Google tag: name the consent it needs, or say that it needs none.':
    '{0} s’exécute quelle que soit la réponse du visiteur, car son consentement n’est pas défini et ce n’est pas une balise Google : indiquez le consentement dont elle a besoin, ou qu’elle n’en a pas besoin.',
  "{0} is about advertising but does not ask for {1}, so it fires against the visitor's choice: add it to the consent that the tag needs.":
    '{0} concerne la publicité mais ne demande pas {1}, et se déclenche donc contre le choix du visiteur : ajoutez-le au consentement dont la balise a besoin.',
  'The tag {0} does the same as {1} on the same trigger, so everything counts twice: remove one.':
    'La balise {0} fait la même chose que {1} sur le même déclencheur, si bien que tout compte deux fois : retirez-en une.',
  'Remove {0}, which repeats {1}': 'Retirer {0}, qui répète {1}',
  'Let {0} take the place of {1}': 'Mettre {0} à la place de {1}',
  'The trigger {0} waits for the same as {1}, so a change to one is forgotten in the other: use one for both.':
    'Le déclencheur {0} attend la même chose que {1}, si bien qu’une modification de l’un est oubliée dans l’autre : utilisez-en un pour les deux.',
  'The variable {0} reads the same as {1}, so a change to one is forgotten in the other: use one for both.':
    'La variable {0} lit la même chose que {1}, si bien qu’une modification de l’une est oubliée dans l’autre : utilisez-en une pour les deux.',
  'No Google tag serves {0}, so its events have no page views, linking or consent settings: add a Google tag with this id on Initialization.':
    'Aucune balise Google ne dessert {0}, si bien que ses événements n’ont ni pages vues, ni association, ni réglages de consentement : ajoutez une balise Google avec cet ID sur Initialization.',
  '{0} and {1} both configure {2} on the same pages, so page views count twice: keep one.':
    '{0} et {1} configurent toutes deux {2} sur les mêmes pages, si bien que les pages vues comptent deux fois : gardez-en une.',
  'Keep {0} in one constant, {1}': 'Garder {0} dans une seule constante, {1}',
  '{0} is written out in {1} tags, so a change of the property misses some of them: keep it in one constant variable.':
    '{0} est écrit en toutes lettres dans {1} balises, si bien qu’un changement de propriété en oublie : gardez-le dans une seule variable constante.',
  '{0} belongs to Universal Analytics, which is shut down, so no data is collected: write the measurement id from the data stream, such as G-ABC123XYZ4.':
    '{0} appartient à Universal Analytics, qui est fermé, si bien qu’aucune donnée n’est collectée : écrivez l’ID de mesure du flux de données, par exemple G-ABC123XYZ4.',
  '{0} is only a placeholder, so no data is collected: write the measurement id from the data stream, such as G-ABC123XYZ4.':
    '{0} n’est qu’un espace réservé, si bien qu’aucune donnée n’est collectée : écrivez l’ID de mesure du flux de données, par exemple G-ABC123XYZ4.',
  '{0} is no id of a Google tag, so no data is collected: write the measurement id from the data stream, such as G-ABC123XYZ4.':
    '{0} n’est pas l’ID d’une balise Google, si bien qu’aucune donnée n’est collectée : écrivez l’ID de mesure du flux de données, par exemple G-ABC123XYZ4.',
  'The Google tag {0} waits for the page view, so events that come before it lack its settings: fire it on Initialization.':
    'La balise Google {0} attend la page vue, si bien que les événements qui viennent avant n’ont pas ses réglages : déclenchez-la sur Initialization.',
  'Fire {0} on Initialization - All Pages': 'Déclencher {0} sur Initialization - All Pages',
  'GA4 keeps the event name {0} for itself and drops the event: call it something else, such as {1}.':
    'GA4 se réserve le nom d’événement {0} et rejette l’événement : donnez-lui un autre nom, par exemple {1}.',
  'GA4 keeps the parameter name {0} for itself and drops the value: call it something else.':
    'GA4 se réserve le nom de paramètre {0} et rejette la valeur : donnez-lui un autre nom.',
  'GA4 keeps the user property {0} for itself and drops the value: call it something else.':
    'GA4 se réserve la propriété utilisateur {0} et rejette la valeur : donnez-lui un autre nom.',
  'The event name {0} is no name of up to 40 letters, digits and underscores with a letter first, so GA4 drops it: write {1}.':
    'Le nom d’événement {0} n’est pas fait d’au plus 40 lettres, chiffres et tirets bas avec une lettre en tête, si bien que GA4 le rejette : écrivez {1}.',
  'The event name {0} is not in lower case with underscores, so another spelling soon counts as another event: agree on {1}.':
    'Le nom d’événement {0} n’est pas en minuscules avec des tirets bas, si bien qu’une autre graphie comptera bientôt comme un autre événement : convenez de {1}.',
  'The event name is made from {{{0}}}, so any value becomes an event of its own: send one event and put the value into a parameter.':
    'Le nom de l’événement est fait de {{{0}}}, si bien que chaque valeur devient un événement à part : envoyez un seul événement et mettez la valeur dans un paramètre.',
  'The event sends {0} parameters with those of its settings variable and GA4 takes {1}, so the rest is lost: remove some.':
    'L’événement envoie {0} paramètres avec ceux de sa variable de paramètres et GA4 en accepte {1}, si bien que le reste est perdu : retirez-en.',
  "The recommended event {0} comes without {1}, so Google's reports on it stay empty: send ecommerce data or add the parameter.":
    'L’événement recommandé {0} arrive sans {1}, si bien que les rapports de Google à son sujet restent vides : envoyez des données d’e-commerce ou ajoutez le paramètre.',
  'The {0} comes without transaction_id, so a reloaded page counts as another one: send ecommerce data or add transaction_id.':
    '{0} arrive sans transaction_id, si bien qu’une page rechargée en compte un autre : envoyez des données d’e-commerce ou ajoutez transaction_id.',
  'The event sends a value without its currency, so GA4 ignores the revenue: add the parameter currency.':
    'L’événement envoie une valeur sans sa devise, si bien que GA4 ignore le revenu : ajoutez le paramètre currency.',
  'The tag sends ecommerce data and also sets {0} itself, so nobody knows which one counts: keep one way.':
    'La balise envoie des données d’e-commerce et définit aussi {0} elle-même, si bien que personne ne sait ce qui compte : gardez une seule voie.',
  'Enhanced measurement collects {0} by itself when it is on, so this tag counts it again: switch one of the two off.':
    'Quand les mesures améliorées sont activées, elles collectent {0} d’elles-mêmes, si bien que cette balise le compte à nouveau : désactivez l’un des deux.',
  'The parameter {0} is no custom dimension or metric of the property, so no report shows it: register it in GA4 under Custom definitions.':
    'Le paramètre {0} n’est ni une dimension ni une métrique personnalisée de la propriété, si bien qu’aucun rapport ne le montre : enregistrez-le dans GA4, sous Définitions personnalisées.',
  'loads {0} without encryption': 'charge {0} sans chiffrement',
  'loads a script from {0}': 'charge un script de {0}',
  'runs {0}': 'exécute {0}',
  '{0} {1}, so whoever controls that controls the page: allow the host if you trust it, or use a template.':
    '{0} {1}, si bien que qui contrôle cela contrôle la page : autorisez l’hôte si vous lui faites confiance, ou utilisez un modèle.',
  'the Meta pixel': 'le pixel Meta',
  'the TikTok pixel': 'le pixel TikTok',
  'the LinkedIn Insight tag': 'la balise LinkedIn Insight',
  '{0} is {1} as custom HTML, which may do anything on the page: use the tag or gallery template made for it.':
    '{0} est {1} sous forme de HTML personnalisé, qui peut faire n’importe quoi sur la page : utilisez la balise ou le modèle de la galerie prévu pour cela.',
  'The HTML has {0} characters and Google Tag Manager takes {1}, so it cannot be saved: load the code from a file of your own.':
    'Le HTML a {0} caractères et Google Tag Manager en accepte {1}, si bien qu’on ne peut pas l’enregistrer : chargez le code depuis un fichier à vous.',
  'The tag {0} sends to Universal Analytics, which stopped in 2023, so nothing arrives: replace it by a GA4 event or remove it.':
    'La balise {0} envoie à Universal Analytics, qui s’est arrêté en 2023, si bien que rien n’arrive : remplacez-la par un événement GA4 ou retirez-la.',
  'Remove the Universal Analytics tag {0}': 'Retirer la balise Universal Analytics {0}',
  'The variable {0} holds settings of Universal Analytics, which stopped in 2023, so they serve nothing: remove it with its tags.':
    'La variable {0} contient des paramètres d’Universal Analytics, qui s’est arrêté en 2023, et ne sert donc à rien : retirez-la avec ses balises.',
  'Remove the Universal Analytics settings {0}': 'Retirer les paramètres Universal Analytics {0}',
  '{0} is a property of Universal Analytics, which stopped in 2023, so nothing arrives: write the GA4 measurement id or remove it.':
    '{0} est une propriété d’Universal Analytics, qui s’est arrêté en 2023, si bien que rien n’arrive : écrivez l’ID de mesure GA4 ou retirez-la.',
  '{0} is a GA4 configuration tag, which the Google tag has replaced, so new settings are missing: change it into a Google tag.':
    '{0} est une balise de configuration GA4, que la balise Google a remplacée, si bien que les nouveaux réglages lui manquent : transformez-la en balise Google.',
  '{0} finds its property through another tag, which is the old way and breaks when that one is renamed: write the measurement id into the event.':
    '{0} trouve sa propriété à travers une autre balise, ce qui est l’ancienne manière et casse quand celle-ci est renommée : écrivez l’ID de mesure dans l’événement.',
  'The variable reads {0}, the data layer of Universal Analytics, so it is empty once the shop pushes for GA4: read ecommerce.items instead.':
    'La variable lit {0}, la couche de données d’Universal Analytics, et reste donc vide dès que la boutique envoie pour GA4 : lisez plutôt ecommerce.items.',
  'Only {0} of {1} tags, triggers and variables lie in folders, so they are hard to find: sort them into folders.':
    'Seuls {0} des {1} balises, déclencheurs et variables sont dans des dossiers, et sont donc difficiles à trouver : rangez-les dans des dossiers.',
  'Kind - Detail': 'Type - Détail',
  'Kind | Detail': 'Type | Détail',
  'Kind: Detail': 'Type: Détail',
  kind_detail: 'type_détail',
  'kind.detail': 'type.détail',
  'kind-detail': 'type-détail',
  'free words': 'mots libres',
  'one word': 'un seul mot',
  'Only {0} of {1} tag names follow {2}, so lists are hard to read: rename the others.':
    'Seuls {0} des {1} noms de balise suivent {2}, si bien que les listes se lisent mal : renommez les autres.',
  'Only {0} of {1} trigger names follow {2}, so lists are hard to read: rename the others.':
    'Seuls {0} des {1} noms de déclencheur suivent {2}, si bien que les listes se lisent mal : renommez les autres.',
  'Only {0} of {1} variable names follow {2}, so lists are hard to read: rename the others.':
    'Seuls {0} des {1} noms de variable suivent {2}, si bien que les listes se lisent mal : renommez les autres.',
  '"{0}", which most follow': 'le modèle « {0} » de la plupart',
  'the agreed pattern {0}': 'le modèle convenu {0}',
  '{0} sends page_view on every page and so does {1}, so each page counts twice: set send_page_view to false there or remove this tag.':
    '{0} envoie page_view sur chaque page et {1} aussi, si bien que chaque page compte deux fois : mettez-y send_page_view à false ou retirez cette balise.',
  "The parameter {0} sends {1} from the page's address, which tells who the visitor is and breaks Google's policy: take it out.":
    'Le paramètre {0} envoie {1} depuis l’adresse de la page, ce qui dit qui est le visiteur et enfreint les règles de Google : retirez-le.',
  "page_location sends the whole address although this site puts {0} into it, which breaks Google's policy: send the address without that key.":
    'page_location envoie l’adresse entière alors que ce site y met {0}, ce qui enfreint les règles de Google : envoyez l’adresse sans cette clé.',
  "{0} sends who the visitor is to GA4, which Google's policy forbids even hashed: take it out or use a user-provided data variable.":
    '{0} envoie à GA4 qui est le visiteur, ce que les règles de Google interdisent même haché : retirez-le ou utilisez une variable de données fournies par l’utilisateur.',
  'This tag names trigger {0}, which the file does not have, so the import is refused: add the trigger or take its id out.':
    'Cette balise nomme le déclencheur {0}, que le fichier n’a pas, si bien que l’importation est refusée : ajoutez le déclencheur ou retirez son ID.',
  'The type {0} belongs to a custom template that the file does not have, so the import is refused: export it together with its template.':
    'Le type {0} appartient à un modèle personnalisé que le fichier n’a pas, si bien que l’importation est refusée : exportez-le avec son modèle.',
  'This lies in folder {0}, which the file does not have, so the import is refused: add the folder or take the id out.':
    'Ceci se trouve dans le dossier {0}, que le fichier n’a pas, si bien que l’importation est refusée : ajoutez le dossier ou retirez l’ID.',
  'Take {0} out of the folder that is missing': 'Sortir {0} du dossier qui manque',
  'Switch the built-in variable {0} on': 'Activer la variable intégrée {0}',
  'Nothing in the file is called {0}, so {{{1}}} stays plain text or is refused: add the variable or correct the name.':
    'Rien dans le fichier ne s’appelle {0}, si bien que {{{1}}} reste du texte ou est refusé : ajoutez la variable ou corrigez le nom.',
  'The built-in variable {{{0}}} is used but not switched on, so it has no value: switch it on under Variables.':
    'La variable intégrée {{{0}}} est utilisée mais pas activée, et n’a donc pas de valeur : activez-la sous Variables.',
  'This condition reads the built-in variable {{{0}}}, which is not switched on and therefore always empty: switch it on under Variables.':
    'Cette condition lit la variable intégrée {{{0}}}, qui n’est pas activée et donc toujours vide : activez-la sous Variables.',
  'an access key of AWS': 'une clé d’accès AWS',
  'a secret key of Stripe': 'une clé secrète Stripe',
  'a token of GitHub': 'un jeton GitHub',
  'a token of Slack': 'un jeton Slack',
  'a key of SendGrid': 'une clé SendGrid',
  'an access token of Meta': 'un jeton d’accès Meta',
  'a private key': 'une clé privée',
  'a bearer token': 'un jeton bearer',
  'a key or password': 'une clé ou un mot de passe',
  'a key, as its name says': 'une clé, comme le dit son nom',
  '{0} holds {1}, which every visitor can read in the container: take it out, and have it replaced where it comes from.':
    '{0} contient {1}, que chaque visiteur peut lire dans le conteneur : retirez cela, et faites-le remplacer à la source.',
  'Two of the kind {0} are called {1}, so references and imports cannot tell them apart: rename one.':
    'Deux éléments du genre {0} s’appellent {1}, si bien que références et importations ne les distinguent pas : renommez-en un.',
  'Rename the second to {0}': 'Renommer le second en {0}',
  'The {0} {1} is no tag of the file, so the sequence never runs: add the tag or correct the name.':
    '{0} nomme {1}, qui n’est pas une balise du fichier, si bien que la séquence ne s’exécute jamais : ajoutez la balise ou corrigez le nom.',
  'This refers to the tag {0}, which the file does not have, so it gets no settings: add the tag or correct the name.':
    'Ceci renvoie à la balise {0}, que le fichier n’a pas, et n’obtient donc pas de réglages : ajoutez la balise ou corrigez le nom.',
  'The tag sequence {0} runs in a circle, so its tags wait for each other: take one step out.':
    'La séquence de balises {0} tourne en rond, si bien que ses balises s’attendent mutuellement : retirez une étape.',
  'This server container has no client, so it answers no request and no tag runs: add a client, such as the one for GA4.':
    'Ce conteneur serveur n’a pas de client, si bien qu’il ne répond à aucune requête et qu’aucune balise ne s’exécute : ajoutez un client, comme celui de GA4.',
  'The Google tag {0} does not name the server container, so its data goes past it: set server_container_url.':
    'La balise Google {0} ne nomme pas le conteneur serveur, si bien que ses données passent à côté : définissez server_container_url.',
  'The tag {0} is paused and was not touched for more than 90 days but still counts toward the size: resume or remove it.':
    'La balise {0} est en pause et n’a pas été touchée depuis plus de 90 jours, mais compte toujours dans la taille : reprenez-la ou retirez-la.',
  'The tag {0} is paused but still counts toward the size: resume or remove it.':
    'La balise {0} est en pause mais compte toujours dans la taille : reprenez-la ou retirez-la.',
  'The schedule of the tag {0} is over, so it never fires again: extend the schedule or remove the tag.':
    'La planification de la balise {0} est terminée, si bien qu’elle ne se déclenche plus jamais : prolongez la planification ou retirez la balise.',
  'The name {0} sounds like unfinished work, so nobody dares to touch it: rename it or remove it.':
    'Le nom {0} évoque un travail inachevé, si bien que personne n’ose y toucher : renommez-le ou retirez-le.',
  'The template {0} does not come from the gallery, so nobody reviews or updates it: read its code, or take the one of the gallery.':
    'Le modèle {0} ne vient pas de la galerie, si bien que personne ne le vérifie ni ne le met à jour : lisez son code, ou prenez celui de la galerie.',
  'The template {0} was changed after it came from the gallery, so it gets no updates: read its code, or take the one of the gallery.':
    'Le modèle {0} a été modifié après sa venue de la galerie, et ne reçoit donc pas de mises à jour : lisez son code, ou prenez celui de la galerie.',
  'The template {0} may use {1} on everything (*), so it can load or change what it likes: narrow its permissions.':
    'Le modèle {0} peut utiliser {1} sur tout (*), et peut donc charger ou changer ce qu’il veut : restreignez ses autorisations.',
  'The trigger group {0} waits for no trigger, so it never fires: use that trigger itself or add another.':
    'Le groupe de déclencheurs {0} n’attend aucun déclencheur et ne se déclenche donc jamais : utilisez le déclencheur lui-même ou ajoutez-en un autre.',
  'The trigger group {0} waits for a single trigger, so it is only a detour: use that trigger itself or add another.':
    'Le groupe de déclencheurs {0} attend un seul déclencheur et n’est donc qu’un détour : utilisez le déclencheur lui-même ou ajoutez-en un autre.',
  'The trigger {0} does not say which element it waits for, so it never fires: give it an id.':
    'Le déclencheur {0} ne dit pas quel élément il attend et ne se déclenche donc jamais : donnez-lui un ID.',
  'The trigger {0} does not say which element it waits for, so it never fires: give it a selector.':
    'Le déclencheur {0} ne dit pas quel élément il attend et ne se déclenche donc jamais : donnez-lui un sélecteur.',
  'No tag, group or zone uses the trigger {0}, so it does nothing but take room: remove it.':
    'Aucune balise, aucun groupe ni aucune zone n’utilise le déclencheur {0}, qui ne fait donc que prendre de la place : retirez-le.',
  'Remove the trigger {0}': 'Retirer le déclencheur {0}',
  'Nothing refers to the variable {0}, so it does nothing but take room: remove it.':
    'Rien ne renvoie à la variable {0}, qui ne fait donc que prendre de la place : retirez-la.',
  'Remove the variable {0}': 'Retirer la variable {0}',
  'The tag {0} has no trigger and no other tag runs it, so it never fires: give it a trigger or remove it.':
    'La balise {0} n’a pas de déclencheur et aucune autre balise ne l’exécute, si bien qu’elle ne se déclenche jamais : donnez-lui un déclencheur ou retirez-la.',
  'No tag, variable or client is made from the template {0}, which still adds code and permissions: remove it.':
    'Aucune balise, aucune variable ni aucun client n’est fait avec le modèle {0}, qui ajoute pourtant du code et des autorisations : retirez-le.',
  'Remove the template {0}': 'Retirer le modèle {0}',
  'The folder {0} is empty, so it helps nobody find anything: remove it.':
    'Le dossier {0} est vide et n’aide donc personne à trouver quoi que ce soit : retirez-le.',
  'Remove the folder {0}': 'Retirer le dossier {0}',
  '{0} of {1} active tags are custom HTML, which is slow and may do anything on the page: use templates where there are some.':
    '{0} des {1} balises actives sont du HTML personnalisé, qui est lent et peut faire n’importe quoi sur la page : utilisez des modèles là où il y en a.',
  'The container comes to about {0} KB and Google Tag Manager stops at {1} KB, so it soon cannot be published: remove what is unused.':
    'Le conteneur atteint environ {0} Ko et Google Tag Manager s’arrête à {1} Ko, si bien qu’on ne pourra bientôt plus le publier : retirez ce qui est inutilisé.',
  '{0} tags of other vendors run on every page, so every page loads slower: fire them only where they are needed.':
    '{0} balises d’autres fournisseurs s’exécutent sur chaque page, si bien que chaque page se charge plus lentement : ne les déclenchez que là où il le faut.',
  'watches every change of the page': 'surveille chaque changement de la page',
  'loads the YouTube script on every page it listens on': 'charge le script YouTube sur chaque page où il écoute',
  'runs every {0} milliseconds': 's’exécute toutes les {0} millisecondes',
  'The trigger {0} {1}, which costs time on slow devices: limit it to the pages that need it.':
    'Le déclencheur {0} {1}, ce qui coûte du temps sur les appareils lents : limitez-le aux pages qui en ont besoin.',
}
