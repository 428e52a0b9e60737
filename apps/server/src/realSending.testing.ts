import type { Hono } from 'hono'
import { groups, planOf, type Sent, userOf } from './realVisits.testing.ts'

/** Browsers by their kind, as they name themselves. */
const agents = {
  desktop: 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36',
  mobile: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.6 Mobile/15E148 Safari/604.1',
  tablet: 'Mozilla/5.0 (iPad; CPU OS 16_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/16.6 Mobile/15E148 Safari/604.1',
  crawler: 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
}

type App = Pick<Hono, 'request'>

/** What opens a project: `secret` for servers, `site` for pages. */
export interface Keys {
  secret: string
  site: string
}

const agentOf = ({ bot, device }: Sent) => agents[bot ? 'crawler' : device]
const addressOf = ({ project, path, query }: Sent) => `https://${project}.example${path}${query}`
const languageOf = ({ country }: Sent) => ({ DE: 'de-DE', FR: 'fr-FR' })[country]
const pageOf = (event: Sent) => ({ url: addressOf(event), referrer: event.referrer })
/** Orders as Segment's plan of events has them. */
function inSegment({ name, params }: Sent) {
  const { value, transaction_id: order_id, ...rest } = params
  if (name === 'purchase') return { event: 'Order Completed', properties: { ...rest, order_id, revenue: value, total: Number(value) + 5 } }
  return name === 'refund' ? { event: 'Order Refunded', properties: { ...rest, order_id, total: value } } : { event: name, properties: params }
}
const timesOf = ({ at }: Sent) => new Date(at).toISOString()

/** Sends events of one project over HTTP as clients do, each by its own way; what has an id comes three times where it ends in 7. */
export async function send(app: App, keys: Keys, events: readonly Sent[]): Promise<void> {
  const inOrder = events.toSorted((one, other) => one.at - other.at)
  const repeated = inOrder.filter(({ id, way }) => way !== 'ga4' && way !== 'plausible' && /7-\d+$/.test(id))
  for (const those of [[...inOrder, ...repeated], repeated]) {
    for (const [way, sent] of groups(those, ({ way: each }) => each)) for (const batch of batches(sent, way)) await requests[way](app, keys, batch)
  }
}

/** Some requests are of one visitor only. */
function batches(events: readonly Sent[], way: Sent['way']): Sent[][] {
  if (way === 'ga4' || way === 'plausible') return events.map((event) => [event])
  if (way === 'tracker') return runs(events, (event) => `${event.device} ${event.country}`)
  return Array.from({ length: Math.ceil(events.length / 500) }, (_, at) => events.slice(at * 500, at * 500 + 500))
}

/** Neighbours that have the same key, in order. */
function runs(events: readonly Sent[], keyOf: (event: Sent) => string): Sent[][] {
  const all: Sent[][] = []
  for (const event of events) {
    const last = all.at(-1)
    if (last?.[0] !== undefined && keyOf(last[0]) === keyOf(event)) last.push(event)
    else all.push([event])
  }
  return all
}

async function post(app: App, path: string, body: unknown, headers: Record<string, string>): Promise<void> {
  const answer = await app.request(path, { method: 'POST', headers: { 'Content-Type': 'application/json', ...headers }, body: JSON.stringify(body) })
  if (answer.status >= 300) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`)
}

const requests: Record<Sent['way'], (app: App, keys: Keys, events: readonly Sent[]) => Promise<void>> = {
  api: (app, { secret }, events) =>
    post(
      app,
      '/api/v1/events',
      {
        events: events.map((event) => ({
          name: event.name,
          clientId: event.visitor,
          sessionId: event.visit,
          timestamp: event.at,
          eventId: event.id,
          page: pageOf(event),
          params: event.params,
          userAgent: agentOf(event),
          language: event.bot ? undefined : languageOf(event),
        })),
      },
      { Authorization: `Bearer ${secret}` },
    ),
  // A page's own script: the device and the language are those of the request, and the visit is told by the pauses between events.
  tracker: (app, { site }, events) =>
    post(
      app,
      '/t',
      {
        key: site,
        language: events[0] === undefined ? '' : languageOf(events[0]),
        events: events.map((event) => ({
          name: event.name,
          clientId: event.visitor,
          timestamp: event.at,
          eventId: event.id,
          page: pageOf(event),
          params: event.params,
        })),
      },
      { 'User-Agent': events[0] === undefined ? '' : agentOf(events[0]) },
    ),
  segment: (app, { secret }, events) =>
    post(
      app,
      '/v1/batch',
      {
        writeKey: secret,
        batch: events.map((event) => ({
          ...(event.name === 'page_view' ? { type: 'page', properties: { ...event.params, ...pageOf(event) } } : {}),
          ...(event.name === 'page_view' ? {} : { type: 'track', ...inSegment(event) }),
          anonymousId: event.visitor,
          userId: userOf(event.visitor),
          messageId: event.id,
          timestamp: timesOf(event),
          context: {
            locale: languageOf(event),
            traits: { plan: planOf(userOf(event.visitor)), email: `${event.visitor}@example.com` },
            userAgent: agentOf(event),
            sessionId: event.visit,
            page: pageOf(event),
          },
        })),
      },
      {},
    ),
  ga4: async (app, { secret }, [event]) => {
    if (event === undefined) return
    const { url, referrer } = pageOf(event)
    const page = { session_id: event.visit, page_location: url, page_referrer: referrer, language: languageOf(event) }
    await post(
      app,
      `/mp/collect?measurement_id=${event.project}&api_secret=${secret}`,
      {
        client_id: event.visitor,
        timestamp_micros: event.at * 1000,
        user_agent: agentOf(event),
        events: [{ name: event.name, params: { ...event.params, ...page } }],
      },
      {},
    )
  },
  // It tells neither when nor who: this is now, by the clock of the test, and the browser of the day.
  plausible: async (app, _keys, [event]) => {
    if (event === undefined) return
    const { url, referrer } = pageOf(event)
    const name = event.name === 'page_view' ? 'pageview' : event.name
    await post(
      app,
      '/api/event',
      { name, url, domain: `${event.project}.example`, referrer, props: event.params },
      {
        'User-Agent': agentOf(event),
        'Accept-Language': languageOf(event) ?? '*',
      },
    )
  },
}
