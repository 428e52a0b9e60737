import { type DailyMetric, keyOfName, leastHistory, type ModelRow, type PredictiveModel, Refusal, sameName, type TrainingJob } from '@tagmason/domain'
import { mean, rounded, sum } from '@tagmason/insight'
import type { Context } from '../context.ts'
import type { Handles } from '../handlerTypes.ts'
import { own, ownRow } from '../own.ts'
import { measuredDays } from '../figures/days.ts'
import { dailySeries } from './dailySeries.ts'
import { foresee } from './foresee.ts'
import { likeliestVisitors } from '../ai/scoreTraining.ts'
import { asTrained } from './trainedModel.ts'

export const models: Handles<'models'> = {
  'models.list': async (context) => {
    const rows = await modelRows(context)
    const accuracies = rows.flatMap(({ accuracy }) => accuracy ?? [])
    const average = mean(accuracies)
    return {
      rows,
      history: await historyOf(context),
      figures: {
        models: rows.length,
        active: rows.filter((row) => row.status === 'active').length,
        accuracy: average === null ? null : rounded(average, 1),
        predictions: sum(rows.map((row) => row.predictions)),
      },
    }
  },

  'models.details': async (context, { id }) => {
    const model = await modelRow(context, id)
    // One that is paused or no nearer than its baseline foretells nothing.
    const isOff = model.status === 'inactive'
    if (model.kind === 'score') return { model, measured: [], foreseen: [], test: null, visitors: isOff ? [] : await likeliestVisitors(context, model, 10) }
    if (model.metric === null) return { model, measured: [], foreseen: [], test: null }
    const days = await measuredDays(context, { whole: true })
    const currency = model.metric === 'revenue' ? days.at(-1)?.currency : undefined
    const seen = foresee(dailySeries(days, model.metric), model)
    return { model, ...seen, ...(isOff ? { foreseen: [] } : {}), ...(currency === undefined ? {} : { currency }) }
  },

  'models.train': async (context, { name, kind = 'forecast', metric, horizon, history }) => {
    const { ports, session } = context
    if ((await own(context, 'models')).some((model) => sameName(model.name, name)))
      throw new Refusal('conflict', `There is a model '${name}' already: choose another name.`)
    // Models and their jobs share a name, so that a job of this name would be taken for its own.
    if ((await jobOf(context, { name, project: session.project })) !== null)
      throw new Refusal('conflict', `There is a training job '${name}' already: choose another name.`)
    await mustKnow(context, metric)
    const model: PredictiveModel = {
      id: ports.id(),
      project: session.project,
      name,
      kind,
      metric,
      horizon,
      history,
      accuracy: null,
      status: 'training',
      lastTrained: null,
      predictions: 0,
      trainings: [],
    }
    await queue(context, model)
    return put(context, model)
  },

  'models.retrain': async (context, { id }) => {
    const model = await modelRow(context, id)
    if (model.status === 'training' || model.job?.status === 'training')
      throw new Refusal('conflict', `The model '${model.name}' is being trained already: wait for that to end.`)
    if (model.metric !== null) await mustKnow(context, model.metric)
    const { before } = await queue(context, model)
    // What the job replaces says that it is in training; without that the model has to say so itself.
    if (before === undefined) put(context, { ...stored(model), status: 'training' })
    return { ...stored(model), status: 'training' }
  },

  'models.setStatus': async (context, { id, status }) => {
    const model = await modelRow(context, id)
    if (model.status === 'training')
      throw new Refusal('conflict', `The model '${model.name}' is being trained: it can be paused or played when that has ended.`)
    if (model.status === status) throw new Refusal('conflict', `The model '${model.name}' is ${status} already: reload to see what happened to it.`)
    if (model.lastTrained === null) throw new Refusal('conflict', `The model '${model.name}' was never trained: train it first.`)
    if (status === 'active' && model.quality?.beatsNaive === false)
      throw new Refusal('conflict', `The model '${model.name}' is no nearer than its baseline: train it again when more is collected.`)
    return put(context, { ...stored(model), status })
  },

  'models.remove': async (context, { id }) => {
    const { name, project } = await ownRow(context, 'models', id)
    const job = await jobOf(context, { name, project })
    context.records.remove('fittedScores', id)
    // What was never more than a place in the queue goes with its model.
    if (job?.status === 'queued' && job.lastTrained === null) context.records.remove('trainingJobs', job.id)
    context.records.remove('models', id)
  },
}

async function modelRows(context: Context): Promise<ModelRow[]> {
  const models = await own(context, 'models')
  return Promise.all(models.map(async (model) => asTrained(model, await jobOf(context, model))))
}

async function modelRow(context: Context, id: string): Promise<ModelRow> {
  const model = await ownRow(context, 'models', id)
  return asTrained(model, await jobOf(context, model))
}

/** A model as it is kept. */
function stored({ job: _job, failed: _failed, ...model }: ModelRow): PredictiveModel {
  return model
}

function put({ records }: Context, model: PredictiveModel): PredictiveModel {
  records.put('models', model.id, model)
  return model
}

/** The job of a model: they share their name. */
async function jobOf({ records }: Context, { name, project }: Pick<PredictiveModel, 'name' | 'project'>): Promise<TrainingJob | null> {
  const [job] = await records.find('trainingJobs', { where: { project, called: keyOfName(name) }, limit: 1 })
  return job ?? null
}

async function historyOf(context: Context): Promise<Record<DailyMetric, number>> {
  const { length } = await measuredDays(context, { whole: true })
  return { visits: length, conversions: length, revenue: length }
}

async function mustKnow(context: Context, metric: DailyMetric) {
  const days = (await historyOf(context))[metric]
  if (days < leastHistory)
    throw new Refusal('conflict', `A training needs ${leastHistory} days of ${metric} and this project has ${days}: come back when more is collected.`, [
      { path: 'metric', message: 'notEnoughHistory' },
    ])
}

/** Puts the training of a model into the pipeline; a model that was trained before keeps its one job. */
async function queue(context: Context, model: PredictiveModel): Promise<TrainingJob> {
  const { ports, records, session, now } = context
  const before = await jobOf(context, model)
  const days = await measuredDays(context, { whole: true })
  const job: TrainingJob = {
    id: before?.id ?? ports.id(),
    project: before?.project ?? session.project,
    name: model.name,
    type: before?.type ?? (model.kind === 'forecast' ? 'Time series' : 'Classification'),
    status: 'queued',
    progress: 0,
    accuracy: model.accuracy,
    dataPoints: before?.dataPoints ?? Math.min(days.length, model.history),
    lastTrained: model.lastTrained,
    estimatedTime: null,
    queuedAt: now.toISOString(),
    ...beforeOf(before),
  }
  records.put('trainingJobs', job.id, job)
  return job
}

/** What a job goes back to when it is taken out of the queue; one that waits already keeps what it would go back to. */
function beforeOf(job: TrainingJob | null): Pick<TrainingJob, 'before'> {
  if (job === null) return {}
  if (job.status === 'queued') return job.before === undefined ? {} : { before: job.before }
  const { status, progress, estimatedTime, problem } = job
  return { before: { status, progress, estimatedTime, ...(problem === undefined ? {} : { problem }) } }
}
