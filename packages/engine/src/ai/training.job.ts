import { job } from '../jobs/job.ts'
import { own } from '../own.ts'
import { nextTrainingStep, type TrainingStep, writeTrainingStep } from './trainingStep.ts'

/** Trains the models that wait, the one that waits longest first, a step at a time. What was learned is kept with each step, so a training that is paused or killed goes on from there. */
export const trainingJob = job<TrainingStep | null>({
  per: 'project',
  slow: true,
  reads: ['trainingJobs', 'trainingStates', 'models', 'events'],
  wokenBy: ['trainingJobs'],
  writes: ['trainingJobs', 'trainingStates', 'models', 'fittedScores'],
  remembers: ['trainingStates', 'trainingJobs'],
  // Rows of the sample show for ever how a training looks under way.
  notInSample: true,
  due: {
    waiting: async (context) =>
      (await own(context, 'trainingJobs'))
        .filter(({ status, pausedAt }) => status === 'training' || (status === 'queued' && pausedAt === undefined))
        .toSorted((one, other) => (one.queuedAt ?? '').localeCompare(other.queuedAt ?? ''))
        .map(({ id }) => id),
  },
  prepare: (context, { key }) => nextTrainingStep(context, key),
  run: (context, { key }, step) => writeTrainingStep(context, key, step),
})
