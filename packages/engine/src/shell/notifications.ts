import { Refusal } from '@tagmason/domain'
import type { Context, Handles } from '../context.ts'

export const notifications: Handles<'notifications'> = {
  /** Newest first. Notifications of the sample space are seen there only. */
  'notifications.list': async (context) => (await seen(context)).sort((a, b) => b.at.localeCompare(a.at)),

  'notifications.markRead': async ({ records }, { id }) => {
    const row = await records.get('notifications', id)
    if (row === undefined) throw new Refusal('notFound', `There is no notification '${id}': it may have been removed.`)
    records.put('notifications', id, { ...row, read: true })
  },

  'notifications.markAllRead': async (context) => {
    const { records } = context
    for (const row of await seen(context)) if (!row.read) records.put('notifications', row.id, { ...row, read: true })
  },
}

/** Those of the selected project. Notifications of the sample are seen in every sample project. */
const seen = async ({ records, session }: Context) =>
  (await records.list('notifications')).filter((row) => session.space === 'sample' || row.project === session.project)
