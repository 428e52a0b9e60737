/** A document that shows how data is kept. */
export interface ComplianceDocument {
  id: string
  name: string
  type: string
  /** Of issue, ISO 8601 in UTC. */
  date: string
  status: 'Current'
  /** Bytes. */
  size: number
}

/** What people and sessions have to keep to (specification, section 9). */
export interface SecurityPolicy {
  id: string
  passwordMinLength: number
  passwordExpiryDays: number
  idleMinutes: number
  maxSessions: number
}

export const featureStates = ['On', 'Partly', 'Off'] as const
export type FeatureState = (typeof featureStates)[number]

/** A protection, and whether it stands. */
export interface SecurityFeature {
  id: string
  name: string
  description: string
  state: FeatureState
}
