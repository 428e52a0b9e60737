export const triggerEventTypes = ['Page View', 'Conversion', 'User Registration', 'E-commerce'] as const
export type TriggerEventType = (typeof triggerEventTypes)[number]

/** Switched on or off by a person. */
export const switchStatuses = ['active', 'paused'] as const
export type SwitchStatus = (typeof switchStatuses)[number]

/** Watches the event stream and runs actions when its condition holds. */
export interface EventTrigger {
  id: string
  project: string
  name: string
  description: string
  event_type: TriggerEventType
  /** In words, with the threshold: `Over 1000 page views per hour`. */
  condition: string
  status: SwitchStatus
  /** ISO 8601, UTC; null when it never fired. */
  last_triggered: string | null
  trigger_count: number
  /** Names of the actions it runs. */
  actions: string[]
}
