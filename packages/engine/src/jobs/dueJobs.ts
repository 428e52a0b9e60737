import type { Ports } from '../context.ts'
import { openContext } from '../store/openContext.ts'
import type { RecordStore } from '../store/store.ts'
import { dueNow } from './dueNow.ts'
import type { Job } from './job.ts'
import type { DueJob } from './jobRun.ts'
import { systemMember } from './systemMember.ts'
import { jobsInOrder } from './table.ts'

/** Jobs that take milliseconds, those that take seconds, and those that open pages in the server's browser: none waits for another lane. */
export const jobLanes = ['quick', 'slow', 'browser'] as const
export type JobLane = (typeof jobLanes)[number]

export const laneOf = ({ slow }: Pick<Job, 'slow'>): JobLane => (slow === 'browser' ? 'browser' : slow === true ? 'slow' : 'quick')

/**
 * What is due in an account, of its real projects and of itself, found without writing anything, so that a server that looks every minute leaves no traces. The sample is left alone: its clock stands still,
 * and what runs there an owner asks for.
 */
export async function dueJobs(store: RecordStore, ports: Ports, lane: JobLane): Promise<DueJob[]> {
  const real = [...(await store.list('projects')).values()].filter(({ space }) => space === 'real').map(({ value }) => value)
  const due: DueJob[] = []
  for (const [project, per] of [...real.map((slug) => [slug, 'project'] as const), [null, 'account'] as const]) {
    const { context } = await openContext({ store, ports, member: systemMember, ...(project === null ? {} : { project }) })
    for (const [name, declared] of jobsInOrder)
      if (declared.per === per && laneOf(declared) === lane) due.push(...(await dueNow(context, name)).map((run) => ({ name, project, ...run })))
  }
  return due
}
