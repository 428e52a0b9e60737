export const nlpStatuses = ['processing', 'completed', 'queued', 'error'] as const
export type NlpStatus = (typeof nlpStatuses)[number]

/** Texts being read by the machine. */
export interface NlpJob {
  id: string
  project: string
  type: string
  status: NlpStatus
  /** A text of the job. */
  input: string
  /** What was read from it; empty until there is something. */
  output: string
  /** Percent, 0 to 100: processed of total. */
  progress: number
  processed: number
  total: number
  /** Percent, 0 to 100; null until it can be said. */
  accuracy: number | null
}
