import { type FittedScore, leastHistory, type ModelQuality, type PredictiveModel, sameName, type TrainingJob, type TrainingState } from '@tagmason/domain'
import { forecastProgress, forecastResult, leastPositives, propensityResult, startForecastTraining, stepForecastTraining } from '@tagmason/insight/models'
import { dailySeries } from '../analytics/dailySeries.ts'
import type { Context } from '../context.ts'
import { measuredDays } from '../figures/days.ts'
import { own, ownRow } from '../own.ts'
import { learnScore, scoreFold, startScoreTraining } from './scoreTraining.ts'

/** Days of the week. */
const season = 7

/** What one step of a training comes to: the next checkpoint, or its end. */
export interface TrainingStep {
  /** As the job was before it: a step of one that was paused or begun anew meanwhile is not written. */
  before: TrainingJob
  job: TrainingJob
  training?: TrainingState['training']
  model?: PredictiveModel
  fitted?: FittedScore | null
}

/** The next step of a training; null where its model is gone, and the training with it. Nothing is written, so a step whose process died is simply done again. */
export async function nextTrainingStep(context: Context, id: string): Promise<TrainingStep | null> {
  const before = await ownRow(context, 'trainingJobs', id)
  const model = (await own(context, 'models')).find((each) => sameName(each.name, before.name))
  if (model === undefined) return null
  const state = (await context.records.get('trainingStates', id))?.training ?? (await begin(context, model))
  const failed = (code: 'tooFewDataPoints' | 'tooFewPositives', needs: number, dataPoints = before.dataPoints): TrainingStep => ({
    before,
    job: ended({ ...before, dataPoints }, { status: 'error', problem: { code, needs } }),
  })
  const going = (training: TrainingState['training'], progress: number): TrainingStep => ({
    before,
    job: { ...before, status: 'training', progress: Math.floor(progress * 100) },
    training,
  })
  if (state === null) return failed('tooFewDataPoints', model.kind === 'score' ? 7 + 2 * model.horizon : 2 * season + 3)
  if (state.kind === 'forecast') {
    const forecast = stepForecastTraining(state.forecast)
    const result = forecastResult(forecast)
    return result === null
      ? going({ kind: 'forecast', forecast }, forecastProgress(forecast))
      : learned(context, before, model, forecast.values.length, result, model.horizon)
  }
  const cut = state.cuts[state.done.length]
  if (cut !== undefined) {
    const done = [...state.done, await scoreFold(context, model, cut)]
    return going({ ...state, done }, done.length / (state.cuts.length + 1))
  }
  const scored = state.done.flat().map(([chance, happened]) => ({ chance, happened: happened === 1 }))
  const positives = scored.filter(({ happened }) => happened).length
  const result = propensityResult([{ scored }])
  if (result === null || positives < leastPositives) return failed('tooFewPositives', leastPositives, positives)
  const { fitted, visitors } = await learnScore(context, model)
  const { auc, bands, beatsNaive } = result
  const quality: ModelQuality = {
    method: 'logistic',
    error: inPercent(result.brier),
    naiveError: inPercent(result.naiveBrier),
    beatsNaive,
    folds: state.cuts.length,
    points: result.visitors,
    auc,
    positives,
    bands,
  }
  return { ...learned(context, before, model, result.visitors, quality, visitors), fitted }
}

/** Writes a step; the model is active only where it is nearer than its baseline. */
export async function writeTrainingStep({ records }: Pick<Context, 'records'>, id: string, step: TrainingStep | null): Promise<void> {
  const job = await records.get('trainingJobs', id)
  if (step === null || job === undefined) {
    records.remove('trainingStates', id)
    return records.remove('trainingJobs', id)
  }
  const { before, training, model, fitted } = step
  if (job.queuedAt !== before.queuedAt || job.progress !== before.progress) return
  records.put('trainingJobs', id, step.job)
  if (training === undefined) records.remove('trainingStates', id)
  else records.put('trainingStates', id, { id, project: job.project, training })
  if (model !== undefined) records.put('models', model.id, model)
  if (fitted !== undefined && fitted !== null) records.put('fittedScores', fitted.id, fitted)
}

const inPercent = (share: number) => Math.round(share * 1000) / 10

async function begin(context: Context, model: PredictiveModel): Promise<TrainingState['training'] | null> {
  const days = await measuredDays(context, { whole: true })
  if (model.kind === 'score') return startScoreTraining(context, model, days.length)
  if (model.metric === null || days.length < leastHistory) return null
  const values = dailySeries(days, model.metric)
    .slice(-model.history)
    .map(({ value }) => value)
  const forecast = startForecastTraining(values, season, model.horizon)
  return forecast === null ? null : { kind: 'forecast', forecast }
}

function learned({ now }: Context, before: TrainingJob, model: PredictiveModel, dataPoints: number, quality: ModelQuality, predictions: number): TrainingStep {
  const at = now.toISOString()
  const accuracy = quality.auc ?? Math.max(0, Math.round((100 - quality.error) * 10) / 10)
  return {
    before,
    job: ended({ ...before, dataPoints }, { status: 'completed', accuracy, lastTrained: at }),
    model: {
      ...model,
      accuracy,
      quality,
      lastTrained: at,
      status: quality.beatsNaive ? 'active' : 'inactive',
      predictions: model.predictions + (quality.beatsNaive ? predictions : 0),
      trainings: [{ at, accuracy, days: dataPoints }, ...model.trainings].slice(0, 20),
    },
  }
}

function ended({ before: _before, pausedAt: _pausedAt, problem: _problem, ...job }: TrainingJob, outcome: Partial<TrainingJob>): TrainingJob {
  return { ...job, progress: 100, estimatedTime: null, ...outcome }
}
