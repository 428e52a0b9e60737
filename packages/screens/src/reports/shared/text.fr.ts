import type { SharedText } from './text.ts'

export const text = {
  asOf: 'Chiffres au',
  days: (days) => (days === 1 ? 'le dernier jour' : `les ${days} derniers jours`),
  noData: 'Pas encore de données',
  noDataDetail: 'Rien n’a été collecté pour ce rapport. Rouvrez le lien plus tard.',
  passwordTitle: 'Ce rapport est protégé',
  passwordDetail: 'Saisissez le mot de passe reçu avec le lien.',
  password: 'Mot de passe',
  passwordMissing: 'Saisissez le mot de passe.',
  passwordWrong: 'Ce n’est pas le mot de passe. Demandez-le à la personne qui vous a donné le lien.',
  open: 'Ouvrir le rapport',
  ended: 'Ce lien a pris fin',
  endedDetail: 'Sa durée est écoulée. Demandez-en un autre à la personne qui vous l’a donné.',
  unknown: 'Ce lien n’ouvre rien',
  unknownDetail: 'Il a été arrêté ou il est incomplet. Demandez à la personne qui vous l’a donné.',
  members: 'Ce rapport est réservé aux membres',
  membersDetail: 'Connectez-vous pour l’ouvrir.',
  signIn: 'Se connecter',
  tooMany: (minutes) => (minutes === 1 ? 'Trop d’essais. Réessayez dans une minute.' : `Trop d’essais. Réessayez dans ${minutes} minutes.`),
  unavailable: 'Le rapport ne peut pas être chargé',
  unavailableDetail: 'Le serveur ne répond pas. Réessayez dans un instant.',
} satisfies SharedText
