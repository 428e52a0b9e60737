import { type Context, Hono, type Next } from 'hono'
import { cors } from 'hono/cors'
import type { House } from '../../house.ts'
import { addressOf } from '../../people/address.ts'
import { bodyOf } from '../body.ts'
import { browserHeaders } from '../browserHeaders.ts'
import { answerIn } from './answerByFormat.ts'
import { debugAnswer } from './ga4Debug.ts'
import { posthogConfig, posthogFlags } from './posthogConfig.ts'
import { bearer, textOf } from './reading.ts'
import { type Route, routes } from './routes.ts'
import { segmentSettings } from './segmentSettings.ts'
import { settle } from './settle.ts'
import type { Outcome, WireRequest } from './wire.ts'

type Parts = Pick<House, 'settings' | 'intake' | 'siteOf'>

/**
 * The addresses of other products' clients, at the root of the origin: who points such a client here needs no other one. They are open to pages of every origin
 * and look at no cookie. Which client, and what is taken of what it sends: docs/formats.md.
 */
export function formats(house: Parts): Hono {
  const app = new Hono()
  for (const route of routes) {
    for (const path of route.paths) {
      app.use(path, open)
      app.on([...route.methods], path, (c, next) => collect(house, route, c, next))
    }
  }
  const questions = ['/debug/mp/collect', '/v1/projects/:key/settings', '/flags', '/flags/', '/decide', '/decide/', '/array/:key/config']
  for (const path of questions) app.use(path, open)
  app.post('/debug/mp/collect', async (c) => {
    const body = await bodyOf(c.req.raw)
    return 'status' in body ? c.text(body.message, body.status) : c.json(debugAnswer(textOf(body.bytes), Date.now()))
  })
  app.get('/v1/projects/:key/settings', (c) => c.json(segmentSettings(c.req.param('key'), originOf(c, house.settings))))
  app.get('/array/:key/config', (c) => c.json(posthogConfig(c.req.param('key'))))
  for (const path of ['/flags', '/flags/', '/decide', '/decide/']) app.on(['GET', 'POST'], path, (c) => c.json(posthogFlags(crypto.randomUUID())))
  return app
}

async function collect(house: Parts, { decode, marks }: Route, c: Context, next: Next): Promise<Response | void> {
  const { pathname, searchParams: query } = new URL(c.req.url)
  // A page of our own may have the same address: what does not look like the client's is not for here.
  if (c.req.method === 'GET' && marks !== undefined && !query.has(marks)) return next()
  const body = await bodyOf(c.req.raw)
  const headers = c.req.raw.headers
  const request: WireRequest = { method: c.req.method, path: pathname, query, headers, body: 'bytes' in body ? body.bytes : new Uint8Array() }
  const told = decode(request)
  return answerIn(told.format)('bytes' in body ? await take() : refusal(body), request)

  async function take(): Promise<Outcome> {
    const ip = addressOf(c, house.settings.proxies)
    const sender = { ...browserHeaders(headers, house.settings.proxies), ip, userAgent: headers.get('user-agent') ?? '', at: Date.now() }
    return settle(house, told, told.secret || bearer(headers), sender)
  }
}

const refusal = ({ status, message }: { status: 400 | 413; message: string }): Outcome =>
  status === 413 ? { kind: 'tooLarge', message } : { kind: 'unreadable', faults: [{ at: 0, field: '', message }] }

const reflect = cors({ origin: (origin) => origin, credentials: true, allowMethods: ['GET', 'POST'], maxAge: 86_400 })

/** The origin as the browser wrote it: a proxy of ours that ends TLS says so in a header. */
function originOf(c: Context, { publicUrl, proxies }: Parts['settings']): string {
  if (publicUrl !== null) return new URL(publicUrl).origin
  const asked = new URL(c.req.url)
  if (proxies > 0 && c.req.header('x-forwarded-proto') === 'https') asked.protocol = 'https:'
  return asked.origin
}

/** Some clients send their cookies along, which browsers allow to a named origin only; and a pixel is a picture of another site. */
const open = async (c: Context, next: Next): Promise<Response | void> => {
  const answer = await reflect(c, next)
  c.res.headers.set('Cross-Origin-Resource-Policy', 'cross-origin')
  return answer
}
