import type { text as english } from './text.ts'

export const text: typeof english = {
  title: 'Tracking-Code',
  detail: 'Eine Zeile auf Ihrer Website, und ihre Ereignisse kommen hier an. Ohne Ihre Erlaubnis werden keine Cookies gesetzt.',
  none: 'Der Code enthält einen öffentlichen Schlüssel für dieses Projekt. Er darf in Webseiten stehen: Mit ihm lassen sich Ereignisse senden, aber nichts lesen.',
  make: 'Tracking-Code erstellen',
  made: 'Tracking-Code erstellt',
  platforms: 'Womit Ihre Seiten gemacht werden',
  platform: { html: 'HTML', 'tag-manager': 'Google Tag Manager', next: 'Next.js', wordpress: 'WordPress', shopify: 'Shopify' },
  steps: {
    html: 'Fügen Sie dies in den head jeder Seite ein.',
    'tag-manager':
      'Legen Sie damit ein Tag vom Typ „Benutzerdefiniertes HTML“ an, ausgelöst durch „Initialization - All Pages“, und veröffentlichen Sie den Container.',
    next: 'Fügen Sie dies in Ihr Root-Layout ein.',
    wordpress: 'Fügen Sie dies am Ende der functions.php Ihres Child-Themes oder in ein Plugin für Code-Snippets ein.',
    shopify: 'Öffnen Sie Onlineshop, Themes, Code bearbeiten, und fügen Sie dies in theme.liquid vor </head> ein.',
  },
  vitals: 'data-vitals misst die Geschwindigkeit Ihrer Seiten, mit 4 kB mehr, die nach der Seite laden. Lassen Sie es weg, wenn Sie das nicht möchten.',
  copy: 'Tracking-Code kopieren',
  waiting: 'Wartet auf das erste Ereignis',
  waitingDetail: 'Öffnen Sie eine Seite Ihrer Website: Diese Anzeige ändert sich von selbst.',
  receiving: 'Ereignisse kommen an',
  last: 'Das neueste geschah',
}
