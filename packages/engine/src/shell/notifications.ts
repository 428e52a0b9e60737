import { listedNotifications } from '@tagmason/domain'
import type { Handles } from '../handlerTypes.ts'
import { keptReader } from '../inWords.ts'
import { change, own } from '../own.ts'

export const notifications: Handles<'notifications'> = {
  /** Newest first. */
  'notifications.list': async (context) => {
    const text = await keptReader(context)
    const rows = await own(context, 'notifications', { order: 'at', descending: true, limit: listedNotifications })
    return rows.map((row) => ({ ...row, title: text(row.title), description: text(row.description) }))
  },

  'notifications.markRead': async (context, { id }) => {
    await change(context, 'notifications', id, { read: true })
  },

  'notifications.markAllRead': async (context) => {
    for (const row of await own(context, 'notifications', { where: { read: false } })) context.records.put('notifications', row.id, { ...row, read: true })
  },
}
