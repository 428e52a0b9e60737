import type { InSpace } from '../space.ts'

export const keyStatuses = ['Active', 'Inactive'] as const
export type KeyStatus = (typeof keyStatuses)[number]

export const keyEnvironments = ['production', 'development'] as const
export type KeyEnvironment = (typeof keyEnvironments)[number]

/** What secret keys begin with, so that people and scanners know them. */
export const keyPrefixes = { production: 'atk_live_', development: 'atk_test_' } as const satisfies Record<KeyEnvironment, string>

/** What keys that stand in web pages begin with. */
export const ingestPrefix = 'atk_site_'

export const keyKinds = ['ingest', 'secret'] as const
export type KeyKind = (typeof keyKinds)[number]

/** Scopes whose endpoint is in the list that people see. */
export const listedScopes = ['events.read', 'events.write', 'reports.read', 'dashboards.read'] as const
export type ListedScope = (typeof listedScopes)[number]

/** What a key may be used for; `tracking.read` is plan, containers and what is found in them, `tracking.propose` drafts of containers that wait for a person. */
export const apiScopes = [...listedScopes, 'tracking.read', 'tracking.propose'] as const
export type ApiScope = (typeof apiScopes)[number]

/** After how many days a key ends; null is never. */
export const keyLives = [30, 90, 365, null] as const

/** For how many hours the secret before a regeneration is still accepted. */
export const graceHours = [0, 1, 24, 168] as const

/** As many keys as an account has at a time. */
export const mostKeys = 20

/** A key to the public API. One store, seen by the enterprise's and the account's screen. */
export interface ApiKey extends InSpace {
  id: string
  name: string
  /** Slug of the project that it was made for; left out where its calls name one of its space. Such a key lives by the world's clock, in the sample too. */
  project?: string
  /** An ingest key stands in web pages and can be copied any time; a secret is shown once. */
  kind: KeyKind
  environment: KeyEnvironment
  /** Masked for a secret; whole for an ingest key. */
  key: string
  /** ISO 8601, UTC. */
  created: string
  /** ISO 8601, UTC; null when it was never used. */
  lastUsed: string | null
  /** API calls of the billing period. What an ingest key sends is metered as events. */
  requests: number
  status: KeyStatus
  scopes: ApiScope[]
  /** ISO 8601, UTC; null for never. */
  expires: string | null
  /** Until when the secret before the last regeneration is accepted, ISO 8601 in UTC; null where it is not. */
  previousUntil: string | null
  /** The `expires` that the project's people were warned of. */
  toldOfEnd?: string
}

/** A key and its secret, which nobody can read again; null for a key that has none. */
export interface ShownKey {
  key: ApiKey
  secret: string | null
}

/** What is kept of a secret: enough to know it again, too little to use it. */
export interface ApiKeySecret extends InSpace {
  /** Id of the key. */
  id: string
  /** SHA-256, hexadecimal. */
  hash: string
  /** Those before it that are still accepted. */
  previous: { hash: string; until: string }[]
}

/** A call of the public API. */
export interface Endpoint {
  id: string
  method: 'GET' | 'POST'
  path: string
  description: string
  /** Calls an hour for each key; null for any number. */
  rateLimit: number | null
  scope: ListedScope
}

/** The calls of one key to one endpoint in an hour. */
export interface ApiHour extends InSpace {
  /** `<key>:<endpoint>` */
  id: string
  /** Start of the hour, ISO 8601 in UTC. */
  hour: string
  calls: number
}

/** What the public API answers. */
export interface ApiAnswer {
  /** Of HTTP. */
  status: number
  headers: Record<string, string>
  /** JSON. */
  body: string
}

/** The account's view of the keys: the secrets that can be used. */
export const accountKeys = (keys: readonly ApiKey[]) => keys.filter((key) => key.kind === 'secret' && key.status === 'Active')

/** A secret as it can be shown again: its prefix and its last four letters. */
export const maskedKey = (secret: string, prefix: string) => `${prefix}${'•'.repeat(8)}${secret.slice(-4)}`

/** Whether the time of a key is over. */
export const hasKeyEnded = ({ expires }: Pick<ApiKey, 'expires'>, now: Date) => expires !== null && Date.parse(expires) <= now.getTime()
