export const trainingStatuses = ['training', 'completed', 'queued', 'error'] as const
export type TrainingStatus = (typeof trainingStatuses)[number]

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
}
