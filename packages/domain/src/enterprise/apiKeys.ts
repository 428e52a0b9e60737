export const keyStatuses = ['Active', 'Inactive'] as const
export type KeyStatus = (typeof keyStatuses)[number]

export const keyEnvironments = ['production', 'development'] as const
export type KeyEnvironment = (typeof keyEnvironments)[number]

/** What secret keys begin with, so that people and scanners know them (requirements G-76). */
export const keyPrefixes = { production: 'atk_live_', development: 'atk_test_' } as const satisfies Record<KeyEnvironment, string>

/** A key to the public API. One store, seen by the enterprise's and the account's screen. */
export interface ApiKey {
  id: string
  name: string
  /** An ingest key stands in web pages and can be copied any time; a secret is shown once. */
  kind: 'ingest' | 'secret'
  environment: KeyEnvironment
  /** Masked for a secret, as it is for an ingest key. */
  key: string
  /** ISO 8601, UTC. */
  created: string
  /** ISO 8601, UTC; null when it was never used. */
  lastUsed: string | null
  /** API calls of the billing period. What an ingest key sends is metered as events. */
  requests: number
  status: KeyStatus
}

/** A call of the public API. */
export interface Endpoint {
  id: string
  method: 'GET' | 'POST'
  path: string
  description: string
  /** Calls an hour for each key. */
  rateLimit: number
}
