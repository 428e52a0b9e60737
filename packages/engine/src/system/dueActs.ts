import type { RecordStore } from '../store/store.ts'
import type { Member } from '../shell/session.ts'

/** Who does what falls due on a server; stands so in the audit log. */
export const systemMember: Member = { id: 'system', name: 'Tagmason', email: 'system', role: 'owner' }

/** An act whose time has come, and the project that it is done in; null for the account's own. */
export type DueAct =
  | { name: 'schedules.runDue'; project: string; input?: undefined }
  | { name: 'exports.work'; project: string; input: { id: string } }
  | { name: 'settings.finishDeletion'; project: null; input?: undefined }

/**
 * The acts of an account that are due, found without writing anything, so that a server that looks every minute leaves no traces. Each of them moves on what it
 * looks at in its own unit of work: done twice, it does nothing the second time. The sample is left alone: its clock stands still, and its exports are a
 * page's, because one of its rows shows for ever how it looks while one is made.
 */
export async function dueActs(store: RecordStore, now: Date): Promise<DueAct[]> {
  const at = now.toISOString()
  const due: DueAct[] = []
  const real = new Set([...(await store.list('projects')).values()].filter(({ space }) => space === 'real').map(({ value }) => value))
  const schedules = [...(await store.list('schedules')).values()]
  for (const project of real)
    if (schedules.some((row) => row.project === project && row.enabled && row.nextRun !== null && row.nextRun <= at))
      due.push({ name: 'schedules.runDue', project })
  for (const { id, project, status } of (await store.list('exports')).values())
    if (status === 'processing' && real.has(project)) due.push({ name: 'exports.work', project, input: { id } })
  const deletion = await store.get('accountDeletions', 'account')
  if (deletion !== undefined && deletion.due <= at) due.push({ name: 'settings.finishDeletion', project: null })
  return due
}
