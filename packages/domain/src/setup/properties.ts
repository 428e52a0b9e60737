import type { ConnectionStatus } from './containers.ts'

/** A GA4 property. */
export interface AnalyticsProperty {
  /** Nine or ten digits, or the measurement id of its web stream. */
  id: string
  project: string
  name: string
  status: ConnectionStatus
  /** How many data streams it has. */
  streams: number
}

/** What the id of a property looks like: nine or ten digits, or a measurement id (requirements SETUP-GA4-04). */
export const propertyIdPattern = /^(\d{9,10}|G-[A-Z0-9]{4,12})$/

/** One call of the configuration, told by what it is for. */
export interface PropertySetting {
  /** As `keyEvent:purchase`. */
  id: string
  method: string
  path: string
  /** What it sends. */
  body: string
}

/** The configuration of a property as it was last saved as a file. */
export interface SavedConfiguration {
  /** Id of the property. */
  id: string
  project: string
  settings: PropertySetting[]
  /** ISO 8601, UTC. */
  savedAt: string
}

/** How a setting stands to the configuration that was last saved. */
export interface SettingChange {
  kind: 'added' | 'changed' | 'removed' | 'same'
  id: string
  before: string
  after: string
}

/** What the events of a project ask of a GA4 property. */
export interface PropertyConfiguration {
  settings: PropertySetting[]
  /** Against what was last saved for this property; all of it is new where nothing was. */
  changes: SettingChange[]
  savedAt: string | null
  /** What these calls do not set up, each with the reason. */
  left: { name: string; why: string }[]
}

export interface Properties {
  properties: AnalyticsProperty[]
  /** Names of the containers that send to a property, by the property's id. */
  sentFrom: Record<string, string[]>
  /** How many events the configuration is made from. */
  events: number
}
