import type { Sentences } from '../say.ts'

/** What is wrong with a container file. */
export const files: Sentences = {
  'The type of this built-in variable is {0}, so nothing is switched on: write one such as PAGE_URL.':
    'El tipo de esta variable integrada no vale ({0}), así que no se activa nada: escribe uno como PAGE_URL.',
  empty: 'vacío',
  'The built-in variable {0} is not known here, so it is kept as it is.': 'La variable integrada {0} no se conoce aquí, así que se deja como está.',
  'The built-in variable {0} is not the spelling of an export file, so write {1}.':
    'La variable integrada {0} no está escrita como en un archivo de exportación: escribe {1}.',
  'The built-in variable {0} is listed twice, so remove one entry.': 'La variable integrada {0} aparece dos veces: quita una entrada.',
  'The built-in variable {0} is called {1} here and {2} in Google Tag Manager, so references should use the latter.':
    'La variable integrada {0} se llama aquí {1} y en Google Tag Manager {2}, así que las referencias deben usar este último nombre.',
  'not readable': 'ilegible',
  "The condition's type is {0}, so nothing is compared: write one such as EQUALS or CONTAINS.":
    'El tipo de la condición no vale ({0}), así que no se compara nada: escribe uno como EQUALS o CONTAINS.',
  'The condition type {0} is not the spelling of an export file, so write {1}.':
    'El tipo de condición {0} no está escrito como en un archivo de exportación: escribe {1}.',
  'There is no condition type {0}: use the positive type with a BOOLEAN parameter negate "true".':
    'No existe el tipo de condición {0}: usa el tipo positivo con un parámetro BOOLEAN negate "true".',
  'There is no condition type {0}, so the import is refused: use one such as EQUALS, CONTAINS or MATCH_REGEX.':
    'No existe el tipo de condición {0}, así que se rechaza la importación: usa uno como EQUALS, CONTAINS o MATCH_REGEX.',
  'The condition has no arg0, so it compares nothing: add the variable, such as {{Page Path}}.':
    'La condición no tiene arg0, así que no compara nada: añade la variable, como {{Page Path}}.',
  'arg0 is {0} where exactly one variable belongs, so write it such as {{Page Path}}.':
    'arg0 es {0}, pero ahí va exactamente una variable: escríbela así: {{Page Path}}.',
  'The condition has no arg1, so there is nothing to compare with: add the text to look for.':
    'La condición no tiene arg1, así que no hay con qué comparar: añade el texto que hay que buscar.',
  '{0} compares numbers and {1} is none, so it never holds: write a number such as 50.':
    '{0} compara números y {1} no lo es, así que no se cumple nunca: escribe un número como 50.',
  '{0} is no regular expression ({1}), so the condition never matches: correct it.':
    '{0} no es una expresión regular ({1}), así que la condición no se cumple nunca: corrígela.',
  'The conditions are {0} where a list belongs, so put them into [ ].': 'Las condiciones no valen ({0}), porque ahí va una lista: ponlas entre [ ].',
  'This condition is {0} where an object with type and parameter belongs, so correct it.':
    'Esta condición no vale ({0}), porque ahí va un objeto con type y parameter: corrígela.',
  'write NOT_SET, NOT_NEEDED or NEEDED': 'escribe NOT_SET, NOT_NEEDED o NEEDED',
  'write {0}': 'escribe {0}',
  'consentStatus is {0}, which the import refuses: {1}.': 'consentStatus no vale ({0}) y la importación lo rechaza: {1}.',
  'consentType is no LIST parameter with a list of consent types, so the import refuses it: write {"type": "LIST", "list": […]}.':
    'consentType no es un parámetro LIST con una lista de tipos de consentimiento, así que la importación lo rechaza: escribe {"type": "LIST", "list": […]}.',
  'This consent type is no TEMPLATE parameter with a text, so write it such as {"type": "TEMPLATE", "value": "ad_storage"}.':
    'Este tipo de consentimiento no es un parámetro TEMPLATE con un texto: escríbelo así: {"type": "TEMPLATE", "value": "ad_storage"}.',
  'This consent type has a key, but the entries of this list have none: remove the key.':
    'Este tipo de consentimiento tiene una clave, pero las entradas de esta lista no la llevan: quita la clave.',
  'consentSettings is {0} where an object with consentStatus belongs, so correct it.':
    'consentSettings no vale ({0}), porque ahí va un objeto con consentStatus: corrígelo.',
  'consentType is only allowed with NEEDED and the status is {0}, so change one of the two.':
    'consentType solo se permite con NEEDED y el estado es {0}: cambia uno de los dos.',
  'The tag needs consent but names no consent type, so nothing can be checked: list the types in consentType.':
    'La etiqueta necesita consentimiento pero no nombra ningún tipo, así que no se puede comprobar nada: enumera los tipos en consentType.',
  'This JavaScript variable is no function expression ({0}), so it has no value: correct the code.':
    'Esta variable JavaScript no es una expresión de función ({0}), así que no tiene valor: corrige el código.',
  'The variables {0} refer to each other in a circle, so they have no value: remove one reference.':
    'Las variables {0} se refieren unas a otras en círculo, así que no tienen valor: quita una referencia.',
  'This constant has {0} characters and {1} are allowed, so shorten it.': 'Esta constante tiene {0} caracteres y se permiten {1}: acórtala.',
  'The HTML has {0} characters and {1} are allowed, so move a part into a file of the site.':
    'El HTML tiene {0} caracteres y se permiten {1}: pasa una parte a un archivo del sitio.',
  'The name of this {0} is {1}, but names are how entities are found and merged: give it one.':
    'Falta un nombre que valga ({0}: {1}), y por los nombres se encuentran y combinan los elementos: ponle uno.',
  'Two entries of {0} are called {1}, but names are the merge key: rename one.':
    'Dos entradas del tipo {0} se llaman {1}, pero los nombres son la clave al combinar: cambia uno.',
  'The name {0} starts or ends with a space, so references to it fail: remove the space.':
    'El nombre {0} empieza o termina con un espacio, así que las referencias a él fallan: quita el espacio.',
  'The name {0} has a brace, which {{references}} cannot contain: take it out.':
    'El nombre {0} tiene una llave, que las {{referencias}} no pueden contener: quítala.',
  'The {0} is {1} where text is usual, so put it in quotes.': '{0} no es un texto ({1}), que es lo habitual: ponlo entre comillas.',
  'The {0} is {1}, but each {2} needs its own id as a text of digits: write one.':
    '{0} no vale ({1}), porque cada elemento del tipo {2} necesita un ID propio como texto de cifras: escribe uno.',
  'The {0} {1} is not made of digits only, so the import refuses it: use a number in quotes.':
    '{0} {1} no consta solo de cifras, así que la importación lo rechaza: usa un número entre comillas.',
  'The {0} {1} is used twice, so references to it are unclear: give each {2} its own.':
    '{0} {1} se usa dos veces, así que las referencias no son claras: da a cada elemento del tipo {2} el suyo.',
  'parentFolderId is {0} where the id of a folder as text belongs, so put it in quotes.':
    'parentFolderId no vale ({0}), porque ahí va el ID de una carpeta como texto: ponlo entre comillas.',
  'The folder {0} is not in the file, so the import is refused (unknown folder): add the folder or remove this line.':
    'La carpeta {0} no está en el archivo, así que se rechaza la importación (unknown folder): añade la carpeta o quita esta línea.',
  'The type of this {0} is {1}, so the import is refused: write its type code.':
    'El tipo de este elemento no vale ({0}: {1}), así que se rechaza la importación: escribe su código de tipo.',
  'The custom template {0} is not in the file, so the import is refused (unknown entity type): add the template.':
    'La plantilla personalizada {0} no está en el archivo, así que se rechaza la importación (unknown entity type): añade la plantilla.',
  '{0} is no type code of a {1} (those are short and lower-case, such as "html" or "v"), so write the right one.':
    '{0} no es un código de tipo ({1}; son cortos y en minúsculas, como "html" o "v"): escribe el correcto.',
  'The {0} type {1} is not known here, so it is kept as it is and its fields are not checked.':
    'El tipo {1} ({0}) no se conoce aquí, así que se deja como está y sus campos no se comprueban.',
  'A row of {0} has the columns {1} and needs {2} and {3}, so nothing reads it: rename them.':
    'Una fila de {0} tiene las columnas {1} y necesita {2} y {3}, así que nada la lee: cambia sus nombres.',
  '{0} sets {1} twice and only one value can be sent, so remove a row.': '{0} fija {1} dos veces y solo se puede enviar un valor: quita una fila.',
  'The event name {0} has other characters than letters, digits and underscores, so GA4 may drop the event: choose another name.':
    'El nombre de evento {0} tiene otros caracteres que letras, cifras y guiones bajos, así que GA4 puede descartar el evento: elige otro nombre.',
  'The event name {0} does not start with a letter, so GA4 may drop the event: choose another name.':
    'El nombre de evento {0} no empieza con una letra, así que GA4 puede descartar el evento: elige otro nombre.',
  'The event name {0} is longer than {1} characters, so GA4 may drop the event: choose another name.':
    'El nombre de evento {0} tiene más de {1} caracteres, así que GA4 puede descartar el evento: elige otro nombre.',
  'The event name {0} has a prefix that GA4 keeps for itself, so GA4 may drop the event: choose another name.':
    'El nombre de evento {0} tiene un prefijo que GA4 se reserva, así que GA4 puede descartar el evento: elige otro nombre.',
  'The event name {0} is reserved for what GA4 collects itself, so GA4 may drop the event: choose another name.':
    'El nombre de evento {0} está reservado para lo que GA4 recoge por sí mismo, así que GA4 puede descartar el evento: elige otro nombre.',
  'This event sends {0} parameters and GA4 takes {1}, so the rest is lost: remove those that matter less.':
    'Este evento envía {0} parámetros y GA4 admite {1}, así que el resto se pierde: quita los que menos importan.',
  '{0} names {1}, which is no event settings variable, so its settings are lost: name an event settings variable (type {2}).':
    '{0} nombra {1}, que no es una variable de configuración del evento, así que sus ajustes se pierden: nombra una de ese tipo ({2}).',
  '{0} names {1}, which is no configuration settings variable, so its settings are lost: name a configuration settings variable (type {2}).':
    '{0} nombra {1}, que no es una variable de ajustes de configuración, así que sus ajustes se pierden: nombra una de ese tipo ({2}).',
  'sendEcommerceData is on without getEcommerceDataFrom, so no items are read: add it with "dataLayer".':
    'sendEcommerceData está activado sin getEcommerceDataFrom, así que no se lee ningún artículo: añádelo con "dataLayer".',
  'an id such as G-ABC123XYZ4': 'un ID como G-ABC123XYZ4',
  'a measurement id such as G-ABC123XYZ4': 'un ID de medición como G-ABC123XYZ4',
  '{0} is no id that GA4 knows (UA- belongs to Universal Analytics, which is shut down), so no data arrives: write {1}.':
    '{0} no es un ID que GA4 conozca (UA- es de Universal Analytics, que está cerrado), así que no llegan datos: escribe {1}.',
  '{0} is no id that GA4 knows, so no data arrives: write {1}.': '{0} no es un ID que GA4 conozca, así que no llegan datos: escribe {1}.',
  '{0} is a placeholder, so no data arrives yet: replace it with the measurement id.':
    '{0} es un marcador de posición, así que aún no llegan datos: sustitúyelo por el ID de medición.',
  "This parameter's type is {0}, so nothing says what it holds: write TEMPLATE, BOOLEAN, INTEGER, LIST or MAP.":
    'El tipo de este parámetro no vale ({0}), así que nada dice qué contiene: escribe TEMPLATE, BOOLEAN, INTEGER, LIST o MAP.',
  'The parameter type {0} does not exist, so the import is refused: write TEMPLATE, BOOLEAN, INTEGER, LIST or MAP.':
    'El tipo de parámetro {0} no existe, así que se rechaza la importación: escribe TEMPLATE, BOOLEAN, INTEGER, LIST o MAP.',
  "The parameter type {0} is not the spelling of an export file (it looks like the API's), so write {1}.":
    'El tipo de parámetro {0} no está escrito como en un archivo de exportación (parece el de la API): escribe {1}.',
  'The value is {0} where only text is allowed, so put it in double quotes.':
    'El valor no vale ({0}), porque ahí solo se permite texto: ponlo entre comillas dobles.',
  'A BOOLEAN holds "true", "false" or one {{variable}} and not {0}, so correct the value.':
    'Un BOOLEAN contiene "true", "false" o una {{variable}} y no {0}: corrige el valor.',
  'An INTEGER holds digits or one {{variable}} and not {0}, so correct the value.': 'Un INTEGER contiene cifras o una {{variable}} y no {0}: corrige el valor.',
  'A {0} parameter holds no {1}, so change its type to {2} or remove the {3}.': 'Un parámetro {0} no contiene {1}: cambia su tipo a {2} o quita {3}.',
  'The {0} is {1} where a list of parameters belongs, so put its entries into [ ].':
    '{0} no vale ({1}), porque ahí va una lista de parámetros: pon sus entradas entre [ ].',
  'A {0} parameter holds its entries in {1} and no value, so move or remove the value.':
    'Un parámetro {0} tiene sus entradas en {1} y ningún valor: mueve o quita el valor.',
  'This parameter is {0} where an object with type and value belongs, so correct it.':
    'Este parámetro no vale ({0}), porque ahí va un objeto con type y value: corrígelo.',
  'This parameter has no key (its key is {0}), so nothing reads it: give it one.': 'Este parámetro no tiene clave ({0}), así que nada lo lee: ponle una.',
  'The key {0} stands twice in this place and only one value can count, so remove one.':
    'La clave {0} aparece dos veces aquí y solo puede contar un valor: quita una.',
  'The parameters are {0} where a list belongs, so put them into [ ].': 'Los parámetros no valen ({0}), porque ahí va una lista: ponlos entre [ ].',
  'This field is {0} where an object such as {"type": "BOOLEAN", "value": "true"} belongs, so write it that way.':
    'Este campo no vale ({0}), porque ahí va un objeto como {"type": "BOOLEAN", "value": "true"}: escríbelo así.',
  'The built-in variable {{{0}}} is used here but not switched on, so it has no value: add it to builtInVariable.':
    'La variable integrada {{{0}}} se usa aquí pero no está activada, así que no tiene valor: añádela a builtInVariable.',
  'Nothing in the file is called {0}, so {{{1}}} stays plain text unless the target container has it: add the variable.':
    'Nada en el archivo se llama {0}, así que {{{1}}} queda como texto si el contenedor de destino no lo tiene: añade la variable.',
  '{0} opens {{ and does not close it, so it stays plain text: write the variable such as {{Page URL}}.':
    '{0} abre {{ y no lo cierra, así que queda como texto: escribe la variable así: {{Page URL}}.',
  'This {0} of type {1} has no {2}, so it cannot work: add the parameter.':
    'A este elemento ({0}) del tipo {1} le falta {2}, así que no puede funcionar: añade el parámetro.',
  'The {0} of this {1} (type {2}) is empty, so it cannot work: fill it in.':
    '{0} está vacío en este elemento ({1} del tipo {2}), así que no puede funcionar: rellénalo.',
  'The parameter {0} is not known for the type {1}, so check its spelling; it is kept.':
    'El parámetro {0} no se conoce para el tipo {1}: comprueba cómo está escrito; se conserva.',
  'The {0} type {1} belongs in a web container and this one is {2}, so remove it or change the container.':
    'El tipo {1} ({0}) es de un contenedor web y este es {2}: quítalo o cambia de contenedor.',
  'The {0} type {1} belongs in a server container and this one is {2}, so remove it or change the container.':
    'El tipo {1} ({0}) es de un contenedor de servidor y este es {2}: quítalo o cambia de contenedor.',
  'A {0} belongs in a server container and this one is {1}, so remove it or change the container.':
    'Un elemento del tipo {0} es de un contenedor de servidor y este es {1}: quítalo o cambia de contenedor.',
  '{0} is {1} where a list with one tag belongs, so put it into [ ].': '{0} no vale ({1}), porque ahí va una lista con una etiqueta: ponla entre [ ].',
  '{0} names {1} tags and only one is allowed, so keep one.': '{0} nombra {1} etiquetas y solo se permite una: deja una.',
  'This entry of {0} has no tagName, so no tag can run: name the tag.':
    'Esta entrada de {0} no tiene tagName, así que no puede ejecutarse ninguna etiqueta: nombra la etiqueta.',
  'The tag {0} of this {1} is not in the file, so the sequence cannot run: add the tag or correct the name.':
    'La etiqueta {0} de este {1} no está en el archivo, así que la secuencia no puede ejecutarse: añade la etiqueta o corrige el nombre.',
  'The tag sequence {0} runs in a circle, so its tags wait for each other: remove one step.':
    'La secuencia de etiquetas {0} da vueltas en círculo, así que sus etiquetas se esperan unas a otras: elimina un paso.',
  '{0} is {1} where a list of trigger ids belongs, so put it into [ ].': '{0} no vale ({1}), porque ahí va una lista de ID de activadores: ponlo entre [ ].',
  'This trigger id is {0} where text belongs, so put it in quotes.': 'Este ID de activador no vale ({0}), porque ahí va un texto: ponlo entre comillas.',
  'The trigger {0} is not in the file, so the import is refused (unknown trigger): add the trigger or remove the id.':
    'El activador {0} no está en el archivo, así que se rechaza la importación (unknown trigger): añade el activador o quita el ID.',
  'The built-in trigger {0} ({1}) does not exist in this kind of container, so use one that does.':
    'El activador integrado {0} ({1}) no existe en esta clase de contenedor: usa uno que exista.',
  'write ONCE_PER_EVENT, ONCE_PER_LOAD or UNLIMITED': 'escribe ONCE_PER_EVENT, ONCE_PER_LOAD o UNLIMITED',
  'tagFiringOption is {0}, which the import refuses: {1}.': 'tagFiringOption no vale ({0}) y la importación lo rechaza: {1}.',
  'paused is {0} where the JSON true or false belongs, so remove the quotes.':
    'paused no vale ({0}), porque ahí va el true o false de JSON: quita las comillas.',
  'No trigger fires this tag and no other tag starts it, so it never runs: give it a firing trigger.':
    'Ningún activador activa esta etiqueta y ninguna otra la inicia, así que no se ejecuta nunca: dale un activador.',
  'This GA4 event has both measurementIdOverride and measurementId, but needs exactly one: keep measurementIdOverride with the measurement id.':
    'Este evento de GA4 tiene tanto measurementIdOverride como measurementId, pero necesita exactamente uno: deja measurementIdOverride con el ID de medición.',
  'This GA4 event has neither measurementIdOverride nor measurementId, but needs exactly one: keep measurementIdOverride with the measurement id.':
    'Este evento de GA4 no tiene measurementIdOverride ni measurementId, pero necesita exactamente uno: pon measurementIdOverride con el ID de medición.',
  'measurementIdOverride holds the measurement id as a TEMPLATE and no reference to a tag, so write the id there.':
    'measurementIdOverride contiene el ID de medición como TEMPLATE y no una referencia a una etiqueta: escribe ahí el ID.',
  'measurementId of a GA4 event is a TAG_REFERENCE to its configuration tag and not an id, so use measurementIdOverride for the id.':
    'El measurementId de un evento de GA4 es un TAG_REFERENCE a su etiqueta de configuración y no un ID: usa measurementIdOverride para el ID.',
  'The tag {0} that this refers to is not in the file, so the import is refused: add the tag or correct the name.':
    'La etiqueta {0} a la que esto se refiere no está en el archivo, así que se rechaza la importación: añade la etiqueta o corrige el nombre.',
  'The conversionId {0} is not a whole number (the import says "must be a positive integer"), so leave out the AW- in front.':
    'El conversionId {0} no es un número entero (la importación dice "must be a positive integer"): quita el AW- de delante.',
  'The conversionId {0} is not a whole number (the import says "must be a positive integer"), so write the number of the account.':
    'El conversionId {0} no es un número entero (la importación dice "must be a positive integer"): escribe el número de la cuenta.',
  'a text without an ___INFO___ section': 'un texto sin sección ___INFO___',
  'The templateData of this template is {0}, so the template cannot run: put in the text of its .tpl file.':
    'El templateData de esta plantilla no vale ({0}), así que la plantilla no puede ejecutarse: pon el texto de su archivo .tpl.',
  '{0} is {1}, so the trigger may never fire: write numbers such as 25, 50, 90 with commas.':
    '{0} es {1}, así que el activador quizá no se active nunca: escribe números como 25, 50, 90 separados por comas.',
  'This SCROLL_DEPTH trigger has no thresholds, so it never fires: add verticalThresholdsPercent such as 50, 90.':
    'Este activador SCROLL_DEPTH no tiene umbrales, así que no se activa nunca: añade verticalThresholdsPercent, como 50, 90.',
  'The interval {0} is no number of milliseconds, so the timer never fires: write one such as 30000.':
    'El intervalo {0} no es un número de milisegundos, así que el temporizador no se activa nunca: escribe uno como 30000.',
  'This ELEMENT_VISIBILITY trigger has no {0}, so it watches nothing: say which element it waits for.':
    'Este activador ELEMENT_VISIBILITY no tiene {0}, así que no vigila nada: di a qué elemento espera.',
  'Trigger {0} fires and blocks this tag, so the tag does not run on it: remove it from one list.':
    'El activador {0} activa y bloquea esta etiqueta, así que con él no se ejecuta: quítalo de una de las listas.',
  "The trigger's type is {0}, so it never fires: write one such as PAGEVIEW or CUSTOM_EVENT.":
    'El tipo del activador no vale ({0}), así que no se activa nunca: escribe uno como PAGEVIEW o CUSTOM_EVENT.',
  'The trigger type {0} is not known here, so it is kept as it is and its fields are not checked.':
    'El tipo de activador {0} no se conoce aquí, así que se deja como está y sus campos no se comprueban.',
  'The trigger type {0} is not the spelling of an export file, so write {1}.':
    'El tipo de activador {0} no está escrito como en un archivo de exportación: escribe {1}.',
  none: 'ninguna',
  'A CUSTOM_EVENT trigger needs exactly one customEventFilter condition (found {0}), so say there which event it waits for.':
    'Un activador CUSTOM_EVENT necesita exactamente una condición customEventFilter (aquí: {0}): di en ella a qué evento espera.',
  'The event condition compares {0} where every genuine file has {{_event}}, so the trigger may never fire: write {{_event}}.':
    'La condición del evento compara {0} donde todo archivo auténtico tiene {{_event}}, así que el activador quizá no se active nunca: escribe {{_event}}.',
  'This trigger group has no triggerIds, so it never fires: list the triggers it waits for.':
    'Este grupo de activadores no tiene triggerIds, así que no se activa nunca: enumera los activadores a los que espera.',
  'The trigger group waits for trigger {0}, which is not in the file: add it or take it out of the group.':
    'El grupo de activadores espera al activador {0}, que no está en el archivo: añádelo o quítalo del grupo.',
  'The id {0} belongs to the built-in trigger {1}, which needs no object, so remove this trigger.':
    'El ID {0} es del activador integrado {1}, que no necesita ningún objeto: quita este activador.',
  'This TIMER trigger has no interval, so it never fires: add one in milliseconds as a TEMPLATE parameter.':
    'Este activador TIMER no tiene interval, así que no se activa nunca: añade uno en milisegundos como parámetro TEMPLATE.',
  'The key {0} is not known in this place, so it is kept as it is and not checked.':
    'La clave {0} no se conoce en este lugar, así que se deja como está y no se comprueba.',
  '{0} is {1} where text is usual, so put it in quotes.': '{0} no es texto ({1}), como es habitual: ponlo entre comillas.',
  'formatValue is {0} where an object belongs (an empty one changes nothing), so write {}.':
    'formatValue no vale ({0}), porque ahí va un objeto (uno vacío no cambia nada): escribe {}.',
  'LOWERCASE or UPPERCASE': 'LOWERCASE o UPPERCASE',
  'caseConversionType is {0}, which the import refuses: write {1}.': 'caseConversionType no vale ({0}) y la importación lo rechaza: escribe {1}.',
  '{0} is no regular expression ({1}), so this row never matches: correct it.':
    '{0} no es una expresión regular ({1}), así que esta fila no coincide nunca: corrígela.',
  'This JavaScript variable holds no function, so it has no value: write it as function() { return …; }.':
    'Esta variable JavaScript no contiene ninguna función, así que no tiene valor: escríbela como function() { return …; }.',
}
