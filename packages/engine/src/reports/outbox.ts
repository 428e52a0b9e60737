import type { LinkWay, MailKind, MailWay, OutboxMessage, ReportFile } from '@tagmason/domain'
import type { Context } from '../context.ts'

interface Mail {
  kind: MailKind
  to: readonly string[]
  subject: string
  body: string
  /** The same as a page; paths in it are of this installation. */
  html?: string
  attachment?: ReportFile
  /** Id of what it is sent for. */
  about: string
  /** Id of the sending of a report. */
  delivery?: string
  /** To people of the account, whatever project it is written in. */
  account?: true
}

/** Writes a mail to the outbox, where it waits for a mail server. */
export function queueMail({ records, session, now, ports }: Context, { kind, to, subject, body, attachment, about, ...rest }: Mail): OutboxMessage {
  const id = ports.id()
  const message: OutboxMessage = {
    id,
    kind,
    project: session.project,
    // The sample's clock stands still: by it, a mail to a person would be years old before it is sent.
    at: (rest.account === true ? ports.now() : now).toISOString(),
    to: [...to],
    subject,
    body,
    attachment: attachment ?? null,
    state: 'queued',
    error: null,
    about,
    ...rest,
  }
  records.put('outbox', id, message)
  return message
}

/** How mails of the selected project find their way: the sample has a stand-in for a mail server, a project of one's own that of the installation. */
export const mailOf = ({ session, ports }: Pick<Context, 'session' | 'ports'>): MailWay =>
  session.space === 'sample' ? 'sandbox' : ports.server?.mail === true ? 'server' : 'notConfigured'

/** Whether something answers the links of the selected project: the sample shows them only, a project of one's own has those of the installation. */
export const linksOf = ({ session, ports }: Pick<Context, 'session' | 'ports'>): LinkWay =>
  session.space === 'sample' ? 'sandbox' : ports.site === undefined ? 'notConfigured' : 'server'

/** The sentences of a mail, in the language of who sends it. */
export const mailWords = {
  en: { shared: (name: string) => `${name} has been shared with you.`, attached: 'The report is attached.' },
  es: { shared: (name: string) => `Se ha compartido contigo: ${name}.`, attached: 'El informe está adjunto.' },
  fr: { shared: (name: string) => `${name} a été partagé avec vous.`, attached: 'Le rapport est joint.' },
  de: { shared: (name: string) => `${name} wurde für Sie freigegeben.`, attached: 'Der Bericht ist angehängt.' },
}
