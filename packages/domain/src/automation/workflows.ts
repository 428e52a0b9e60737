export const workflowStatuses = ['active', 'paused', 'draft'] as const
export type WorkflowStatus = (typeof workflowStatuses)[number]

/** Actions that run by themselves when something happens. */
export interface Workflow {
  id: string
  project: string
  name: string
  description: string
  status: WorkflowStatus
  /** How many triggers start it. */
  triggers: number
  /** How many actions it runs. */
  actions: number
  /** ISO 8601, UTC; null when it never ran. */
  lastRun: string | null
  /** Percent of runs that went well, 0 to 100; null when it never ran. */
  success_rate: number | null
}
