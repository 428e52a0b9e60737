import { Analytics } from '@segment/analytics-node'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { readSettings } from '../../settings.ts'
import { formats } from './formats.ts'
import { openTestHouse, said, type TestHouse } from './house.testing.ts'

let house: TestHouse
beforeAll(async () => {
  house = await openTestHouse()
})
beforeEach(() => house.arrived.splice(0))
afterAll(() => house.close())

const at = new Date('2026-05-01T10:00:00.000Z')
const post = async (path: string, body: unknown, headers: Record<string, string> = {}) => {
  const answer = await fetch(`${house.url}${path}`, { method: 'POST', body: typeof body === 'string' ? body : JSON.stringify(body), headers })
  return { status: answer.status, body: await answer.text(), dropped: answer.headers.get('x-tagmason-dropped') }
}

describe('@segment/analytics-node, unmodified', () => {
  it('tells of pages, screens and events, and of users in identify, group and alias, which are none', async () => {
    const client = new Analytics({ writeKey: 'atk_live_shop', host: house.url })
    const failed: unknown[] = []
    client.on('error', (error) => failed.push(error))
    const context = {
      ip: '203.0.113.9',
      userAgent: 'Mozilla/5.0 Visitor',
      locale: 'fr-FR',
      campaign: { name: 'spring', source: 'news', medium: 'email' },
      page: { title: 'From context', url: 'https://shop.example/context' },
    }
    client.page({
      userId: 'u1',
      anonymousId: 'a1',
      name: 'Home',
      category: 'Docs',
      properties: { url: 'https://shop.example/', title: 'T', referrer: 'https://r.example/', path: '/', depth: 2 },
      timestamp: at,
    })
    client.track({
      userId: 'u1',
      event: 'Order Completed',
      properties: { revenue: 25.5, currency: 'EUR', products: [{ sku: 's' }] },
      messageId: 'm-1',
      timestamp: at,
      context,
    })
    client.screen({ anonymousId: 'a1', name: 'Cart', timestamp: at })
    client.identify({ userId: 'u1', anonymousId: 'a1', traits: { plan: 'pro', email: 'ada@example.com' } })
    client.alias({ userId: 'u1', previousId: 'a1' })
    client.group({ userId: 'u1', groupId: 'g', traits: { size: 3 } })
    client.track({ userId: 'u1', event: 'Order Refunded', properties: { order_id: 'o-1', total: 5.5, currency: 'EUR' } })
    await client.closeAndFlush()
    expect(failed).toEqual([])
    expect(house.arrived).toHaveLength(7)
    const [page, order, screen, ...others] = house.arrived.map(({ event }) => said(event))
    const sentAt: unknown = expect.stringMatching(/^20\d\d-/)
    const eventId: unknown = expect.stringMatching(/^node-next-/)
    expect(page).toEqual({
      name: 'page_view',
      clientId: 'a1',
      userId: 'u1',
      timestamp: at.toISOString(),
      sentAt,
      eventId,
      page: { url: 'https://shop.example/', title: 'T', referrer: 'https://r.example/' },
      params: { page_name: 'Home', page_category: 'Docs', depth: 2 },
    })
    expect(order).toEqual({
      name: 'purchase',
      clientId: 'u1',
      userId: 'u1',
      timestamp: at.toISOString(),
      sentAt,
      eventId: 'm-1',
      page: { url: 'https://shop.example/context', title: 'From context' },
      params: {
        revenue: 25.5,
        value: 25.5,
        sent_as: 'Order Completed',
        currency: 'EUR',
        products: [{ sku: 's' }],
        items: [{ item_id: 's' }],
        utm_campaign: 'spring',
        utm_source: 'news',
        utm_medium: 'email',
      },
      language: 'fr-FR',
      ip: '203.0.113.9',
      userAgent: 'Mozilla/5.0 Visitor',
    })
    expect(screen).toMatchObject({ name: 'screen_view', clientId: 'a1', params: { screen_name: 'Cart' } })
    expect(others).toMatchObject([
      { name: 'identify', identifies: true, clientId: 'a1', userId: 'u1', traits: { plan: 'pro', email: 'ada@example.com' } },
      { name: 'identify', identifies: true, clientId: 'a1', userId: 'u1' },
      { name: 'identify', identifies: true, userId: 'u1', traits: { group: { id: 'g', size: 3 } } },
      { name: 'refund', params: { value: 5.5, currency: 'EUR', transaction_id: 'o-1', sent_as: 'Order Refunded' } },
    ])
    expect(house.arrived[0]?.arrival).toMatchObject({ project: 'shop', format: 'segment', trusted: true, userAgent: 'analytics-node-next/latest' })
  })

  it('gives up on a key that nobody knows', async () => {
    const client = new Analytics({ writeKey: 'wrong', host: house.url })
    const failed: string[] = []
    client.on('error', ({ reason }) => failed.push(String(reason)))
    client.track({ userId: 'u', event: 'e' })
    await client.closeAndFlush()
    expect(failed.join()).toContain('[401]')
    expect(house.arrived).toEqual([])
  })
})

describe('analytics.js', () => {
  it('is told where to send to', async () => {
    const settings: unknown = await (await fetch(`${house.url}/v1/projects/atk_site_shop/settings`)).json()
    expect(settings).toMatchObject({
      integrations: { 'Segment.io': { apiKey: 'atk_site_shop', apiHost: `${house.host}/v1`, protocol: 'http' } },
      metrics: { sampleRate: 0 },
    })
  })

  it('is told the origin that the browser knows, whatever stands in between', async () => {
    const apiHost = async (env: Record<string, string>, headers: Record<string, string>) => {
      const app = formats({ settings: readSettings(env), intake: unused, siteOf: unused })
      const settings = (await (await app.request('http://inside:4310/v1/projects/k/settings', { headers })).json()) as {
        integrations: Record<string, Record<string, unknown>>
      }
      const { protocol, apiHost } = settings.integrations['Segment.io'] ?? {}
      return [protocol, apiHost]
    }
    const unused = null as never
    expect(await apiHost({ TAGMASON_URL: 'https://t.example.com/' }, {})).toEqual(['https', 't.example.com/v1'])
    expect(await apiHost({ TAGMASON_PROXIES: '1' }, { 'X-Forwarded-Proto': 'https' })).toEqual(['https', 'inside:4310/v1'])
    expect(await apiHost({}, { 'X-Forwarded-Proto': 'https' })).toEqual(['http', 'inside:4310/v1'])
  })

  it('posts text to one address a type, with the key in the body', async () => {
    const context = { page: { url: 'https://shop.example/x', title: 'X', referrer: '' }, locale: 'en-GB', screen: { width: 1280, height: 720 } }
    const message = { anonymousId: 'a', event: 'Signed Up', writeKey: 'atk_site_shop', messageId: 'ajs-1', properties: { plan: 'pro' }, context }
    expect(await post('/v1/t', message, { 'Content-Type': 'text/plain' })).toEqual({ status: 200, body: '{"success":true}', dropped: null })
    expect(said(house.arrived[0]?.event)).toEqual({
      name: 'Signed Up',
      clientId: 'a',
      eventId: 'ajs-1',
      page: { url: 'https://shop.example/x', title: 'X' },
      params: { plan: 'pro' },
      language: 'en-GB',
      screen: '1280x720',
    })
    for (const [path, name] of [
      ['/v1/p', 'page_view'],
      ['/v1/page', 'page_view'],
      ['/v1/s', 'screen_view'],
      ['/v1/track', 'Signed Up'],
    ] as const) {
      house.arrived.splice(0)
      await post(path, message)
      expect(house.arrived.map(({ event }) => event.name)).toEqual([name])
    }
    house.arrived.splice(0)
    for (const path of ['/v1/i', '/v1/identify', '/v1/g', '/v1/group', '/v1/a', '/v1/alias']) expect((await post(path, message)).status).toBe(200)
    expect(house.arrived.map(({ event }) => [event.identifies, event.clientId])).toEqual(Array.from({ length: 6 }, () => [true, 'a']))
  })
})

describe('what is wrong', () => {
  it.each([
    ['no JSON', '{', 'no JSON object'],
    ['an empty batch', { batch: [], writeKey: 'shop' }, 'batch is empty'],
    ['an unknown type', { batch: [{ type: 'dance' }], writeKey: 'shop' }, 'type cannot be'],
    ['no name', { batch: [{ type: 'track' }], writeKey: 'shop' }, 'event is missing'],
    ['no key', { batch: [{ type: 'track', event: 'x' }] }, 'writeKey is missing'],
  ])('is said: %s', async (_, body, says) => {
    const answer = await post(typeof body === 'string' ? '/v1/track' : '/v1/batch', body)
    expect(answer.status).toBe(400)
    expect(answer.body).toContain(says)
  })

  it('costs only its own event', async () => {
    const answer = await post('/v1/batch', { batch: [{ type: 'track' }, { type: 'track', event: 'x' }, null], writeKey: 'shop' })
    expect(answer).toEqual({ status: 200, body: '{"success":true}', dropped: '2' })
    expect(house.arrived.map(({ event }) => event.name)).toEqual(['x'])
  })
})
