import { Refusal, type TrainingJob, type TrainingStatus, trainingStatuses } from '@tagmason/domain'
import type { Context } from '../context.ts'
import type { Handles } from '../handlerTypes.ts'
import { countOwn, listedRows, own, ownRow } from '../own.ts'

export const training: Handles<'training'> = {
  'training.list': async (context) => {
    const rows = (await own(context, 'trainingJobs', { descending: true, limit: listedRows })).toReversed()
    const counts = await Promise.all(trainingStatuses.map(async (status) => [status, await countOwn(context, 'trainingJobs', { status })] as const))
    return { rows, figures: Object.fromEntries(counts) as Record<TrainingStatus, number> }
  },

  'training.pause': async (context, { id }) => {
    const job = await inStatus(context, id, 'training')
    return put(context, { ...job, status: 'queued', pausedAt: context.now.toISOString() })
  },

  /** Only what a worker does is training: without one, a real project's job waits its turn in the queue. */
  'training.resume': async (context, { id }) => {
    const { pausedAt, ...job } = await inStatus(context, id, 'queued')
    if (pausedAt === undefined) throw conflict(job, 'paused')
    return put(context, context.session.space === 'sample' ? { ...job, status: 'training' } : { ...job, queuedAt: context.now.toISOString() })
  },

  /** A new run from the beginning; what the model has learnt so far stays in use until it is through. */
  'training.retrain': async (context, { id }) => {
    // What was learned so far was learned from older figures.
    context.records.remove('trainingStates', id)
    const { pausedAt: _pausedAt, problem, ...job } = await inStatus(context, id, 'completed', 'queued', 'error')
    const before = job.before ?? { status: job.status, progress: job.progress, estimatedTime: job.estimatedTime, problem }
    return put(context, { ...job, status: 'queued', progress: 0, queuedAt: context.now.toISOString(), ...(before.status === 'queued' ? {} : { before }) })
  },

  'training.cancel': async (context, { id }) => {
    const { before, queuedAt: _queuedAt, pausedAt: _pausedAt, ...job } = await inStatus(context, id, 'queued')
    if (before === undefined) throw conflict(job, 'queued for a retraining')
    context.records.remove('trainingStates', id)
    return put(context, { ...job, ...before })
  },
}

const conflict = ({ id, status }: Pick<TrainingJob, 'id' | 'status'>, needs: string) =>
  new Refusal('conflict', `The training job '${id}' is ${status}, and this needs it to be ${needs}: reload to see what happened to it.`)

async function inStatus(context: Context, id: string, ...statuses: TrainingStatus[]): Promise<TrainingJob> {
  const job = await ownRow(context, 'trainingJobs', id)
  if (!statuses.includes(job.status)) throw conflict(job, statuses.join(' or '))
  return job
}

function put({ records }: Context, job: TrainingJob): TrainingJob {
  records.put('trainingJobs', job.id, job)
  return job
}
