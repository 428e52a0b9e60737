import {
  type ApiAnswer,
  type ApiKey,
  type ApiKeySecret,
  type ApiScope,
  type BillingPlan,
  type Endpoint,
  hasKeyEnded,
  monthBefore,
  type Project,
  type Subscription,
  subscriptionAt,
} from '@tagmason/domain'
import { problem } from './apiProblem.ts'
import { sha256 } from './secrets.ts'

export const apiHour = 3_600_000

/** Start of the hour of the clock that a moment lies in; both milliseconds since 1970. */
export const hourOf = (at: number) => Math.floor(at / apiHour) * apiHour

/** A key as it is found by the hash of what was sent: for ever, or, where it is a secret before the last, until a moment. */
export interface HashedKey {
  key: ApiKey
  /** Milliseconds since 1970; null for no end. */
  until: number | null
}

/** Keys by the SHA-256 of what opens them: an ingest key itself, a secret, and those before it during their grace. */
export async function keysByHash(keys: readonly ApiKey[], secrets: readonly ApiKeySecret[]): Promise<Map<string, HashedKey>> {
  const found = new Map<string, HashedKey>()
  const secretOf = new Map(secrets.map((row) => [row.id, row]))
  for (const key of keys) {
    const secret = secretOf.get(key.id)
    if (key.kind === 'ingest') found.set(await sha256(key.key), { key, until: null })
    else if (secret !== undefined) {
      for (const { hash, until } of secret.previous) found.set(hash, { key, until: Date.parse(until) })
      found.set(secret.hash, { key, until: null })
    }
  }
  return found
}

/** What was sent of a key: the token of `Bearer <key>`, else undefined. */
export const bearer = (authorization: string | undefined) => /^Bearer +(\S+)$/i.exec(authorization?.trim() ?? '')?.[1]

/** The clock that a key lives by: that of its space, which stands still in the sample, or the world's where it was made for one project. */
export const clockOf = ({ project }: Pick<ApiKey, 'project'>, now: Date, world: Date) => (project === undefined ? now : world)

/** Whether a key opens anything. `now` is the clock of its space, `world` the world's. */
export const isOpen = ({ key, until }: HashedKey, now: Date, world: Date) =>
  (until === null || until > world.getTime()) && key.status === 'Active' && !hasKeyEnded(key, clockOf(key, now, world))

/** Nobody is known by what was sent. */
export const unknownKey = (): ApiAnswer =>
  problem(401, 'Unauthorized', 'Send a key that is active as `Authorization: Bearer <key>`.', { 'WWW-Authenticate': 'Bearer' })

/**
 * An endpoint as it is for a space. The sample's limits are those of the specification; a real project takes events by the rule of the operator, which is the same for all formats and is held where events come in, so that no
 * format has a gate that others have not.
 * @param operators calls with events an hour that the operator allows a project; any number where left out
 */
export const endpointIn = <One extends CountedEndpoint>(endpoint: One, space: Project['space'], operators?: number): One =>
  space === 'real' && endpoint.scope === 'events.write' ? { ...endpoint, rateLimit: operators ?? null } : endpoint

/** What of an endpoint calls are counted by. */
export type CountedEndpoint = Pick<Endpoint, 'id' | 'rateLimit'> & { scope: ApiScope }

/** A call that wants in. */
export interface Entry {
  key: ApiKey
  endpoint: CountedEndpoint
  /** Calls of this key to this endpoint in this hour, without this one. */
  calls: number
  /** Whether the calls that the plan includes are used up. */
  usedUp: boolean
  /** Milliseconds since 1970. */
  at: number
}

/**
 * Whether a call may (403) and is not one too many (429). A call that is refused here is not counted. The headers tell the limits, in the form that many know and in
 * that of the IETF (draft-ietf-httpapi-ratelimit-headers).
 */
export function admit({ key, endpoint, calls, usedUp, at }: Entry): { refused: ApiAnswer } | { headers: Record<string, string> } {
  if (!key.scopes.includes(endpoint.scope)) return { refused: problem(403, 'Forbidden', `The key '${key.name}' has no scope ${endpoint.scope}.`) }
  const wait = String(Math.ceil((hourOf(at) + apiHour - at) / 1000))
  if (endpoint.rateLimit !== null && calls >= endpoint.rateLimit)
    return {
      refused: problem(429, 'Too Many Requests', `The key '${key.name}' has used its ${endpoint.rateLimit} calls of this hour.`, {
        ...limits(endpoint, calls, at),
        'Retry-After': wait,
      }),
    }
  if (key.kind === 'secret' && usedUp)
    return { refused: problem(429, 'Too Many Requests', 'The plan’s API calls of this period are used up.', limits(endpoint, calls, at)) }
  return { headers: limits(endpoint, calls + 1, at) }
}

function limits({ rateLimit }: CountedEndpoint, calls: number, at: number): Record<string, string> {
  if (rateLimit === null) return {}
  const remaining = Math.max(0, rateLimit - calls)
  const ends = hourOf(at) + apiHour
  return {
    'X-RateLimit-Limit': String(rateLimit),
    'X-RateLimit-Remaining': String(remaining),
    'X-RateLimit-Reset': String(ends / 1000),
    'RateLimit-Policy': `"hour";q=${rateLimit};w=3600`,
    RateLimit: `"hour";r=${remaining};t=${Math.ceil((ends - at) / 1000)}`,
  }
}

/** The calls that a plan includes (null for any number), and the start of the period, as milliseconds since 1970. */
export function callsIncluded(subscription: Subscription | undefined, plans: readonly BillingPlan[], now: Date): { limit: number | null; start: number } {
  if (subscription === undefined) return { limit: null, start: 0 }
  const { nextBilling, usage } = subscriptionAt(subscription, plans, now)
  return { limit: usage.apiCalls.limit, start: monthBefore(new Date(nextBilling), new Date(subscription.nextBilling).getUTCDate()).getTime() }
}

/** The calls of a key in the period that began at `start`; those of one that is over do not count. */
export const callsSince = ({ requests, lastUsed }: ApiKey, start: number) => (lastUsed !== null && Date.parse(lastUsed) >= start ? requests : 0)
