/** What one project received in one hour. */
export interface EventHour {
  /** `<project>:<at>` */
  id: string
  project: string
  /** Start of the hour, ISO 8601 in UTC. */
  at: string
  /** Sessions that began in this hour. */
  visits: number
  /** Events received in this hour. */
  events: number
  /** Conversions among them. */
  conversions: number
}
