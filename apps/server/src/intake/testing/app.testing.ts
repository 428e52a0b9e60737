import { serve } from '@hono/node-server'
import type { ToldEvent } from '@tagmason/domain'
import { Hono } from 'hono'
import { bodyOf } from '../body.ts'
import { browserHeaders } from '../browserHeaders.ts'
import type { Intake } from '../intake.ts'

/** The least that a route over the intake has to do; the product's own is in `src/api`. */
export function intakeApp(intake: Intake, trusted = true): Hono {
  const app = new Hono()
  app.post('/events', async (c) => {
    const body = await bodyOf(c.req.raw)
    if ('status' in body) return c.json({ message: body.message }, body.status)
    const { events } = JSON.parse(Buffer.from(body.bytes).toString('utf8')) as { events: ToldEvent[] }
    const headers = c.req.raw.headers
    const sender = { ...browserHeaders(headers, 0), ip: '192.0.2.1', userAgent: headers.get('user-agent') ?? '', at: Date.now() }
    const taken = await intake.take(events, { ...sender, account: 'main', project: 'shop', format: 'api', trusted })
    if ('busy' in taken) return c.json({ message: 'Too busy.' }, taken.status, { 'Retry-After': String(taken.seconds) })
    return c.json({ accepted: taken.accepted, faults: taken.faults }, 202)
  })
  return app
}

/** Serves on a free port of this machine; resolves with the address. */
export const listen = (app: Hono): Promise<{ url: string; close: () => Promise<void> }> =>
  new Promise((resolve) => {
    const server = serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' }, ({ port }) => {
      resolve({ url: `http://127.0.0.1:${port}`, close: () => new Promise((done) => void server.close(() => done())) })
    })
  })
