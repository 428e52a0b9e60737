import { type Context, Hono, type Next } from 'hono'
import { cors } from 'hono/cors'
import type { House } from '../../house.ts'
import { addressOf } from '../../people/address.ts'
import { browserHeaders } from '../browserHeaders.ts'
import { type NetworkLimit, networkLimit } from '../networkLimit.ts'
import { bodyReader, type NotRead } from '../reader.ts'
import { answerIn } from './answerByFormat.ts'
import { posthogConfig, posthogFlags } from './posthogConfig.ts'
import { bearer, type Outcome, type Route, routes, type WireRequest } from '@tagmason/tracking/wire'
import { segmentSettings } from './segmentSettings.ts'
import { settle } from './settle.ts'

type Parts = Pick<House, 'settings' | 'intake' | 'siteOf'> & Partial<Pick<House, 'bodies'> & { limit: NetworkLimit }>

/**
 * The addresses of other products' clients, at the root of the origin: who points such a client here needs no other one. They are open to pages of every origin
 * and look at no cookie. Which client, and what is taken of what it sends: docs/formats.md.
 */
export function formats(parts: Parts): Hono {
  const house = { bodies: bodyReader(), limit: networkLimit(parts.settings.networkEvents), ...parts }
  const app = new Hono()
  for (const [at, route] of routes.entries()) {
    for (const path of route.paths) {
      app.use(path, open)
      app.on([...route.methods], path, (c, next) => collect(house, route, at, c, next))
    }
  }
  const questions = ['/debug/mp/collect', '/v1/projects/:key/settings', '/flags', '/flags/', '/decide', '/decide/', '/array/:key/config']
  for (const path of questions) app.use(path, open)
  app.post('/debug/mp/collect', async (c) => {
    const answer = await house.bodies.debug(c.req.raw, addressOf(c, house.settings.proxies))
    if (typeof answer === 'string') return c.body(answer, 200, { 'Content-Type': 'application/json' })
    if ('message' in answer) return c.text(answer.message, answer.status)
    return c.text(`Too much is being read just now: send it again in ${answer.seconds} s.`, answer.status, { 'Retry-After': String(answer.seconds) })
  })
  app.get('/v1/projects/:key/settings', (c) => c.json(segmentSettings(c.req.param('key'), originOf(c, house.settings))))
  app.get('/array/:key/config', (c) => c.json(posthogConfig(c.req.param('key'))))
  for (const path of ['/flags', '/flags/', '/decide', '/decide/']) app.on(['GET', 'POST'], path, (c) => c.json(posthogFlags(crypto.randomUUID())))
  return app
}

const littleBody = 1000

async function collect(house: Required<Parts>, { decode, marks, keys }: Route, at: number, c: Context, next: Next): Promise<Response | void> {
  const { pathname, searchParams: query } = new URL(c.req.url)
  // A page of our own may have the same address: what does not look like the client's is not for here.
  if (c.req.method === 'GET' && marks !== undefined && !query.has(marks)) return next()
  const headers = c.req.raw.headers
  const head = { method: c.req.method, path: pathname, query, headers }
  const ip = addressOf(c, house.settings.proxies)
  const ids = Number(headers.get('content-length') ?? Infinity) > littleBody ? (keys?.(head) ?? []) : []
  // A large body whose key opens nothing is not even read. A small one is, because it may say in whose words the answer has to be.
  if (ids.length > 0 && !(await anyKnown([...ids, ...[bearer(headers)].filter((id) => id !== undefined)])))
    return refused({ kind: 'unknown', ids: ids.slice(0, 1) })
  const read = await house.bodies.told(c.req.raw, head, at, ip)
  if ('status' in read) return refused(refusal(read))
  const { told, body } = read
  const sender = { ...browserHeaders(headers, house.settings.proxies), ip, userAgent: headers.get('user-agent') ?? '', at: Date.now() }
  return answerIn(told.format)(await settle(house, told, told.secret || bearer(headers), sender), { ...head, body })

  function refused(outcome: Outcome): Response {
    const empty: WireRequest = { ...head, body: new Uint8Array() }
    return answerIn(decode(empty).format)(outcome, empty)
  }
  async function anyKnown(given: readonly string[]): Promise<boolean> {
    for (const id of given) if ((await house.siteOf({ id, anyHost: true })) !== null) return true
    return false
  }
}

function refusal(why: NotRead): Outcome {
  if ('seconds' in why) return { kind: 'busy', ...why }
  return why.status === 413 ? { kind: 'tooLarge', message: why.message } : { kind: 'unreadable', faults: [{ at: 0, field: '', message: why.message }] }
}

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
