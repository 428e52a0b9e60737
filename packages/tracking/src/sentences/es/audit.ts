import type { audit as english } from '../en/audit.ts'
import type { Translated } from '../say.ts'

/** What the audit finds, and what its fixes do. */
export const audit: Translated<typeof english> = {
  'audit.ads.conversionEverywhere':
    'La conversión {$tag} se activa en todas las páginas, así que cada visita cuenta como un éxito: actívala con el evento que es el éxito.',
  'audit.ads.conversionIdBare.fix': 'Escribir el ID de conversión como {$id}',
  'audit.ads.conversionIdPrefixed':
    'El ID de conversión {$id} lleva delante AW-, donde solo van cifras, así que Google Ads no cuenta nada: escribe únicamente las cifras.',
  'audit.ads.conversionIncomplete': 'La conversión {$tag} viene sin {$keys}, así que Google Ads no cuenta nada: copia ambos datos de la acción de conversión.',
  'audit.ads.linkerMissing':
    '{$tag} necesita el ID de clic del anuncio y ningún Conversion Linker lo guarda, así que se pierden conversiones: añade un Conversion Linker en todas las páginas.',
  'audit.ads.orderIdMissing':
    'La conversión {$tag} cuenta pedidos sin su ID, así que una página recargada cuenta otra vez: envía el ID del pedido como orderId.',
  'audit.conditions.clickInside':
    'Un clic cae en el elemento más interior, así que {$selector} pierde los clics en iconos y palabras de dentro: escribe {$wider}.',
  'audit.conditions.clickInside.fix': 'Tomar también los clics dentro de {$selector}',
  'audit.conditions.firesAndBlocks':
    'El activador {$trigger} activa y bloquea a la vez esta etiqueta, así que con él no se ejecuta: quítalo de uno de los dos sitios.',
  'audit.conditions.regexInvalid': '{$text} no es una expresión regular ({$fault}), así que el activador no se activa nunca: corrígela.',
  'audit.conditions.regexInvalid.fix': 'Cerrar los paréntesis: {$text}',
  'audit.conditions.regexUnanchored':
    '{$text} coincide también con nombres de evento más largos que lo contienen, así que el activador se activa demasiado: escribe {$anchored} si te refieres a estos nombres.',
  'audit.conditions.regexUnanchored.fix': 'Comparar {$text} de principio a fin',
  'audit.conditions.twoValues':
    '{$variable} no puede ser a la vez {$one} y {$other}, así que el activador no se activa nunca: quita una condición o haz dos activadores.',
  'audit.conditions.valueAndNot':
    '{$variable} no puede ser a la vez {$one} y otra cosa, así que el activador no se activa nunca: quita una condición o haz dos activadores.',
  'audit.consent.defaultInHtml':
    '{$tag} fija el consentimiento predeterminado en HTML personalizado, cuyos comandos solo cuentan después de Initialization, así que puede haber etiquetas de Google que se ejecuten antes: fíjalo con una plantilla de consentimiento o en la propia página.',
  'audit.consent.defaultLate':
    '{$tag} fija el consentimiento predeterminado cuando otras etiquetas ya pueden haberse ejecutado, y estas lo ignoran: actívala con Consent Initialization - All Pages.',
  'audit.consent.defaultLate.fix': 'Activar {$tag} con Consent Initialization - All Pages',
  'audit.consent.defaultLateScript':
    '{$tag} fija el consentimiento predeterminado cuando otras etiquetas ya pueden haberse ejecutado, y estas lo ignoran: fíjalo con una plantilla de consentimiento en Consent Initialization - All Pages.',
  'audit.consent.defaultMissing':
    'Las etiquetas de Google miden a los visitantes sin que nada fije antes un consentimiento predeterminado, así que se ejecutan como si todos hubieran aceptado: fíjalo en Consent Initialization o en la propia página.',
  'audit.consent.defaultMissing.fix': 'Fijar un consentimiento predeterminado que deniega, en Consent Initialization - All Pages',
  'audit.consent.defaultTwice':
    '{$tag} fija un consentimiento predeterminado y {$first} también, así que el posterior anula la respuesta del visitante: deja uno y envía "update" para las respuestas.',
  'audit.consent.noWait':
    'El consentimiento predeterminado no espera la respuesta que recuerda un banner, así que los primeros hits de una visita salen como denegados: pon wait_for_update en 500 milisegundos.',
  'audit.consent.typesMissing':
    'El consentimiento predeterminado omite {$types}, que Google exige en Europa desde 2024, así que los anuncios pierden sus audiencias: fija los cuatro tipos.',
  'audit.consentGate.adTypesMissing':
    '{$tag} es de publicidad pero no pide {$types}, así que se activa en contra de la decisión del visitante: añádelo al consentimiento que necesita la etiqueta.',
  'audit.consentGate.notSet':
    '{$tag} se ejecuta responda lo que responda el visitante, porque su consentimiento no está definido y no es una etiqueta de Google: indica el consentimiento que necesita, o que no necesita ninguno.',
  'audit.duplicates.remove.fix': 'Quitar {$thing}, que repite {$first}',
  'audit.duplicates.replace.fix': 'Poner {$first} en el lugar de {$thing}',
  'audit.duplicates.tag': 'La etiqueta {$tag} hace lo mismo que {$first} con el mismo activador, así que todo cuenta dos veces: quita una.',
  'audit.duplicates.trigger': 'El activador {$trigger} espera lo mismo que {$first}, así que un cambio en uno se olvida en el otro: usa uno para ambos.',
  'audit.duplicates.variable': 'La variable {$variable} lee lo mismo que {$first}, así que un cambio en una se olvida en la otra: usa una para ambas.',
  'audit.ga4Destinations.configuredTwice': '{$tag} y {$first} configuran {$id} en las mismas páginas, así que las páginas vistas cuentan dos veces: deja una.',
  'audit.ga4Destinations.googleTagLate':
    'La etiqueta de Google {$tag} espera a la página vista, así que los eventos que llegan antes no tienen sus ajustes: actívala en Initialization.',
  'audit.ga4Destinations.googleTagLate.fix': 'Activar {$tag} con Initialization - All Pages',
  'audit.ga4Destinations.idInvalid':
    '{$id} no es el ID de una etiqueta de Google, así que no se recogen datos: escribe el ID de medición del flujo de datos, como G-ABC123XYZ4.',
  'audit.ga4Destinations.idPlaceholder':
    '{$id} es solo un marcador de posición, así que no se recogen datos: escribe el ID de medición del flujo de datos, como G-ABC123XYZ4.',
  'audit.ga4Destinations.idRepeated':
    '{$id} está escrito en {$count} etiquetas, así que un cambio de propiedad se olvida en algunas: guárdalo en una sola variable constante.',
  'audit.ga4Destinations.idRepeated.fix': 'Guardar {$id} en una sola constante, {$constant}',
  'audit.ga4Destinations.idUniversal':
    '{$id} pertenece a Universal Analytics, que está cerrado, así que no se recogen datos: escribe el ID de medición del flujo de datos, como G-ABC123XYZ4.',
  'audit.ga4Destinations.noGoogleTag':
    'Ninguna etiqueta de Google atiende a {$id}, así que sus eventos no tienen páginas vistas, vinculación ni ajustes de consentimiento: añade una etiqueta de Google con este ID en Initialization.',
  'audit.ga4Names.eventInvalid':
    'El nombre de evento {$event} no tiene como mucho 40 letras, cifras y guiones bajos con una letra al principio, así que GA4 lo descarta: escribe {$better}.',
  'audit.ga4Names.eventReserved': 'GA4 se reserva el nombre de evento {$event} y descarta el evento: dale otro nombre, por ejemplo {$better}.',
  'audit.ga4Names.eventSpelling':
    'El nombre de evento {$event} no está en minúsculas con guiones bajos, así que otra grafía pronto cuenta como otro evento: acuerda usar {$better}.',
  'audit.ga4Names.eventVariable':
    'El nombre del evento se forma con {{{$variable}}}, así que cualquier valor se convierte en un evento propio: envía un solo evento y pon el valor en un parámetro.',
  'audit.ga4Names.parameterReserved': 'GA4 se reserva el nombre de parámetro {$parameter} y descarta el valor: dale otro nombre.',
  'audit.ga4Names.propertyReserved': 'GA4 se reserva la propiedad de usuario {$property} y descarta el valor: dale otro nombre.',
  'audit.ga4Parameters.ecommerceMixed':
    'La etiqueta envía datos de comercio electrónico y además fija ella misma {$parameters}, así que nadie sabe cuál cuenta: deja una sola vía.',
  'audit.ga4Parameters.enhancedTwice':
    'La medición mejorada recoge {$event} por sí misma cuando está activada, así que esta etiqueta lo cuenta otra vez: desactiva una de las dos.',
  'audit.ga4Parameters.noCurrency': 'El evento envía un valor sin su moneda, así que GA4 ignora los ingresos: añade el parámetro currency.',
  'audit.ga4Parameters.noTransactionId':
    '{$event} llega sin transaction_id, así que una página recargada cuenta como otro más: envía datos de comercio electrónico o añade transaction_id.',
  'audit.ga4Parameters.requiredMissing':
    'El evento recomendado {$event} llega sin {$parameters}, así que los informes de Google sobre él quedan vacíos: envía datos de comercio electrónico o añade el parámetro.',
  'audit.ga4Parameters.tooMany':
    'El evento envía {$count} parámetros con los de su variable de configuración y GA4 admite {$most}, así que el resto se pierde: quita algunos.',
  'audit.ga4Parameters.unregistered':
    'El parámetro {$parameter} no es dimensión ni métrica personalizada de la propiedad, así que ningún informe lo muestra: regístralo en GA4, en Definiciones personalizadas.',
  'audit.html.dangerous': '{$tag} {$risks}, así que quien controle eso controla la página: permite el host si te fías, o usa una plantilla.',
  'audit.html.otherHost': 'carga un script de {$host}',
  'audit.html.pixel.linkedin': 'la etiqueta LinkedIn Insight',
  'audit.html.pixel.meta': 'el píxel de Meta',
  'audit.html.pixel.tiktok': 'el píxel de TikTok',
  'audit.html.runsCode': 'ejecuta {$code}',
  'audit.html.templateExists':
    '{$tag} es {$pixel} como HTML personalizado, que puede hacer cualquier cosa en la página: usa la etiqueta o la plantilla de la galería hecha para ello.',
  'audit.html.tooLong':
    'El HTML tiene {$length} caracteres y Google Tag Manager admite {$most}, así que no se puede guardar: carga el código desde un archivo propio.',
  'audit.html.unencrypted': 'carga {$address} sin cifrar',
  'audit.legacy.configurationTag':
    '{$tag} es una etiqueta de configuración de GA4, que la etiqueta de Google ha sustituido, así que le faltan los ajustes nuevos: conviértela en una etiqueta de Google.',
  'audit.legacy.tagReference':
    '{$tag} encuentra su propiedad a través de otra etiqueta, que es la forma antigua y se rompe cuando se le cambia el nombre: escribe el ID de medición en el evento.',
  'audit.legacy.universalId':
    '{$id} es una propiedad de Universal Analytics, que dejó de funcionar en 2023, así que no llega nada: escribe el ID de medición de GA4 o quítala.',
  'audit.legacy.universalPath':
    'La variable lee {$path}, la capa de datos de Universal Analytics, así que queda vacía en cuanto la tienda envía para GA4: lee ecommerce.items en su lugar.',
  'audit.legacy.universalSettings':
    'La variable {$variable} guarda ajustes de Universal Analytics, que dejó de funcionar en 2023, así que no sirven para nada: quítala con sus etiquetas.',
  'audit.legacy.universalSettings.fix': 'Quitar los ajustes de Universal Analytics {$variable}',
  'audit.legacy.universalTag':
    'La etiqueta {$tag} envía a Universal Analytics, que dejó de funcionar en 2023, así que no llega nada: sustitúyela por un evento de GA4 o quítala.',
  'audit.legacy.universalTag.fix': 'Quitar la etiqueta de Universal Analytics {$tag}',
  'audit.naming.agreed': 'el patrón acordado {$pattern}',
  'audit.naming.fewInFolders':
    'Solo {$inside} de {$all} etiquetas, activadores y variables están en carpetas, así que cuesta encontrarlos: ordénalos en carpetas.',
  'audit.naming.fewTags': 'Solo {$fitting} de {$all} nombres de etiqueta siguen {$pattern}, así que las listas se leen mal: cambia el nombre de los demás.',
  'audit.naming.fewTriggers':
    'Solo {$fitting} de {$all} nombres de activador siguen {$pattern}, así que las listas se leen mal: cambia el nombre de los demás.',
  'audit.naming.fewVariables':
    'Solo {$fitting} de {$all} nombres de variable siguen {$pattern}, así que las listas se leen mal: cambia el nombre de los demás.',
  'audit.naming.mostFollow': 'el patrón «{$style}» de la mayoría',
  'audit.naming.style.bar': 'Tipo | Detalle',
  'audit.naming.style.colon': 'Tipo: Detalle',
  'audit.naming.style.dash': 'Tipo - Detalle',
  'audit.naming.style.dots': 'tipo.detalle',
  'audit.naming.style.hyphens': 'tipo-detalle',
  'audit.naming.style.underscores': 'tipo_detalle',
  'audit.naming.style.word': 'una palabra',
  'audit.naming.style.words': 'palabras libres',
  'audit.pageViews.doubled':
    '{$tag} envía page_view en cada página y {$other} también, así que cada página cuenta dos veces: pon allí send_page_view en false o quita esta etiqueta.',
  'audit.privacy.pageLocation':
    'page_location envía la dirección entera aunque este sitio pone {$key} en ella, lo que infringe la política de Google: envía la dirección sin esa clave.',
  'audit.privacy.parameter':
    '{$parameter} envía a GA4 quién es el visitante, lo que la política de Google prohíbe incluso con hash: quítalo o usa una variable de datos proporcionados por los usuarios.',
  'audit.privacy.parameterFromAddress':
    'El parámetro {$parameter} envía {$key} de la dirección de la página, que dice quién es el visitante e infringe la política de Google: quítalo.',
  'audit.references.builtIn': 'La variable integrada {{{$name}}} se usa pero no está activada, así que no tiene valor: actívala en Variables.',
  'audit.references.builtIn.fix': 'Activar la variable integrada {$name}',
  'audit.references.builtInCondition':
    'Esta condición lee la variable integrada {{{$name}}}, que no está activada y por eso siempre está vacía: actívala en Variables.',
  'audit.references.folder': 'Esto está en la carpeta {$folder}, que no está en el archivo, así que se rechaza la importación: añade la carpeta o quita el ID.',
  'audit.references.folder.fix': 'Sacar {$thing} de la carpeta que falta',
  'audit.references.template':
    'El tipo {$type} pertenece a una plantilla personalizada que no está en el archivo, así que se rechaza la importación: expórtalo junto con su plantilla.',
  'audit.references.trigger':
    'Esta etiqueta nombra el activador {$trigger}, que no está en el archivo, así que se rechaza la importación: añade el activador o quita su ID.',
  'audit.references.variable':
    'Nada en el archivo se llama {$quoted}, así que {{{$name}}} queda como texto o se rechaza: añade la variable o corrige el nombre.',
  'audit.secrets.found': '{$thing} contiene {$secret}, que cualquier visitante puede leer en el contenedor: sácalo y haz que lo sustituyan en su origen.',
  'audit.secrets.kind.aws': 'una clave de acceso de AWS',
  'audit.secrets.kind.bearer': 'un token bearer',
  'audit.secrets.kind.github': 'un token de GitHub',
  'audit.secrets.kind.meta': 'un token de acceso de Meta',
  'audit.secrets.kind.named': 'una clave, como dice su nombre',
  'audit.secrets.kind.password': 'una clave o contraseña',
  'audit.secrets.kind.privateKey': 'una clave privada',
  'audit.secrets.kind.sendgrid': 'una clave de SendGrid',
  'audit.secrets.kind.slack': 'un token de Slack',
  'audit.secrets.kind.stripe': 'una clave secreta de Stripe',
  'audit.sequences.circle': 'La secuencia de etiquetas {$tags} da vueltas en círculo, así que sus etiquetas se esperan unas a otras: quita un paso.',
  'audit.sequences.referenceMissing':
    'Esto se refiere a la etiqueta {$tag}, que no está en el archivo, así que no recibe ajustes: añade la etiqueta o corrige el nombre.',
  'audit.sequences.sameName': 'Dos del tipo {$kind} se llaman {$name}, así que referencias e importaciones no los distinguen: cambia el nombre de uno.',
  'audit.sequences.sameName.fix': 'Cambiar el nombre del segundo a {$name}',
  'audit.sequences.tagMissing':
    '{$field} nombra {$tag}, que no es una etiqueta del archivo, así que la secuencia no se ejecuta nunca: añade la etiqueta o corrige el nombre.',
  'audit.server.noClient':
    'Este contenedor de servidor no tiene cliente, así que no responde a ninguna solicitud y no se ejecuta ninguna etiqueta: añade un cliente, como el de GA4.',
  'audit.server.notNamed': 'La etiqueta de Google {$tag} no nombra el contenedor de servidor, así que sus datos pasan de largo: define server_container_url.',
  'audit.states.paused': 'La etiqueta {$tag} está en pausa pero sigue contando para el tamaño: reanúdala o quítala.',
  'audit.states.pausedLong':
    'La etiqueta {$tag} está en pausa y nadie la ha tocado en más de 90 días, pero sigue contando para el tamaño: reanúdala o quítala.',
  'audit.states.scheduleOver': 'La programación de la etiqueta {$tag} ha terminado, así que no vuelve a activarse: amplía la programación o quita la etiqueta.',
  'audit.states.unfinished': 'El nombre {$name} suena a trabajo sin terminar, así que nadie se atreve a tocarlo: cámbialo o quita el elemento.',
  'audit.templates.broadPermissions':
    'La plantilla {$template} puede usar {$permissions} con todo (*), así que puede cargar o cambiar lo que quiera: restringe sus permisos.',
  'audit.templates.changed':
    'La plantilla {$template} se modificó después de venir de la galería, así que no recibe actualizaciones: lee su código o toma la de la galería.',
  'audit.templates.notFromGallery':
    'La plantilla {$template} no viene de la galería, así que nadie la revisa ni la actualiza: lee su código o toma la de la galería.',
  'audit.triggers.elementIdMissing': 'El activador {$trigger} no dice a qué elemento espera, así que no se activa nunca: dale un ID.',
  'audit.triggers.groupEmpty':
    'El grupo de activadores {$trigger} no espera a ningún activador, así que no se activa nunca: usa el propio activador o añade otro.',
  'audit.triggers.groupSingle':
    'El grupo de activadores {$trigger} espera a un solo activador, así que es solo un rodeo: usa el propio activador o añade otro.',
  'audit.triggers.selectorMissing': 'El activador {$trigger} no dice a qué elemento espera, así que no se activa nunca: dale un selector.',
  'audit.unused.folder': 'La carpeta {$folder} está vacía, así que no ayuda a nadie a encontrar nada: quítala.',
  'audit.unused.folder.fix': 'Quitar la carpeta {$folder}',
  'audit.unused.tag': 'La etiqueta {$tag} no tiene activador y ninguna otra etiqueta la ejecuta, así que no se activa nunca: dale un activador o quítala.',
  'audit.unused.template': 'Ninguna etiqueta, variable ni cliente está hecho con la plantilla {$template}, que aun así añade código y permisos: quítala.',
  'audit.unused.template.fix': 'Quitar la plantilla {$template}',
  'audit.unused.trigger': 'Ninguna etiqueta, grupo ni zona usa el activador {$trigger}, así que solo ocupa sitio: quítalo.',
  'audit.unused.trigger.fix': 'Quitar el activador {$trigger}',
  'audit.unused.variable': 'Nada se refiere a la variable {$variable}, así que solo ocupa sitio: quítala.',
  'audit.unused.variable.fix': 'Quitar la variable {$variable}',
  'audit.weight.everywhere':
    '{$count} etiquetas de otros proveedores se ejecutan en cada página, así que cada página tarda más en cargar: actívalas solo donde hagan falta.',
  'audit.weight.htmlShare':
    '{$count} de {$all} etiquetas activas son HTML personalizado, que es lento y puede hacer cualquier cosa en la página: usa plantillas donde las haya.',
  'audit.weight.listener': 'El activador {$trigger} {$what}, lo que cuesta tiempo en dispositivos lentos: limítalo a las páginas que lo necesitan.',
  'audit.weight.listener.domChanges': 'vigila cada cambio de la página',
  'audit.weight.listener.timer': 'se ejecuta cada {$milliseconds} milisegundos',
  'audit.weight.listener.youTube': 'carga el script de YouTube en cada página en la que escucha',
  'audit.weight.size':
    'El contenedor ocupa unos {$kilobytes} KB y Google Tag Manager se detiene en {$most} KB, así que pronto no se podrá publicar: quita lo que no se usa.',
}
