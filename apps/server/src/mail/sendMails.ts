import { type MailResult, type Ports, type RecordStore, sampleAddresses, settleMail, takeMails } from '@tagmason/engine'
import type { OutboxMessage } from '@tagmason/domain'
import type { Mailer } from './mailer.ts'

/** Sends the mails of an account that are due, one after another. One that was handed over and not written down goes out again with the same Message-ID. */
export async function sendMails(store: RecordStore, ports: Pick<Ports, 'now' | 'id'>, mailer: Mailer, stopped: () => boolean): Promise<void> {
  for (const mail of await takeMails(store, ports)) {
    if (stopped()) return
    await settleMail(store, ports, mail.id, await sent(store, mailer, mail))
  }
}

/** People of the sample are nobody, whatever a mail to them is about. */
async function sent(store: RecordStore, mailer: Mailer, mail: OutboxMessage): Promise<MailResult> {
  const nobody = await sampleAddresses(store, mail.to)
  const to = mail.to.filter((address) => !nobody.includes(address))
  if (to.length === 0) return { refused: mail.to, error: 'People of the sample get no mails: give the address of somebody else.', later: false }
  const result = await mailer.send({ ...mail, to })
  return { ...result, refused: [...result.refused, ...nobody] }
}
