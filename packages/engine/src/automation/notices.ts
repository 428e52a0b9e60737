import { type AlertChannel } from '@tagmason/domain'
import type { Context } from '../context.ts'
import { own } from '../own.ts'
import { mailOf, queueMail } from '../reports/outbox.ts'

export interface Notice {
  /** Id of what it is about. */
  about: string
  title: string
  body: string
  /** Where in the product it is to be seen. */
  path: string
}

/** Puts a message into the outboxes of a project's channels: mails, and posts to its chat and its text-message provider. A channel without an address is skipped; answers the channels that it goes out on. */
export async function notifyChannels(context: Context, channels: readonly AlertChannel[], { about, title, body, path }: Notice): Promise<AlertChannel[]> {
  const { records, session, ports, now } = context
  const addresses = await own(context, 'alertAddresses')
  const link = ports.site === undefined ? '' : `\n${ports.site}${path}`
  const told: AlertChannel[] = []
  for (const channel of new Set(channels)) {
    const address = addresses.find((row) => row.channel === channel)
    if (address === undefined || (channel === 'email' && mailOf(context) !== 'server')) continue
    told.push(channel)
    if (channel === 'email') queueMail(context, { kind: 'alert', to: [address.address], subject: title, body: `${body}${link}`, about })
    else {
      const id = ports.id()
      records.put('queuedAlerts', id, {
        id,
        project: session.project,
        alert: about,
        channel,
        test: false,
        at: now.toISOString(),
        text: `${title}\n${body}${link}`,
      })
    }
  }
  return told
}
