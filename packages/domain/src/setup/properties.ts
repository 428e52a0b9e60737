import type { ConnectionStatus } from './containers.ts'

/** A GA4 property. */
export interface AnalyticsProperty {
  /** Nine or ten digits. */
  id: string
  project: string
  name: string
  status: ConnectionStatus
  /** How many data streams it has. */
  streams: number
}
