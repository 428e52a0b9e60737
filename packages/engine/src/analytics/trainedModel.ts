import type { ModelRow, PredictiveModel, TrainingJob } from '@tagmason/domain'

/**
 * A model with what its job says, wherever that was asked for: while a training of it waits or runs it is in training. When one is through that is newer than what
 * the model knows, the model is active with the new accuracy; when it failed or was taken out of the queue, the model is what it can be without it.
 */
export function asTrained(model: PredictiveModel, job: TrainingJob | null): ModelRow {
  const failed = job?.status === 'error'
  const waits = job?.status === 'training' || job?.status === 'queued'
  // A first training is known by the model, a further one by what it replaces.
  if (waits && (model.status === 'training' || job.before !== undefined)) return { ...model, status: 'training', job, failed }
  const learned = newerThan(model, job)
  if (learned !== null) return { ...model, ...learned, status: 'active', job, failed }
  if (model.status !== 'training') return { ...model, job, failed }
  return { ...model, status: model.lastTrained === null || job === null || failed ? 'inactive' : 'active', job, failed }
}

/** What a completed job has taught the model; null where the model knows it already. */
function newerThan(
  { lastTrained: known, trainings }: PredictiveModel,
  job: TrainingJob | null,
): Pick<PredictiveModel, 'accuracy' | 'lastTrained' | 'trainings'> | null {
  if (job?.status !== 'completed' || job.accuracy === null || job.lastTrained === null) return null
  const { accuracy, lastTrained, dataPoints } = job
  if (known !== null && lastTrained <= known) return null
  return { accuracy, lastTrained, trainings: [{ at: lastTrained, accuracy, days: dataPoints }, ...trainings] }
}
