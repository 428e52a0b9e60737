import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Hono } from 'hono'
import { compress } from 'hono/compress'

/** The tracker's scripts of a folder, which pages of every origin load: `/t.js`, and `/t-vitals.js` where the speed of pages is measured. */
export async function scripts(folder: string): Promise<Hono> {
  const app = new Hono()
  for (const name of ['t.js', 't-vitals.js']) {
    const text = await readFile(join(folder, name), 'utf8').catch(() => null)
    if (text === null) continue
    app.get(`/${name}`, compress(), (c) =>
      c.body(text, 200, {
        'Content-Type': 'text/javascript; charset=utf-8',
        // A site loads it on every page: an hour is how long a new version takes to be everywhere.
        'Cache-Control': 'public, max-age=3600',
        'Cross-Origin-Resource-Policy': 'cross-origin',
        'Access-Control-Allow-Origin': '*',
      }),
    )
  }
  return app
}
