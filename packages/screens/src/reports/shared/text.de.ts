import type { SharedText } from './text.ts'

export const text = {
  asOf: 'Zahlen vom',
  days: (days) => (days === 1 ? 'der letzte Tag' : `die letzten ${days} Tage`),
  noData: 'Noch keine Daten',
  noDataDetail: 'Für diesen Bericht wurde noch nichts erfasst. Öffnen Sie den Link später noch einmal.',
  passwordTitle: 'Dieser Bericht ist geschützt',
  passwordDetail: 'Geben Sie das Passwort ein, das zum Link gehört.',
  password: 'Passwort',
  passwordMissing: 'Geben Sie das Passwort ein.',
  passwordWrong: 'Das ist nicht das Passwort. Fragen Sie, wer Ihnen den Link gegeben hat.',
  open: 'Bericht öffnen',
  ended: 'Dieser Link ist abgelaufen',
  endedDetail: 'Seine Zeit ist um. Bitten Sie um einen neuen, wo Sie ihn bekommen haben.',
  unknown: 'Dieser Link öffnet nichts',
  unknownDetail: 'Er wurde beendet oder ist nicht vollständig. Fragen Sie dort nach, wo Sie ihn bekommen haben.',
  members: 'Dieser Bericht ist für Mitglieder',
  membersDetail: 'Melden Sie sich an, um ihn zu öffnen.',
  signIn: 'Anmelden',
  tooMany: (minutes) =>
    minutes === 1 ? 'Zu oft versucht. Versuchen Sie es in einer Minute wieder.' : `Zu oft versucht. Versuchen Sie es in ${minutes} Minuten wieder.`,
  unavailable: 'Der Bericht kann nicht geladen werden',
  unavailableDetail: 'Der Server antwortet nicht. Versuchen Sie es gleich noch einmal.',
} satisfies SharedText
