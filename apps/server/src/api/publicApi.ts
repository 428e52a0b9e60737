import { OpenAPIHono } from '@hono/zod-openapi'
import type { ApiAnswer } from '@tagmason/domain'
import { apiProblem, type EventReader } from '@tagmason/engine'
import type { Context, Hono, MiddlewareHandler } from 'hono'
import type { Intake } from '../intake/intake.ts'
import { type BodyReader, bodyReader } from '../intake/reader.ts'
import { asEngine, countEvents, runStoredDashboard, runStoredReport } from './ask.ts'
import type { Desk } from './desk.ts'
import { answer, gate, type Gated } from './gate.ts'
import { askEvents, askFunnel } from './question.ts'
import { dashboardDataRoute, funnelByAddressRoute, funnelRoute, queryByAddressRoute, queryRoute, reportRowsRoute } from './questionRoutes.ts'
import { countsRoute, dashboardsRoute, reportsRoute, sendRoute } from './routes.ts'
import { send } from './send.ts'
import { listDrafts, proposeDraft } from './drafts.ts'
import { exportContainer, listContainers, readFindings, readPlan, type WorkspaceOf } from './tracking.ts'
import { containerRoute, containersRoute, draftsRoute, findingsRoute, planRoute, proposeRoute } from './trackingRoutes.ts'

export interface PublicApiParts {
  desk: Desk
  events: EventReader
  /** One that counts (`counted.ts`). */
  intake: Pick<Intake, 'take'>
  /** Reads events apart from the server's own thread; here and now where left out. */
  bodies?: Pick<BodyReader, 'sent'>
  /** Asks the engine in the name of a key. */
  workspaceOf: WorkspaceOf
  /** Proxies of ours in front of this server. */
  proxies: number
}

/** The public API at `/api/v1`, with its OpenAPI document at `/api/v1/openapi.json`. To be mounted at the root. */
export function publicApi({ desk, events, intake, bodies = bodyReader(), workspaceOf, proxies }: PublicApiParts): Hono {
  const app = new OpenAPIHono<Gated>()
  app.openAPIRegistry.registerComponent('securitySchemes', 'key', { type: 'http', scheme: 'bearer', description: 'An API key: `Authorization: Bearer <key>`.' })
  const query = askEvents(desk, events)
  const funnel = askFunnel(desk, events)
  const tracking = { workspaceOf, proxies }
  const endpoints = [
    { route: countsRoute, scope: 'events.read', handler: countEvents(desk, events) },
    { route: queryByAddressRoute, scope: 'events.read', handler: query },
    { route: queryRoute, scope: 'events.read', handler: query },
    { route: funnelByAddressRoute, scope: 'events.read', handler: funnel },
    { route: funnelRoute, scope: 'events.read', handler: funnel },
    { route: sendRoute, scope: 'events.write', handler: send({ desk, intake, bodies, proxies }) },
    { route: reportsRoute, scope: 'reports.read', handler: asEngine(desk, 'reports.read') },
    { route: reportRowsRoute, scope: 'reports.read', handler: runStoredReport(desk, events) },
    { route: dashboardsRoute, scope: 'dashboards.read', handler: asEngine(desk, 'dashboards.read') },
    { route: dashboardDataRoute, scope: 'dashboards.read', handler: runStoredDashboard(desk, events) },
    { route: planRoute, scope: 'tracking.read', handler: readPlan(tracking) },
    { route: containersRoute, scope: 'tracking.read', handler: listContainers(tracking) },
    { route: containerRoute, scope: 'tracking.read', handler: exportContainer(tracking) },
    { route: findingsRoute, scope: 'tracking.read', handler: readFindings(tracking) },
    { route: draftsRoute, scope: 'tracking.read', handler: listDrafts(tracking) },
    { route: proposeRoute, scope: 'tracking.propose', handler: proposeDraft(tracking) },
  ] as const
  app.use(sendRoute.path, fromPages)
  const methods = new Map<string, string[]>()
  for (const { route, scope, handler } of endpoints) {
    // Only its documentation is the framework's: the engine reads parameters and bodies, so that a page and a server refuse the same with the same words.
    app.openAPIRegistry.registerPath(route)
    const [method, path] = [route.method.toUpperCase(), route.getRoutingPath()]
    app.on(method, path, gate(desk, scope), handler)
    methods.set(path, [...(methods.get(path) ?? []), method])
  }
  for (const [path, allowed] of methods) app.all(path, (c) => answer(c, wrongMethod(c, allowed)))
  app.doc31('/api/v1/openapi.json', {
    openapi: '3.1.0',
    info: {
      title: 'Tagmason',
      version: '1',
      description:
        'Sends events to a project, asks about them, reads reports, dashboards, the plan and what is found in containers, and proposes changes of containers. Every call carries an API key.',
    },
  })
  app.all('/api/v1/*', (c) => answer(c, apiProblem(404, 'Not Found', `There is nothing at ${c.req.path}: see /api/v1/openapi.json for what there is.`)))
  return app as unknown as Hono
}

/** Pages of any site send events with a key that is no secret; a preflight cannot know yet which key comes. */
const fromPages: MiddlewareHandler = async (c, next) => {
  if (c.req.method === 'OPTIONS')
    return c.body(null, 204, {
      'Access-Control-Allow-Origin': '*',
      'Access-Control-Allow-Methods': 'POST',
      'Access-Control-Allow-Headers': 'Authorization, Content-Type',
      'Access-Control-Max-Age': '86400',
    })
  c.header('Access-Control-Allow-Origin', '*')
  c.header('Access-Control-Expose-Headers', 'X-RateLimit-Limit, X-RateLimit-Remaining, X-RateLimit-Reset, RateLimit, RateLimit-Policy, Retry-After')
  await next()
}

const wrongMethod = (c: Context, methods: readonly string[]): ApiAnswer =>
  apiProblem(405, 'Method Not Allowed', `${c.req.path} takes ${methods.join(' or ')} and not ${c.req.method}: call it so.`, { Allow: methods.join(', ') })

/** The engine's way to this API (`Ports.callApi`): a member tries it out of a page. */
export const callsOf =
  (app: Pick<Hono, 'request'>) =>
  async ({ method, path, authorization, body }: { method: string; path: string; authorization: string; body: string }): Promise<ApiAnswer> => {
    const response = await app.request(path, {
      method,
      headers: { Authorization: authorization, 'Content-Type': 'application/json' },
      ...(method === 'POST' ? { body } : {}),
    })
    return { status: response.status, headers: shown(response.headers), body: await response.text() }
  }

/** Headers in the writing that people know them by; what only pages need is left out. */
function shown(headers: Headers): Record<string, string> {
  const named = [
    'Content-Type',
    'WWW-Authenticate',
    'X-RateLimit-Limit',
    'X-RateLimit-Remaining',
    'X-RateLimit-Reset',
    'RateLimit-Policy',
    'RateLimit',
    'Retry-After',
  ]
  return Object.fromEntries(named.flatMap((name) => (headers.has(name) ? [[name, headers.get(name) ?? '']] : [])))
}
