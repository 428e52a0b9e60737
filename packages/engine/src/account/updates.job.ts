import type { Context } from '../context.ts'
import { job } from '../jobs/job.ts'
import { queueMail } from '../reports/outbox.ts'
import { brandOf } from '../shell/brand.ts'
import { digestWords } from './digestWords.ts'
import { type MailedMember, mailedMembers } from './mailedMembers.ts'
import { releases, releasesAfter } from './releases.ts'

const installed = releases[0].version
const keyOf = ({ member }: MailedMember) => `${member.id}@${installed}`

/** Mails the members who want product updates what an update of this server brought, once for each version. Of a new member, and on a new server, it only remembers the version: there is nothing new to them. */
export const updatesJob = job({
  per: 'account',
  reads: ['accountMembers', 'notificationPreferences', 'profiles', 'passwords', 'preferences', 'toldReleases'],
  writes: ['outbox', 'toldReleases'],
  remembers: ['toldReleases'],
  notInSample: true,
  due: { waiting: async (context) => (await untold(context)).map(keyOf) },
  async run(context, { key }) {
    const due = (await untold(context)).find((each) => keyOf(each) === key)
    if (due === undefined) return
    const { records } = context
    const { member, wants, language } = due
    const before = await records.get('toldReleases', member.id)
    records.put('toldReleases', member.id, { id: member.id, version: installed })
    if (before === undefined || !wants.productUpdates) return
    const words = digestWords[language]
    const { name = 'Tagmason' } = await brandOf(records, 'real')
    const news = releasesAfter(before.version).flatMap(({ notes }) => notes[language].map((line) => `- ${line}`))
    const body = `${news.join('\n')}\n\n${words.settings}\n/account/settings?tab=notifications\n`
    queueMail(context, { kind: 'productUpdate', to: [member.email], subject: words.updated(name, installed), body, about: member.id, account: true })
  },
})

async function untold(context: Context): Promise<MailedMember[]> {
  const found: MailedMember[] = []
  for (const each of await mailedMembers(context)) if ((await context.records.get('toldReleases', each.member.id))?.version !== installed) found.push(each)
  return found
}
