export const configuredEventStatuses = ['active', 'draft'] as const
export type ConfiguredEventStatus = (typeof configuredEventStatuses)[number]

/** An event of a project's measurement plan that is in use or in preparation. */
export interface ConfiguredEvent {
  /** `<project>:<name>` */
  id: string
  project: string
  /** GA4 event name. */
  name: string
  status: ConfiguredEventStatus
  /** How many triggers fire it. */
  triggers: number
}
