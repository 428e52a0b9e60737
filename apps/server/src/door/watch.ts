import { type Context, Hono } from 'hono'
import { streamSSE } from 'hono/streaming'
import { problem } from '../problem.ts'
import type { Who } from './door.ts'
import type { NewsOfAccounts } from './news.ts'

/** Proxies close what is silent for a minute. */
const heartbeat = 25_000

/**
 * `GET /watch`: server-sent events, each the JSON list of the questions that have other answers now; the event `lost` says that nobody knows which. Takes
 * the last id that was heard as `Last-Event-ID`, or as `after` where a page opens a new stream, which cannot send headers. Ends when the session does.
 */
export function watch(news: NewsOfAccounts, who: Who, beat = heartbeat): Hono {
  const app = new Hono()
  app.get('/watch', async (c: Context) => {
    const visitor = await who(c)
    if (visitor === null) return problem(c, 401, 'You are not signed in, or your session has ended: sign in.', { code: 'signIn' })
    c.header('X-Accel-Buffering', 'no')
    return streamSSE(c, async (stream) => {
      const last = c.req.header('Last-Event-ID') ?? c.req.query('after')
      // Says at once where the listener stands, so that a drop before the first news loses nothing.
      const queue: { id: string; event?: string; data: string }[] = [{ id: last ?? news.position(visitor.account), event: 'begun', data: '[]' }]
      let wake: () => void = () => undefined
      const stop = news.watch(visitor.account, last, ({ id, old }) => {
        queue.push(old === null ? { id, event: 'lost', data: '[]' } : { id, data: JSON.stringify(old) })
        wake()
      })
      stream.onAbort(() => {
        stop()
        wake()
      })
      while (!stream.aborted) {
        const next = queue.shift()
        if (next !== undefined) {
          await stream.writeSSE(next)
          continue
        }
        const silent = await new Promise<boolean>((resolve) => {
          const timer = setTimeout(() => resolve(true), beat)
          wake = () => {
            clearTimeout(timer)
            resolve(false)
          }
          if (queue.length > 0 || stream.aborted) wake()
        })
        if (!silent || stream.aborted) continue
        if ((await who(c, true)) === null) break
        await stream.write(': still here\n\n')
      }
      stop()
    })
  })
  return app
}
