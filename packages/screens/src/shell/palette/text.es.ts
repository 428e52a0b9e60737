import type { PaletteText } from './text.ts'

export const text: PaletteText = {
  code: { label: 'Código de seguimiento para el sitio', words: ['snippet', 'fragmento', 'script', 'instalar', 't.js', 'tracking code'] },
  importing: { label: 'Importar un contenedor', words: ['import', 'subir', 'GTM', 'JSON', 'container.json'] },
  page: { label: 'Comprobar una página', words: ['comprobar', 'revisar', 'prueba', 'auditar', 'página en vivo', 'page check'] },
}
