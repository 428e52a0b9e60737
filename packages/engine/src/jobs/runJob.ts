import type { JobName, JobState } from '@tagmason/domain'
import { appendAudit, auditEntry } from '../audit.ts'
import { changesOf } from '../auditChanges.ts'
import type { Context, Ports } from '../context.ts'
import { openContext } from '../store/openContext.ts'
import type { RecordStore } from '../store/store.ts'
import { isDue, stateId } from './dueNow.ts'
import type { Job } from './job.ts'
import type { DueJob, JobRun } from './jobRun.ts'
import { systemMember } from './systemMember.ts'
import { jobs } from './table.ts'

/** Minutes before a failed run is tried again: doubled with each failure, an hour at most. */
const retryMinutes = (times: number) => Math.min(60, 2 ** (times - 1))
const longestMessage = 300

/**
 * Does one run of a job, as the system. False where somebody else had done it meanwhile. Throws what went wrong, after it was written down where owners see it; it is due again a minute later, then two,
 * four … up to an hour.
 */
export async function runJob(store: RecordStore, ports: Ports, { name, project, ...run }: DueJob): Promise<boolean> {
  const declared = jobs[name]
  const open = () => openContext({ store, ports, member: systemMember, ...(project === null ? {} : { project }) })
  const inTurn = <T>(work: () => Promise<T>) => (store.alone === undefined ? work() : store.alone(work))
  const began = ports.now().getTime()
  try {
    const prepared = await declared.prepare?.((await open()).context, run)
    return await inTurn(async () => {
      const { records, context } = await open()
      if (!(await isDue(context, name, run.key))) return false
      await declared.run(context, run, prepared)
      const remembered = new Set<string>(declared.remembers)
      if (records.writes.some(({ collection }) => !remembered.has(collection)))
        await appendAudit(
          records,
          auditEntry(context, name, 'Success', 'waiting' in declared.due ? { id: run.key } : undefined),
          await changesOf(store, records.writes, name),
        )
      await noteDone(context, name, declared, run, ports.now().getTime() - began)
      await store.commit(records.writes)
      return true
    })
  } catch (error) {
    // What went wrong is more important than that it was written down.
    await inTurn(async () => {
      const { records, context } = await open()
      await noteFailure(context, name, declared, run, error)
      await store.commit(records.writes)
    }).catch(() => undefined)
    throw error
  }
}

/** Writes down that a run was done: by the clock, this is what makes it be done once. */
export async function noteDone(context: Context, name: JobName, declared: Job, { key }: JobRun, milliseconds: number): Promise<void> {
  const before = await stateOf(context, name, declared)
  // A failure of something else that waits is not over.
  const failure = before.failure !== null && 'waiting' in declared.due && before.failure.key !== key ? before.failure : null
  context.records.put('jobStates', before.id, { ...before, key, lastRun: context.now.toISOString(), milliseconds, failure })
}

async function noteFailure(context: Context, name: JobName, declared: Job, { key }: JobRun, error: unknown): Promise<void> {
  const before = await stateOf(context, name, declared)
  const times = before.failure?.key === key || !('waiting' in declared.due) ? (before.failure?.times ?? 0) + 1 : 1
  const at = context.now.toISOString()
  const message = (error instanceof Error ? error.message : String(error)).slice(0, longestMessage)
  const next = new Date(context.now.getTime() + retryMinutes(times) * 60_000).toISOString()
  context.records.put('jobStates', before.id, { ...before, failure: { key, at, message, times, next } })
}

async function stateOf({ records, session }: Context, job: JobName, { per }: Job): Promise<JobState> {
  const project = per === 'account' ? '' : session.project
  const id = stateId(per === 'account' ? null : session.project, job)
  return (await records.get('jobStates', id)) ?? { id, project, job, key: null, lastRun: null, milliseconds: 0, failure: null }
}
