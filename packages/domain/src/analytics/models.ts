export const modelStatuses = ['active', 'training', 'inactive'] as const
export type ModelStatus = (typeof modelStatuses)[number]

/** A model that says what will happen. */
export interface PredictiveModel {
  id: string
  project: string
  name: string
  /** Percent of back-tested predictions that held, 0 to 100. */
  accuracy: number
  status: ModelStatus
  /** ISO 8601, UTC. */
  lastTrained: string
  /** How many predictions it has made. */
  predictions: number
}
