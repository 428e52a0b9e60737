import type { Sentences } from '../say.ts'

/** Why tags fire or not. */
export const simulation: Sentences = {
  'Only a browser compares an element with a text.': 'Solo un navegador compara un elemento con un texto.',
  'The selector {0} needs the whole page.': 'El selector {0} necesita la página entera.',
  '{0} is {1}, and it has to equal {2}': '{0} es {1} y tiene que ser igual a {2}',
  '{0} is {1}, and it must not equal {2}': '{0} es {1} y no debe ser igual a {2}',
  '{0} is {1}, and it has to contain {2}': '{0} es {1} y tiene que contener {2}',
  '{0} is {1}, and it must not contain {2}': '{0} es {1} y no debe contener {2}',
  '{0} is {1}, and it has to start with {2}': '{0} es {1} y tiene que empezar por {2}',
  '{0} is {1}, and it must not start with {2}': '{0} es {1} y no debe empezar por {2}',
  '{0} is {1}, and it has to end with {2}': '{0} es {1} y tiene que terminar en {2}',
  '{0} is {1}, and it must not end with {2}': '{0} es {1} y no debe terminar en {2}',
  '{0} is {1}, and it has to be greater than {2}': '{0} es {1} y tiene que ser mayor que {2}',
  '{0} is {1}, and it must not be greater than {2}': '{0} es {1} y no debe ser mayor que {2}',
  '{0} is {1}, and it has to be at least {2}': '{0} es {1} y tiene que ser al menos {2}',
  '{0} is {1}, and it must be less than {2}': '{0} es {1} y debe ser menor que {2}',
  '{0} is {1}, and it has to be less than {2}': '{0} es {1} y tiene que ser menor que {2}',
  '{0} is {1}, and it must not be less than {2}': '{0} es {1} y no debe ser menor que {2}',
  '{0} is {1}, and it has to be at most {2}': '{0} es {1} y tiene que ser como mucho {2}',
  '{0} is {1}, and it must be greater than {2}': '{0} es {1} y debe ser mayor que {2}',
  '{0} is {1}, and it has to match {2}': '{0} es {1} y tiene que coincidir con {2}',
  '{0} is {1}, and it must not match {2}': '{0} es {1} y no debe coincidir con {2}',
  '{0} is {1}, and it has to match the selector {2}': '{0} es {1} y tiene que coincidir con el selector {2}',
  '{0} is {1}, and it must not match the selector {2}': '{0} es {1} y no debe coincidir con el selector {2}',
  'the value of {0} is not known: {1}': 'no se conoce el valor de {0}: {1}',
  'what {0} is compared with is not known: {1}': 'no se sabe con qué se compara {0}: {1}',
  'a condition of the type {0} cannot be simulated': 'una condición del tipo {0} no se puede simular',
  "Whether consent for {0} is given is not known, because the code of '{1}' may set it and no step does.":
    'No se sabe si el consentimiento para {0} está concedido, porque el código de «{1}» puede fijarlo y ningún paso lo hace.',
  'Consent for {0} is granted.': 'El consentimiento para {0} está concedido.',
  'Consent for {0} is not set, which counts as granted.': 'El consentimiento para {0} no está fijado, lo que cuenta como concedido.',
  'Consent for {0} is denied.': 'El consentimiento para {0} está denegado.',
  "Whether consent for {0} is given depends on the visitor's region, because its default is for some regions only.":
    'Que el consentimiento para {0} esté concedido depende de la región del visitante, porque su valor predeterminado solo vale para algunas regiones.',
  'This is a container for {0}, and only containers of web pages can be simulated: take the web container.':
    'Este es un contenedor para {0}, y solo se pueden simular contenedores de páginas web: usa el contenedor web.',
  'What the zone of the container would load is not simulated, because other containers are not in the file.':
    'Lo que cargaría la zona del contenedor no se simula, porque los otros contenedores no están en el archivo.',
  'What the {0} zones of the container would load is not simulated, because other containers are not in the file.':
    'Lo que cargarían las {0} zonas del contenedor no se simula, porque los otros contenedores no están en el archivo.',
  'It has no firing trigger.': 'No tiene ningún activador.',
  'The blocking trigger {0} held.': 'El activador de bloqueo {0} se cumplió.',
  'It may be blocked. {0}': 'Puede estar bloqueada. {0}',
  'What the code of its template does is known in a browser only.': 'Lo que hace el código de su plantilla solo se sabe en un navegador.',
  'It loads {0}, and what that does is known in a browser only.': 'Carga {0}, y lo que eso hace solo se sabe en un navegador.',
  'It calls {0} of the page, and what that does is known in a browser only.': 'Llama a {0} de la página, y lo que eso hace solo se sabe en un navegador.',
  'It waits for a change of consent for {0}.': 'Espera un cambio del consentimiento para {0}.',
  'Its template has no permission for {0}.': 'Su plantilla no tiene permiso para {0}.',
  'The code of its template fails: {0}': 'El código de su plantilla falla: {0}',
  'Its setup tag {0} failed, and it only fires after that succeeds.':
    'Su etiqueta de configuración {0} ha fallado, y esta solo se activa si aquella tiene éxito.',
  'What its HTML and scripts do is known in a browser only.': 'Lo que hacen su HTML y sus scripts solo se sabe en un navegador.',
  'It is paused.': 'Está en pausa.',
  'It is the setup tag of {0}.': 'Es la etiqueta de configuración de {0}.',
  'Its setup tag {0} did not fire, and it only fires after that.': 'Su etiqueta de configuración {0} no se activó, y esta solo se activa después.',
  'It fires only if its setup tag {0} succeeds, which is known in a browser only.':
    'Solo se activa si su etiqueta de configuración {0} tiene éxito, lo que solo se sabe en un navegador.',
  'It is the clean-up tag of {0}.': 'Es la etiqueta de limpieza de {0}.',
  'It fires only if {0} succeeds, which is known in a browser only.': 'Solo se activa si {0} tiene éxito, lo que solo se sabe en un navegador.',
  'The event is pushed by {0}, of which nobody knows whether it fired.': 'El evento lo envía {0}, y nadie sabe si esa etiqueta se activó.',
  'It fires once per page, and when its turn came on this page it did not have the consent that it needs.':
    'Se activa una vez por página y, cuando le tocó en esta página, no tenía el consentimiento que necesita.',
  'It fires only after {0} has succeeded, and that did not fire.': 'Solo se activa después de que {0} haya tenido éxito, y esa no se activó.',
  'It fires once per page and has fired on this page.': 'Se activa una vez por página y ya se activó en esta.',
  'It fires once per page and may have fired on this page.': 'Se activa una vez por página y puede haberse activado ya en esta.',
  'It fires once per event and has fired in this one.': 'Se activa una vez por evento y ya se activó en este.',
  'It fires in a certain time only, and the simulation has no time.': 'Solo se activa en un periodo determinado, y la simulación no tiene hora.',
  'It fires from {0} on.': 'Se activa a partir del {0}.',
  'It fired until {0}.': 'Se activó hasta el {0}.',
  'Which consent it needs is not known: {0}': 'No se sabe qué consentimiento necesita: {0}',
  'It fires in the published container only, and this is a preview.': 'Solo se activa en el contenedor publicado, y esto es una vista previa.',
  'Step {0} opens {1}, which is no absolute address: write one such as https://www.example.com/.':
    'El paso {0} abre {1}, que no es una dirección absoluta: escribe una como https://www.example.com/.',
  'The text has more than {0} characters, so no expression is tried on it.':
    'El texto tiene más de {0} caracteres, así que no se prueba ninguna expresión con él.',
  '{0} is no CSS selector, so it never matches.': '{0} no es un selector CSS, así que nunca coincide.',
  '{0} is no regular expression, so it never matches.': '{0} no es una expresión regular, así que nunca coincide.',
  "'{0}'": '«{0}»',
  "the page view ('gtm.js')": 'la página vista («gtm.js»)',
  "the DOM to be ready ('gtm.dom')": 'que el DOM esté listo («gtm.dom»)',
  "the window to be loaded ('gtm.load')": 'que la ventana esté cargada («gtm.load»)',
  "the initialization ('gtm.init')": 'la inicialización («gtm.init»)',
  "the initialization of consent ('gtm.init_consent')": 'la inicialización del consentimiento («gtm.init_consent»)',
  "a click ('gtm.click')": 'un clic («gtm.click»)',
  "a click on a link ('gtm.linkClick')": 'un clic en un enlace («gtm.linkClick»)',
  "a form to be submitted ('gtm.formSubmit')": 'que se envíe un formulario («gtm.formSubmit»)',
  "a change of the address without a page load ('gtm.historyChange')": 'un cambio de dirección sin carga de página («gtm.historyChange»)',
  'its timer': 'su temporizador',
  "a scroll depth ('gtm.scrollDepth')": 'una profundidad de desplazamiento («gtm.scrollDepth»)',
  "an element to be visible ('gtm.elementVisibility')": 'que un elemento sea visible («gtm.elementVisibility»)',
  "a video ('gtm.video')": 'un vídeo («gtm.video»)',
  "an error of a script ('gtm.pageError')": 'un error de un script («gtm.pageError»)',
  "its triggers to have fired ('gtm.triggerGroup')": 'que se cumplan sus activadores («gtm.triggerGroup»)',
  'Nothing that the container listens for happened in this step.': 'En este paso no ha ocurrido nada que el contenedor escuche.',
  'Step {0} is a {1} and no page is open, so nothing can happen: begin with a pageLoad.':
    'El paso {0} es un {1} y no hay ninguna página abierta, así que no puede pasar nada: empieza con un pageLoad.',
  'Only a browser knows the time at which the container was started.': 'Solo un navegador sabe a qué hora se inició el contenedor.',
  'The trigger {0} did not hold: {1}.': 'El activador {0} no se cumplió: {1}.',
  'Whether the trigger {0} held is not known: {1}.': 'No se sabe si el activador {0} se cumplió: {1}.',
  'The trigger {0} held.': 'El activador {0} se cumplió.',
  'Triggers of the type {0} are not simulated.': 'Los activadores del tipo {0} no se simulan.',
  'The trigger {0} did not hold: it waits for {1}, and this event is {2}.': 'El activador {0} no se cumplió: espera {1}, y este evento es {2}.',
  'The trigger {0} did not hold: this {1} is not for it.': 'El activador {0} no se cumplió: este {1} no es para él.',
  'The trigger {0} is not in the file.': 'El activador {0} no está en el archivo.',
  'Step {0} leads to more than {1} messages, because tags push what fires them again: correct their triggers.':
    'El paso {0} da lugar a más de {1} mensajes, porque hay etiquetas que envían lo que las vuelve a activar: corrige sus activadores.',
  "Whether the trigger '{0}' listens on this page is not known: {1}.": 'No se sabe si el activador «{0}» escucha en esta página: {1}.',
  'Whether all triggers of the group have fired is not known.': 'No se sabe si se han cumplido todos los activadores del grupo.',
  'Step {0} changes the address to {1}, and a page can only take addresses of its own site, {2}: use a pageLoad.':
    'El paso {0} cambia la dirección a {1}, y una página solo puede tomar direcciones de su propio sitio, {2}: usa un pageLoad.',
  'The step does not tell where the script is.': 'El paso no dice dónde está el script.',
  'Which share of the page a number of pixels is depends on its height, which only a browser knows.':
    'Qué parte de la página es un número de píxeles depende de su altura, que solo un navegador conoce.',
  'The depth may have been reached in a step before: which share of the page a number of pixels is depends on its height.':
    'La profundidad puede haberse alcanzado en un paso anterior: qué parte de la página es un número de píxeles depende de su altura.',
  'Only a browser knows the time at which a timer ran.': 'Solo un navegador sabe a qué hora saltó un temporizador.',
  'Step {0} waits for the timer {1}, and no timer trigger of the container is called so.':
    'El paso {0} espera el temporizador {1}, y ningún activador de temporizador del contenedor se llama así.',
  "Step {0} is so long that the timer '{1}' would tick {2} times: wait for at most {3} ticks.":
    'El paso {0} es tan largo que el temporizador «{1}» saltaría {2} veces: espera como mucho {3} saltos.',
  'The step does not tell this of the video.': 'El paso no dice esto del vídeo.',
  'How far the video is in the unit of the trigger is not told: give its length.':
    'No se dice hasta dónde llega el vídeo en la unidad del activador: indica su duración.',
  'Whether the trigger looks for this element is not known: its selector needs the whole page.':
    'No se sabe si el activador busca este elemento: su selector necesita la página entera.',
  'Whether the times of several appearances add up is not documented, and none of them was long enough by itself.':
    'No está documentado si se suman los tiempos de varias apariciones, y ninguna fue bastante larga por sí sola.',
  'The trigger fires once and may have fired before.': 'El activador se cumple una sola vez y puede haberlo hecho antes.',
  'Only a browser knows the time at which an element was seen.': 'Solo un navegador sabe a qué hora se vio un elemento.',
  'The code has a reference in a regular expression, which cannot be put together here.':
    'El código tiene una referencia en una expresión regular, que aquí no se puede componer.',
  'The code has {0}, an integer of any size, and such numbers are not run here.':
    'El código contiene {0}, un entero de cualquier tamaño, y esos números no se ejecutan aquí.',
  'Custom JavaScript cannot be run here, because WebAssembly is missing or forbidden.':
    'El JavaScript personalizado no se puede ejecutar aquí, porque WebAssembly falta o está prohibido.',
  'The interpreter of JavaScript failed before, so nothing more is run: simulate again.':
    'El intérprete de JavaScript falló antes, así que no se ejecuta nada más: simula de nuevo.',
  'The code of the variable asks for code that asks for code, {0} times over, and is not run further.':
    'El código de la variable pide código que pide código, {0} veces seguidas, y no se sigue ejecutando.',
  'The custom JavaScript of the container took more work than one simulation may, so no more of it is run.':
    'El JavaScript personalizado del contenedor exigió más trabajo del que admite una simulación, así que no se ejecuta más.',
  'The code of the variable broke the interpreter of JavaScript, so nobody can say what it gives.':
    'El código de la variable ha roto el intérprete de JavaScript, así que nadie puede decir qué da.',
  'The code of the variable reads {{{0}}}, and nobody but a browser can give it that, because {1}.':
    'El código de la variable lee {{{0}}}, y solo un navegador puede dárselo, porque {1}.',
  'The code of the variable reads {0}, and nobody but a browser can say what that gives.':
    'El código de la variable lee {0}, y solo un navegador puede decir qué da eso.',
  'The code of the variable reads {0}, which the globals of the page do not tell.':
    'El código de la variable lee {0}, que las variables globales de la página no dicen.',
  'The code of the variable asks whether there is {0}, which the globals of the page do not tell.':
    'El código de la variable pregunta si existe {0}, que las variables globales de la página no dicen.',
  'The code of the variable changes {0}, and nobody but a browser can say what that gives.':
    'El código de la variable cambia {0}, y solo un navegador puede decir qué da eso.',
  'The code of the variable lists what is in {0}, and nobody but a browser can say what that gives.':
    'El código de la variable enumera lo que hay en {0}, y solo un navegador puede decir qué da eso.',
  'The code of the variable reads the prototype of {0}, and nobody but a browser can say what that gives.':
    'El código de la variable lee el prototipo de {0}, y solo un navegador puede decir qué da eso.',
  'The code of the variable pushes to the data layer, and nobody but a browser can say what that gives.':
    'El código de la variable escribe en la capa de datos, y solo un navegador puede decir qué da eso.',
  'The code of the variable runs a text as code, and nobody but a browser can say what that gives.':
    'El código de la variable ejecuta un texto como código, y solo un navegador puede decir qué da eso.',
  'The code of the variable calls {0}, which depends on the browser.': 'El código de la variable llama a {0}, que depende del navegador.',
  'The code of the variable calls the iterator’s {0}, which depends on the browser.':
    'El código de la variable llama a {0} de un iterador, que depende del navegador.',
  'The code of the variable asks Math.random for chance, and nobody but a browser can say what that gives.':
    'El código de la variable pide azar a Math.random, y solo un navegador puede decir qué da eso.',
  'The code of the variable asks for the time, and nobody but a browser can say what that gives.':
    'El código de la variable pregunta la hora, y solo un navegador puede decir qué da eso.',
  'The code of the variable reads a date in the visitor’s time zone, and nobody but a browser can say what that gives.':
    'El código de la variable lee una fecha en la zona horaria del visitante, y solo un navegador puede decir qué da eso.',
  'The code of the variable asks for the visitor’s time zone with {0}, and nobody but a browser can say what that gives.':
    'El código de la variable pregunta por la zona horaria del visitante con {0}, y solo un navegador puede decir qué da eso.',
  'The code of the variable asks for the visitor’s time zone with Date as text, and nobody but a browser can say what that gives.':
    'El código de la variable pregunta por la zona horaria del visitante con Date como texto, y solo un navegador puede decir qué da eso.',
  'The code of the variable gives a {0}, which is no value that could be shown here.':
    'El código de la variable da algo del tipo {0}, un valor que no se puede mostrar aquí.',
  'The code of the variable gives a {0} instead of a function, which is no value that could be shown here.':
    'El código de la variable da algo del tipo {0} en lugar de una función, un valor que no se puede mostrar aquí.',
  'The code of the variable gives an object of the type {0}, which is no value that could be shown here.':
    'El código de la variable da un objeto del tipo {0}, un valor que no se puede mostrar aquí.',
  'The code of the variable gives an object of more than 100 levels, which is no value that could be shown here.':
    'El código de la variable da un objeto de más de 100 niveles, un valor que no se puede mostrar aquí.',
  'The code of the variable gives an object that holds itself, which is no value that could be shown here.':
    'El código de la variable da un objeto que se contiene a sí mismo, un valor que no se puede mostrar aquí.',
  'The code of the variable gives an object that fails when it is read, which is no value that could be shown here.':
    'El código de la variable da un objeto que falla al leerlo, un valor que no se puede mostrar aquí.',
  'The code of the variable does not end in time, so nobody can say what it gives.':
    'El código de la variable no termina a tiempo, así que nadie puede decir qué da.',
  'The code of the variable needs more memory, deeper calls or longer texts than a run may have, so nobody can say what it gives.':
    'El código de la variable necesita más memoria, llamadas más profundas o textos más largos de lo que admite una ejecución, así que nadie puede decir qué da.',
  'The code of the variable is not JavaScript that Google Tag Manager would take ({0}).':
    'El código de la variable no es JavaScript que Google Tag Manager aceptaría ({0}).',
  'it is nested too deeply': 'está anidado a demasiada profundidad',
  'it holds an object of the page': 'contiene un objeto de la página',
  'it holds a {0}': 'contiene algo del tipo {0}',
  '{0} is no part of an address that is known here.': '{0} no es una parte de una dirección que se conozca aquí.',
  '{0} is no address.': '{0} no es una dirección.',
  'An auto-event variable without a type is not simulated.': 'Una variable de evento automático sin tipo no se simula.',
  '{0} is not simulated.': '{0} no se simula.',
  'The step does not tell the text of the element {0}.': 'El paso no dice el texto del elemento {0}.',
  'A random number is another one each time: give a seed to have one.': 'Un número aleatorio es otro cada vez: indica una semilla para tener uno.',
  'The file is no published version, so it has no number.': 'El archivo no es una versión publicada, así que no tiene número.',
  'The file does not tell in which environment it is published.': 'El archivo no dice en qué entorno está publicado.',
  'Only a browser gives an HTML tag its id.': 'Solo un navegador da a una etiqueta HTML su identificador.',
  'Only a browser knows the value of {{{0}}}.': 'Solo un navegador conoce el valor de {{{0}}}.',
  'The step does not tell the title of the page.': 'El paso no dice el título de la página.',
  'The step does not tell the value of {0} in the page: give it under globals.': 'El paso no dice el valor de {0} en la página: indícalo en globals.',
  'The step does not tell what is on the page: list its elements.': 'El paso no dice qué hay en la página: enumera sus elementos.',
  '{{{0}}} asks for its own value.': '{{{0}}} pide su propio valor.',
  'The built-in variable {{{0}}} is not switched on in the file.': 'La variable integrada {{{0}}} no está activada en el archivo.',
  'No variable of the file is called {0}.': 'Ninguna variable del archivo se llama {0}.',
  'Only a browser finds the data of a visitor in the page.': 'Solo un navegador encuentra los datos de un visitante en la página.',
  'The container numbers {0} in the browser.': 'El contenedor numera {0} en el navegador.',
  'The code was not run.': 'El código no se ejecutó.',
  'The code reads {{{0}}}, an element, and only a browser has elements.': 'El código lee {{{0}}}, un elemento, y solo un navegador tiene elementos.',
  'Only a browser knows which elements are on the screen.': 'Solo un navegador sabe qué elementos están en pantalla.',
  'Only a browser runs the template of {{{0}}}.': 'Solo un navegador ejecuta la plantilla de {{{0}}}.',
  'Variables of the type {0} are not simulated.': 'Las variables del tipo {0} no se simulan.',
  'The server is being stopped, so nothing more is simulated: try again when it is back.':
    'El servidor se está deteniendo, así que no se simula nada más: inténtalo de nuevo cuando vuelva.',
  'Others simulate too, and no turn came within {0} seconds: try again in a moment.':
    'Otros también simulan, y no ha llegado el turno en {0} segundos: inténtalo de nuevo en un momento.',
  'The simulation was cut off after {0} seconds, because the container is very large or an expression in it finds no end, as (a+)+$ may: simulate fewer steps, or change the expression.':
    'La simulación se interrumpió tras {0} segundos, porque el contenedor es muy grande o una de sus expresiones no termina, como puede pasar con (a+)+$: simula menos pasos o cambia la expresión.',
  'The simulation was cut off, because it needs more than {0} MB of memory: simulate fewer steps, or a smaller container.':
    'La simulación se interrumpió porque necesita más de {0} MB de memoria: simula menos pasos o un contenedor más pequeño.',
  'The simulation failed for a fault of the server, which wrote it down: try again, and tell its operator if it stays.':
    'La simulación falló por un error del servidor, que lo ha registrado: inténtalo de nuevo y avisa a quien lo administra si se repite.',
}
