import type { Handles } from '../context.ts'
import { change, own } from '../own.ts'

export const notifications: Handles<'notifications'> = {
  /** Newest first. */
  'notifications.list': async (context) => (await own(context, 'notifications')).sort((a, b) => b.at.localeCompare(a.at)),

  'notifications.markRead': async (context, { id }) => {
    await change(context, 'notifications', id, { read: true })
  },

  'notifications.markAllRead': async (context) => {
    for (const row of await own(context, 'notifications')) if (!row.read) context.records.put('notifications', row.id, { ...row, read: true })
  },
}
