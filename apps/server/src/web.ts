import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { serveStatic } from '@hono/node-server/serve-static'
import { Hono } from 'hono'
import { compress } from 'hono/compress'
import { problem } from './problem.ts'

/**
 * The built web app of a folder: files under `/assets` carry their hash in the name and are kept for ever; every other address that a person opens is the app
 * itself, which finds the page.
 */
export function web(folder: string): Hono {
  const app = new Hono()
  app.use(compress())
  app.use(
    '/assets/*',
    serveStatic({ root: folder, onFound: (_path, c) => c.header('Cache-Control', 'public, max-age=31536000, immutable') }),
    // A page of an older version asks for files that are gone: it must not get a page for a script.
    async (c) => problem(c, 404, 'There is no such file: the product was renewed, so reload the page.', { code: 'notFound' }),
  )
  app.use('/*', serveStatic({ root: folder, onFound: (path, c) => c.header('Cache-Control', path.endsWith('.html') ? 'no-cache' : 'public, max-age=3600') }))
  app.get('*', async (c) => {
    if (c.req.path.startsWith('/api/') || !(c.req.header('Accept') ?? '').includes('text/html'))
      return problem(c, 404, `There is nothing at ${c.req.method} ${c.req.path}: see the documentation of the API.`, { code: 'notFound' })
    const page = join(folder, 'index.html')
    if (!existsSync(page)) return c.text('The web app is not built: call `npm run build`, then start again.', 503)
    return c.html(await readFile(page, 'utf8'), 200, { 'Cache-Control': 'no-cache' })
  })
  return app
}
