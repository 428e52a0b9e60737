import type { MiddlewareHandler } from 'hono'
import type { Settings } from '../settings.ts'
import { fromThisSite, saysWhereFrom } from './origin.ts'
import { problem } from '../problem.ts'

const harmless = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * Refuses with 403 what changes something and does not come from a page of this site: the browser adds a session's cookie whoever asks. Every browser says
 * where a changing request comes from; a program without one has keys.
 */
export const sameSite =
  (settings: Pick<Settings, 'publicUrl'>): MiddlewareHandler =>
  async (c, next) => {
    if (!harmless.has(c.req.method) && !(saysWhereFrom(c) && fromThisSite(c, settings)))
      return problem(c, 403, 'This request does not come from a page of this site: open the site itself and try again there.', { code: 'otherSite' })
    return next()
  }
