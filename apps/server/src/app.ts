import { randomUUID } from 'node:crypto'
import { Hono, type MiddlewareHandler } from 'hono'
import { type Acted, door, type Who } from './door/door.ts'
import type { NewsOfAccounts } from './door/news.ts'
import type { Remembered } from './door/once.ts'
import { watch } from './door/watch.ts'
import { securityHeaders } from './headers.ts'
import type { House } from './house.ts'
import { log } from './log.ts'
import { problem } from './problem.ts'
import { web } from './web.ts'

export interface AppParts {
  house: Pick<House, 'settings' | 'workspace'>
  who: Who
  /** Told after an act of a member went well. */
  acted?: Acted
  /** Refuses what changes something and comes from a page of another site. */
  sameSite: MiddlewareHandler
  /** Refuses acts while the disk has no room for them. */
  room?: MiddlewareHandler
  news: NewsOfAccounts
  remembered: Remembered
  /** Where the built web app lies; null where there is none. */
  webFolder: string | null
  /** What else answers, in front of the web app: sign-in, the public API, the formats of clients. Each is mounted at the root. */
  more?: readonly Hono[]
}

/** All addresses of this server. */
export function createApp({ house, who, acted, sameSite, room, news, remembered, webFolder, more = [] }: AppParts): Hono {
  const app = new Hono()
  app.onError((error, c) => {
    const id = randomUUID()
    log.error({ id, method: c.req.method, path: c.req.path, error: error.stack ?? String(error) }, 'a request failed')
    return problem(c, 500, `This is a fault of the server, which wrote it down as ${id}: nothing was changed. Try again, and tell its operator if it stays.`, {
      code: 'unavailable',
    })
  })
  app.use(securityHeaders(house.settings.publicUrl?.startsWith('https:') === true))
  app.get('/healthz', (c) => c.json({ ok: true }))
  app.route('/api', watch(news, who))
  for (const each of more) app.route('/', each)
  app.use('/api/act/*', sameSite)
  app.use('/api/read/*', sameSite)
  if (room !== undefined) app.use('/api/act/*', room)
  app.route('/api', door(house, { who, acted, remembered }))
  if (webFolder !== null) app.route('/', web(webFolder))
  return app
}
