import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { CollectedEvent } from '@tagmason/domain'
import { memoryEvents } from '@tagmason/engine'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readSettings } from '../../settings.ts'
import { pseudonym } from '../normalise/visitor.ts'
import { type OpenIntake, openIntake } from '../open.ts'
import { formats } from './formats.ts'
import { testSites } from './house.testing.ts'

/** The same order in every format, through the real intake into the store: the figures of a project are the same whichever client tells. */
const url = 'https://shop.example/thanks?utm_source=news&utm_medium=email'
const base64 = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64')
const money = { value: 25.5, currency: 'EUR' }
const revenue = { revenue: 25.5, currency: 'EUR' }
const orders: Readonly<Record<string, { path: string; body?: unknown }>> = {
  ga4: {
    path: '/mp/collect?measurement_id=G-AB12CD34EF',
    body: { client_id: 'c1', user_id: 'u1', events: [{ name: 'purchase', params: { page_location: url, ...money } }] },
  },
  gtag: { path: `/g/collect?v=2&tid=G-AB12CD34EF&cid=c1&uid=u1&dl=${encodeURIComponent(url)}&en=purchase&cu=EUR&epn.value=25.5` },
  plausible: { path: '/api/event', body: { n: 'purchase', u: url, d: 'shop.example', $: { amount: 25.5, currency: 'EUR' } } },
  umami: { path: '/api/send', body: { type: 'event', payload: { website: 'shop', name: 'purchase', url, id: 'u1', data: revenue } } },
  matomo: { path: `/matomo.php?idsite=shop&rec=1&idgoal=0&ec_id=T-1&revenue=25.5&_id=c1&uid=u1&url=${encodeURIComponent(url)}` },
  segment: {
    path: '/v1/track',
    body: { writeKey: 'shop', event: 'purchase', userId: 'u1', anonymousId: 'c1', properties: revenue, context: { page: { url } } },
  },
  rudderstack: {
    path: '/v1/batch',
    body: {
      writeKey: 'shop',
      batch: [{ type: 'track', channel: 'web', event: 'purchase', userId: 'u1', anonymousId: 'c1', properties: revenue, context: { page: { url } } }],
    },
  },
  posthog: {
    path: '/i/v0/e/',
    body: { api_key: 'shop', event: 'purchase', distinct_id: 'u1', properties: { ...revenue, $current_url: url, $device_id: 'c1' } },
  },
  snowplow: {
    path: '/com.snowplowanalytics.snowplow/tp2',
    body: {
      data: [{ e: 'ue', aid: 'shop', url, duid: 'c1', uid: 'u1', ue_px: base64({ data: { schema: 'iglu:com.acme/purchase/jsonschema/1-0-0', data: money } }) }],
    },
  },
  amplitude: {
    path: '/2/httpapi',
    body: {
      api_key: 'shop',
      events: [
        {
          event_type: 'purchase',
          user_id: 'u1',
          device_id: 'c1',
          event_properties: { '[Amplitude] Page Location': url, $price: 12.75, $quantity: 2, $currency: 'EUR' },
        },
      ],
    },
  },
  mixpanel: {
    path: `/track?data=${base64({ event: 'purchase', properties: { token: 'shop', distinct_id: 'u1', $device_id: 'c1', $current_url: url, ...revenue } })}`,
  },
}

const events = memoryEvents()
let folder = ''
let intake: OpenIntake
const warnings: string[] = []
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tagmason-formats-'))
  intake = await openIntake({ userKey: Buffer.alloc(32), folder, events, now: Date.now, warn: (message) => warnings.push(message) })
})
afterAll(async () => {
  await intake.close()
  await rm(folder, { recursive: true })
})

describe('an order is kept alike', () => {
  it.each(Object.entries(orders))('told by %s', async (format, { path, body }) => {
    const app = formats({ settings: readSettings({}), intake, siteOf: ({ id }) => Promise.resolve(testSites[id] ?? null) })
    const headers = { 'User-Agent': 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/124.0 Safari/537.36' }
    const answer = await app.request(path, { headers, ...(body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) }) })
    expect(answer.status).toBeLessThan(300)
    expect(answer.headers.get('x-tagmason-dropped')).toBeNull()
    await intake.flush()
    const kept = await events.latest({ account: 'main', project: 'shop', from: 0, to: Date.now() + 1000, withBots: true }, 100)
    const [event] = kept.filter((each) => each.format === format)
    const expected: Partial<CollectedEvent> = {
      name: 'purchase',
      host: 'shop.example',
      path: '/thanks',
      source: 'news',
      medium: 'email',
      browser: 'Chrome',
      value: 25.5,
      // Matomo has one currency a site and names it in no request.
      currency: format === 'matomo' ? '' : 'EUR',
      // Plausible tells of nobody.
      user: format === 'plausible' ? '' : pseudonym(Buffer.alloc(32), 'main', 'shop', 'u1'),
      bot: '',
    }
    expect(event).toMatchObject(expected)
    if (!['plausible', 'umami'].includes(format)) expect(event?.visitor).toBe('c1')
  })
  it('without a warning', () => {
    expect(warnings).toEqual([])
  })
})
