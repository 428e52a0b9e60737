import type { ApiAnswer, ApiScope, Project } from '@tagmason/domain'
import { bearer, unknownKey } from '@tagmason/engine'
import type { Context, MiddlewareHandler } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import type { Caller, Desk } from './desk.ts'
import { projectOf } from './projectOf.ts'

/** What a handler behind the gate knows of the call. */
export interface Gated {
  Variables: { caller: Caller; project: Project }
}

/**
 * In front of every endpoint: who calls (401), whether they may and how often they have (403, 429), and about which project. What passes is counted, and its answer
 * tells the limits.
 */
export const gate = (desk: Desk, scope: ApiScope): MiddlewareHandler<Gated> =>
  async function entrance(c, next) {
    const caller = await desk.callerOf(bearer(c.req.header('Authorization')))
    if (caller === null) return answer(c, unknownKey())
    // Everybody can read a key that stands in a page, and only such a key is used from pages.
    if (caller.key.kind === 'secret') c.header('Access-Control-Allow-Origin', undefined)
    const entry = desk.enter(caller, scope)
    if ('refused' in entry) return answer(c, entry.refused)
    for (const [name, value] of Object.entries(entry.headers)) c.header(name, value)
    const about = projectOf(caller, c.req.query('project'))
    if ('refused' in about) return answer(c, about.refused)
    c.set('caller', caller)
    c.set('project', about.project)
    await next()
  }

/** An answer of the engine as one over HTTP. No cache may keep it: it belongs to a key. */
export const answer = (c: Context, { status, headers, body }: ApiAnswer): Response =>
  c.body(body, status as ContentfulStatusCode, { 'Cache-Control': 'no-store', ...headers })
