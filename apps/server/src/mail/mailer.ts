import type { OutboxMessage } from '@tagmason/domain'
import type { MailResult } from '@tagmason/engine'
import { createTransport } from 'nodemailer'
import { composed, type Sender } from './compose.ts'

export interface Mailer {
  /** Never throws. */
  send(message: OutboxMessage): Promise<MailResult>
  close(): void
}

const longest = 300

/** Sends mails to a mail server, `smtp://user:password@host:port`. It is the operator's own, so it may lie in a private network. */
export function openMailer(url: string, sender: Sender): Mailer {
  const transport = createTransport({
    url,
    disableFileAccess: true,
    disableUrlAccess: true,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 30_000,
  })
  return {
    close: () => transport.close(),
    async send(message) {
      try {
        const { rejected } = await transport.sendMail(composed(message, sender))
        return { refused: [...rejected], error: null, later: false }
      } catch (error) {
        return { refused: message.to, ...failure(error) }
      }
    },
  }
}

/** The server's own sentence where it said one. Only what it will never take is given up at once; a wrong password is for the operator to mend. */
function failure(error: unknown): Pick<MailResult, 'error' | 'later'> {
  if (!(error instanceof Error)) return { error: 'The mail could not be handed over.', later: true }
  const code = 'responseCode' in error ? Number(error.responseCode) : 0
  const signIn = 'code' in error && error.code === 'EAUTH'
  const said = 'response' in error && typeof error.response === 'string' ? error.response : error.message
  return { error: said.replaceAll(/\s+/g, ' ').slice(0, longest), later: signIn || code < 500 }
}
