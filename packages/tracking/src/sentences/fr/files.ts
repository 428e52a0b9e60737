import type { Sentences } from '../say.ts'

/** What is wrong with a container file. */
export const files: Sentences = {
  'The type of this built-in variable is {0}, so nothing is switched on: write one such as PAGE_URL.':
    'Le type de cette variable intégrée ne convient pas ({0}), si bien que rien n’est activé : écrivez-en un comme PAGE_URL.',
  empty: 'vide',
  'The built-in variable {0} is not known here, so it is kept as it is.': 'La variable intégrée {0} n’est pas connue ici, elle est donc laissée telle quelle.',
  'The built-in variable {0} is not the spelling of an export file, so write {1}.':
    'La variable intégrée {0} n’est pas écrite comme dans un fichier d’export : écrivez {1}.',
  'The built-in variable {0} is listed twice, so remove one entry.': 'La variable intégrée {0} figure deux fois : retirez une entrée.',
  'The built-in variable {0} is called {1} here and {2} in Google Tag Manager, so references should use the latter.':
    'La variable intégrée {0} s’appelle {1} ici et {2} dans Google Tag Manager, les références doivent donc utiliser ce dernier nom.',
  'not readable': 'illisible',
  "The condition's type is {0}, so nothing is compared: write one such as EQUALS or CONTAINS.":
    'Le type de la condition ne convient pas ({0}), si bien que rien n’est comparé : écrivez-en un comme EQUALS ou CONTAINS.',
  'The condition type {0} is not the spelling of an export file, so write {1}.':
    'Le type de condition {0} n’est pas écrit comme dans un fichier d’export : écrivez {1}.',
  'There is no condition type {0}: use the positive type with a BOOLEAN parameter negate "true".':
    'Il n’y a pas de type de condition {0} : utilisez le type positif avec un paramètre BOOLEAN negate "true".',
  'There is no condition type {0}, so the import is refused: use one such as EQUALS, CONTAINS or MATCH_REGEX.':
    'Il n’y a pas de type de condition {0}, si bien que l’importation est refusée : utilisez-en un comme EQUALS, CONTAINS ou MATCH_REGEX.',
  'The condition has no arg0, so it compares nothing: add the variable, such as {{Page Path}}.':
    'La condition n’a pas d’arg0 et ne compare donc rien : ajoutez la variable, comme {{Page Path}}.',
  'arg0 is {0} where exactly one variable belongs, so write it such as {{Page Path}}.':
    'arg0 est {0} alors qu’il faut exactement une variable : écrivez-la comme {{Page Path}}.',
  'The condition has no arg1, so there is nothing to compare with: add the text to look for.':
    'La condition n’a pas d’arg1, il n’y a donc rien à comparer : ajoutez le texte à chercher.',
  '{0} compares numbers and {1} is none, so it never holds: write a number such as 50.':
    '{0} compare des nombres et {1} n’en est pas un, si bien que la condition n’est jamais remplie : écrivez un nombre comme 50.',
  '{0} is no regular expression ({1}), so the condition never matches: correct it.':
    '{0} n’est pas une expression régulière ({1}), si bien que la condition n’est jamais remplie : corrigez-la.',
  'The conditions are {0} where a list belongs, so put them into [ ].':
    'Les conditions ne conviennent pas ({0}), car il faut une liste : mettez-les entre [ ].',
  'This condition is {0} where an object with type and parameter belongs, so correct it.':
    'Cette condition ne convient pas ({0}), car il faut un objet avec type et parameter : corrigez-la.',
  'write NOT_SET, NOT_NEEDED or NEEDED': 'écrivez NOT_SET, NOT_NEEDED ou NEEDED',
  'write {0}': 'écrivez {0}',
  'consentStatus is {0}, which the import refuses: {1}.': 'consentStatus ne convient pas ({0}) et l’importation le refuse : {1}.',
  'consentType is no LIST parameter with a list of consent types, so the import refuses it: write {"type": "LIST", "list": […]}.':
    'consentType n’est pas un paramètre LIST avec une liste de types de consentement, si bien que l’importation le refuse : écrivez {"type": "LIST", "list": […]}.',
  'This consent type is no TEMPLATE parameter with a text, so write it such as {"type": "TEMPLATE", "value": "ad_storage"}.':
    'Ce type de consentement n’est pas un paramètre TEMPLATE avec un texte : écrivez-le comme {"type": "TEMPLATE", "value": "ad_storage"}.',
  'This consent type has a key, but the entries of this list have none: remove the key.':
    'Ce type de consentement a une clé, mais les entrées de cette liste n’en ont pas : retirez la clé.',
  'consentSettings is {0} where an object with consentStatus belongs, so correct it.':
    'consentSettings ne convient pas ({0}), car il faut un objet avec consentStatus : corrigez-le.',
  'consentType is only allowed with NEEDED and the status is {0}, so change one of the two.':
    'consentType n’est permis qu’avec NEEDED et le statut est {0} : changez l’un des deux.',
  'The tag needs consent but names no consent type, so nothing can be checked: list the types in consentType.':
    'La balise a besoin d’un consentement mais n’en nomme aucun type, si bien que rien ne peut être vérifié : énumérez les types dans consentType.',
  'This JavaScript variable is no function expression ({0}), so it has no value: correct the code.':
    'Cette variable JavaScript n’est pas une expression de fonction ({0}) et n’a donc pas de valeur : corrigez le code.',
  'The variables {0} refer to each other in a circle, so they have no value: remove one reference.':
    'Les variables {0} renvoient les unes aux autres en rond et n’ont donc pas de valeur : retirez une référence.',
  'This constant has {0} characters and {1} are allowed, so shorten it.': 'Cette constante a {0} caractères et {1} sont permis : raccourcissez-la.',
  'The HTML has {0} characters and {1} are allowed, so move a part into a file of the site.':
    'Le HTML a {0} caractères et {1} sont permis : déplacez-en une partie dans un fichier du site.',
  'The name of this {0} is {1}, but names are how entities are found and merged: give it one.':
    'Il manque un nom qui convienne ({0} : {1}), or c’est par leur nom que les éléments sont trouvés et fusionnés : donnez-en un.',
  'Two entries of {0} are called {1}, but names are the merge key: rename one.':
    'Deux entrées du genre {0} s’appellent {1}, mais les noms sont la clé de la fusion : renommez-en une.',
  'The name {0} starts or ends with a space, so references to it fail: remove the space.':
    'Le nom {0} commence ou finit par une espace, si bien que les références à ce nom échouent : retirez l’espace.',
  'The name {0} has a brace, which {{references}} cannot contain: take it out.':
    'Le nom {0} a une accolade, que les {{références}} ne peuvent pas contenir : retirez-la.',
  'The {0} is {1} where text is usual, so put it in quotes.': '{0} n’est pas un texte ({1}), ce qui est l’usage : mettez-le entre guillemets.',
  'The {0} is {1}, but each {2} needs its own id as a text of digits: write one.':
    '{0} ne convient pas ({1}), car chaque élément du genre {2} a besoin de son propre ID, un texte de chiffres : écrivez-en un.',
  'The {0} {1} is not made of digits only, so the import refuses it: use a number in quotes.':
    '{0} {1} n’est pas fait uniquement de chiffres, si bien que l’importation le refuse : utilisez un nombre entre guillemets.',
  'The {0} {1} is used twice, so references to it are unclear: give each {2} its own.':
    '{0} {1} est utilisé deux fois, si bien que les références ne sont pas claires : donnez à chaque élément du genre {2} le sien.',
  'parentFolderId is {0} where the id of a folder as text belongs, so put it in quotes.':
    'parentFolderId ne convient pas ({0}), car il faut l’ID d’un dossier sous forme de texte : mettez-le entre guillemets.',
  'The folder {0} is not in the file, so the import is refused (unknown folder): add the folder or remove this line.':
    'Le dossier {0} n’est pas dans le fichier, si bien que l’importation est refusée (unknown folder) : ajoutez le dossier ou retirez cette ligne.',
  'The type of this {0} is {1}, so the import is refused: write its type code.':
    'Le type de cet élément ne convient pas ({0} : {1}), si bien que l’importation est refusée : écrivez son code de type.',
  'The custom template {0} is not in the file, so the import is refused (unknown entity type): add the template.':
    'Le modèle personnalisé {0} n’est pas dans le fichier, si bien que l’importation est refusée (unknown entity type) : ajoutez le modèle.',
  '{0} is no type code of a {1} (those are short and lower-case, such as "html" or "v"), so write the right one.':
    '{0} n’est pas un code de type ({1} ; ils sont courts et en minuscules, comme "html" ou "v") : écrivez le bon.',
  'The {0} type {1} is not known here, so it is kept as it is and its fields are not checked.':
    'Le type {1} ({0}) n’est pas connu ici, il est donc laissé tel quel et ses champs ne sont pas vérifiés.',
  'A row of {0} has the columns {1} and needs {2} and {3}, so nothing reads it: rename them.':
    'Une ligne de {0} a les colonnes {1} et a besoin de {2} et {3}, si bien que rien ne la lit : renommez-les.',
  '{0} sets {1} twice and only one value can be sent, so remove a row.': '{0} définit {1} deux fois et une seule valeur peut être envoyée : retirez une ligne.',
  'The event name {0} has other characters than letters, digits and underscores, so GA4 may drop the event: choose another name.':
    'Le nom d’événement {0} a d’autres caractères que lettres, chiffres et tirets bas, si bien que GA4 peut rejeter l’événement : choisissez un autre nom.',
  'The event name {0} does not start with a letter, so GA4 may drop the event: choose another name.':
    'Le nom d’événement {0} ne commence pas par une lettre, si bien que GA4 peut rejeter l’événement : choisissez un autre nom.',
  'The event name {0} is longer than {1} characters, so GA4 may drop the event: choose another name.':
    'Le nom d’événement {0} a plus de {1} caractères, si bien que GA4 peut rejeter l’événement : choisissez un autre nom.',
  'The event name {0} has a prefix that GA4 keeps for itself, so GA4 may drop the event: choose another name.':
    'Le nom d’événement {0} a un préfixe que GA4 se réserve, si bien que GA4 peut rejeter l’événement : choisissez un autre nom.',
  'The event name {0} is reserved for what GA4 collects itself, so GA4 may drop the event: choose another name.':
    'Le nom d’événement {0} est réservé à ce que GA4 collecte lui-même, si bien que GA4 peut rejeter l’événement : choisissez un autre nom.',
  'This event sends {0} parameters and GA4 takes {1}, so the rest is lost: remove those that matter less.':
    'Cet événement envoie {0} paramètres et GA4 en accepte {1}, si bien que le reste est perdu : retirez ceux qui comptent le moins.',
  '{0} names {1}, which is no event settings variable, so its settings are lost: name an event settings variable (type {2}).':
    '{0} nomme {1}, qui n’est pas une variable de paramètres d’événement, si bien que ses réglages sont perdus : nommez-en une de ce type ({2}).',
  '{0} names {1}, which is no configuration settings variable, so its settings are lost: name a configuration settings variable (type {2}).':
    '{0} nomme {1}, qui n’est pas une variable de paramètres de configuration, si bien que ses réglages sont perdus : nommez-en une de ce type ({2}).',
  'sendEcommerceData is on without getEcommerceDataFrom, so no items are read: add it with "dataLayer".':
    'sendEcommerceData est activé sans getEcommerceDataFrom, si bien qu’aucun article n’est lu : ajoutez-le avec "dataLayer".',
  'an id such as G-ABC123XYZ4': 'un ID comme G-ABC123XYZ4',
  'a measurement id such as G-ABC123XYZ4': 'un ID de mesure comme G-ABC123XYZ4',
  '{0} is no id that GA4 knows (UA- belongs to Universal Analytics, which is shut down), so no data arrives: write {1}.':
    '{0} n’est pas un ID que GA4 connaît (UA- est d’Universal Analytics, qui est fermé), si bien qu’aucune donnée n’arrive : écrivez {1}.',
  '{0} is no id that GA4 knows, so no data arrives: write {1}.': '{0} n’est pas un ID que GA4 connaît, si bien qu’aucune donnée n’arrive : écrivez {1}.',
  '{0} is a placeholder, so no data arrives yet: replace it with the measurement id.':
    '{0} est un espace réservé, si bien qu’aucune donnée n’arrive encore : remplacez-le par l’ID de mesure.',
  "This parameter's type is {0}, so nothing says what it holds: write TEMPLATE, BOOLEAN, INTEGER, LIST or MAP.":
    'Le type de ce paramètre ne convient pas ({0}), si bien que rien ne dit ce qu’il contient : écrivez TEMPLATE, BOOLEAN, INTEGER, LIST ou MAP.',
  'The parameter type {0} does not exist, so the import is refused: write TEMPLATE, BOOLEAN, INTEGER, LIST or MAP.':
    'Le type de paramètre {0} n’existe pas, si bien que l’importation est refusée : écrivez TEMPLATE, BOOLEAN, INTEGER, LIST ou MAP.',
  "The parameter type {0} is not the spelling of an export file (it looks like the API's), so write {1}.":
    'Le type de paramètre {0} n’est pas écrit comme dans un fichier d’export (on dirait celui de l’API) : écrivez {1}.',
  'The value is {0} where only text is allowed, so put it in double quotes.':
    'La valeur ne convient pas ({0}), car seul du texte est permis : mettez-la entre guillemets doubles.',
  'A BOOLEAN holds "true", "false" or one {{variable}} and not {0}, so correct the value.':
    'Un BOOLEAN contient "true", "false" ou une {{variable}} et non {0} : corrigez la valeur.',
  'An INTEGER holds digits or one {{variable}} and not {0}, so correct the value.':
    'Un INTEGER contient des chiffres ou une {{variable}} et non {0} : corrigez la valeur.',
  'A {0} parameter holds no {1}, so change its type to {2} or remove the {3}.':
    'Un paramètre {0} ne contient pas de {1} : changez son type en {2} ou retirez {3}.',
  'The {0} is {1} where a list of parameters belongs, so put its entries into [ ].':
    '{0} ne convient pas ({1}), car il faut une liste de paramètres : mettez ses entrées entre [ ].',
  'A {0} parameter holds its entries in {1} and no value, so move or remove the value.':
    'Un paramètre {0} a ses entrées dans {1} et pas de valeur : déplacez ou retirez la valeur.',
  'This parameter is {0} where an object with type and value belongs, so correct it.':
    'Ce paramètre ne convient pas ({0}), car il faut un objet avec type et value : corrigez-le.',
  'This parameter has no key (its key is {0}), so nothing reads it: give it one.':
    'Ce paramètre n’a pas de clé ({0}), si bien que rien ne le lit : donnez-lui-en une.',
  'The key {0} stands twice in this place and only one value can count, so remove one.':
    'La clé {0} figure deux fois à cet endroit et une seule valeur peut compter : retirez-en une.',
  'The parameters are {0} where a list belongs, so put them into [ ].':
    'Les paramètres ne conviennent pas ({0}), car il faut une liste : mettez-les entre [ ].',
  'This field is {0} where an object such as {"type": "BOOLEAN", "value": "true"} belongs, so write it that way.':
    'Ce champ ne convient pas ({0}), car il faut un objet comme {"type": "BOOLEAN", "value": "true"} : écrivez-le ainsi.',
  'The built-in variable {{{0}}} is used here but not switched on, so it has no value: add it to builtInVariable.':
    'La variable intégrée {{{0}}} est utilisée ici mais pas activée, et n’a donc pas de valeur : ajoutez-la à builtInVariable.',
  'Nothing in the file is called {0}, so {{{1}}} stays plain text unless the target container has it: add the variable.':
    'Rien dans le fichier ne s’appelle {0}, si bien que {{{1}}} reste du texte à moins que le conteneur de destination ne l’ait : ajoutez la variable.',
  '{0} opens {{ and does not close it, so it stays plain text: write the variable such as {{Page URL}}.':
    '{0} ouvre {{ et ne le ferme pas, et reste donc du texte : écrivez la variable comme {{Page URL}}.',
  'This {0} of type {1} has no {2}, so it cannot work: add the parameter.':
    'Il manque {2} à cet élément ({0}) du type {1}, qui ne peut donc pas fonctionner : ajoutez le paramètre.',
  'The {0} of this {1} (type {2}) is empty, so it cannot work: fill it in.':
    '{0} est vide dans cet élément ({1} du type {2}), qui ne peut donc pas fonctionner : remplissez-le.',
  'The parameter {0} is not known for the type {1}, so check its spelling; it is kept.':
    'Le paramètre {0} n’est pas connu pour le type {1} : vérifiez son orthographe ; il est conservé.',
  'The {0} type {1} belongs in a web container and this one is {2}, so remove it or change the container.':
    'Le type {1} ({0}) a sa place dans un conteneur web et celui-ci est {2} : retirez-le ou changez de conteneur.',
  'The {0} type {1} belongs in a server container and this one is {2}, so remove it or change the container.':
    'Le type {1} ({0}) a sa place dans un conteneur serveur et celui-ci est {2} : retirez-le ou changez de conteneur.',
  'A {0} belongs in a server container and this one is {1}, so remove it or change the container.':
    'Un élément du genre {0} a sa place dans un conteneur serveur et celui-ci est {1} : retirez-le ou changez de conteneur.',
  '{0} is {1} where a list with one tag belongs, so put it into [ ].':
    '{0} ne convient pas ({1}), car il faut une liste avec une balise : mettez-la entre [ ].',
  '{0} names {1} tags and only one is allowed, so keep one.': '{0} nomme {1} balises et une seule est permise : gardez-en une.',
  'This entry of {0} has no tagName, so no tag can run: name the tag.':
    'Cette entrée de {0} n’a pas de tagName, si bien qu’aucune balise ne peut s’exécuter : nommez la balise.',
  'The tag {0} of this {1} is not in the file, so the sequence cannot run: add the tag or correct the name.':
    'La balise {0} de ce {1} n’est pas dans le fichier, si bien que la séquence ne peut pas s’exécuter : ajoutez la balise ou corrigez le nom.',
  'The tag sequence {0} runs in a circle, so its tags wait for each other: remove one step.':
    'La séquence de balises {0} tourne en rond, si bien que ses balises s’attendent mutuellement : supprimez une étape.',
  '{0} is {1} where a list of trigger ids belongs, so put it into [ ].':
    '{0} ne convient pas ({1}), car il faut une liste d’ID de déclencheurs : mettez-le entre [ ].',
  'This trigger id is {0} where text belongs, so put it in quotes.':
    'Cet ID de déclencheur ne convient pas ({0}), car il faut un texte : mettez-le entre guillemets.',
  'The trigger {0} is not in the file, so the import is refused (unknown trigger): add the trigger or remove the id.':
    'Le déclencheur {0} n’est pas dans le fichier, si bien que l’importation est refusée (unknown trigger) : ajoutez le déclencheur ou retirez l’ID.',
  'The built-in trigger {0} ({1}) does not exist in this kind of container, so use one that does.':
    'Le déclencheur intégré {0} ({1}) n’existe pas dans cette sorte de conteneur : utilisez-en un qui existe.',
  'write ONCE_PER_EVENT, ONCE_PER_LOAD or UNLIMITED': 'écrivez ONCE_PER_EVENT, ONCE_PER_LOAD ou UNLIMITED',
  'tagFiringOption is {0}, which the import refuses: {1}.': 'tagFiringOption ne convient pas ({0}) et l’importation le refuse : {1}.',
  'paused is {0} where the JSON true or false belongs, so remove the quotes.':
    'paused ne convient pas ({0}), car il faut le true ou false de JSON : retirez les guillemets.',
  'No trigger fires this tag and no other tag starts it, so it never runs: give it a firing trigger.':
    'Aucun déclencheur ne déclenche cette balise et aucune autre balise ne la lance, si bien qu’elle ne s’exécute jamais : donnez-lui un déclencheur.',
  'This GA4 event has both measurementIdOverride and measurementId, but needs exactly one: keep measurementIdOverride with the measurement id.':
    'Cet événement GA4 a à la fois measurementIdOverride et measurementId, mais il en faut exactement un : gardez measurementIdOverride avec l’ID de mesure.',
  'This GA4 event has neither measurementIdOverride nor measurementId, but needs exactly one: keep measurementIdOverride with the measurement id.':
    'Cet événement GA4 n’a ni measurementIdOverride ni measurementId, mais il en faut exactement un : mettez measurementIdOverride avec l’ID de mesure.',
  'measurementIdOverride holds the measurement id as a TEMPLATE and no reference to a tag, so write the id there.':
    'measurementIdOverride contient l’ID de mesure sous forme de TEMPLATE et non une référence à une balise : écrivez-y l’ID.',
  'measurementId of a GA4 event is a TAG_REFERENCE to its configuration tag and not an id, so use measurementIdOverride for the id.':
    'Le measurementId d’un événement GA4 est un TAG_REFERENCE vers sa balise de configuration et non un ID : utilisez measurementIdOverride pour l’ID.',
  'The tag {0} that this refers to is not in the file, so the import is refused: add the tag or correct the name.':
    'La balise {0} à laquelle ceci renvoie n’est pas dans le fichier, si bien que l’importation est refusée : ajoutez la balise ou corrigez le nom.',
  'The conversionId {0} is not a whole number (the import says "must be a positive integer"), so leave out the AW- in front.':
    'Le conversionId {0} n’est pas un nombre entier (l’importation dit "must be a positive integer") : retirez le AW- de devant.',
  'The conversionId {0} is not a whole number (the import says "must be a positive integer"), so write the number of the account.':
    'Le conversionId {0} n’est pas un nombre entier (l’importation dit "must be a positive integer") : écrivez le numéro du compte.',
  'a text without an ___INFO___ section': 'un texte sans section ___INFO___',
  'The templateData of this template is {0}, so the template cannot run: put in the text of its .tpl file.':
    'Le templateData de ce modèle ne convient pas ({0}), si bien que le modèle ne peut pas s’exécuter : mettez-y le texte de son fichier .tpl.',
  '{0} is {1}, so the trigger may never fire: write numbers such as 25, 50, 90 with commas.':
    '{0} est {1}, si bien que le déclencheur risque de ne jamais se déclencher : écrivez des nombres comme 25, 50, 90 séparés par des virgules.',
  'This SCROLL_DEPTH trigger has no thresholds, so it never fires: add verticalThresholdsPercent such as 50, 90.':
    'Ce déclencheur SCROLL_DEPTH n’a pas de seuils et ne se déclenche donc jamais : ajoutez verticalThresholdsPercent, comme 50, 90.',
  'The interval {0} is no number of milliseconds, so the timer never fires: write one such as 30000.':
    'L’intervalle {0} n’est pas un nombre de millisecondes, si bien que le minuteur ne se déclenche jamais : écrivez-en un comme 30000.',
  'This ELEMENT_VISIBILITY trigger has no {0}, so it watches nothing: say which element it waits for.':
    'Ce déclencheur ELEMENT_VISIBILITY n’a pas de {0} et ne surveille donc rien : dites quel élément il attend.',
  'Trigger {0} fires and blocks this tag, so the tag does not run on it: remove it from one list.':
    'Le déclencheur {0} déclenche et bloque cette balise, qui ne s’exécute donc pas avec lui : retirez-le d’une des listes.',
  "The trigger's type is {0}, so it never fires: write one such as PAGEVIEW or CUSTOM_EVENT.":
    'Le type du déclencheur ne convient pas ({0}), si bien qu’il ne se déclenche jamais : écrivez-en un comme PAGEVIEW ou CUSTOM_EVENT.',
  'The trigger type {0} is not known here, so it is kept as it is and its fields are not checked.':
    'Le type de déclencheur {0} n’est pas connu ici, il est donc laissé tel quel et ses champs ne sont pas vérifiés.',
  'The trigger type {0} is not the spelling of an export file, so write {1}.':
    'Le type de déclencheur {0} n’est pas écrit comme dans un fichier d’export : écrivez {1}.',
  none: 'aucune',
  'A CUSTOM_EVENT trigger needs exactly one customEventFilter condition (found {0}), so say there which event it waits for.':
    'Un déclencheur CUSTOM_EVENT a besoin d’exactement une condition customEventFilter (ici : {0}) : dites-y quel événement il attend.',
  'The event condition compares {0} where every genuine file has {{_event}}, so the trigger may never fire: write {{_event}}.':
    'La condition de l’événement compare {0} là où tout fichier authentique a {{_event}}, si bien que le déclencheur risque de ne jamais se déclencher : écrivez {{_event}}.',
  'This trigger group has no triggerIds, so it never fires: list the triggers it waits for.':
    'Ce groupe de déclencheurs n’a pas de triggerIds et ne se déclenche donc jamais : énumérez les déclencheurs qu’il attend.',
  'The trigger group waits for trigger {0}, which is not in the file: add it or take it out of the group.':
    'Le groupe de déclencheurs attend le déclencheur {0}, qui n’est pas dans le fichier : ajoutez-le ou retirez-le du groupe.',
  'The id {0} belongs to the built-in trigger {1}, which needs no object, so remove this trigger.':
    'L’ID {0} appartient au déclencheur intégré {1}, qui n’a pas besoin d’objet : retirez ce déclencheur.',
  'This TIMER trigger has no interval, so it never fires: add one in milliseconds as a TEMPLATE parameter.':
    'Ce déclencheur TIMER n’a pas d’interval et ne se déclenche donc jamais : ajoutez-en un en millisecondes comme paramètre TEMPLATE.',
  'The key {0} is not known in this place, so it is kept as it is and not checked.':
    'La clé {0} n’est pas connue à cet endroit, elle est donc laissée telle quelle et n’est pas vérifiée.',
  '{0} is {1} where text is usual, so put it in quotes.': '{0} n’est pas du texte ({1}), comme c’est l’usage : mettez-le entre guillemets.',
  'formatValue is {0} where an object belongs (an empty one changes nothing), so write {}.':
    'formatValue ne convient pas ({0}), car il faut un objet (un objet vide ne change rien) : écrivez {}.',
  'LOWERCASE or UPPERCASE': 'LOWERCASE ou UPPERCASE',
  'caseConversionType is {0}, which the import refuses: write {1}.': 'caseConversionType ne convient pas ({0}) et l’importation le refuse : écrivez {1}.',
  '{0} is no regular expression ({1}), so this row never matches: correct it.':
    '{0} n’est pas une expression régulière ({1}), si bien que cette ligne ne correspond jamais : corrigez-la.',
  'This JavaScript variable holds no function, so it has no value: write it as function() { return …; }.':
    'Cette variable JavaScript ne contient aucune fonction et n’a donc pas de valeur : écrivez-la comme function() { return …; }.',
}
