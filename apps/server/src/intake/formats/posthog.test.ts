import { gzipSync } from 'node:zlib'
import { PostHog } from 'posthog-node'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openTestHouse, said, type TestHouse } from './house.testing.ts'

let house: TestHouse
beforeAll(async () => {
  house = await openTestHouse()
})
beforeEach(() => house.arrived.splice(0))
afterAll(() => house.close())

const post = async (path: string, body: BodyInit, headers: Record<string, string> = {}) => {
  const answer = await fetch(`${house.url}${path}`, { method: 'POST', body, headers })
  return { status: answer.status, body: await answer.text() }
}

describe('posthog-node, unmodified', () => {
  it('tells of page views and events in gzip; identify, alias and groups tell of users', async () => {
    const client = new PostHog('atk_live_shop', { host: house.url, flushAt: 20 })
    const failed: unknown[] = []
    client.on('error', (error) => failed.push(error))
    const timestamp = new Date('2026-05-01T10:00:00.000Z')
    client.capture({
      distinctId: 'u1',
      event: '$pageview',
      properties: { $current_url: 'https://shop.example/a', $referrer: 'https://r.example/', title: 'A', $session_id: 's1', $ip: '203.0.113.9' },
      timestamp,
    })
    client.capture({
      distinctId: 'u1',
      event: 'purchase',
      properties: { revenue: 25.5, currency: 'EUR', items: [{ id: 1 }] },
      uuid: '01a20063-3fcc-76aa-9013-183f42779183',
      timestamp,
    })
    client.identify({ distinctId: 'u1', properties: { plan: 'pro' } })
    client.alias({ distinctId: 'u1', alias: 'a1' })
    client.groupIdentify({ groupType: 'company', groupKey: 'k', properties: {} })
    expect(await client.getAllFlags('u1')).toEqual({})
    await client.shutdown()
    expect(failed).toEqual([])
    expect(house.arrived).toHaveLength(5)
    const sentAt: unknown = expect.stringMatching(/^20/)
    expect(house.arrived.slice(2).map(({ event }) => said(event))).toMatchObject([
      { identifies: true, userId: 'u1', traits: { plan: 'pro' } },
      { identifies: true, clientId: 'u1', userId: 'a1' },
      { identifies: true, traits: { group: { company: { id: 'k' } } } },
    ])
    expect(house.arrived.slice(0, 2).map(({ event }) => said(event))).toEqual([
      {
        name: 'page_view',
        clientId: 'u1',
        userId: 'u1',
        sessionId: 's1',
        timestamp: timestamp.toISOString(),
        sentAt,
        eventId: expect.stringMatching(/^[0-9a-f-]{36}$/) as unknown,
        page: { url: 'https://shop.example/a', title: 'A', referrer: 'https://r.example/' },
        params: {},
        ip: '203.0.113.9',
      },
      {
        name: 'purchase',
        clientId: 'u1',
        userId: 'u1',
        timestamp: timestamp.toISOString(),
        sentAt,
        eventId: '01a20063-3fcc-76aa-9013-183f42779183',
        page: {},
        params: { revenue: 25.5, value: 25.5, currency: 'EUR', items: [{ id: 1 }] },
      },
    ])
    expect(house.arrived[0]?.arrival).toMatchObject({ project: 'shop', format: 'posthog', trusted: true })
  })
})

describe('posthog-js', () => {
  const event = {
    event: '$pageview',
    properties: {
      token: 'atk_site_shop',
      distinct_id: 'device-1',
      $device_id: 'device-1',
      $current_url: 'https://shop.example/',
      $referrer: '$direct',
      $browser_language: 'en-US',
      $screen_width: 1280,
      $screen_height: 720,
      $lib: 'web',
      colour: 'red',
    },
    offset: 1500,
  }
  const expected = {
    name: 'page_view',
    clientId: 'device-1',
    timestamp: 1_769_999_998_500,
    sentAt: 1_770_000_000_000,
    page: { url: 'https://shop.example/' },
    params: { colour: 'red' },
    language: 'en-US',
    screen: '1280x720',
  }
  const sent = '?ip=1&_=1770000000000&ver=1.400.0'

  it.each([
    ['gzip that no header tells of', `/e/${sent}&compression=gzip-js`, gzipSync(JSON.stringify([event]))],
    ['a plain list', `/e/${sent}`, JSON.stringify([event])],
    ['one event', `/i/v0/e/${sent}`, JSON.stringify(event)],
    ['a form with base64', `/e/${sent}&compression=base64`, `data=${encodeURIComponent(btoa(JSON.stringify(event)))}`],
    ['a form whose plus signs nobody escaped', `/capture/${sent}`, `data=${btoa(JSON.stringify(event))}`],
  ])('sends %s', async (_, path, body) => {
    expect(await post(path, body, { 'Content-Type': 'text/plain' })).toEqual({ status: 200, body: '{"status":"Ok"}' })
    expect(house.arrived.map((each) => said(each.event))).toEqual([expected])
  })

  it('knows a signed-in person by the user and still by the device', async () => {
    const properties = { ...event.properties, distinct_id: 'u1', $user_id: 'u1', $is_identified: true }
    expect((await post('/e/?beacon=1', JSON.stringify([{ ...event, properties }]))).status).toBe(204)
    expect(house.arrived[0]?.event).toMatchObject({ clientId: 'device-1', userId: 'u1' })
  })

  it('sends web vitals, each of which is an event as from our own tracker', async () => {
    const metric = {
      name: 'LCP',
      value: 1234.5,
      rating: 'good',
      delta: 1234.5,
      id: 'v4-1',
      navigationType: 'navigate',
      timestamp: 1,
      $current_url: 'https://shop.example/landing',
    }
    const properties = {
      ...event.properties,
      $web_vitals_LCP_event: metric,
      $web_vitals_LCP_value: 1234.5,
      $web_vitals_CLS_event: { name: 'CLS', value: 0.3, rating: 'odd', id: 'v4-2' },
      $web_vitals_CLS_value: 0.3,
      $web_vitals_INP_event: { name: 'INP', value: 210 },
      $web_vitals_FCP_value: 'none',
    }
    const uuid = '01a20063-3fcc-76aa-9013-183f42779183'
    expect((await post(`/e/${sent}`, JSON.stringify([{ ...event, event: '$web_vitals', uuid, properties }]))).status).toBe(200)
    const vital = (metric_name: string, metric_value: number, metric_rating: string, metric_id?: string) => ({
      ...expected,
      name: 'web_vitals',
      eventId: `${uuid}-${metric_name}`,
      params: { colour: 'red', metric_name, metric_value, metric_rating, ...(metric_id === undefined ? {} : { metric_id }) },
    })
    expect(house.arrived.map((each) => said(each.event))).toEqual([
      { ...vital('LCP', 1234.5, 'good', 'v4-1'), page: { url: 'https://shop.example/landing' } },
      vital('CLS', 0.3, 'poor', 'v4-2'),
      vital('INP', 210, 'needs-improvement'),
    ])
    house.arrived.splice(0)
    expect((await post(`/e/${sent}`, JSON.stringify([{ ...event, event: '$web_vitals' }]))).status).toBe(200)
    expect(house.arrived).toEqual([])
  })

  it('is told of no flags and of settings that ask for nothing more', async () => {
    expect(await (await fetch(`${house.url}/array/atk_site_shop/config`)).json()).toMatchObject({
      token: 'atk_site_shop',
      hasFeatureFlags: false,
      sessionRecording: false,
    })
    for (const path of ['/flags/?v=2', '/decide/?v=3', '/flags'])
      expect(JSON.parse((await post(path, '{}')).body)).toMatchObject({ flags: {}, featureFlags: {}, errorsWhileComputingFlags: false })
  })
})

describe('what is wrong', () => {
  it.each([
    ['no JSON', '/e/', '{', 400, 'event is missing'],
    ['an empty list', '/e/', '[]', 400, 'batch is empty'],
    ['no key', '/e/', '{"event":"x","distinct_id":"a"}', 400, 'api_key is missing'],
    ['an unknown key', '/batch/', '{"api_key":"wrong","batch":[{"event":"x"}]}', 401, 'invalid_api_key'],
    ['broken gzip', '/e/', new Uint8Array([0x1f, 0x8b, 1, 2]), 400, 'cannot be unpacked'],
    ['too much', '/batch/', 'x'.repeat(1_000_001), 413, 'larger than 1 MB'],
  ])('is said: %s', async (_, path, body, status, says) => {
    const answer = await post(path, body)
    expect(answer.status).toBe(status)
    expect(answer.body).toContain(says)
    expect(house.arrived).toEqual([])
  })
})
