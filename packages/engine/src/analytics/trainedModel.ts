import type { ModelRow, PredictiveModel, TrainingJob } from '@tagmason/domain'

/**
 * A model with what its job says: as long as it is being trained the job decides. When that is through, the model is active with the new accuracy; when it failed
 * or was taken out of the queue, the model is what it can be without it.
 */
export function asTrained(model: PredictiveModel, job: TrainingJob | null): ModelRow {
  const failed = job?.status === 'error'
  if (model.status !== 'training') return { ...model, job, failed }
  const waits = job?.status === 'training' || job?.status === 'queued'
  if (waits) return { ...model, job, failed }
  const { accuracy, lastTrained } = job?.status === 'completed' ? job : model
  if (accuracy === null || lastTrained === null || job === null || failed) return { ...model, status: 'inactive', job, failed }
  const isNew = model.trainings[0]?.at !== lastTrained
  return {
    ...model,
    status: 'active',
    accuracy,
    lastTrained,
    trainings: isNew ? [{ at: lastTrained, accuracy, days: job.dataPoints }, ...model.trainings] : model.trainings,
    job,
    failed,
  }
}
