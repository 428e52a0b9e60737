import { invitationDays, sampleClock } from '@tagmason/domain'
import type { RecordStore } from '../store/store.ts'
import { type Records, unitOfWork } from '../store/unitOfWork.ts'
import { systemWork } from './work.ts'

const day = 86_400_000
/** How long mails are kept, sent or not, and links of invitations after their end. */
const keptDays = 30
const ago = (from: Date, days: number) => new Date(from.getTime() - days * day).toISOString()

/** Forgets what nobody can use any more: the bin, files of old exports, links and counters whose time is over, old mails. Answers how many rows went. */
export async function tidy(store: RecordStore, now: Date): Promise<number> {
  const found = unitOfWork(store)
  await forget(found, now)
  // Most days there is nothing to do, for which nobody has to wait.
  if (found.writes.length === 0) return 0
  return systemWork(store, (records) => forget(records, now))
}

/**
 * A row of a sample project carries the times of the sample's clock, which stands still, and is held against that clock: by the world's, all that was made there would
 * be years old at once. Links, mails to people of the account and counters carry the world's time, whatever project they were made in.
 */
async function forget(records: Records, now: Date): Promise<number> {
  const real = new Set((await records.list('projects')).filter(({ space }) => space === 'real').map(({ value }) => value))
  const clockOf = ({ project }: { project: string }) => (real.has(project) ? now : new Date(sampleClock))
  let count = 0
  const remove = (collection: Parameters<Records['remove']>[0], id: string) => {
    records.remove(collection, id)
    count++
  }
  for (const binned of await records.find('removedReports', { where: { removedAt: { before: ago(now, 1) } } })) {
    if (binned.removedAt >= ago(clockOf(binned), 1)) continue
    remove('removedReports', binned.id)
    if (binned.collection === 'exports') remove('exportFiles', binned.row.id)
  }
  for (const row of await records.find('exports', { where: { validUntil: { from: '', to: now.toISOString() } }, order: 'validUntil' }))
    if (row.validUntil !== null && row.validUntil <= clockOf(row).toISOString() && (await records.count('exportFiles', { id: row.id })) > 0)
      remove('exportFiles', row.id)
  for (const { id } of await records.find('emailChanges', { where: { expires: { to: now.toISOString() } } })) remove('emailChanges', id)
  for (const { id } of await records.find('apiHours', { where: { hour: { before: ago(now, 1) } } })) remove('apiHours', id)
  for (const mail of await records.find('outbox', { where: { at: { before: ago(now, keptDays) } } }))
    if (mail.at < ago(mail.account === true ? now : clockOf(mail), keptDays)) remove('outbox', mail.id)
  for (const { id } of await records.find('invitationTokens', { where: { sent: { before: ago(now, keptDays + invitationDays) } } }))
    remove('invitationTokens', id)
  return count
}
