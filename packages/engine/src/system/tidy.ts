import type { RecordStore } from '../store/store.ts'
import { type Records, unitOfWork } from '../store/unitOfWork.ts'
import { systemWork } from './work.ts'

const day = 86_400_000
/** How long mails are kept, sent or not, and links of invitations after their end. */
const keptDays = 30

/** Forgets what nobody can use any more: the bin, files of old exports, links and counters whose time is over, old mails. Answers how many rows went. */
export async function tidy(store: RecordStore, now: Date): Promise<number> {
  const found = unitOfWork(store)
  await forget(found, now)
  // Most days there is nothing to do, for which nobody has to wait.
  if (found.writes.length === 0) return 0
  return systemWork(store, (records) => forget(records, now))
}

async function forget(records: Records, now: Date): Promise<number> {
  const before = (days: number) => new Date(now.getTime() - days * day).toISOString()
  const at = now.toISOString()
  let count = 0
  const remove = (collection: Parameters<Records['remove']>[0], id: string) => {
    records.remove(collection, id)
    count++
  }
  for (const binned of await records.list('removedReports')) {
    if (binned.removedAt >= before(1)) continue
    remove('removedReports', binned.id)
    if (binned.collection === 'exports') remove('exportFiles', binned.row.id)
  }
  const files = new Set((await records.entries('exportFiles')).map(([id]) => id))
  for (const { id, validUntil } of await records.list('exports')) if (files.has(id) && validUntil !== null && validUntil <= at) remove('exportFiles', id)
  for (const { id, expires } of await records.list('emailChanges')) if (expires <= at) remove('emailChanges', id)
  for (const { id, hour } of await records.list('apiHours')) if (hour < before(1)) remove('apiHours', id)
  for (const mail of await records.list('outbox')) if (mail.at < before(keptDays)) remove('outbox', mail.id)
  const invitations = new Map(await records.entries('invitations'))
  for (const { id, sent } of await records.list('invitationTokens')) {
    const ends = invitations.get(id)?.expiresDate ?? sent
    if (ends < before(keptDays)) remove('invitationTokens', id)
  }
  return count
}
