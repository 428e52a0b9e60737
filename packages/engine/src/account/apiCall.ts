import { type ApiKey, type Project, Refusal } from '@tagmason/domain'
import type { Context } from '../context.ts'
import type { Handles } from '../handlerTypes.ts'
import { projectContext } from './apiContext.ts'
import { apiEndpoints } from './apiEndpoints.ts'
import { admit, endpointIn, bearer, callsIncluded, callsSince, hourOf, isOpen, keysByHash, unknownKey } from './apiGate.ts'
import { inSpace, mark } from './inSpace.ts'
import { sha256 } from './secrets.ts'
import { subscriptionIn } from './subscriptions.ts'

/**
 * One call of the public API: who calls (401), whether they may (403), how often they have (429), then the answer. The calls of an hour are counted by the
 * world's clock, so that an hour ends in the sample too. On a server its own API answers, which counts all calls, these and those of other machines.
 */
export const callApi: Handles<'apiKeys'>['apiKeys.call'] = async (context, { endpoint: id, authorization, body = '' }) => {
  const { records, ports, now } = context
  const endpoint = await records.get('endpoints', id)
  if (endpoint === undefined) throw new Refusal('notFound', `There is no endpoint '${id}': choose one of the list.`)
  if (ports.callApi !== undefined) return ports.callApi({ method: endpoint.method, path: endpoint.path, authorization, body })
  const key = await keyOf(context, authorization)
  if (key === undefined) return unknownKey()

  const at = ports.now().getTime()
  const hour = new Date(hourOf(at)).toISOString()
  const place = `${key.id}:${endpoint.id}`
  const counted = await records.get('apiHours', place)
  const calls = counted?.hour === hour ? counted.calls : 0
  const included = callsIncluded(subscriptionIn(await records.list('subscriptions'), context.session.space, now), await records.list('billingPlans'), now)
  const used = (await inSpace(context, 'apiKeys')).reduce((sum, row) => sum + callsSince(row, included.start), 0)
  const admission = admit({ key, endpoint: endpointIn(endpoint, context.session.space), calls, usedUp: included.limit !== null && used >= included.limit, at })
  if ('refused' in admission) return admission.refused

  records.put('apiHours', place, { id: place, hour, calls: calls + 1, ...mark(context) })
  const answer = await apiEndpoints[endpoint.scope](await ofKey(context, key), { body, query: {} })
  records.put('apiKeys', key.id, usedOnce(key, now, included.start))
  return { ...answer, headers: { ...answer.headers, ...admission.headers } }
}

/** A key that was used so often more; the calls of a period that is over are forgotten. What an ingest key sends is metered as events. */
export const usedOnce = (key: ApiKey, now: Date, periodStart: number, times = 1): ApiKey => ({
  ...key,
  lastUsed: now.toISOString(),
  requests: key.kind === 'secret' ? callsSince(key, periodStart) + times : key.requests,
})

/** The key of a header, where it is active. */
async function keyOf(context: Context, authorization: string): Promise<ApiKey | undefined> {
  const given = bearer(authorization)
  if (given === undefined) return undefined
  const found = (await keysByHash(await inSpace(context, 'apiKeys'), await inSpace(context, 'apiKeySecrets'))).get(await sha256(given))
  return found !== undefined && isOpen(found, context.now, context.ports.now()) ? found.key : undefined
}

/** A key that was made for a project answers for it, whichever is looked at. */
async function ofKey(context: Context, key: ApiKey): Promise<Context> {
  const project: Project | undefined = key.project === undefined ? undefined : await context.records.get('projects', key.project)
  return project === undefined ? context : projectContext(context.records, context.ports, project)
}
