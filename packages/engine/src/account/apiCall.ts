import { type ApiKey, type Endpoint, hasKeyEnded, Refusal } from '@tagmason/domain'
import type { Context, Handles } from '../context.ts'
import { apiEndpoints } from './apiEndpoints.ts'
import { problem } from './apiProblem.ts'
import { inSpace, mark } from './inSpace.ts'
import { sha256 } from './secrets.ts'

const hour = 3_600_000

/**
 * One call of the public API: who calls (401), whether they may (403), how often they have (429), then the answer. The calls of an hour are counted by the
 * world's clock, so that an hour ends in the sample too.
 */
export const callApi: Handles<'apiKeys'>['apiKeys.call'] = async (context, { endpoint: id, authorization, body = '' }) => {
  const { records, ports, now } = context
  const endpoint = await records.get('endpoints', id)
  if (endpoint === undefined) throw new Refusal('notFound', `There is no endpoint '${id}': choose one of the list.`)
  const key = await keyOf(context, authorization)
  if (key === undefined) return problem(401, 'Unauthorized', 'Send a key that is active as `Authorization: Bearer <key>`.', { 'WWW-Authenticate': 'Bearer' })
  if (!key.scopes.includes(endpoint.scope)) return problem(403, 'Forbidden', `The key '${key.name}' has no scope ${endpoint.scope}.`)

  const at = ports.now().getTime()
  const begun = new Date(Math.floor(at / hour) * hour).toISOString()
  const place = `${key.id}:${endpoint.id}`
  const counted = await records.get('apiHours', place)
  const calls = counted?.hour === begun ? counted.calls : 0
  const ends = Date.parse(begun) + hour
  if (calls >= endpoint.rateLimit)
    return problem(429, 'Too Many Requests', `The key '${key.name}' has used its ${endpoint.rateLimit} calls of this hour.`, {
      ...limits(endpoint, 0, ends),
      'Retry-After': String(Math.ceil((ends - at) / 1000)),
    })
  if (key.kind === 'secret' && (await isUsedUp(context)))
    return problem(429, 'Too Many Requests', 'The plan’s API calls of this period are used up.', limits(endpoint, endpoint.rateLimit - calls, ends))

  records.put('apiHours', place, { id: place, hour: begun, calls: calls + 1, ...mark(context) })
  const answer = await apiEndpoints[endpoint.scope](context, body)
  records.put('apiKeys', key.id, { ...key, lastUsed: now.toISOString(), requests: key.requests + (key.kind === 'secret' ? 1 : 0) })
  return { ...answer, headers: { ...answer.headers, ...limits(endpoint, endpoint.rateLimit - calls - 1, ends) } }
}

const limits = ({ rateLimit }: Endpoint, remaining: number, ends: number) => ({
  'X-RateLimit-Limit': String(rateLimit),
  'X-RateLimit-Remaining': String(remaining),
  'X-RateLimit-Reset': String(ends / 1000),
})

/** The key of a header, where it is active. A secret is known by its hash; the one before it during its grace. */
async function keyOf(context: Context, authorization: string): Promise<ApiKey | undefined> {
  const given = /^Bearer +(\S+)$/i.exec(authorization.trim())?.[1]
  if (given === undefined) return undefined
  const hash = await sha256(given)
  const at = context.ports.now().getTime()
  const known = (await inSpace(context, 'apiKeySecrets')).find(
    (row) => row.hash === hash || row.previous.some((each) => each.hash === hash && Date.parse(each.until) > at),
  )
  const key = (await inSpace(context, 'apiKeys')).find((row) => (row.kind === 'ingest' ? row.key === given : row.id === known?.id))
  return key === undefined || key.status === 'Inactive' || hasKeyEnded(key, context.now) ? undefined : key
}

/** Whether the calls that the plan includes are used up. */
async function isUsedUp(context: Context): Promise<boolean> {
  const limit = (await context.records.list('subscriptions'))[0]?.usage.apiCalls.limit ?? null
  return limit !== null && (await inSpace(context, 'apiKeys')).reduce((sum, row) => sum + row.requests, 0) >= limit
}
