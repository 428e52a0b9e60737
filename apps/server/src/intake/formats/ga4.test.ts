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

const post = async (path: string, body: unknown) => {
  const answer = await fetch(`${house.url}${path}`, { method: 'POST', body: typeof body === 'string' ? body : JSON.stringify(body) })
  return { status: answer.status, body: await answer.text(), dropped: answer.headers.get('x-tagmason-dropped'), retry: answer.headers.get('retry-after') }
}
const collect = (body: unknown, query = 'measurement_id=G-AB12CD34EF&api_secret=atk_live_shop') => post(`/mp/collect?${query}`, body)
const debug = async (body: unknown) => JSON.parse((await post('/debug/mp/collect?measurement_id=G-AB12CD34EF&api_secret=x', body)).body) as unknown

describe('the Measurement Protocol', () => {
  it('takes a hit as Google documents it', async () => {
    const params = {
      session_id: '123',
      engagement_time_msec: 100,
      page_location: 'https://shop.example/a',
      page_title: 'A',
      page_referrer: 'https://r.example/',
      language: 'de',
    }
    const hit = {
      client_id: '1234567890.1700000000',
      user_id: 'u1',
      timestamp_micros: '1770000000123456',
      ip_override: '203.0.113.9',
      user_properties: { tier: { value: 'gold' } },
      user_location: { city: 'Vienna', country_id: 'AT' },
      events: [
        { name: 'page_view', params: { ...params, screen_resolution: '1280x720' } },
        {
          name: 'purchase',
          timestamp_micros: 1_770_000_001_000_000,
          params: { currency: 'EUR', value: 30.5, transaction_id: 'T-1', items: [{ item_id: 'SKU', price: 10 }] },
        },
      ],
    }
    expect(await collect(hit)).toEqual({ status: 204, body: '', dropped: null, retry: null })
    const who = { clientId: '1234567890.1700000000', userId: 'u1', ip: '203.0.113.9', traits: { tier: 'gold' }, country: 'AT' }
    expect(house.arrived.map(({ event }) => said(event))).toEqual([
      {
        ...who,
        name: 'page_view',
        sessionId: '123',
        timestamp: 1_770_000_000_123,
        page: { url: 'https://shop.example/a', title: 'A', referrer: 'https://r.example/' },
        params: { engagement_time_msec: 100 },
        language: 'de',
        screen: '1280x720',
      },
      {
        ...who,
        name: 'purchase',
        timestamp: 1_770_000_001_000,
        page: {},
        params: { currency: 'EUR', value: 30.5, transaction_id: 'T-1', items: [{ item_id: 'SKU', price: 10 }] },
      },
    ])
    expect(house.arrived[0]?.arrival).toMatchObject({ project: 'shop', format: 'ga4', trusted: true })
  })

  const hit = { client_id: 'a', events: [{ name: 'sign_up' }] }
  it.each([
    ['a measurement ID alone', 'measurement_id=G-AB12CD34EF', 204, false],
    ['a key for an ID that is not entered yet', 'measurement_id=G-NEW&api_secret=atk_live_shop', 204, true],
    ['a secret that is Google’s', 'measurement_id=G-AB12CD34EF&api_secret=xYz', 204, false],
    ['a key of another project', 'measurement_id=G-AB12CD34EF&api_secret=atk_live_blog', 403, null],
    ['an ID that nobody knows', 'measurement_id=G-UNKNOWN&api_secret=xYz', 403, null],
  ])('knows its site by %s', async (_, query, status, trusted) => {
    expect((await collect(hit, query)).status).toBe(status)
    expect(house.arrived.map(({ arrival }) => [arrival.project, arrival.trusted])).toEqual(trusted === null ? [] : [['shop', trusted]])
  })

  it.each([
    ['rubbish', '{', 1],
    ['no events', { client_id: 'a' }, 1],
    ['one of two without a name', { client_id: 'a', events: [{}, { name: 'b' }] }, 1],
    ['events that are no objects', { client_id: 'a', events: [1, null] }, 2],
  ])('answers %s as Google does, and says in a header how much it left out', async (_, body, dropped) => {
    expect(await collect(body)).toMatchObject({ status: 204, dropped: String(dropped) })
  })

  it('asks to wait where more comes in than can be kept', async () => {
    house.refuse = { busy: true, status: 503, seconds: 3 }
    expect(await collect(hit)).toMatchObject({ status: 503, retry: '3', body: expect.stringContaining('send it again in 3 s') as unknown })
  })
})

describe('its debug endpoint', () => {
  it('finds nothing wrong with a good hit, and keeps nothing of it', async () => {
    expect(await debug({ client_id: 'a', events: [{ name: 'sign_up', params: { method: 'mail', session_id: '1', engagement_time_msec: 1 } }] })).toEqual({
      validationMessages: [],
    })
    expect(house.arrived).toEqual([])
  })

  it.each([
    ['a reserved name', { client_id: 'a', events: [{ name: 'session_start' }] }, 'events[0].name', 'NAME_RESERVED'],
    ['a name that begins with _', { client_id: 'a', events: [{ name: '_badEventName' }] }, 'events[0].name', 'NAME_RESERVED'],
    ['no client id', { events: [{ name: 'a' }] }, 'client_id', 'VALUE_REQUIRED'],
    ['a time long ago', { client_id: 'a', timestamp_micros: 1_700_000_000_000_000, events: [{ name: 'a' }] }, 'timestamp_micros', 'VALUE_OUT_OF_BOUNDS'],
    ['rubbish', '{', '', 'VALUE_INVALID'],
  ])('finds %s', async (_, body, fieldPath, validationCode) => {
    expect(await debug(body)).toEqual({ validationMessages: [{ fieldPath, validationCode, description: expect.any(String) as unknown }] })
  })

  it('demands what Google recommends where it is asked to', async () => {
    const body = { client_id: 'a', events: [{ name: 'search' }] }
    expect(await debug(body)).toEqual({ validationMessages: [] })
    expect(await debug({ ...body, validation_behavior: 'ENFORCE_RECOMMENDATIONS' })).toMatchObject({
      validationMessages: [{ fieldPath: 'events[0].params.search_term' }],
    })
  })

  it('refuses what is too large', async () => {
    expect((await post('/debug/mp/collect', 'x'.repeat(1_000_001))).status).toBe(413)
  })
})
