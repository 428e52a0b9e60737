import type { PaletteText } from './text.ts'

export const text: PaletteText = {
  code: { label: 'Tracking-Code für die Website', words: ['Snippet', 'Schnipsel', 'Skript', 'einbauen', 't.js', 'tracking code'] },
  importing: { label: 'Container importieren', words: ['import', 'hochladen', 'GTM', 'JSON', 'container.json'] },
  page: { label: 'Seite prüfen', words: ['prüfen', 'Seitenprüfung', 'Test', 'Audit', 'Live-Seite', 'page check'] },
}
