import { type Ports, type RecordStore, settleMail, takeMails } from '@tagmason/engine'
import type { Mailer } from './mailer.ts'

/** Sends the mails of an account that are due, one after another. One that was handed over and not written down goes out again with the same Message-ID. */
export async function sendMails(store: RecordStore, ports: Pick<Ports, 'now' | 'id'>, mailer: Mailer, stopped: () => boolean): Promise<void> {
  for (const mail of await takeMails(store, ports)) {
    if (stopped()) return
    await settleMail(store, ports, mail.id, await mailer.send(mail))
  }
}
