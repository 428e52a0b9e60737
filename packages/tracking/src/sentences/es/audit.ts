import type { Sentences } from '../say.ts'

/** What the audit finds, and what its fixes do. */
export const audit: Sentences = {
  'The conversion {0} lacks {1}, so Google Ads counts nothing: copy both from the conversion action.':
    'La conversión {0} viene sin {1}, así que Google Ads no cuenta nada: copia ambos datos de la acción de conversión.',
  'The conversion id {0} has AW- in front where only digits belong, so Google Ads counts nothing: write the digits alone.':
    'El ID de conversión {0} lleva delante AW-, donde solo van cifras, así que Google Ads no cuenta nada: escribe únicamente las cifras.',
  'Write the conversion id as {0}': 'Escribir el ID de conversión como {0}',
  '{0} needs the click id of the ad and no Conversion Linker stores it, so conversions are lost: add a Conversion Linker on all pages.':
    '{0} necesita el ID de clic del anuncio y ningún Conversion Linker lo guarda, así que se pierden conversiones: añade un Conversion Linker en todas las páginas.',
  'The conversion {0} fires on every page, so every visit counts as a success: fire it on the event that is the success.':
    'La conversión {0} se activa en todas las páginas, así que cada visita cuenta como un éxito: actívala con el evento que es el éxito.',
  "The conversion {0} counts orders without their id, so a reloaded page counts again: send the order's id as orderId.":
    'La conversión {0} cuenta pedidos sin su ID, así que una página recargada cuenta otra vez: envía el ID del pedido como orderId.',
  '{0} is no regular expression ({1}), so the trigger never fires: correct it.':
    '{0} no es una expresión regular ({1}), así que el activador no se activa nunca: corrígela.',
  '{0} also matches longer event names that contain it, so the trigger fires too often: write {1} if these names are meant.':
    '{0} coincide también con nombres de evento más largos que lo contienen, así que el activador se activa demasiado: escribe {1} si te refieres a estos nombres.',
  'A click lands on the innermost element, so {0} misses clicks on icons and words inside: write {1}.':
    'Un clic cae en el elemento más interior, así que {0} pierde los clics en iconos y palabras de dentro: escribe {1}.',
  'Take clicks inside {0}, too': 'Tomar también los clics dentro de {0}',
  '{0} cannot be {1} and {2} at once, so the trigger never fires: take one condition out, or make two triggers.':
    '{0} no puede ser a la vez {1} y {2}, así que el activador no se activa nunca: quita una condición o haz dos activadores.',
  '{0} cannot be {1} and something else at once, so the trigger never fires: take one condition out, or make two triggers.':
    '{0} no puede ser a la vez {1} y otra cosa, así que el activador no se activa nunca: quita una condición o haz dos activadores.',
  'The trigger {0} both fires and blocks this tag, so the tag does not run on it: take it out of one of the two.':
    'El activador {0} activa y bloquea a la vez esta etiqueta, así que con él no se ejecuta: quítalo de uno de los dos sitios.',
  'Google tags measure visitors while nothing sets a consent default before them, so they run as if all had agreed: set one on Consent Initialization, or on the page itself.':
    'Las etiquetas de Google miden a los visitantes sin que nada fije antes un consentimiento predeterminado, así que se ejecutan como si todos hubieran aceptado: fíjalo en Consent Initialization o en la propia página.',
  '{0} sets the consent default after other tags may have run, so those ignore it: set it with a consent template on Consent Initialization - All Pages.':
    '{0} fija el consentimiento predeterminado cuando otras etiquetas ya pueden haberse ejecutado, y estas lo ignoran: fíjalo con una plantilla de consentimiento en Consent Initialization - All Pages.',
  '{0} sets the consent default in custom HTML, whose commands count only after Initialization, so Google tags may run before it: set it with a consent template, or on the page itself.':
    '{0} fija el consentimiento predeterminado en HTML personalizado, cuyos comandos solo cuentan después de Initialization, así que puede haber etiquetas de Google que se ejecuten antes: fíjalo con una plantilla de consentimiento o en la propia página.',
  '{0} sets the consent default after other tags may have run, so those ignore it: fire it on Consent Initialization - All Pages.':
    '{0} fija el consentimiento predeterminado cuando otras etiquetas ya pueden haberse ejecutado, y estas lo ignoran: actívala con Consent Initialization - All Pages.',
  'Fire {0} on Consent Initialization - All Pages': 'Activar {0} con Consent Initialization - All Pages',
  'The consent default leaves out {0}, which Google asks for in Europe since 2024, so ads lose their audiences: set all four types.':
    'El consentimiento predeterminado omite {0}, que Google exige en Europa desde 2024, así que los anuncios pierden sus audiencias: fija los cuatro tipos.',
  'The consent default does not wait for the answer that a banner remembers, so the first hits of a visit go out as denied: set wait_for_update to 500 milliseconds.':
    'El consentimiento predeterminado no espera la respuesta que recuerda un banner, así que los primeros hits de una visita salen como denegados: pon wait_for_update en 500 milisegundos.',
  '{0} sets a consent default and so does {1}, so the later one undoes the visitor\'s answer: keep one, and send "update" for answers.':
    '{0} fija un consentimiento predeterminado y {1} también, así que el posterior anula la respuesta del visitante: deja uno y envía "update" para las respuestas.',
  '{0} runs whatever the visitor answered, because its consent is not set and it is no Google tag: name the consent it needs, or say that it needs none.':
    '{0} se ejecuta responda lo que responda el visitante, porque su consentimiento no está definido y no es una etiqueta de Google: indica el consentimiento que necesita, o que no necesita ninguno.',
  "{0} is about advertising but does not ask for {1}, so it fires against the visitor's choice: add it to the consent that the tag needs.":
    '{0} es de publicidad pero no pide {1}, así que se activa en contra de la decisión del visitante: añádelo al consentimiento que necesita la etiqueta.',
  'The tag {0} does the same as {1} on the same trigger, so everything counts twice: remove one.':
    'La etiqueta {0} hace lo mismo que {1} con el mismo activador, así que todo cuenta dos veces: quita una.',
  'Remove {0}, which repeats {1}': 'Quitar {0}, que repite {1}',
  'Let {0} take the place of {1}': 'Poner {0} en el lugar de {1}',
  'The trigger {0} waits for the same as {1}, so a change to one is forgotten in the other: use one for both.':
    'El activador {0} espera lo mismo que {1}, así que un cambio en uno se olvida en el otro: usa uno para ambos.',
  'The variable {0} reads the same as {1}, so a change to one is forgotten in the other: use one for both.':
    'La variable {0} lee lo mismo que {1}, así que un cambio en una se olvida en la otra: usa una para ambas.',
  'No Google tag serves {0}, so its events have no page views, linking or consent settings: add a Google tag with this id on Initialization.':
    'Ninguna etiqueta de Google atiende a {0}, así que sus eventos no tienen páginas vistas, vinculación ni ajustes de consentimiento: añade una etiqueta de Google con este ID en Initialization.',
  '{0} and {1} both configure {2} on the same pages, so page views count twice: keep one.':
    '{0} y {1} configuran {2} en las mismas páginas, así que las páginas vistas cuentan dos veces: deja una.',
  'Keep {0} in one constant, {1}': 'Guardar {0} en una sola constante, {1}',
  '{0} is written out in {1} tags, so a change of the property misses some of them: keep it in one constant variable.':
    '{0} está escrito en {1} etiquetas, así que un cambio de propiedad se olvida en algunas: guárdalo en una sola variable constante.',
  '{0} belongs to Universal Analytics, which is shut down, so no data is collected: write the measurement id from the data stream, such as G-ABC123XYZ4.':
    '{0} pertenece a Universal Analytics, que está cerrado, así que no se recogen datos: escribe el ID de medición del flujo de datos, como G-ABC123XYZ4.',
  '{0} is only a placeholder, so no data is collected: write the measurement id from the data stream, such as G-ABC123XYZ4.':
    '{0} es solo un marcador de posición, así que no se recogen datos: escribe el ID de medición del flujo de datos, como G-ABC123XYZ4.',
  '{0} is no id of a Google tag, so no data is collected: write the measurement id from the data stream, such as G-ABC123XYZ4.':
    '{0} no es el ID de una etiqueta de Google, así que no se recogen datos: escribe el ID de medición del flujo de datos, como G-ABC123XYZ4.',
  'The Google tag {0} waits for the page view, so events that come before it lack its settings: fire it on Initialization.':
    'La etiqueta de Google {0} espera a la página vista, así que los eventos que llegan antes no tienen sus ajustes: actívala en Initialization.',
  'Fire {0} on Initialization - All Pages': 'Activar {0} con Initialization - All Pages',
  'GA4 keeps the event name {0} for itself and drops the event: call it something else, such as {1}.':
    'GA4 se reserva el nombre de evento {0} y descarta el evento: dale otro nombre, por ejemplo {1}.',
  'GA4 keeps the parameter name {0} for itself and drops the value: call it something else.':
    'GA4 se reserva el nombre de parámetro {0} y descarta el valor: dale otro nombre.',
  'GA4 keeps the user property {0} for itself and drops the value: call it something else.':
    'GA4 se reserva la propiedad de usuario {0} y descarta el valor: dale otro nombre.',
  'The event name {0} is no name of up to 40 letters, digits and underscores with a letter first, so GA4 drops it: write {1}.':
    'El nombre de evento {0} no tiene como mucho 40 letras, cifras y guiones bajos con una letra al principio, así que GA4 lo descarta: escribe {1}.',
  'The event name {0} is not in lower case with underscores, so another spelling soon counts as another event: agree on {1}.':
    'El nombre de evento {0} no está en minúsculas con guiones bajos, así que otra grafía pronto cuenta como otro evento: acuerda usar {1}.',
  'The event name is made from {{{0}}}, so any value becomes an event of its own: send one event and put the value into a parameter.':
    'El nombre del evento se forma con {{{0}}}, así que cualquier valor se convierte en un evento propio: envía un solo evento y pon el valor en un parámetro.',
  'The event sends {0} parameters with those of its settings variable and GA4 takes {1}, so the rest is lost: remove some.':
    'El evento envía {0} parámetros con los de su variable de configuración y GA4 admite {1}, así que el resto se pierde: quita algunos.',
  "The recommended event {0} comes without {1}, so Google's reports on it stay empty: send ecommerce data or add the parameter.":
    'El evento recomendado {0} llega sin {1}, así que los informes de Google sobre él quedan vacíos: envía datos de comercio electrónico o añade el parámetro.',
  'The {0} comes without transaction_id, so a reloaded page counts as another one: send ecommerce data or add transaction_id.':
    '{0} llega sin transaction_id, así que una página recargada cuenta como otro más: envía datos de comercio electrónico o añade transaction_id.',
  'The event sends a value without its currency, so GA4 ignores the revenue: add the parameter currency.':
    'El evento envía un valor sin su moneda, así que GA4 ignora los ingresos: añade el parámetro currency.',
  'The tag sends ecommerce data and also sets {0} itself, so nobody knows which one counts: keep one way.':
    'La etiqueta envía datos de comercio electrónico y además fija ella misma {0}, así que nadie sabe cuál cuenta: deja una sola vía.',
  'Enhanced measurement collects {0} by itself when it is on, so this tag counts it again: switch one of the two off.':
    'La medición mejorada recoge {0} por sí misma cuando está activada, así que esta etiqueta lo cuenta otra vez: desactiva una de las dos.',
  'The parameter {0} is no custom dimension or metric of the property, so no report shows it: register it in GA4 under Custom definitions.':
    'El parámetro {0} no es dimensión ni métrica personalizada de la propiedad, así que ningún informe lo muestra: regístralo en GA4, en Definiciones personalizadas.',
  'loads {0} without encryption': 'carga {0} sin cifrar',
  'loads a script from {0}': 'carga un script de {0}',
  'runs {0}': 'ejecuta {0}',
  '{0} {1}, so whoever controls that controls the page: allow the host if you trust it, or use a template.':
    '{0} {1}, así que quien controle eso controla la página: permite el host si te fías, o usa una plantilla.',
  'the Meta pixel': 'el píxel de Meta',
  'the TikTok pixel': 'el píxel de TikTok',
  'the LinkedIn Insight tag': 'la etiqueta LinkedIn Insight',
  '{0} is {1} as custom HTML, which may do anything on the page: use the tag or gallery template made for it.':
    '{0} es {1} como HTML personalizado, que puede hacer cualquier cosa en la página: usa la etiqueta o la plantilla de la galería hecha para ello.',
  'The HTML has {0} characters and Google Tag Manager takes {1}, so it cannot be saved: load the code from a file of your own.':
    'El HTML tiene {0} caracteres y Google Tag Manager admite {1}, así que no se puede guardar: carga el código desde un archivo propio.',
  'The tag {0} sends to Universal Analytics, which stopped in 2023, so nothing arrives: replace it by a GA4 event or remove it.':
    'La etiqueta {0} envía a Universal Analytics, que dejó de funcionar en 2023, así que no llega nada: sustitúyela por un evento de GA4 o quítala.',
  'Remove the Universal Analytics tag {0}': 'Quitar la etiqueta de Universal Analytics {0}',
  'The variable {0} holds settings of Universal Analytics, which stopped in 2023, so they serve nothing: remove it with its tags.':
    'La variable {0} guarda ajustes de Universal Analytics, que dejó de funcionar en 2023, así que no sirven para nada: quítala con sus etiquetas.',
  'Remove the Universal Analytics settings {0}': 'Quitar los ajustes de Universal Analytics {0}',
  '{0} is a property of Universal Analytics, which stopped in 2023, so nothing arrives: write the GA4 measurement id or remove it.':
    '{0} es una propiedad de Universal Analytics, que dejó de funcionar en 2023, así que no llega nada: escribe el ID de medición de GA4 o quítala.',
  '{0} is a GA4 configuration tag, which the Google tag has replaced, so new settings are missing: change it into a Google tag.':
    '{0} es una etiqueta de configuración de GA4, que la etiqueta de Google ha sustituido, así que le faltan los ajustes nuevos: conviértela en una etiqueta de Google.',
  '{0} finds its property through another tag, which is the old way and breaks when that one is renamed: write the measurement id into the event.':
    '{0} encuentra su propiedad a través de otra etiqueta, que es la forma antigua y se rompe cuando se le cambia el nombre: escribe el ID de medición en el evento.',
  'The variable reads {0}, the data layer of Universal Analytics, so it is empty once the shop pushes for GA4: read ecommerce.items instead.':
    'La variable lee {0}, la capa de datos de Universal Analytics, así que queda vacía en cuanto la tienda envía para GA4: lee ecommerce.items en su lugar.',
  'Only {0} of {1} tags, triggers and variables lie in folders, so they are hard to find: sort them into folders.':
    'Solo {0} de {1} etiquetas, activadores y variables están en carpetas, así que cuesta encontrarlos: ordénalos en carpetas.',
  'Kind - Detail': 'Tipo - Detalle',
  'Kind | Detail': 'Tipo | Detalle',
  'Kind: Detail': 'Tipo: Detalle',
  kind_detail: 'tipo_detalle',
  'kind.detail': 'tipo.detalle',
  'kind-detail': 'tipo-detalle',
  'free words': 'palabras libres',
  'one word': 'una palabra',
  'Only {0} of {1} tag names follow {2}, so lists are hard to read: rename the others.':
    'Solo {0} de {1} nombres de etiqueta siguen {2}, así que las listas se leen mal: cambia el nombre de los demás.',
  'Only {0} of {1} trigger names follow {2}, so lists are hard to read: rename the others.':
    'Solo {0} de {1} nombres de activador siguen {2}, así que las listas se leen mal: cambia el nombre de los demás.',
  'Only {0} of {1} variable names follow {2}, so lists are hard to read: rename the others.':
    'Solo {0} de {1} nombres de variable siguen {2}, así que las listas se leen mal: cambia el nombre de los demás.',
  '"{0}", which most follow': 'el patrón «{0}» de la mayoría',
  'the agreed pattern {0}': 'el patrón acordado {0}',
  '{0} sends page_view on every page and so does {1}, so each page counts twice: set send_page_view to false there or remove this tag.':
    '{0} envía page_view en cada página y {1} también, así que cada página cuenta dos veces: pon allí send_page_view en false o quita esta etiqueta.',
  "The parameter {0} sends {1} from the page's address, which tells who the visitor is and breaks Google's policy: take it out.":
    'El parámetro {0} envía {1} de la dirección de la página, que dice quién es el visitante e infringe la política de Google: quítalo.',
  "page_location sends the whole address although this site puts {0} into it, which breaks Google's policy: send the address without that key.":
    'page_location envía la dirección entera aunque este sitio pone {0} en ella, lo que infringe la política de Google: envía la dirección sin esa clave.',
  "{0} sends who the visitor is to GA4, which Google's policy forbids even hashed: take it out or use a user-provided data variable.":
    '{0} envía a GA4 quién es el visitante, lo que la política de Google prohíbe incluso con hash: quítalo o usa una variable de datos proporcionados por los usuarios.',
  'This tag names trigger {0}, which the file does not have, so the import is refused: add the trigger or take its id out.':
    'Esta etiqueta nombra el activador {0}, que no está en el archivo, así que se rechaza la importación: añade el activador o quita su ID.',
  'The type {0} belongs to a custom template that the file does not have, so the import is refused: export it together with its template.':
    'El tipo {0} pertenece a una plantilla personalizada que no está en el archivo, así que se rechaza la importación: expórtalo junto con su plantilla.',
  'This lies in folder {0}, which the file does not have, so the import is refused: add the folder or take the id out.':
    'Esto está en la carpeta {0}, que no está en el archivo, así que se rechaza la importación: añade la carpeta o quita el ID.',
  'Take {0} out of the folder that is missing': 'Sacar {0} de la carpeta que falta',
  'Switch the built-in variable {0} on': 'Activar la variable integrada {0}',
  'Nothing in the file is called {0}, so {{{1}}} stays plain text or is refused: add the variable or correct the name.':
    'Nada en el archivo se llama {0}, así que {{{1}}} queda como texto o se rechaza: añade la variable o corrige el nombre.',
  'The built-in variable {{{0}}} is used but not switched on, so it has no value: switch it on under Variables.':
    'La variable integrada {{{0}}} se usa pero no está activada, así que no tiene valor: actívala en Variables.',
  'This condition reads the built-in variable {{{0}}}, which is not switched on and therefore always empty: switch it on under Variables.':
    'Esta condición lee la variable integrada {{{0}}}, que no está activada y por eso siempre está vacía: actívala en Variables.',
  'an access key of AWS': 'una clave de acceso de AWS',
  'a secret key of Stripe': 'una clave secreta de Stripe',
  'a token of GitHub': 'un token de GitHub',
  'a token of Slack': 'un token de Slack',
  'a key of SendGrid': 'una clave de SendGrid',
  'an access token of Meta': 'un token de acceso de Meta',
  'a private key': 'una clave privada',
  'a bearer token': 'un token bearer',
  'a key or password': 'una clave o contraseña',
  'a key, as its name says': 'una clave, como dice su nombre',
  '{0} holds {1}, which every visitor can read in the container: take it out, and have it replaced where it comes from.':
    '{0} contiene {1}, que cualquier visitante puede leer en el contenedor: sácalo y haz que lo sustituyan en su origen.',
  'Two of the kind {0} are called {1}, so references and imports cannot tell them apart: rename one.':
    'Dos del tipo {0} se llaman {1}, así que referencias e importaciones no los distinguen: cambia el nombre de uno.',
  'Rename the second to {0}': 'Cambiar el nombre del segundo a {0}',
  'The {0} {1} is no tag of the file, so the sequence never runs: add the tag or correct the name.':
    '{0} nombra {1}, que no es una etiqueta del archivo, así que la secuencia no se ejecuta nunca: añade la etiqueta o corrige el nombre.',
  'This refers to the tag {0}, which the file does not have, so it gets no settings: add the tag or correct the name.':
    'Esto se refiere a la etiqueta {0}, que no está en el archivo, así que no recibe ajustes: añade la etiqueta o corrige el nombre.',
  'The tag sequence {0} runs in a circle, so its tags wait for each other: take one step out.':
    'La secuencia de etiquetas {0} da vueltas en círculo, así que sus etiquetas se esperan unas a otras: quita un paso.',
  'This server container has no client, so it answers no request and no tag runs: add a client, such as the one for GA4.':
    'Este contenedor de servidor no tiene cliente, así que no responde a ninguna solicitud y no se ejecuta ninguna etiqueta: añade un cliente, como el de GA4.',
  'The Google tag {0} does not name the server container, so its data goes past it: set server_container_url.':
    'La etiqueta de Google {0} no nombra el contenedor de servidor, así que sus datos pasan de largo: define server_container_url.',
  'The tag {0} is paused and was not touched for more than 90 days but still counts toward the size: resume or remove it.':
    'La etiqueta {0} está en pausa y nadie la ha tocado en más de 90 días, pero sigue contando para el tamaño: reanúdala o quítala.',
  'The tag {0} is paused but still counts toward the size: resume or remove it.':
    'La etiqueta {0} está en pausa pero sigue contando para el tamaño: reanúdala o quítala.',
  'The schedule of the tag {0} is over, so it never fires again: extend the schedule or remove the tag.':
    'La programación de la etiqueta {0} ha terminado, así que no vuelve a activarse: amplía la programación o quita la etiqueta.',
  'The name {0} sounds like unfinished work, so nobody dares to touch it: rename it or remove it.':
    'El nombre {0} suena a trabajo sin terminar, así que nadie se atreve a tocarlo: cámbialo o quita el elemento.',
  'The template {0} does not come from the gallery, so nobody reviews or updates it: read its code, or take the one of the gallery.':
    'La plantilla {0} no viene de la galería, así que nadie la revisa ni la actualiza: lee su código o toma la de la galería.',
  'The template {0} was changed after it came from the gallery, so it gets no updates: read its code, or take the one of the gallery.':
    'La plantilla {0} se modificó después de venir de la galería, así que no recibe actualizaciones: lee su código o toma la de la galería.',
  'The template {0} may use {1} on everything (*), so it can load or change what it likes: narrow its permissions.':
    'La plantilla {0} puede usar {1} con todo (*), así que puede cargar o cambiar lo que quiera: restringe sus permisos.',
  'The trigger group {0} waits for no trigger, so it never fires: use that trigger itself or add another.':
    'El grupo de activadores {0} no espera a ningún activador, así que no se activa nunca: usa el propio activador o añade otro.',
  'The trigger group {0} waits for a single trigger, so it is only a detour: use that trigger itself or add another.':
    'El grupo de activadores {0} espera a un solo activador, así que es solo un rodeo: usa el propio activador o añade otro.',
  'The trigger {0} does not say which element it waits for, so it never fires: give it an id.':
    'El activador {0} no dice a qué elemento espera, así que no se activa nunca: dale un ID.',
  'The trigger {0} does not say which element it waits for, so it never fires: give it a selector.':
    'El activador {0} no dice a qué elemento espera, así que no se activa nunca: dale un selector.',
  'No tag, group or zone uses the trigger {0}, so it does nothing but take room: remove it.':
    'Ninguna etiqueta, grupo ni zona usa el activador {0}, así que solo ocupa sitio: quítalo.',
  'Remove the trigger {0}': 'Quitar el activador {0}',
  'Nothing refers to the variable {0}, so it does nothing but take room: remove it.': 'Nada se refiere a la variable {0}, así que solo ocupa sitio: quítala.',
  'Remove the variable {0}': 'Quitar la variable {0}',
  'The tag {0} has no trigger and no other tag runs it, so it never fires: give it a trigger or remove it.':
    'La etiqueta {0} no tiene activador y ninguna otra etiqueta la ejecuta, así que no se activa nunca: dale un activador o quítala.',
  'No tag, variable or client is made from the template {0}, which still adds code and permissions: remove it.':
    'Ninguna etiqueta, variable ni cliente está hecho con la plantilla {0}, que aun así añade código y permisos: quítala.',
  'Remove the template {0}': 'Quitar la plantilla {0}',
  'The folder {0} is empty, so it helps nobody find anything: remove it.': 'La carpeta {0} está vacía, así que no ayuda a nadie a encontrar nada: quítala.',
  'Remove the folder {0}': 'Quitar la carpeta {0}',
  '{0} of {1} active tags are custom HTML, which is slow and may do anything on the page: use templates where there are some.':
    '{0} de {1} etiquetas activas son HTML personalizado, que es lento y puede hacer cualquier cosa en la página: usa plantillas donde las haya.',
  'The container comes to about {0} KB and Google Tag Manager stops at {1} KB, so it soon cannot be published: remove what is unused.':
    'El contenedor ocupa unos {0} KB y Google Tag Manager se detiene en {1} KB, así que pronto no se podrá publicar: quita lo que no se usa.',
  '{0} tags of other vendors run on every page, so every page loads slower: fire them only where they are needed.':
    '{0} etiquetas de otros proveedores se ejecutan en cada página, así que cada página tarda más en cargar: actívalas solo donde hagan falta.',
  'watches every change of the page': 'vigila cada cambio de la página',
  'loads the YouTube script on every page it listens on': 'carga el script de YouTube en cada página en la que escucha',
  'runs every {0} milliseconds': 'se ejecuta cada {0} milisegundos',
  'The trigger {0} {1}, which costs time on slow devices: limit it to the pages that need it.':
    'El activador {0} {1}, lo que cuesta tiempo en dispositivos lentos: limítalo a las páginas que lo necesitan.',
}
