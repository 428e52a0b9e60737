/** What came in for one real project, in a row that changes whenever something has: whoever shows figures of events asks again then. The events themselves are in the event store. */
export interface EventArrivals {
  /** The project. */
  id: string
  project: string
  /** When the last events came in, or became ready to be asked for; ISO 8601 in UTC. */
  at: string
  /** All that were kept since the project began. */
  events: number
}
