export const syncFrequencies = ['hourly', 'realtime'] as const
export type SyncFrequency = (typeof syncFrequencies)[number]

/** A service that this account works with. */
export interface Integration {
  id: string
  name: string
  description: string
  type: string
  status: 'connected'
  /** ISO 8601, UTC; null when it never synced. */
  lastSync: string | null
  /** Name of an icon. */
  icon: string
  /** How data is fetched, or where messages go. */
  settings: { autoSync: boolean; syncFrequency: SyncFrequency } | { notifications: boolean; channel: string }
}

/** A service that could be connected. */
export interface AvailableIntegration {
  id: string
  name: string
  description: string
  type: string
  icon: string
  popular: boolean
}
