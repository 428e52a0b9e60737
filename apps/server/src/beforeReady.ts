import { Hono } from 'hono'
import { securityHeaders } from './headers.ts'
import { web } from './web.ts'

/** Requests that wait for the stores at most, and for how long, in milliseconds. */
const mostWaiting = 500
const longestWait = 30_000

/** What is answered where there is nothing to answer with yet. */
export const starting = () =>
  new Response('Tagmason is starting: try again in a few seconds.\n', {
    status: 503,
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Retry-After': '5' },
  })

/**
 * Answers while the stores open: the pages of the web app at once, what these pages ask as soon as `ready` gives the server's own app, and everything else, health checks
 * and events among it, with 503, because its senders repeat themselves.
 */
export function beforeReady(webFolder: string, https: boolean, ready: Promise<Pick<Hono, 'fetch'>>, patience = longestWait): Hono {
  const app = new Hono()
  let waiting = 0
  const whenReady = async (): Promise<Pick<Hono, 'fetch'> | null> => {
    if (waiting >= mostWaiting) return null
    waiting++
    let timer: NodeJS.Timeout | undefined
    const tooLate = new Promise<null>((resolve) => (timer = setTimeout(() => resolve(null), patience)))
    try {
      return await Promise.race([ready, tooLate])
    } finally {
      clearTimeout(timer)
      waiting--
    }
  }
  const pages = new Hono().use(securityHeaders(https)).route('/', web(webFolder))
  app.all('*', async (c) => {
    const { path, method } = c.req
    const isApi = path.startsWith('/api/') && !path.startsWith('/api/v1/')
    // A shared page's own answer says which sites may show it in a frame.
    if (isApi || path.startsWith('/share/')) return (await whenReady())?.fetch(c.req.raw, c.env as object) ?? starting()
    const isPage = path.startsWith('/assets/') || (c.req.header('Accept') ?? '').includes('text/html')
    return method === 'GET' && isPage ? await pages.fetch(c.req.raw, c.env as object) : starting()
  })
  return app
}
