import type { Session } from '@tagmason/domain'

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
  },
  fr: {
    daily: (project) => `${project} : ce qui s’est passé depuis hier`,
    weekly: (project) => `${project} : les sept derniers jours`,
    alerts: 'Alertes déclenchées',
    anomalies: 'Anomalies trouvées',
    security: (refused) => `Connexions refusées : ${refused}`,
    rows: { visits: 'Visites', pageViews: 'Pages vues', conversions: 'Conversions', revenue: 'Chiffre d’affaires' },
    before: 'semaine précédente',
    chart: 'Visites par jour',
    settings: 'Vous choisissez ici les e-mails que vous recevez :',
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
  },
}
