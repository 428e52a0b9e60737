import type { published as english } from '../en/published.ts'
import type { Translated } from '../say.ts'

/** What a published container does not say. */
export const published: Translated<typeof english> = {
  'published.googleTag':
    '{$id} es una etiqueta de Google y no un contenedor de Tag Manager: son sus ajustes tal como Google los compiló, y el archivo no se puede importar.',
  'published.names': 'Un contenedor publicado no tiene nombres, carpetas ni notas: los nombres de aquí se forman con lo que hace cada elemento.',
  'published.noPaused': 'Las versiones antiguas del compilador de Google omiten las etiquetas en pausa: esas faltarían aquí.',
  'published.partsUnknown': 'Las reglas tienen partes que esta versión no conoce ({$parts}), así que las etiquetas podrían activarse de otra manera.',
  'published.paused': 'De las etiquetas en pausa solo se publica el tipo, así que aquí se omiten: {$types}.',
  'published.templates':
    'Las plantillas personalizadas se reconstruyen a partir de su código compilado ({$count}): sus nombres, comentarios y rótulos de campos no se publican.',
  'published.templatesMissing': 'El código de estas plantillas personalizadas no se publica o no se puede leer aquí, así que no se sabe qué hacen: {$types}.',
}
