import type { published as english } from '../en/published.ts'
import type { Translated } from '../say.ts'

/** What a published container does not say. */
export const published: Translated<typeof english> = {
  'published.googleTag':
    '{$id} ist ein Google-Tag und kein Tag-Manager-Container: Das sind seine Einstellungen, wie Google sie kompiliert hat, und die Datei lässt sich nicht importieren.',
  'published.names': 'Ein veröffentlichter Container hat keine Namen, Ordner oder Notizen: Die Namen hier sind aus dem gebildet, was jedes Element tut.',
  'published.noPaused': 'Ältere Versionen von Googles Compiler lassen pausierte Tags weg: Diese würden hier fehlen.',
  'published.partsUnknown': 'Die Regeln haben Teile, die diese Version nicht kennt ({$parts}); Tags können deshalb anders ausgelöst werden.',
  'published.paused': 'Von pausierten Tags wird nur der Typ veröffentlicht, deshalb sind sie hier weggelassen: {$types}.',
  'published.templates':
    'Benutzerdefinierte Vorlagen sind aus ihrem kompilierten Code zurückgeschrieben ({$count}): Ihre Namen, Kommentare und Feldbeschriftungen werden nicht veröffentlicht.',
  'published.templatesMissing':
    'Der Code dieser benutzerdefinierten Vorlagen ist nicht veröffentlicht oder hier nicht lesbar, deshalb ist nicht bekannt, was sie tun: {$types}.',
}
