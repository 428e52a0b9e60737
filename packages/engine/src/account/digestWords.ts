import type { Session, VitalName } from '@tagmason/domain'

interface DigestWords {
  daily: (project: string) => string
  weekly: (project: string) => string
  alerts: string
  anomalies: string
  security: (refused: number) => string
  rows: { visits: string; pageViews: string; conversions: string; revenue: string }
  before: string
  chart: string
  settings: string
  /** Pages that missed a target in the last hour. */
  slow: (project: string, pages: number) => string
  vitals: Record<VitalName, string>
  target: string
  /** What changed since the last check of a page. */
  checked: (url: string, added: number, gone: number) => string
  /** That the server runs another version of the product than before. */
  updated: (product: string, version: string) => string
}

/** The sentences of digests. */
export const digestWords: Record<Session['preferences']['language'], DigestWords> = {
  en: {
    daily: (project) => `${project}: what happened since yesterday`,
    weekly: (project) => `${project}: the last seven days`,
    alerts: 'Alerts that were raised',
    anomalies: 'Anomalies that were found',
    security: (refused) => `Sign-ins that were refused: ${refused}`,
    rows: { visits: 'Visits', pageViews: 'Page views', conversions: 'Conversions', revenue: 'Revenue' },
    before: 'week before',
    chart: 'Visits by day',
    settings: 'You choose what you are mailed here:',
    slow: (project, pages) => `${project}: ${pages === 1 ? 'a page is' : `${pages} pages are`} slower than the target`,
    vitals: { 'Page Load': 'Page Load', 'First Paint': 'First Paint', 'Time to Interactive': 'Time to Interactive', 'Core Web Vitals': 'Core Web Vitals' },
    target: 'target',
    checked: (url, added, gone) => `The check of ${url} changed: ${added} new, ${gone} gone`,
    updated: (product, version) => `${product} ${version} is installed: what is new`,
  },
  es: {
    daily: (project) => `${project}: qué ha pasado desde ayer`,
    weekly: (project) => `${project}: los últimos siete días`,
    alerts: 'Alertas emitidas',
    anomalies: 'Anomalías encontradas',
    security: (refused) => `Inicios de sesión rechazados: ${refused}`,
    rows: { visits: 'Visitas', pageViews: 'Páginas vistas', conversions: 'Conversiones', revenue: 'Ingresos' },
    before: 'semana anterior',
    chart: 'Visitas por día',
    settings: 'Aquí eliges qué correos recibes:',
    slow: (project, pages) => `${project}: ${pages === 1 ? 'una página es más lenta' : `${pages} páginas son más lentas`} que el objetivo`,
    vitals: {
      'Page Load': 'Carga de la página',
      'First Paint': 'Primer pintado',
      'Time to Interactive': 'Tiempo hasta interactuar',
      'Core Web Vitals': 'Core Web Vitals',
    },
    target: 'objetivo',
    checked: (url, added, gone) => `La comprobación de ${url} ha cambiado: ${added} nuevos, ${gone} resueltos`,
    updated: (product, version) => `${product} ${version} está instalado: las novedades`,
  },
  fr: {
    daily: (project) => `${project} : ce qui s’est passé depuis hier`,
    weekly: (project) => `${project} : les sept derniers jours`,
    alerts: 'Alertes déclenchées',
    anomalies: 'Anomalies trouvées',
    security: (refused) => `Connexions refusées : ${refused}`,
    rows: { visits: 'Visites', pageViews: 'Pages vues', conversions: 'Conversions', revenue: 'Chiffre d’affaires' },
    before: 'semaine précédente',
    chart: 'Visites par jour',
    settings: 'Vous choisissez ici les e-mails que vous recevez :',
    slow: (project, pages) => `${project} : ${pages === 1 ? 'une page est plus lente' : `${pages} pages sont plus lentes`} que l’objectif`,
    vitals: {
      'Page Load': 'Chargement de la page',
      'First Paint': 'Premier affichage',
      'Time to Interactive': 'Délai avant interactivité',
      'Core Web Vitals': 'Core Web Vitals',
    },
    target: 'objectif',
    checked: (url, added, gone) => `La vérification de ${url} a changé : ${added} nouveaux, ${gone} disparus`,
    updated: (product, version) => `${product} ${version} est installé : les nouveautés`,
  },
  de: {
    daily: (project) => `${project}: was seit gestern geschah`,
    weekly: (project) => `${project}: die letzten sieben Tage`,
    alerts: 'Ausgelöste Alarme',
    anomalies: 'Gefundene Anomalien',
    security: (refused) => `Abgelehnte Anmeldungen: ${refused}`,
    rows: { visits: 'Besuche', pageViews: 'Seitenaufrufe', conversions: 'Conversions', revenue: 'Umsatz' },
    before: 'Woche davor',
    chart: 'Besuche je Tag',
    settings: 'Hier wählen Sie, welche E-Mails Sie erhalten:',
    slow: (project, pages) => `${project}: ${pages === 1 ? 'eine Seite ist' : `${pages} Seiten sind`} langsamer als das Ziel`,
    vitals: {
      'Page Load': 'Laden der Seite',
      'First Paint': 'Erste Darstellung',
      'Time to Interactive': 'Zeit bis zur Bedienbarkeit',
      'Core Web Vitals': 'Core Web Vitals',
    },
    target: 'Ziel',
    checked: (url, added, gone) => `Die Prüfung von ${url} hat sich geändert: ${added} neu, ${gone} behoben`,
    updated: (product, version) => `${product} ${version} ist installiert: was neu ist`,
  },
}
