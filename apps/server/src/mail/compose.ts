import type { OutboxMessage } from '@tagmason/domain'
import type { SendMailOptions } from 'nodemailer'

export interface Sender {
  /** `Tagmason <tagmason@example.com>` */
  from: string
  /** The address that people type, without a slash at its end. */
  site: string
}

/**
 * A mail as it goes out. Its id is that of the record, so that one that is sent twice can be told. Addresses go in as addresses and texts as texts: nothing that
 * a person wrote is read as a header, a file or an address to fetch.
 */
export function composed({ id, at, to, subject, body, html, attachment }: OutboxMessage, { from, site }: Sender): SendMailOptions {
  const domain = /@([^>\s]+)>?$/.exec(from)?.[1] ?? 'localhost'
  return {
    from,
    to: to.map((address) => ({ name: '', address })),
    subject: subject.replaceAll(/\s+/g, ' '),
    // A line that is a path is a link of this site: the engine does not know where it runs.
    text: body.replaceAll(/^(?=\/\S+$)/gm, site),
    ...(html === undefined ? {} : { html: html.replaceAll('href="/', `href="${site}/`) }),
    date: new Date(at),
    messageId: `<${id}@${domain}>`,
    headers: { 'Auto-Submitted': 'auto-generated' },
    ...(attachment === null
      ? {}
      : { attachments: [{ filename: attachment.fileName, content: Buffer.from(attachment.base64, 'base64'), contentType: attachment.type }] }),
  }
}
