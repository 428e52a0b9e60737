import { mailWords } from '../account/mailWords.ts'
import { entranceResource } from '../audit.ts'
import { knownPerson } from './persons.ts'
import { enter, type Entrance } from './work.ts'

/** Puts a mail with the link to a new password into the outbox, in the language that the member chose. Who never had one, as people of the sample, gets none. */
export async function mailResetLink(entrance: Entrance, id: string, link: string): Promise<void> {
  const person = await knownPerson(entrance.store, id)
  if (person?.active !== true || person.password === null) return
  await enter(entrance, 'session.forgotPassword', person.member.email, async (records) => {
    const [subject, body] = mailWords[(await records.get('preferences', id))?.language ?? 'en'].forgotten(link)
    const mail = entrance.ports.id()
    const at = entrance.ports.now().toISOString()
    const rest = { subject, body, attachment: null, state: 'queued', error: null } as const
    records.put('outbox', mail, { id: mail, kind: 'forgotten', project: entranceResource, at, to: [person.member.email], ...rest, about: id, account: true })
  })
}
