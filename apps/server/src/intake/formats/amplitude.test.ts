import { createInstance, Identify, Revenue, Types } from '@amplitude/analytics-node'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openTestHouse, said, type TestHouse } from './house.testing.ts'

let house: TestHouse
beforeAll(async () => {
  house = await openTestHouse()
})
beforeEach(() => {
  house.refuse = null
  house.arrived.splice(0)
})
afterAll(() => house.close())

async function client(key: string, address = '/2/httpapi') {
  const amplitude = createInstance()
  await amplitude.init(key, { serverUrl: `${house.url}${address}`, logLevel: Types.LogLevel.None }).promise
  return amplitude
}
const post = async (body: unknown) => {
  const answer = await fetch(`${house.url}/2/httpapi`, { method: 'POST', body: typeof body === 'string' ? body : JSON.stringify(body) })
  return { status: answer.status, retry: answer.headers.get('retry-after'), body: (await answer.json()) as Record<string, unknown> }
}

describe('@amplitude/analytics-node, unmodified', () => {
  // Both of its addresses: `/batch` it shares with PostHog.
  it.each(['/2/httpapi', '/batch'])('tells of page views, events, revenue and users at %s', async (address) => {
    const amplitude = await client('atk_site_shop', address)
    const who = { user_id: 'user-1', device_id: 'device-1', session_id: 1_770_000_000_000, time: 1_770_000_001_000, language: 'es', ip: '203.0.113.9' }
    const page = {
      '[Amplitude] Page Location': 'https://shop.example/a',
      '[Amplitude] Page Title': 'A',
      '[Amplitude] Page Path': '/a',
      referrer: 'https://r.example/',
    }
    const results = [
      amplitude.track('[Amplitude] Page Viewed', page, who),
      amplitude.track('sign_up', { plan: 'pro' }, { ...who, insert_id: 'i-1' }),
      amplitude.revenue(new Revenue().setProductId('p').setPrice(3.5).setQuantity(2).setCurrency('EUR'), { user_id: 'user-1' }),
      amplitude.identify(new Identify().set('plan', 'pro').setOnce('first', '/a').unset('old'), { user_id: 'user-1' }),
    ]
    await amplitude.flush().promise
    for (const { promise } of results) expect((await promise).code).toBe(200)
    const visitor = { clientId: 'device-1', userId: 'user-1', sessionId: '1770000000000', timestamp: 1_770_000_001_000, language: 'es', ip: '203.0.113.9' }
    const sentAt: unknown = expect.stringMatching(/^20/)
    const eventId: unknown = expect.stringMatching(/^[0-9a-f-]{36}$/)
    expect(house.arrived.map(({ event }) => said(event))).toEqual([
      { ...visitor, name: 'page_view', sentAt, eventId, page: { url: 'https://shop.example/a', title: 'A', referrer: 'https://r.example/' }, params: {} },
      { ...visitor, name: 'sign_up', sentAt, eventId: 'i-1', page: {}, params: { plan: 'pro' } },
      {
        name: 'purchase',
        clientId: 'user-1',
        userId: 'user-1',
        timestamp: expect.any(Number) as unknown,
        sentAt,
        eventId,
        page: {},
        params: { value: 7, currency: 'EUR', price: 3.5, quantity: 2, product_id: 'p', sent_as: 'revenue_amount' },
      },
      {
        name: '$identify',
        identifies: true,
        clientId: 'user-1',
        userId: 'user-1',
        timestamp: expect.any(Number) as unknown,
        sentAt,
        eventId,
        page: {},
        params: {},
        traits: { plan: 'pro', old: null },
        traitsOnce: { first: '/a' },
      },
    ])
    expect(house.arrived[0]?.arrival).toMatchObject({ project: 'shop', format: 'amplitude' })
  })

  it('gives up on a key that nobody knows', async () => {
    const amplitude = await client('wrong')
    const result = amplitude.track('sign_up', {}, { user_id: 'user-1' })
    await amplitude.flush().promise
    expect(await result.promise).toMatchObject({ code: 400, message: expect.stringContaining('Invalid API key: No project goes by') as unknown })
  })
})

describe('the HTTP API', () => {
  it('counts what it took', async () => {
    const { status, body } = await post({ api_key: 'shop', events: [{ event_type: 'a', session_id: -1, ip: '$remote' }, { user_id: 'x' }] })
    expect([status, body]).toEqual([200, { code: 200, events_ingested: 1, payload_size_bytes: 95, server_upload_time: expect.any(Number) as unknown }])
    expect(said(house.arrived[0]?.event)).toEqual({ name: 'a', page: {}, params: {} })
  })

  it.each([
    ['no JSON', '{', 'The body is no JSON object'],
    ['no events', { api_key: 'shop' }, 'events is empty'],
    ['no name', { api_key: 'shop', events: [{}] }, 'event_type is missing'],
    ['no key', { events: [{ event_type: 'a' }] }, 'api_key is missing'],
  ])('refuses %s', async (_, body, says) => {
    const answer = await post(body)
    expect(answer).toMatchObject({ status: 400, body: { code: 400, error: expect.stringContaining(says) as unknown, silenced_events: [] } })
  })

  it.each([429, 503] as const)('asks to wait with %s', async (status) => {
    house.refuse = { busy: true, status, seconds: 7 }
    expect(await post({ api_key: 'shop', events: [{ event_type: 'a' }] })).toMatchObject({ status, retry: '7', body: { code: status } })
  })

  it('refuses what is too large', async () => {
    expect(await post(`{"api_key":"${'x'.repeat(1_000_000)}"}`)).toMatchObject({ status: 413, body: { code: 413 } })
  })
})
