import type { JobRow } from '@tagmason/domain'
import type { Context } from '../context.ts'
import type { Handles, PreparationHandlers } from '../handlerTypes.ts'
import { dueNow, isDue, nextRunOf, stateId } from './dueNow.ts'
import { noteDone } from './runJob.ts'
import { jobs, jobsInOrder } from './table.ts'

/** As many things that wait are done at once by hand. */
const most = 50

export const jobHandlers: Handles<'jobs'> = {
  'jobs.list': async (context) => {
    const { records, session } = context
    const rows: JobRow[] = []
    for (const [job, { per, due, notInSample }] of jobsInOrder) {
      if (notInSample === true && session.space === 'sample') continue
      const state = await records.get('jobStates', stateId(per === 'account' ? null : session.project, job))
      const { lastRun, milliseconds, failure } = state ?? { lastRun: null, milliseconds: 0, failure: null }
      const idle = !('waiting' in due) && (await due.when?.(context)) === false
      const time = 'waiting' in due ? 'waiting' : due.every
      // The sample's clock stands still: there is no next time.
      const nextRun = idle || session.space === 'sample' ? null : await nextRunOf(context, job)
      rows.push({ job, time, ofAccount: per === 'account', lastRun, milliseconds, failure, nextRun, idle })
    }
    return rows
  },

  'jobs.run': async (context, { job }, prepared) => {
    const began = context.ports.now().getTime()
    let done = 0
    for (const { prepared: made, ...run } of prepared) {
      if (!(await isDue(context, job, run.key))) continue
      await jobs[job].run(context, run, made)
      await noteDone(context, job, jobs[job], run, context.ports.now().getTime() - began)
      done++
    }
    return { done }
  },
}

/** What is due of a job that an owner runs by hand, with what takes time done before the act's turn. What failed a moment ago is tried again. */
export const dueOfJob: PreparationHandlers['jobs.run'] = async (context: Context, { job }) => {
  const state = await context.records.get('jobStates', stateId(jobs[job].per === 'account' ? null : context.session.project, job))
  const again = state?.failure ?? null
  if (again !== null) context.records.put('jobStates', state?.id ?? '', { ...(state as NonNullable<typeof state>), failure: null })
  const due = (await dueNow(context, job)).slice(0, most)
  return Promise.all(due.map(async (run) => ({ ...run, prepared: await jobs[job].prepare?.(context, run) })))
}
