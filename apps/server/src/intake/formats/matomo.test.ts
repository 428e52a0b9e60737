import { createRequire } from 'node:module'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openTestHouse, said, type TestHouse } from './house.testing.ts'

interface MatomoTracker {
  track(options: Record<string, unknown>): void
  trackBulk(events: Record<string, unknown>[], callback: (answer: string) => void): void
  on(event: 'error', listener: (error: unknown) => void): void
}
// The client comes without types.
const MatomoTracker = createRequire(import.meta.url)('matomo-tracker') as new (siteId: string, trackerUrl: string) => MatomoTracker

let house: TestHouse
beforeAll(async () => {
  house = await openTestHouse()
})
beforeEach(() => house.arrived.splice(0))
afterAll(() => house.close())

const get = async (query: string, path = '/matomo.php') => {
  const answer = await fetch(`${house.url}${path}?${query}`)
  return { status: answer.status, type: answer.headers.get('content-type'), body: await answer.text() }
}

describe('matomo-tracker, unmodified', () => {
  it('tells of a page view', async () => {
    const errors: unknown[] = []
    const client = new MatomoTracker('shop', `${house.url}/matomo.php`)
    client.on('error', (error) => errors.push(error))
    client.track({
      url: 'https://shop.example/a?utm_source=news',
      action_name: 'A',
      urlref: 'https://r.example/',
      _id: '0123456789abcdef',
      uid: 'u1',
      lang: 'de',
      res: '1280x720',
      ua: 'Mozilla/5.0 Visitor',
      cip: '203.0.113.9',
      cdt: '1770000000',
      token_auth: 'atk_live_shop',
      dimension1: 'pro',
      cvar: JSON.stringify({ 1: ['colour', 'red'] }),
    })
    const [{ event, arrival } = {}] = await house.first(1)
    expect(said(event)).toEqual({
      name: 'page_view',
      clientId: '0123456789abcdef',
      userId: 'u1',
      timestamp: 1_770_000_000_000,
      page: { url: 'https://shop.example/a?utm_source=news', title: 'A', referrer: 'https://r.example/' },
      params: { dimension1: 'pro', colour: 'red' },
      language: 'de',
      screen: '1280x720',
      ip: '203.0.113.9',
      userAgent: 'Mozilla/5.0 Visitor',
    })
    expect(arrival).toMatchObject({ project: 'shop', format: 'matomo', trusted: true })
    expect(errors).toEqual([])
  })

  it('tells of events and an order in bulk', async () => {
    const client = new MatomoTracker('shop', `${house.url}/piwik.php`)
    const answer = await new Promise<string>((resolve) => {
      client.trackBulk(
        [
          { _id: 'a', url: 'https://shop.example/v', e_c: 'Videos', e_a: 'play', e_n: 'intro', e_v: 2.5, cdt: '2026-05-01 10:00:00' },
          { _id: 'a', idgoal: 0, ec_id: 'T-1', revenue: 30.5, ec_tx: 5, ec_sh: 2, ec_items: JSON.stringify([['SKU', 'Shirt', 'Clothes', 10, 2]]) },
        ],
        resolve,
      )
    })
    expect(JSON.parse(answer)).toEqual({ status: 'success', tracked: 2, invalid: 0 })
    expect(house.arrived.map(({ event }) => said(event))).toEqual([
      {
        name: 'play',
        clientId: 'a',
        timestamp: '2026-05-01 10:00:00',
        page: { url: 'https://shop.example/v' },
        params: { category: 'Videos', event_name: 'intro', event_value: 2.5 },
      },
      {
        name: 'purchase',
        clientId: 'a',
        page: {},
        params: {
          transaction_id: 'T-1',
          value: 30.5,
          tax: 5,
          shipping: 2,
          items: [{ item_id: 'SKU', item_name: 'Shirt', item_category: 'Clothes', price: 10, quantity: 2 }],
        },
      },
    ])
  })

  it('is told that nobody knows its site', async () => {
    const client = new MatomoTracker('7', `${house.url}/matomo.php`)
    const error = await new Promise((resolve) => {
      client.on('error', resolve)
      client.track({ url: 'https://shop.example/' })
    })
    expect(error).toBe(400)
  })
})

describe('the tracking API', () => {
  const base = 'idsite=shop&rec=1&url=https%3A%2F%2Fshop.example%2F'

  // Actions that Matomo's documentation lists, with what they are called here.
  it.each([
    ['download=https%3A%2F%2Fshop.example%2Fa.pdf', 'file_download', { link_url: 'https://shop.example/a.pdf' }],
    ['link=https%3A%2F%2Fother.example%2F', 'click', { link_url: 'https://other.example/', outbound: true }],
    ['search=shoes&search_cat=men&search_count=3', 'view_search_results', { search_term: 'shoes', search_category: 'men', results: 3 }],
    ['idgoal=3&revenue=10', 'goal_3', { value: 10 }],
    ['idgoal=0&revenue=10&ec_items=%5B%5D', 'cart_update', { value: 10, items: [] }],
    ['c_n=ad&c_p=a.jpg&c_t=https%3A%2F%2Fx', 'content_impression', { content_name: 'ad', content_piece: 'a.jpg', content_target: 'https://x' }],
    ['c_n=ad&c_i=click', 'content_interaction', { content_name: 'ad', interaction: 'click' }],
    ['_rcn=spring&_rck=shoes', 'page_view', { utm_campaign: 'spring', utm_term: 'shoes' }],
    ['e_c=a&e_a=b&revenue=4', 'b', { category: 'a', value: 4 }],
  ])('%s is %s', async (query, name, params) => {
    expect(await get(`${base}&${query}`)).toMatchObject({ status: 200, type: 'image/gif' })
    expect(house.arrived.map(({ event }) => [event.name, event.params])).toEqual([[name, params]])
  })

  it('holds heartbeats for no event, and sends no picture to who wants none', async () => {
    expect((await get(`${base}&ping=1`)).status).toBe(200)
    expect(house.arrived).toEqual([])
    expect((await get(`${base}&send_image=0`)).status).toBe(204)
  })

  it('takes a form', async () => {
    const answer = await fetch(`${house.url}/matomo.php`, { method: 'POST', body: new URLSearchParams(`${base}&action_name=A+%26+B`) })
    expect(answer.status).toBe(200)
    expect(house.arrived[0]?.event.page?.title).toBe('A & B')
  })

  it('takes a bulk request for several sites, of which one is unknown', async () => {
    const requests = ['?idsite=shop&rec=1', { idsite: 'blog', rec: 1, action_name: 'B' }, '?idsite=9&rec=1']
    const answer = await fetch(`${house.url}/matomo.php`, { method: 'POST', body: JSON.stringify({ requests }) })
    expect(await answer.json()).toEqual({ status: 'success', tracked: 2, invalid: 1 })
    expect(house.arrived.map(({ arrival }) => arrival.project)).toEqual(['shop', 'blog'])
  })

  it.each([
    ['nothing', '', 'rec is not 1'],
    ['no site', 'rec=1&url=x', 'idsite is missing'],
    ['an unknown site', 'rec=1&idsite=9', 'No project goes by "9"'],
    ['a key of another project', 'rec=1&idsite=shop&token_auth=atk_live_blog', 'No project goes by "shop"'],
  ])('refuses %s', async (_, query, says) => {
    const answer = await get(query)
    expect([answer.status, answer.body]).toEqual([400, expect.stringContaining(says)])
  })

  it('refuses an empty bulk request', async () => {
    const answer = await fetch(`${house.url}/matomo.php`, { method: 'POST', body: '{"requests":[]}' })
    expect([answer.status, await answer.json()]).toEqual([
      400,
      { status: 'error', tracked: 0, invalid: 0, message: expect.stringContaining('requests is empty') as unknown },
    ])
  })
})
