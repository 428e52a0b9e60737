export const trainingStatuses = ['training', 'completed', 'queued', 'error'] as const
export type TrainingStatus = (typeof trainingStatuses)[number]

/** Why a training ended in error. */
export const trainingProblems = ['tooFewDataPoints', 'tooFewPositives'] as const
export type TrainingProblem = (typeof trainingProblems)[number]

/** A model being trained, or waiting for it, or through with it. */
export interface TrainingJob {
  id: string
  project: string
  name: string
  type: string
  status: TrainingStatus
  /** Percent, 0 to 100. */
  progress: number
  /** Percent, 0 to 100; null before the first training has ended. */
  accuracy: number | null
  dataPoints: number
  /** ISO 8601, UTC; null before the first training has ended. */
  lastTrained: string | null
  /** Minutes until it is done; null where that cannot be said. */
  estimatedTime: number | null
  /** ISO 8601, UTC: it was stopped at its last checkpoint and waits, queued, with its progress kept. */
  pausedAt?: string
  /** ISO 8601, UTC. */
  queuedAt?: string
  /** Why it is in error, and how many data points it would need. */
  problem?: { code: TrainingProblem; needs: number }
  /** What a retraining has replaced, for taking it out of the queue again. */
  before?: Pick<TrainingJob, 'status' | 'progress' | 'estimatedTime' | 'problem'>
}

export interface TrainingPipeline {
  figures: Record<TrainingStatus, number>
  rows: TrainingJob[]
}
