import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Hono } from 'hono'
import { compress } from 'hono/compress'
import type { Desk } from './api/desk.ts'
import type { House } from './house.ts'

const file = 't-plan.js'

/**
 * `/t-plan.js?key=…`: the events of the applied plan of a key's project, with the script that sends them, for the tracker. Empty where there is none. A browser keeps it for
 * five minutes and then asks whether it is another.
 */
export async function planScript(folder: string, { desk, siteOf }: Pick<House, 'siteOf'> & { desk: Pick<Desk, 'keyrings'> }): Promise<Hono> {
  const code = await readFile(join(folder, file), 'utf8').catch(() => null)
  const app = new Hono()
  if (code === null) return app
  app.get(`/${file}`, compress(), async (c) => {
    const site = await siteOf({ id: c.req.query('key') ?? '' })
    const rules = (await desk.keyrings()).find(({ account }) => account === site?.account)?.tracked.get(site?.project ?? '') ?? '[]'
    const body = rules === '[]' ? '' : `tagmason.plan=${rules};${code}`
    const tag = `"${createHash('sha256').update(body).digest('hex').slice(0, 20)}"`
    const headers = { 'Cache-Control': 'public, max-age=300', ETag: tag, 'Cross-Origin-Resource-Policy': 'cross-origin', 'Access-Control-Allow-Origin': '*' }
    // What compresses the answer makes the tag a weak one.
    if (c.req.header('if-none-match')?.replace(/^W\//, '') === tag) return c.body(null, 304, headers)
    return c.body(body, 200, { 'Content-Type': 'text/javascript; charset=utf-8', ...headers })
  })
  return app
}
