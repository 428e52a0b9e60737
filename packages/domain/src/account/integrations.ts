import type { InSpace } from '../space.ts'

export const syncFrequencies = ['hourly', 'realtime'] as const
export type SyncFrequency = (typeof syncFrequencies)[number]

/** A service that this account works with. */
export interface Integration extends InSpace {
  id: string
  name: string
  description: string
  type: string
  /** `waiting`: noted down until a server can reach the service; `error`: the last sync failed. */
  status: 'connected' | 'waiting' | 'error'
  /** ISO 8601, UTC; null when it never synced. */
  lastSync: string | null
  /** Name of an icon. */
  icon: string
  /** How data is fetched, or where messages go. */
  settings: IntegrationSettings
  /** Why the last sync failed; left out where it did not. */
  problem?: 'accessExpired' | 'notReached'
  /** Which account of the service; left out where nobody said. No secret. */
  account?: string
}

export type IntegrationSettings = { autoSync: boolean; syncFrequency: SyncFrequency } | { notifications: boolean; channel: string }

/** One that was disconnected a moment ago and can be had back. */
export interface DisconnectedIntegration extends InSpace {
  /** Id of the integration. */
  id: string
  /** By the world's clock; ISO 8601, UTC. */
  at: string
  row: Integration
}

/** For so long a disconnected integration can be had back; then what was kept of its access is erased. */
export const undoSeconds = 60

export interface Integrations {
  connected: Integration[]
  /** Those of the catalogue that are not connected, and what was disconnected. */
  available: AvailableIntegration[]
}

/** A service before one connects it. What it syncs and which permissions it needs, the screens say by its id. */
export interface IntegrationFacts {
  integration: AvailableIntegration
  /** Address in the product of the guide. */
  guide: string
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
