import type { Sentences } from '../say.ts'

/** Why a file cannot be read, and the words that sentences about files share. */
export const reading: Sentences = {
  'The file is too large: it has {0} bytes and at most {1} are read, so export only the parts that matter.':
    'El archivo es demasiado grande: tiene {0} bytes y se leen como mucho {1}, así que exporta solo las partes que importan.',
  'The file is a compressed archive (zip or gzip), so unpack it and choose the JSON file inside.':
    'El archivo está comprimido (zip o gzip): descomprímelo y elige el archivo JSON de dentro.',
  'The file is UTF-16 text and not UTF-8, so save it as UTF-8 and read it again.':
    'El archivo es texto UTF-16 y no UTF-8: guárdalo como UTF-8 y vuelve a leerlo.',
  'The file is not UTF-8 text, so save it as UTF-8 or export the container again.':
    'El archivo no es texto UTF-8: guárdalo como UTF-8 o vuelve a exportar el contenedor.',
  'The file is a zip archive, so unpack it and choose the JSON file inside.': 'El archivo es un archivo zip: descomprímelo y elige el archivo JSON de dentro.',
  'containerVersion has no container, so it is not said what the file is for: add it with a usageContext such as ["WEB"].':
    'containerVersion no tiene container, así que no se dice para qué es el archivo: añádelo con un usageContext como ["WEB"].',
  'an empty list': 'una lista vacía',
  'usageContext is {0}, so it is unknown which kind of container this is: write ["WEB"] or ["SERVER"].':
    'usageContext no vale ({0}), así que no se sabe qué clase de contenedor es: escribe ["WEB"] o ["SERVER"].',
  'The usage context {0} does not exist in export files: write {1}.': 'El contexto de uso no existe en archivos de exportación ({0}): escribe {1}.',
  'WEB or SERVER': 'WEB o SERVER',
  'This is the old export format 1.3 from about 2015: it can be read, but export again to have the present format 2.':
    'Es el antiguo formato de exportación 1.3, de hacia 2015: se puede leer, pero vuelve a exportar para tener el formato actual 2.',
  'exportTime is {0} where a time such as "2026-01-31 12:00:00" is usual, so the age of the file is unknown.':
    'exportTime no es una hora como "2026-01-31 12:00:00" ({0}), así que no se sabe de cuándo es el archivo.',
  'exportTime {0} is not in the form 2026-01-31 12:00:00, so the file was changed by hand or by a tool: check where it comes from.':
    'exportTime {0} no tiene la forma 2026-01-31 12:00:00, así que el archivo se cambió a mano o con una herramienta: comprueba de dónde viene.',
  'a comment never ends': 'un comentario no termina',
  'a text that starts with {0} never ends': 'un texto que empieza con {0} no termina',
  '{0} closes nothing': '{0} no cierra nada',
  '{0} stands where {1} belongs': '{0} está donde va {1}',
  '{0} is never closed': '{0} no se cierra',
  'it does not start with function': 'no empieza con function',
  'the end of the file': 'el final del archivo',
  'The file stops at line {0}, column {1} before its JSON is complete ({2} is missing), so copy or download it again.':
    'El archivo se corta en la línea {0}, columna {1}, antes de que su JSON esté completo (falta {2}): cópialo o descárgalo otra vez.',
  'The file is no valid JSON at line {0}, column {1}: expected {2} but found {3}, so correct this place or export again.':
    'El archivo no es JSON válido en la línea {0}, columna {1}: se esperaba {2} y hay {3}, así que corrige ese lugar o vuelve a exportar.',
  'The key {0} stands twice in one object (again at line {1}, column {2}) and only the last one counts, so remove one.':
    'La clave {0} aparece dos veces en un objeto (otra vez en la línea {1}, columna {2}) y solo cuenta la última: quita una.',
  'The file is empty, so export the container again in Google Tag Manager under Admin.':
    'El archivo está vacío: vuelve a exportar el contenedor en Google Tag Manager, en Administrar.',
  'The file is HTML or XML instead of JSON (a saved web page?), so download the raw JSON file of the container.':
    'El archivo es HTML o XML en lugar de JSON (¿una página web guardada?): descarga el archivo JSON original del contenedor.',
  'The file nests more than {0} levels deep at line {1}, column {2}, which no container does, so export it again.':
    'El archivo anida más de {0} niveles en la línea {1}, columna {2}, lo que no hace ningún contenedor: vuelve a exportarlo.',
  'The JSON is no container export, so export the container in Google Tag Manager.':
    'El JSON no es una exportación de contenedor: exporta el contenedor en Google Tag Manager.',
  'The file starts with a byte order mark, which Google Tag Manager never writes, so it was left out on reading.':
    'El archivo empieza con una marca de orden de bytes, que Google Tag Manager no escribe nunca, así que se omitió al leerlo.',
  'The file has {0} bytes and the import dialogue takes about {1}, so split it or remove unused templates.':
    'El archivo tiene {0} bytes y el diálogo de importación admite unos {1}: divídelo o quita plantillas sin usar.',
  'exportFormatVersion is the text "2" where the number 2 belongs, so remove the quotes.':
    'exportFormatVersion es el texto "2" donde va el número 2: quita las comillas.',
  'The file has no exportFormatVersion, so it is no container export: use a file exported under Admin.':
    'El archivo no tiene exportFormatVersion, así que no es una exportación de contenedor: usa un archivo exportado en Administrar.',
  'exportFormatVersion is {0} and only 2 (and the old 1.3) can be read, so export the container again from Google Tag Manager.':
    'exportFormatVersion no vale ({0}) y solo se pueden leer la 2 (y la antigua 1.3): vuelve a exportar el contenedor desde Google Tag Manager.',
  'The JSON is {0} and no container export (an object), so choose the file exported under Admin.':
    'El JSON no es una exportación de contenedor, que sería un objeto ({0}): elige el archivo exportado en Administrar.',
  'The JSON has neither exportFormatVersion nor containerVersion, so it is no container export: choose the file exported under Admin.':
    'El JSON no tiene exportFormatVersion ni containerVersion, así que no es una exportación de contenedor: elige el archivo exportado en Administrar.',
  'containerVersion is {0} where an object with the container belongs, so export it again.':
    'containerVersion no vale ({0}), porque ahí va un objeto con el contenedor: vuelve a exportarlo.',
  'container is {0} where an object belongs, so export it again.': 'container no vale ({0}), porque ahí va un objeto: vuelve a exportarlo.',
  '{0} is {1} where a list belongs, so put its entries into [ ].': '{0} no vale ({1}), porque ahí va una lista: pon sus entradas entre [ ].',
  'This entry of {0} is {1} where an object belongs, so correct or remove it.':
    'Esta entrada de {0} no vale ({1}), porque ahí va un objeto: corrígela o quítala.',
  '"," or "{0}"': '"," o "{0}"',
  'a key in double quotes': 'una clave entre comillas dobles',
  'a complete text in double quotes': 'un texto completo entre comillas dobles',
  'a value': 'un valor',
  missing: 'no está',
  'a list': 'una lista',
  'an object': 'un objeto',
  'the JSON {0}': 'el {0} de JSON',
  'the JSON number {0}': 'el número JSON {0}',
  'a text': 'un texto',
  '"{0}"': '«{0}»',
  tag: 'etiqueta',
  trigger: 'activador',
  variable: 'variable',
  folder: 'carpeta',
  builtInVariable: 'variable integrada',
  customTemplate: 'plantilla personalizada',
  client: 'cliente',
  transformation: 'transformación',
  '{0} and {1}': '{0} y {1}',
  '{0} and {1} and {2}': '{0}, {1} y {2}',
  '{0} is connected in another project: remove it there first.': '{0} está conectado en otro proyecto: quítalo allí primero.',
  "The file does not say which container it is from (its id is '{0}'), so it proves nothing: export the container in Google Tag Manager under Admin.":
    'El archivo no dice de qué contenedor es (su ID es «{0}»), así que no demuestra nada: exporta el contenedor en Google Tag Manager, en Administrar.',
  'A quotation mark opens on line {0} and never closes: close it, then choose the file again.':
    'En la línea {0} se abren unas comillas que no se cierran: ciérralas y vuelve a elegir el archivo.',
  'The list is not text in UTF-8: save it as CSV UTF-8, then choose it again.': 'La lista no es texto UTF-8: guárdala como CSV UTF-8 y vuelve a elegirla.',
  'The list holds no event name: put one on each line, in a column called event.':
    'La lista no contiene ningún nombre de evento: pon uno en cada línea, en una columna llamada event.',
}
