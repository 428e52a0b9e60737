import type { Session } from '@tagmason/domain'

type Written = [subject: string, body: string]

interface MailWords {
  newAddress: (link: string) => Written
  forgotten: (link: string) => Written
  invitation: (from: string, role: string, days: number, link: string) => Written
}

/** The sentences of the account's mails, in the language of who sends them. */
export const mailWords: Record<Session['preferences']['language'], MailWords> = {
  en: {
    forgotten: (link) => [
      'Choose a new password',
      `Somebody asked for a new password for this address. If it was you, open this within an hour; otherwise there is nothing to do:\n\n${link}\n`,
    ],
    newAddress: (link) => ['Confirm your new email address', `Open this within a day to use this address from now on:\n\n${link}\n`],
    invitation: (from, role, days, link) => [
      `${from} invites you to Tagmason`,
      `${from} asks you to join as ${role}. The link is valid for ${days} days:\n\n${link}\n`,
    ],
  },
  es: {
    forgotten: (link) => [
      'Elige una nueva contraseña',
      `Alguien ha pedido una nueva contraseña para esta dirección. Si has sido tú, abre este enlace en el plazo de una hora; si no, no hay nada que hacer:\n\n${link}\n`,
    ],
    newAddress: (link) => [
      'Confirma tu nueva dirección de correo',
      `Abre este enlace en el plazo de un día para usar esta dirección desde ahora:\n\n${link}\n`,
    ],
    invitation: (from, role, days, link) => [
      `${from} te invita a Tagmason`,
      `${from} te propone participar con el rol ${role}. El enlace vale ${days} días:\n\n${link}\n`,
    ],
  },
  fr: {
    forgotten: (link) => [
      'Choisissez un nouveau mot de passe',
      `Quelqu’un a demandé un nouveau mot de passe pour cette adresse. Si c’est vous, ouvrez ce lien dans l’heure ; sinon, il n’y a rien à faire :\n\n${link}\n`,
    ],
    newAddress: (link) => ['Confirmez votre nouvelle adresse e-mail', `Ouvrez ce lien dans la journée pour utiliser désormais cette adresse :\n\n${link}\n`],
    invitation: (from, role, days, link) => [
      `${from} vous invite sur Tagmason`,
      `${from} vous propose de participer avec le rôle ${role}. Le lien est valable ${days} jours :\n\n${link}\n`,
    ],
  },
  de: {
    forgotten: (link) => [
      'Wählen Sie ein neues Passwort',
      `Jemand hat für diese Adresse ein neues Passwort angefordert. Wenn Sie das waren, öffnen Sie diesen Link innerhalb einer Stunde; sonst ist nichts zu tun:\n\n${link}\n`,
    ],
    newAddress: (link) => [
      'Bestätigen Sie Ihre neue E-Mail-Adresse',
      `Öffnen Sie diesen Link innerhalb eines Tages, um diese Adresse von jetzt an zu verwenden:\n\n${link}\n`,
    ],
    invitation: (from, role, days, link) => [
      `${from} lädt Sie zu Tagmason ein`,
      `${from} bittet Sie, mit der Rolle ${role} mitzuarbeiten. Der Link gilt ${days} Tage:\n\n${link}\n`,
    ],
  },
}
