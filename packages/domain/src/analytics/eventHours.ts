/** What one project received in one hour. */
export interface EventHour {
  /** Start of the hour, ISO 8601 in UTC. */
  at: string
  /** Sessions with an event in this hour. */
  visits: number
  events: number
  /** Conversions among them. */
  conversions: number
}
