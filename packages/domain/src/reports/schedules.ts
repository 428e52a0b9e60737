/** In the order of their interval, which is the order of sorting (requirements G-47). */
export const frequencies = ['Daily', 'Weekly', 'Bi-weekly', 'Monthly'] as const
export type Frequency = (typeof frequencies)[number]

export const scheduleStatuses = ['active', 'paused', 'error'] as const
export type ScheduleStatus = (typeof scheduleStatuses)[number]

export const scheduleFormats = ['PDF', 'Excel', 'HTML'] as const
export type ScheduleFormat = (typeof scheduleFormats)[number]

/** A report that is sent by itself. */
export interface ReportSchedule {
  id: string
  project: string
  name: string
  description: string
  frequency: Frequency
  /** ISO 8601, UTC; null when it is not scheduled. */
  nextRun: string | null
  /** ISO 8601, UTC; null when it never ran. */
  lastRun: string | null
  /** `error` when the last run failed. */
  status: ScheduleStatus
  /** E-mail addresses. */
  recipients: string[]
  format: ScheduleFormat
  /** Off: not scheduled at all, and shown as paused. */
  enabled: boolean
}

export const deliveryStatuses = ['delivered', 'failed'] as const
export type DeliveryStatus = (typeof deliveryStatuses)[number]

/** One sending of a scheduled report. */
export interface Delivery {
  id: string
  project: string
  scheduleId: string
  /** Name of the report. */
  report: string
  /** ISO 8601, UTC. */
  sent: string
  status: DeliveryStatus
  /** How many addresses it went to. */
  recipients: number
  /** Why it failed; null when delivered. */
  reason: string | null
}
