import type { ApiKey } from '@tagmason/domain'
import type { Context } from '../context.ts'
import { job } from '../jobs/job.ts'
import { say } from '../sentences/say.ts'
import { inSpace } from './inSpace.ts'

const warning = 7 * 24 * 60 * 60 * 1000

/** A page whose key ended sends events that no server takes, and shows nothing: the people of the project are told a week before, once for each end. */
export const keysEndingJob = job({
  per: 'project',
  reads: ['apiKeys', 'projects'],
  writes: ['apiKeys', 'notifications'],
  due: { waiting: async (context) => (await endingKeys(context)).map(runOf) },
  notInSample: true,
  async run(context, { key: run }) {
    const { records, ports, session, now } = context
    const key = (await endingKeys(context)).find((each) => runOf(each) === run)
    if (key === undefined) return
    records.put('apiKeys', key.id, { ...key, toldOfEnd: key.expires })
    const id = ports.id()
    const description = say('notifications.keyEnding.description', { date: key.expires.slice(0, 10) })
    records.put('notifications', id, {
      id,
      project: session.project,
      title: key.name,
      description,
      at: now.toISOString(),
      severity: 'warning',
      read: false,
      href: '/enterprise/api',
    })
  },
})

type EndingKey = ApiKey & { expires: string }

const runOf = ({ id, expires }: EndingKey) => `${id}@${expires}`

/** The keys of this project that end within a week and that it was not warned of. Keys for any project belong to the account's first. */
async function endingKeys(context: Context): Promise<EndingKey[]> {
  const { records, session, now } = context
  const first = (await records.list('projects')).find(({ space, archived }) => space === 'real' && !archived)?.value
  const isEnding = (key: ApiKey): key is EndingKey => {
    if (key.expires === null || key.status !== 'Active' || (key.project ?? first) !== session.project || key.toldOfEnd === key.expires) return false
    const left = Date.parse(key.expires) - now.getTime()
    return left > 0 && left <= warning
  }
  return (await inSpace(context, 'apiKeys')).filter(isEnding)
}
