import type { files as english } from '../en/files.ts'
import type { Translated } from '../say.ts'

/** What is wrong with a container file. */
export const files: Translated<typeof english> = {
  'gtm.builtIns.otherName':
    'La variable integrada {$type} se llama aquí {$name} y en Google Tag Manager {$usual}, así que las referencias deben usar este último nombre.',
  'gtm.builtIns.spelling': 'La variable integrada {$type} no está escrita como en un archivo de exportación: escribe {$meant}.',
  'gtm.builtIns.twice': 'La variable integrada {$type} aparece dos veces: quita una entrada.',
  'gtm.builtIns.typeUnusable': 'El tipo de esta variable integrada no vale ({$found}), así que no se activa nada: escribe uno como PAGE_URL.',
  'gtm.builtIns.unknown': 'La variable integrada {$type} no se conoce aquí, así que se deja como está.',
  'gtm.conditions.leftMissing': 'La condición no tiene arg0, así que no compara nada: añade la variable, como {{Page Path}}.',
  'gtm.conditions.leftNoVariable': 'arg0 es {$found}, pero ahí va exactamente una variable: escríbela así: {{Page Path}}.',
  'gtm.conditions.noList': 'Las condiciones no valen ({$found}), porque ahí va una lista: ponlas entre [ ].',
  'gtm.conditions.noObject': 'Esta condición no vale ({$found}), porque ahí va un objeto con type y parameter: corrígela.',
  'gtm.conditions.regexInvalid': '{$text} no es una expresión regular ({$fault}), así que la condición no se cumple nunca: corrígela.',
  'gtm.conditions.rightMissing': 'La condición no tiene arg1, así que no hay con qué comparar: añade el texto que hay que buscar.',
  'gtm.conditions.rightNoNumber': '{$type} compara números y {$found} no lo es, así que no se cumple nunca: escribe un número como 50.',
  'gtm.conditions.typeNegative': 'No existe el tipo de condición {$type}: usa el tipo positivo con un parámetro BOOLEAN negate "true".',
  'gtm.conditions.typeSpelling': 'El tipo de condición {$type} no está escrito como en un archivo de exportación: escribe {$meant}.',
  'gtm.conditions.typeUnknown': 'No existe el tipo de condición {$type}, así que se rechaza la importación: usa uno como EQUALS, CONTAINS o MATCH_REGEX.',
  'gtm.conditions.typeUnusable': 'El tipo de la condición no vale ({$found}), así que no se compara nada: escribe uno como EQUALS o CONTAINS.',
  'gtm.consent.noObject': 'consentSettings no vale ({$found}), porque ahí va un objeto con consentStatus: corrígelo.',
  'gtm.consent.statusInvalid': 'consentStatus no vale ({$found}) y la importación lo rechaza: {$advice}.',
  'gtm.consent.typeNoTemplate':
    'Este tipo de consentimiento no es un parámetro TEMPLATE con un texto: escríbelo así: {"type": "TEMPLATE", "value": "ad_storage"}.',
  'gtm.consent.typeWithKey': 'Este tipo de consentimiento tiene una clave, pero las entradas de esta lista no la llevan: quita la clave.',
  'gtm.consent.typesMissing':
    'La etiqueta necesita consentimiento pero no nombra ningún tipo, así que no se puede comprobar nada: enumera los tipos en consentType.',
  'gtm.consent.typesNoList':
    'consentType no es un parámetro LIST con una lista de tipos de consentimiento, así que la importación lo rechaza: escribe {"type": "LIST", "list": […]}.',
  'gtm.consent.typesNotAllowed': 'consentType solo se permite con NEEDED y el estado es {$status}: cambia uno de los dos.',
  'gtm.consent.writeStatus': 'escribe NOT_SET, NOT_NEEDED o NEEDED',
  'gtm.contents.circle': 'Las variables {$variables} se refieren unas a otras en círculo, así que no tienen valor: quita una referencia.',
  'gtm.contents.codeInvalid': 'Esta variable JavaScript no es una expresión de función ({$fault}), así que no tiene valor: corrige el código.',
  'gtm.contents.constantTooLong': 'Esta constante tiene {$length} caracteres y se permiten {$most}: acórtala.',
  'gtm.contents.htmlTooLong': 'El HTML tiene {$length} caracteres y se permiten {$most}: pasa una parte a un archivo del sitio.',
  'gtm.folders.missing': 'La carpeta {$folder} no está en el archivo, así que se rechaza la importación (unknown folder): añade la carpeta o quita esta línea.',
  'gtm.folders.noText': 'parentFolderId no vale ({$found}), porque ahí va el ID de una carpeta como texto: ponlo entre comillas.',
  'gtm.found.empty': 'vacío',
  'gtm.found.none': 'ninguna',
  'gtm.ga4Events.columns': 'Una fila de {$table} tiene las columnas {$found} y necesita {$first} y {$second}, así que nada la lee: cambia sus nombres.',
  'gtm.ga4Events.ecommerceSourceMissing':
    'sendEcommerceData está activado sin getEcommerceDataFrom, así que no se lee ningún artículo: añádelo con "dataLayer".',
  'gtm.ga4Events.nameCharacters':
    'El nombre de evento {$name} tiene otros caracteres que letras, cifras y guiones bajos, así que GA4 puede descartar el evento: elige otro nombre.',
  'gtm.ga4Events.namePrefix': 'El nombre de evento {$name} tiene un prefijo que GA4 se reserva, así que GA4 puede descartar el evento: elige otro nombre.',
  'gtm.ga4Events.nameReserved':
    'El nombre de evento {$name} está reservado para lo que GA4 recoge por sí mismo, así que GA4 puede descartar el evento: elige otro nombre.',
  'gtm.ga4Events.nameStart': 'El nombre de evento {$name} no empieza con una letra, así que GA4 puede descartar el evento: elige otro nombre.',
  'gtm.ga4Events.nameTooLong': 'El nombre de evento {$name} tiene más de {$most} caracteres, así que GA4 puede descartar el evento: elige otro nombre.',
  'gtm.ga4Events.noConfigurationSettings':
    '{$key} nombra {$name}, que no es una variable de ajustes de configuración, así que sus ajustes se pierden: nombra una de ese tipo ({$type}).',
  'gtm.ga4Events.noEventSettings':
    '{$key} nombra {$name}, que no es una variable de configuración del evento, así que sus ajustes se pierden: nombra una de ese tipo ({$type}).',
  'gtm.ga4Events.setTwice': '{$table} fija {$name} dos veces y solo se puede enviar un valor: quita una fila.',
  'gtm.ga4Events.tooManyParameters': 'Este evento envía {$count} parámetros y GA4 admite {$most}, así que el resto se pierde: quita los que menos importan.',
  'gtm.ids.noDigits': '{$key} {$id} no consta solo de cifras, así que la importación lo rechaza: usa un número entre comillas.',
  'gtm.ids.noText': '{$key} no es un texto ({$found}), que es lo habitual: ponlo entre comillas.',
  'gtm.ids.twice': '{$key} {$id} se usa dos veces, así que las referencias no son claras: da a cada elemento del tipo {$kind} el suyo.',
  'gtm.ids.unusable': '{$key} no vale ({$found}), porque cada elemento del tipo {$kind} necesita un ID propio como texto de cifras: escribe uno.',
  'gtm.keys.noText': '{$field} no es texto ({$found}), como es habitual: ponlo entre comillas.',
  'gtm.keys.unknown': 'La clave {$key} no se conoce en este lugar, así que se deja como está y no se comprueba.',
  'gtm.measurementIds.anyId': 'un ID como G-ABC123XYZ4',
  'gtm.measurementIds.invalid': '{$id} no es un ID que GA4 conozca, así que no llegan datos: escribe {$wanted}.',
  'gtm.measurementIds.measurementId': 'un ID de medición como G-ABC123XYZ4',
  'gtm.measurementIds.placeholder': '{$id} es un marcador de posición, así que aún no llegan datos: sustitúyelo por el ID de medición.',
  'gtm.measurementIds.universal':
    '{$id} no es un ID que GA4 conozca (UA- es de Universal Analytics, que está cerrado), así que no llegan datos: escribe {$wanted}.',
  'gtm.names.brace': 'El nombre {$name} tiene una llave, que las {{referencias}} no pueden contener: quítala.',
  'gtm.names.missing': 'Falta un nombre que valga ({$kind}: {$found}), y por los nombres se encuentran y combinan los elementos: ponle uno.',
  'gtm.names.space': 'El nombre {$name} empieza o termina con un espacio, así que las referencias a él fallan: quita el espacio.',
  'gtm.names.twice': 'Dos entradas del tipo {$kind} se llaman {$name}, pero los nombres son la clave al combinar: cambia uno.',
  'gtm.parameters.contentNoList': '{$key} no vale ({$found}), porque ahí va una lista de parámetros: pon sus entradas entre [ ].',
  'gtm.parameters.fieldNoObject': 'Este campo no vale ({$found}), porque ahí va un objeto como {"type": "BOOLEAN", "value": "true"}: escríbelo así.',
  'gtm.parameters.keyMissing': 'Este parámetro no tiene clave ({$found}), así que nada lo lee: ponle una.',
  'gtm.parameters.keyTwice': 'La clave {$key} aparece dos veces aquí y solo puede contar un valor: quita una.',
  'gtm.parameters.noBoolean': 'Un BOOLEAN contiene "true", "false" o una {{variable}} y no {$value}: corrige el valor.',
  'gtm.parameters.noInteger': 'Un INTEGER contiene cifras o una {{variable}} y no {$value}: corrige el valor.',
  'gtm.parameters.noList': 'Los parámetros no valen ({$found}), porque ahí va una lista: ponlos entre [ ].',
  'gtm.parameters.noObject': 'Este parámetro no vale ({$found}), porque ahí va un objeto con type y value: corrígelo.',
  'gtm.parameters.notHeld': 'Un parámetro {$type} no contiene {$key}: cambia su tipo a {$wanted} o quita {$key}.',
  'gtm.parameters.typeSpelling': 'El tipo de parámetro {$type} no está escrito como en un archivo de exportación (parece el de la API): escribe {$meant}.',
  'gtm.parameters.typeUnknown': 'El tipo de parámetro {$type} no existe, así que se rechaza la importación: escribe TEMPLATE, BOOLEAN, INTEGER, LIST o MAP.',
  'gtm.parameters.typeUnusable':
    'El tipo de este parámetro no vale ({$found}), así que nada dice qué contiene: escribe TEMPLATE, BOOLEAN, INTEGER, LIST o MAP.',
  'gtm.parameters.valueBesideEntries': 'Un parámetro {$type} tiene sus entradas en {$key} y ningún valor: mueve o quita el valor.',
  'gtm.parameters.valueNoText': 'El valor no vale ({$found}), porque ahí solo se permite texto: ponlo entre comillas dobles.',
  'gtm.references.builtInOff': 'La variable integrada {{{$name}}} se usa aquí pero no está activada, así que no tiene valor: añádela a builtInVariable.',
  'gtm.references.missing':
    'Nada en el archivo se llama {$quoted}, así que {{{$name}}} queda como texto si el contenedor de destino no lo tiene: añade la variable.',
  'gtm.references.notClosed': '{$text} abre {{ y no lo cierra, así que queda como texto: escribe la variable así: {{Page URL}}.',
  'gtm.regex.unreadable': 'ilegible',
  'gtm.requirements.empty': '{$key} está vacío en este elemento ({$kind} del tipo {$type}), así que no puede funcionar: rellénalo.',
  'gtm.requirements.kindServerOnly': 'Un elemento del tipo {$kind} es de un contenedor de servidor y este es {$usage}: quítalo o cambia de contenedor.',
  'gtm.requirements.missing': 'A este elemento ({$kind}) del tipo {$type} le falta {$key}, así que no puede funcionar: añade el parámetro.',
  'gtm.requirements.serverOnly': 'El tipo {$type} ({$kind}) es de un contenedor de servidor y este es {$usage}: quítalo o cambia de contenedor.',
  'gtm.requirements.unknownParameter': 'El parámetro {$key} no se conoce para el tipo {$type}: comprueba cómo está escrito; se conserva.',
  'gtm.requirements.webOnly': 'El tipo {$type} ({$kind}) es de un contenedor web y este es {$usage}: quítalo o cambia de contenedor.',
  'gtm.sequence.circle': 'La secuencia de etiquetas {$tags} da vueltas en círculo, así que sus etiquetas se esperan unas a otras: elimina un paso.',
  'gtm.sequence.noList': '{$field} no vale ({$found}), porque ahí va una lista con una etiqueta: ponla entre [ ].',
  'gtm.sequence.noTagName': 'Esta entrada de {$field} no tiene tagName, así que no puede ejecutarse ninguna etiqueta: nombra la etiqueta.',
  'gtm.sequence.tagMissing':
    'La etiqueta {$tag} de este {$field} no está en el archivo, así que la secuencia no puede ejecutarse: añade la etiqueta o corrige el nombre.',
  'gtm.sequence.tooMany': '{$field} nombra {$count} etiquetas y solo se permite una: deja una.',
  'gtm.tags.bothIds':
    'Este evento de GA4 tiene tanto measurementIdOverride como measurementId, pero necesita exactamente uno: deja measurementIdOverride con el ID de medición.',
  'gtm.tags.builtInTriggerMissing': 'El activador integrado {$id} ({$name}) no existe en esta clase de contenedor: usa uno que exista.',
  'gtm.tags.conversionIdInvalid':
    'El conversionId {$id} no es un número entero (la importación dice "must be a positive integer"): escribe el número de la cuenta.',
  'gtm.tags.conversionIdPrefixed': 'El conversionId {$id} no es un número entero (la importación dice "must be a positive integer"): quita el AW- de delante.',
  'gtm.tags.firingOptionInvalid': 'tagFiringOption no vale ({$found}) y la importación lo rechaza: {$advice}.',
  'gtm.tags.idNoReference':
    'El measurementId de un evento de GA4 es un TAG_REFERENCE a su etiqueta de configuración y no un ID: usa measurementIdOverride para el ID.',
  'gtm.tags.neverRuns': 'Ningún activador activa esta etiqueta y ninguna otra la inicia, así que no se ejecuta nunca: dale un activador.',
  'gtm.tags.noId':
    'Este evento de GA4 no tiene measurementIdOverride ni measurementId, pero necesita exactamente uno: pon measurementIdOverride con el ID de medición.',
  'gtm.tags.overrideNoTemplate': 'measurementIdOverride contiene el ID de medición como TEMPLATE y no una referencia a una etiqueta: escribe ahí el ID.',
  'gtm.tags.pausedNoBoolean': 'paused no vale ({$found}), porque ahí va el true o false de JSON: quita las comillas.',
  'gtm.tags.tagMissing':
    'La etiqueta {$tag} a la que esto se refiere no está en el archivo, así que se rechaza la importación: añade la etiqueta o corrige el nombre.',
  'gtm.tags.triggerMissing':
    'El activador {$trigger} no está en el archivo, así que se rechaza la importación (unknown trigger): añade el activador o quita el ID.',
  'gtm.tags.triggerNoText': 'Este ID de activador no vale ({$found}), porque ahí va un texto: ponlo entre comillas.',
  'gtm.tags.triggersNoList': '{$field} no vale ({$found}), porque ahí va una lista de ID de activadores: ponlo entre [ ].',
  'gtm.tags.writeFiringOption': 'escribe ONCE_PER_EVENT, ONCE_PER_LOAD o UNLIMITED',
  'gtm.templates.dataUnusable':
    'El templateData de esta plantilla no vale ({$found}), así que la plantilla no puede ejecutarse: pon el texto de su archivo .tpl.',
  'gtm.templates.noInfo': 'un texto sin sección ___INFO___',
  'gtm.triggerFields.elementMissing': 'Este activador ELEMENT_VISIBILITY no tiene {$key}, así que no vigila nada: di a qué elemento espera.',
  'gtm.triggerFields.firesAndBlocks': 'El activador {$trigger} activa y bloquea esta etiqueta, así que con él no se ejecuta: quítalo de una de las listas.',
  'gtm.triggerFields.intervalNoNumber':
    'El intervalo {$interval} no es un número de milisegundos, así que el temporizador no se activa nunca: escribe uno como 30000.',
  'gtm.triggerFields.thresholds': '{$key} es {$found}, así que el activador quizá no se active nunca: escribe números como 25, 50, 90 separados por comas.',
  'gtm.triggerFields.thresholdsMissing':
    'Este activador SCROLL_DEPTH no tiene umbrales, así que no se activa nunca: añade verticalThresholdsPercent, como 50, 90.',
  'gtm.triggers.eventVariable':
    'La condición del evento compara {$found} donde todo archivo auténtico tiene {{_event}}, así que el activador quizá no se active nunca: escribe {{_event}}.',
  'gtm.triggers.groupEmpty': 'Este grupo de activadores no tiene triggerIds, así que no se activa nunca: enumera los activadores a los que espera.',
  'gtm.triggers.groupMember': 'El grupo de activadores espera al activador {$trigger}, que no está en el archivo: añádelo o quítalo del grupo.',
  'gtm.triggers.idOfBuiltIn': 'El ID {$id} es del activador integrado {$name}, que no necesita ningún objeto: quita este activador.',
  'gtm.triggers.intervalMissing': 'Este activador TIMER no tiene interval, así que no se activa nunca: añade uno en milisegundos como parámetro TEMPLATE.',
  'gtm.triggers.oneEventCondition':
    'Un activador CUSTOM_EVENT necesita exactamente una condición customEventFilter (aquí: {$found}): di en ella a qué evento espera.',
  'gtm.triggers.typeSpelling': 'El tipo de activador {$type} no está escrito como en un archivo de exportación: escribe {$meant}.',
  'gtm.triggers.typeUnknown': 'El tipo de activador {$type} no se conoce aquí, así que se deja como está y sus campos no se comprueban.',
  'gtm.triggers.typeUnusable': 'El tipo del activador no vale ({$found}), así que no se activa nunca: escribe uno como PAGEVIEW o CUSTOM_EVENT.',
  'gtm.types.noCode': '{$type} no es un código de tipo ({$kind}; son cortos y en minúsculas, como "html" o "v"): escribe el correcto.',
  'gtm.types.templateMissing':
    'La plantilla personalizada {$type} no está en el archivo, así que se rechaza la importación (unknown entity type): añade la plantilla.',
  'gtm.types.unknown': 'El tipo {$type} ({$kind}) no se conoce aquí, así que se deja como está y sus campos no se comprueban.',
  'gtm.types.unusable': 'El tipo de este elemento no vale ({$kind}: {$found}), así que se rechaza la importación: escribe su código de tipo.',
  'gtm.variables.caseInvalid': 'caseConversionType no vale ({$found}) y la importación lo rechaza: escribe {$meant}.',
  'gtm.variables.formatNoObject': 'formatValue no vale ({$found}), porque ahí va un objeto (uno vacío no cambia nada): escribe {}.',
  'gtm.variables.lowerOrUpper': 'LOWERCASE o UPPERCASE',
  'gtm.variables.noFunction': 'Esta variable JavaScript no contiene ninguna función, así que no tiene valor: escríbela como function() { return …; }.',
  'gtm.variables.regexInvalid': '{$text} no es una expresión regular ({$fault}), así que esta fila no coincide nunca: corrígela.',
  'gtm.write': 'escribe {$meant}',
  'write.container.measurementId':
    'El ID de medición {$id} no es de los que da GA4, así que no llegaría ningún dato; copia el ID que empieza por G- del flujo de datos web en GA4 (Administrar, Flujos de datos).',
  'write.tags.noEvents': 'Una etiqueta del tipo «{$type}» debe activarse con «{$event}», que ninguna etiqueta del plan envía: nombra uno de sus eventos.',
  'write.tags.otherEvent': 'Una etiqueta del tipo «{$type}» debe activarse con «{$event}», que ninguna etiqueta del plan envía: nombra uno de {$events}.',
  'write.tags.type': 'Tagmason no escribe etiquetas del tipo «{$type}».',
  'write.triggers.automatic': 'El evento {$event} lo recoge GA4 por sí mismo y no tiene activador; quítalo antes de escribir activadores.',
  'write.triggers.pattern':
    'La condición {$pattern} del evento {$event} no es una expresión regular que compile, así que su activador nunca podría activarse; corrígela o quítala del plan.',
}
