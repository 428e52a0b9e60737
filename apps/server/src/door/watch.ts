import { type Context, Hono } from 'hono'
import { streamSSE } from 'hono/streaming'
import type { Visitor } from '../house.ts'
import { problem } from '../problem.ts'
import type { Who } from './door.ts'
import type { NewsOfAccounts } from './news.ts'

/** Proxies close what is silent for a minute. */
const heartbeat = 25_000
/** Milliseconds between two looks at the session for no better reason than an entry in the log: strangers who fill the log would else have every stream asked about all the time. */
const patience = 2_000
/** After a change of password, in milliseconds: the session in which it was changed is kept meanwhile. */
const moment = 300

/**
 * `GET /watch`: server-sent events, each the JSON list of the questions that have other answers now; the event `lost` says that nobody knows which. Takes
 * the last id that was heard as `Last-Event-ID`, or as `after` where a page opens a new stream, which cannot send headers. Ends with the session: as soon as members, passwords or
 * roles change, or somebody comes or goes, the session is looked at before anything more is said.
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
      let lookAt = performance.now() + beat
      let looked = Number.NEGATIVE_INFINITY
      const stop = news.watch(visitor.account, last, ({ id, old }, doubt) => {
        queue.push(old === null ? { id, event: 'lost', data: '[]' } : { id, data: JSON.stringify(old) })
        if (doubt !== null) lookAt = Math.min(lookAt, { now: 0, next: performance.now() + moment, soon: looked + patience }[doubt])
        wake()
      })
      stream.onAbort(() => {
        stop()
        wake()
      })
      try {
        while (!stream.aborted) {
          if (performance.now() >= lookAt) {
            looked = performance.now()
            lookAt = looked + beat
            if (!isSame(visitor, await who(c, true))) break
            if (queue.length === 0) await stream.write(': still here\n\n')
            continue
          }
          const next = queue.shift()
          if (next !== undefined) {
            await stream.writeSSE(next)
            continue
          }
          await new Promise<void>((resolve) => {
            const timer = setTimeout(resolve, Math.max(0, lookAt - performance.now()))
            wake = () => {
              clearTimeout(timer)
              resolve()
            }
            if (queue.length > 0 || stream.aborted) wake()
          })
        }
      } finally {
        stop()
      }
    })
  })
  return app
}

/** Who has another account or role is another visitor: the page comes again as what they are now, and hears what it missed. */
const isSame = ({ account, member }: Visitor, now: Visitor | null) =>
  now !== null && now.account === account && now.member.id === member.id && now.member.role === member.role
