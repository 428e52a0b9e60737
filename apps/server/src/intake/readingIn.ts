import { type ReadName, reads } from '@tagmason/domain'
import { Hono, type MiddlewareHandler } from 'hono'

/** What an answer says with figures that lack events which this server acknowledged before its last stop. */
export const readingInHeader = 'Tagmason-Events'

const mark =
  (isReadingIn: () => boolean, isAbout: (path: string) => boolean): MiddlewareHandler =>
  async (c, next) => {
    // Before the question: what is read in while it is answered may be missing in it.
    const lacks = isReadingIn() && isAbout(c.req.path)
    await next()
    if (lacks) c.res.headers.set(readingInHeader, 'reading-in')
  }

const asksEvents = (path: string) => {
  const name = path.slice('/api/read/'.length)
  return Object.hasOwn(reads, name) && (reads[name as ReadName].topics as readonly string[]).includes('eventArrivals')
}

/**
 * Says `Tagmason-Events: reading-in` with every answer about events while what the last process left in its log is not in the event store yet: the figures grow without anything happening. To be mounted before what answers.
 */
export function readingIn(isReadingIn: () => boolean): Hono {
  const app = new Hono()
  app.use('/api/read/*', mark(isReadingIn, asksEvents))
  app.use(
    '/api/v1/*',
    mark(isReadingIn, (path) => !path.endsWith('/openapi.json')),
  )
  return app
}
