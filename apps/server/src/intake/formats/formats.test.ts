import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { readSettings } from '../../settings.ts'
import { formats } from './formats.ts'
import { openTestHouse, type TestHouse, testSites } from './house.testing.ts'
import { routes } from '@tagmason/tracking/wire'

let house: TestHouse
beforeAll(async () => {
  house = await openTestHouse()
})
beforeEach(() => {
  house.refuse = null
  house.arrived.splice(0)
})
afterAll(() => house.close())

/** One good event in each format, as the body of a POST or the query of a GET; `KEY` stands for the site. */
const requests: Readonly<Record<string, { path: string; body?: string }>> = {
  ga4: { path: '/mp/collect?measurement_id=KEY', body: '{"client_id":"a","events":[{"name":"x"}]}' },
  gtag: { path: '/g/collect?v=2&tid=KEY&cid=a&en=x', body: '' },
  'gtag by GET': { path: '/g/collect?v=2&tid=KEY&cid=a&en=x' },
  plausible: { path: '/api/event', body: '{"n":"x","d":"KEY"}' },
  umami: { path: '/api/send', body: '{"type":"event","payload":{"website":"KEY","name":"x"}}' },
  matomo: { path: '/matomo.php', body: 'idsite=KEY&rec=1&e_c=c&e_a=x' },
  'matomo by GET': { path: '/piwik.php?idsite=KEY&rec=1&e_c=c&e_a=x' },
  'matomo in bulk': { path: '/matomo.php', body: '{"requests":["?idsite=KEY&rec=1&e_c=c&e_a=x"]}' },
  segment: { path: '/v1/track', body: '{"writeKey":"KEY","event":"x"}' },
  rudderstack: { path: '/v1/batch', body: '{"writeKey":"KEY","batch":[{"type":"track","event":"x","channel":"web"}]}' },
  posthog: { path: '/capture/', body: '{"api_key":"KEY","event":"x"}' },
  'posthog in a batch': { path: '/batch', body: '{"api_key":"KEY","batch":[{"event":"x"}]}' },
  snowplow: { path: '/com.snowplowanalytics.snowplow/tp2', body: '{"schema":"s","data":[{"e":"se","se_ac":"x","aid":"KEY"}]}' },
  'snowplow by GET': { path: '/i?e=se&se_ac=x&aid=KEY' },
  amplitude: { path: '/2/httpapi', body: '{"api_key":"KEY","events":[{"event_type":"x"}]}' },
  'amplitude in a batch': { path: '/batch', body: '{"api_key":"KEY","events":[{"event_type":"x"}]}' },
  mixpanel: { path: '/track', body: '{"event":"x","properties":{"token":"KEY"}}' },
  'mixpanel by GET': { path: `/track?data=${encodeURIComponent('{"event":"x","properties":{"token":"KEY"}}')}` },
}
const names = Object.keys(requests)

const send = async (name: string, key: string, headers: Record<string, string> = {}) => {
  const { path, body } = requests[name] ?? { path: '/' }
  const put = (text: string) => text.replaceAll('KEY', key)
  return fetch(`${house.url}${put(path)}`, { headers, ...(body === undefined ? {} : { method: 'POST', body: put(body) }) })
}

describe.each(names)('%s', (name) => {
  it('is taken from a page of another origin, which may read the answer', async () => {
    const answer = await send(name, 'shop', { Origin: 'https://shop.example', 'User-Agent': 'Mozilla/5.0 Page', 'Accept-Language': 'de-AT,de;q=0.9' })
    expect([200, 202, 204]).toContain(answer.status)
    expect(house.arrived.map(({ event }) => event.name)).toEqual(['x'])
    expect(house.arrived[0]?.arrival).toMatchObject({
      project: 'shop',
      format: name.split(' ')[0],
      ip: '127.0.0.1',
      userAgent: 'Mozilla/5.0 Page',
      language: 'de-AT',
      trusted: false,
    })
    expect(Math.abs((house.arrived[0]?.arrival.at ?? 0) - Date.now())).toBeLessThan(60_000)
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'access-control-allow-origin': 'https://shop.example',
      'access-control-allow-credentials': 'true',
      'cross-origin-resource-policy': 'cross-origin',
    })
  })

  it('is believed with a secret key beside it', async () => {
    await send(name, 'shop', { Authorization: 'Bearer atk_live_shop' })
    expect(house.arrived.map(({ arrival }) => arrival.trusted)).toEqual([true])
  })

  it.each([429, 503] as const)('is sent again later after a %s', async (status) => {
    house.refuse = { busy: true, status, seconds: 9 }
    const answer = await send(name, 'shop')
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([status, '9'])
  })

  it('is not taken for a site that nobody knows', async () => {
    const answer = await send(name, 'wrong')
    expect([400, 401, 403]).toContain(name === 'plausible' ? 400 + answer.status - 202 : answer.status)
    expect(house.arrived).toEqual([])
  })

  it('is refused by the intake in the format’s own words', async () => {
    house.refuse = { accepted: 0, faults: [{ at: 0, field: 'name', message: 'The name is too long.' }], kept: [] }
    const answer = await send(name, 'shop')
    expect(answer.headers.get('x-tagmason-dropped')).toBe('1')
    expect(answer.status).toBe(/^(ga4|gtag)/.test(name) ? 204 : 400)
  })
})

describe('the addresses', () => {
  const paths = routes.flatMap((route) => route.paths)

  it('are each asked beforehand by browsers', async () => {
    for (const path of paths) {
      const headers = {
        Origin: 'https://shop.example',
        'Access-Control-Request-Method': 'POST',
        'Access-Control-Request-Headers': 'content-type,authorization',
      }
      const answer = await fetch(`${house.url}${path}`, { method: 'OPTIONS', headers })
      expect([path, answer.status, answer.headers.get('access-control-allow-origin'), answer.headers.get('access-control-allow-headers')]).toEqual([
        path,
        204,
        'https://shop.example',
        'content-type,authorization',
      ])
    }
  })

  it('refuse a body that is too large in every format', async () => {
    const body = 'x'.repeat(1_000_001)
    for (const { methods, paths } of routes.filter(({ methods }) => methods.includes('POST'))) {
      const answer = await fetch(`${house.url}${paths[0]}`, { method: methods.at(-1) ?? 'POST', body })
      expect([paths[0], answer.status]).toEqual([paths[0], 413])
    }
  })

  it('are each some route’s only', () => {
    expect(paths.length).toBe(new Set(paths).size)
  })

  it('tell each event of several what became of it by its place in the request', async () => {
    house.refuse = { accepted: 1, faults: [{ at: 1, field: 'name', message: 'Too long.' }], kept: [{ at: 0, name: 'page_view', isBot: false }] }
    const events = [{ type: 'x' }, ...['a', 'b'].map((name) => ({ type: 'event', payload: { website: 'shop', name } }))]
    const answer = await fetch(`${house.url}/api/batch`, { method: 'POST', body: JSON.stringify(events) })
    expect(await answer.json()).toMatchObject({ details: [{ index: 0 }, { index: 2, response: { message: 'Too long.' } }] })
  })
})

describe('a network that sends without end', () => {
  it('is asked to wait where it names a project by what everybody can see, and not where it has a secret key', async () => {
    const intake = {
      take: async (events: readonly unknown[]) => ({ accepted: events.length, faults: [], kept: [] }),
      flush: async () => undefined,
      close: async () => undefined,
    }
    const settings = readSettings({ TAGMASON_PROXIES: '1', TAGMASON_NETWORK_EVENTS: '3' })
    const app = formats({ settings, intake, siteOf: async ({ id }) => testSites[id] ?? null })
    const sent = async (key: string, ip: string) => {
      const body = JSON.stringify({ writeKey: key, batch: [1, 2, 3].map(() => ({ type: 'track', event: 'x' })) })
      const { status, headers } = await app.request('/v1/batch', { method: 'POST', body, headers: { 'X-Forwarded-For': ip } })
      return [status, headers.has('retry-after')]
    }
    expect(await sent('shop.example', '203.0.113.7')).toEqual([200, false])
    expect(await sent('shop.example', '203.0.113.7')).toEqual([429, true])
    expect(await sent('shop', '203.0.113.7')).toEqual([429, true])
    expect(await sent('atk_live_shop', '203.0.113.7')).toEqual([200, false])
    expect(await sent('shop.example', '203.0.113.8')).toEqual([200, false])
  })
})
