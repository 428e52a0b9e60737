export const alertTypes = ['performance', 'traffic', 'revenue', 'security'] as const
export type AlertType = (typeof alertTypes)[number]

export const alertStatuses = ['active', 'paused', 'disabled'] as const
export type AlertStatus = (typeof alertStatuses)[number]

export const alertPriorities = ['high', 'medium', 'low'] as const
export type AlertPriority = (typeof alertPriorities)[number]

export const alertChannels = ['email', 'chat', 'sms'] as const
export type AlertChannel = (typeof alertChannels)[number]

/** A rule that tells people when a figure leaves its bounds. */
export interface SmartAlert {
  id: string
  project: string
  name: string
  description: string
  type: AlertType
  condition: string
  /** `disabled`: switched off by an administrator or by the plan. */
  status: AlertStatus
  priority: AlertPriority
  channels: AlertChannel[]
  /** ISO 8601, UTC; null when it never fired. */
  last_triggered: string | null
  trigger_count: number
  /** Percent of its alarms that people confirmed, 0 to 100. */
  confidence: number
}
