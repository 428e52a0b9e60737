import { plural } from '../../language.ts'
import type { CountedText } from './text.ts'

const keyEvents = 'Ein Schlüsselereignis ist ein Kauf, das Ereignis eines Ziels oder eines, das so markiert ist.'

export const text: CountedText = {
  figures: {
    'dashboard.events': 'Alle Ereignisse der letzten 24\u00a0Stunden.',
    'dashboard.recent': 'Besuche und Ereignisse jedes der letzten 7\u00a0Tage, heute bis zu diesem Augenblick.',
    'realtime.people': 'Verschiedene Besucher mit einem Ereignis in den letzten 5\u00a0Minuten.',
    'realtime.views': 'Seitenaufrufe der letzten 30\u00a0Minuten.',
    'realtime.events': 'Ereignisse der letzten 30\u00a0Minuten, geteilt durch 30.',
    'realtime.conversions': `Schlüsselereignisse seit Mitternacht. ${keyEvents}`,
    'realtime.minutes': 'Seitenaufrufe und Ereignisse jeder der letzten 30\u00a0vollen Minuten.',
    'realtime.pages': 'Aufrufe jeder Seite in den letzten 30\u00a0Minuten. Aktiv ist, wer in den letzten 5 etwas darauf getan hat.',
    'realtime.devices': 'Verschiedene Besucher der letzten 30\u00a0Minuten nach Art des Geräts.',
    'conversions.rate': `Besuche mit einem Schlüsselereignis, geteilt durch alle Besuche der letzten 30\u00a0Tage, verglichen mit den 30\u00a0Tagen davor. ${keyEvents}`,
    'conversions.count': `Schlüsselereignisse der letzten 30\u00a0Tage, verglichen mit den 30\u00a0Tagen davor. ${keyEvents}`,
    'conversions.revenue':
      'Der Wert der Käufe der letzten 30\u00a0Tage abzüglich der Erstattungen. Jede Währung wird für sich addiert, keine wird umgerechnet.',
    'conversions.average': 'Der Umsatz der letzten 30\u00a0Tage geteilt durch seine Käufe, in der Währung mit den meisten Käufen.',
    'conversions.funnel':
      'Verschiedene Besucher der letzten 30\u00a0Tage, die die Schritte in dieser Reihenfolge gingen, mit höchstens 30\u00a0Tagen vom ersten bis zum letzten.',
    'conversions.pages': `Schlüsselereignisse der letzten 30\u00a0Tage nach der Seite, auf der ihr Besuch begann, und der Anteil ihrer Besuche, die eines hatten. ${keyEvents}`,
    'conversions.goals': 'Wie oft das Ereignis jedes Ziels im laufenden Monat oder Quartal kam.',
    'performance.vitals':
      'Das 75.\u00a0Perzentil dessen, was die Browser der Besucher in den letzten 7\u00a0Tagen gemessen haben: Drei von vier waren so schnell oder schneller.',
    'performance.core':
      'Besuche der letzten 7\u00a0Tage, in denen jeder LCP, INP und CLS gut war, geteilt durch alle Besuche, in denen einer davon bewertet wurde.',
    'performance.pages':
      'Die 75.\u00a0Perzentile jeder Seite in den letzten 7\u00a0Tagen, als Wert von höchstens\u00a0100. Was weniger als 10-mal gemessen wurde, zählt nicht.',
  },
  reports: {
    'campaigns.attribution': (days) =>
      `Besuche und Bestellungen der letzten ${days}\u00a0Tage nach Herkunft. Eine Bestellung wird dem ersten oder letzten Kontakt ihres Besuchers in den 30\u00a0Tagen davor zugeschrieben; die Kosten sind die für dieselben Tage hochgeladenen, in der Währung mit den meisten Bestellungen.`,
    'reports.day': (days) => `Besuche, Schlüsselereignisse und Umsatz jedes der letzten ${days}\u00a0Tage. ${keyEvents}`,
    'reports.page': (days) =>
      `Schlüsselereignisse der letzten ${days}\u00a0Tage nach der Seite, auf der ihr Besuch begann, und der Anteil ihrer Besuche, die eines hatten. ${keyEvents}`,
    'reports.device': (days) => `Verschiedene Besucher der letzten ${days}\u00a0Tage nach Art des Geräts.`,
    'reports.step': (days) =>
      `Verschiedene Besucher der letzten ${days}\u00a0Tage, die die Schritte in dieser Reihenfolge gingen, mit höchstens 30\u00a0Tagen vom ersten bis zum letzten.`,
  },
  seen: 'Hier stattdessen mit den Tagen und Filtern der Leiste darüber.',
  period: 'Zeitraum',
  timeZone: 'Zeitzone',
  counted: 'Gezählt',
  events: (count) => plural('de', count, { one: 'Ereignis', other: 'Ereignisse' }),
  leftOut: 'Ausgelassen',
  bots: (count) => plural('de', count, { one: 'von Maschinen oder eigenen Leuten', other: 'von Maschinen oder eigenen Leuten' }),
  rules: {
    crawler: 'von erklärten Bots: Crawler, Überwachung, Linkvorschauen',
    'headless browser': 'von automatisierten Browsern (headless)',
    'no user agent': 'ohne Namen eines Browsers (User-Agent)',
    burst: 'mehr auf einmal, als ein Mensch tut',
    'internal traffic': 'aus den Netzen Ihrer eigenen Leute',
  },
  rule: (words, events) => `${events} ${words}`,
  byRule: 'Ausgelassen, nach Regel',
  onlyLeftOut: (visits) =>
    plural('de', visits, {
      one: 'Besuch einer Maschine oder Ihrer eigenen Leute kam und zählt nicht',
      other: 'Besuche von Maschinen oder Ihren eigenen Leuten kamen und zählen nicht',
    }),
  onlyLeftOutDetail: 'Zahlen zählen nur Menschen. Öffnen Sie die Website in einem gewöhnlichen Browser.',
  twice: 'Doppelt gesendet',
  once: 'zählt einmal',
  sampling: 'Stichproben',
  exact: 'keine, jedes Ereignis zählt',
  newest: 'Neuestes Ereignis',
  none: 'noch keines',
  api: 'Dieselbe Frage an die API',
  apiOf: (place) => `Dasselbe in der API, Frage ${place}`,
}
