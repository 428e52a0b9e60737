import { serve } from '@hono/node-server'
import { serveStatic } from '@hono/node-server/serve-static'
import { Hono } from 'hono'
import { securityHeaders } from '../src/headers.ts'
import { web } from '../src/web.ts'

/** Serves a built folder as the product does its own, headers and all, on a free port of this machine; and the files of another one under /files/. */
export async function servePages(folder: string, files: string): Promise<{ address: string; close(): void }> {
  const app = new Hono()
  app.use(securityHeaders(false))
  app.use('/files/*', serveStatic({ root: files, rewriteRequestPath: (path) => path.replace('/files', '') }))
  app.route('/', web(folder))
  return new Promise((resolve) => {
    const server = serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' }, ({ port }) =>
      resolve({ address: `http://127.0.0.1:${port}`, close: () => void server.close() }),
    )
  })
}
