import type { PaletteText } from './text.ts'

export const text: PaletteText = {
  code: { label: 'Code de suivi pour le site', words: ['snippet', 'extrait', 'script', 'installer', 't.js', 'tracking code'] },
  importing: { label: 'Importer un conteneur', words: ['import', 'téléverser', 'GTM', 'JSON', 'container.json'] },
  page: { label: 'Vérifier une page', words: ['vérifier', 'contrôler', 'test', 'audit', 'page en ligne', 'page check'] },
}
