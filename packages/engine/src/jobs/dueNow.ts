import type { JobName } from '@tagmason/domain'
import { projectZone } from '../analytics/zonedTime.ts'
import type { Context } from '../context.ts'
import type { JobRun } from './jobRun.ts'
import { jobs } from './table.ts'
import { slotAt } from './times.ts'

export const stateId = (project: string | null, job: JobName) => `${project ?? ''}:${job}`

/** What is due of a job in the project of a context, found without writing anything; what failed a moment ago is not. */
export async function dueNow(context: Context, name: JobName): Promise<JobRun[]> {
  const { per, due, notInSample } = jobs[name]
  const { records, session, now } = context
  if (notInSample === true && session.space === 'sample' && per === 'project') return []
  const state = await records.get('jobStates', stateId(per === 'account' ? null : session.project, name))
  const failure = state?.failure ?? null
  const mayTry = (key: string) => failure === null || ('waiting' in due && failure.key !== key) || failure.next <= now.toISOString()
  if ('waiting' in due) return (await due.waiting(context)).filter(mayTry).map((key) => ({ key, since: null }))
  const key = new Date(slotAt(due, now.getTime(), await projectZone(context)).from).toISOString()
  const since = state?.key ?? null
  if ((since !== null && since >= key) || !mayTry(key) || (await due.when?.(context)) === false) return []
  return [{ key, since }]
}

/** Whether a run is still to be done: another server may have been faster. */
export async function isDue(context: Context, name: JobName, key: string): Promise<boolean> {
  const { per, due } = jobs[name]
  if ('waiting' in due) return (await due.waiting(context)).includes(key)
  const done = (await context.records.get('jobStates', stateId(per === 'account' ? null : context.session.project, name)))?.key ?? null
  return done === null || done < key
}

/** The beginning of the next minute, hour, day or week, or of the next attempt; null where it waits for something. */
export async function nextRunOf(context: Context, name: JobName): Promise<string | null> {
  const { per, due } = jobs[name]
  const failure = (await context.records.get('jobStates', stateId(per === 'account' ? null : context.session.project, name)))?.failure ?? null
  if (failure !== null) return failure.next
  if ('waiting' in due) return null
  return new Date(slotAt(due, context.now.getTime(), await projectZone(context)).next).toISOString()
}
