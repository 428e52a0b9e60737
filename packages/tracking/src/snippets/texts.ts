import type { Language } from '@tagmason/domain'

/** Sentences of snippets.md. */
export interface SnippetTexts {
  title: string
  intro: string
  consent: string
  consentWhy: string
  /** What the page knows of the visitor. */
  user: string
  userWhy: string
  head: string
  headWhy: string
  body: string
  bodyWhy: string
  events: string
  eventsWhy: string
  noEvents: string
  /** Code that brings values before Google Tag Manager notices an event. */
  before: string
  beforeWhy: string
  agreed: string
  agreedWhy: string
  /** Attributes that the pages need. */
  hooks: string
  hooksWhy: string
  /** Before the part of the goals that asked for the event. */
  because: string
}

export const snippetTexts: Readonly<Record<Language, SnippetTexts>> = {
  en: {
    title: 'Code for the site',
    intro: 'Put these parts into the pages of the site, in this order. Every value in them is an example: replace it by the real one.',
    consent: 'Consent default',
    consentWhy: 'In the head, before everything else: nothing is stored until the visitor agrees.',
    user: 'What is known of the visitor',
    userWhy:
      'In the head of every page, before the container, so that the page view has the values too. Leave out what is not known, and never put personal data there.',
    head: 'Container, in the head',
    headWhy: 'In the head of every page, as high as possible.',
    body: 'Container, in the body',
    bodyWhy: 'Right after the opening body tag of every page, for browsers without JavaScript.',
    events: 'Events',
    eventsWhy: 'Each of these runs at the moment when the thing happens: in the page that confirms it, or in the answer to the click.',
    noEvents: 'The container notices every event of this plan by itself, so the pages need no further code.',
    before: 'Before this happens',
    beforeWhy:
      'Google Tag Manager notices these by itself but cannot know these values: run the code in the page shortly before, at the latest when the page has loaded.',
    agreed: 'When the visitor agrees',
    agreedWhy:
      'The consent banner runs this when the visitor agrees, and again at the start of every later page; leave ‘denied’ for whatever was not agreed to.',
    hooks: 'Marks in the pages',
    hooksWhy: 'These events fire only on elements that carry the attribute: add it to each element that counts.',
    because: 'Asked for by',
  },
  es: {
    title: 'Código para el sitio',
    intro: 'Pon estas partes en las páginas del sitio, en este orden. Todos los valores son ejemplos: sustitúyelos por los reales.',
    consent: 'Consentimiento por defecto',
    consentWhy: 'En el head, antes que todo lo demás: no se guarda nada hasta que el visitante acepta.',
    user: 'Lo que se sabe del visitante',
    userWhy:
      'En el head de todas las páginas, antes del contenedor, para que también la vista de página lleve los valores. Omite lo que no se sepa y no pongas nunca datos personales.',
    head: 'Contenedor, en el head',
    headWhy: 'En el head de todas las páginas, lo más arriba posible.',
    body: 'Contenedor, en el body',
    bodyWhy: 'Justo después de abrir el body en todas las páginas, para navegadores sin JavaScript.',
    events: 'Eventos',
    eventsWhy: 'Cada uno se ejecuta en el momento en que ocurre: en la página que lo confirma o en la respuesta al clic.',
    noEvents: 'El contenedor detecta por sí mismo todos los eventos de este plan; las páginas no necesitan más código.',
    before: 'Antes de que ocurra',
    beforeWhy:
      'Google Tag Manager detecta estos eventos por sí mismo, pero no puede conocer estos valores: ejecuta el código en la página poco antes, a más tardar cuando la página haya cargado.',
    agreed: 'Cuando el visitante acepta',
    agreedWhy:
      'El aviso de consentimiento ejecuta este código cuando el visitante acepta y de nuevo al principio de cada página posterior; deja en «denied» lo que no se haya aceptado.',
    hooks: 'Marcas en las páginas',
    hooksWhy: 'Estos eventos solo se activan en los elementos que llevan el atributo: añádelo a cada elemento que cuente.',
    because: 'Lo pide',
  },
  fr: {
    title: 'Code pour le site',
    intro: 'Placez ces parties dans les pages du site, dans cet ordre. Toutes les valeurs sont des exemples\u00a0: remplacez-les par les vraies.',
    consent: 'Consentement par défaut',
    consentWhy: 'Dans le head, avant tout le reste\u00a0: rien n’est enregistré avant l’accord du visiteur.',
    user: 'Ce que l’on sait du visiteur',
    userWhy:
      'Dans le head de chaque page, avant le conteneur, pour que la page vue porte aussi ces valeurs. Omettez ce qui n’est pas connu et n’y mettez jamais de données personnelles.',
    head: 'Conteneur, dans le head',
    headWhy: 'Dans le head de chaque page, le plus haut possible.',
    body: 'Conteneur, dans le body',
    bodyWhy: 'Juste après l’ouverture du body de chaque page, pour les navigateurs sans JavaScript.',
    events: 'Événements',
    eventsWhy: 'Chacun s’exécute au moment où la chose arrive\u00a0: dans la page qui la confirme ou dans la réponse au clic.',
    noEvents: 'Le conteneur remarque lui-même tous les événements de ce plan\u00a0; les pages n’ont besoin d’aucun autre code.',
    before: 'Avant que cela arrive',
    beforeWhy:
      'Google Tag Manager remarque lui-même ces événements mais ne peut pas connaître ces valeurs\u00a0: exécutez le code dans la page peu avant, au plus tard quand la page est chargée.',
    agreed: 'Quand le visiteur accepte',
    agreedWhy:
      'Le bandeau de consentement exécute ce code quand le visiteur accepte, puis au début de chaque page suivante\u00a0; laissez «\u00a0denied\u00a0» pour ce qui n’a pas été accepté.',
    hooks: 'Repères dans les pages',
    hooksWhy: 'Ces événements ne se déclenchent que sur les éléments qui portent l’attribut\u00a0: ajoutez-le à chaque élément concerné.',
    because: 'Demandé par',
  },
  de: {
    title: 'Code für die Website',
    intro: 'Setzen Sie diese Teile in dieser Reihenfolge in die Seiten ein. Alle Werte sind Beispiele: Ersetzen Sie sie durch die echten.',
    consent: 'Einwilligung als Vorgabe',
    consentWhy: 'Im Head, vor allem anderen: Nichts wird gespeichert, bevor der Besucher zustimmt.',
    user: 'Was über den Besucher bekannt ist',
    userWhy:
      'Im Head jeder Seite, vor dem Container, damit auch der Seitenaufruf die Werte hat. Lassen Sie weg, was nicht bekannt ist, und schreiben Sie niemals personenbezogene Daten hinein.',
    head: 'Container, im Head',
    headWhy: 'Im Head jeder Seite, so weit oben wie möglich.',
    body: 'Container, im Body',
    bodyWhy: 'Direkt nach dem öffnenden Body-Tag jeder Seite, für Browser ohne JavaScript.',
    events: 'Ereignisse',
    eventsWhy: 'Jedes läuft in dem Moment, in dem es geschieht: auf der Seite, die es bestätigt, oder in der Antwort auf den Klick.',
    noEvents: 'Der Container bemerkt jedes Ereignis dieses Plans von selbst; die Seiten brauchen keinen weiteren Code.',
    before: 'Bevor es geschieht',
    beforeWhy:
      'Google Tag Manager bemerkt diese Ereignisse von selbst, kann diese Werte aber nicht kennen: Führen Sie den Code kurz vorher in der Seite aus, spätestens wenn sie geladen ist.',
    agreed: 'Wenn der Besucher zustimmt',
    agreedWhy:
      'Das Einwilligungsbanner führt diesen Code aus, wenn der Besucher zustimmt, und am Anfang jeder weiteren Seite erneut; lassen Sie bei „denied“, was nicht erlaubt wurde.',
    hooks: 'Markierungen in den Seiten',
    hooksWhy: 'Diese Ereignisse werden nur bei Elementen ausgelöst, die das Attribut tragen: Fügen Sie es jedem Element hinzu, das zählt.',
    because: 'Gewünscht mit',
  },
}
