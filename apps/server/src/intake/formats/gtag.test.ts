import type { Window } from 'happy-dom'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { closePage, openPage } from './browser.testing.ts'
import { openTestHouse, said, type TestHouse } from './house.testing.ts'
import { itemOf } from '@tagmason/tracking/wire'

let house: TestHouse
let page: Window | undefined
beforeAll(async () => {
  house = await openTestHouse()
})
beforeEach(() => house.arrived.splice(0))
afterEach(async () => {
  if (page !== undefined) await closePage(page)
  page = undefined
})
afterAll(() => house.close())

const send = async (query: string, body?: string) => {
  const answer = await fetch(`${house.url}/g/collect?${query}`, { method: body === undefined ? 'GET' : 'POST', ...(body === undefined ? {} : { body }) })
  return { status: answer.status, body: await answer.text(), dropped: answer.headers.get('x-tagmason-dropped') }
}

describe('@minimal-analytics/ga4, unmodified, in a page', () => {
  it('tells of page views and events', async () => {
    page = openPage('http://shop.example/a', { title: 'A', referrer: 'https://r.example/' })
    Object.assign(page, { minimalAnalytics: { analyticsEndpoint: `${house.url}/g/collect` } })
    const { track } = await import('@minimal-analytics/ga4')
    track('G-AB12CD34EF')
    track('G-AB12CD34EF', { type: 'purchase', event: { 'epn.value': 25.5, 'ep.currency': 'EUR', 'ep.coupon': 'SPRING' } })
    const [view, order] = (await house.first(2)).map(({ event }) => said(event))
    const visitor = {
      clientId: expect.stringMatching(/^\d+$/) as unknown,
      sessionId: expect.stringMatching(/^\d+$/) as unknown,
      page: { url: 'http://shop.example/a', title: 'A', referrer: 'https://r.example/' },
      language: 'en-us',
      screen: expect.stringMatching(/^\d+x\d+$/) as unknown,
    }
    expect(view).toEqual({ ...visitor, name: 'page_view', params: {} })
    expect(order).toEqual({ ...visitor, name: 'purchase', params: { value: 25.5, currency: 'EUR', coupon: 'SPRING' } })
    expect(order?.['clientId']).toBe(view?.['clientId'])
    expect(house.arrived[0]?.arrival).toMatchObject({ project: 'shop', format: 'gtag' })
  })
})

describe('gtag', () => {
  const shared =
    'v=2&tid=G-AB12CD34EF&cid=1234567890.1700000000&sid=1770000000&ul=en-us&sr=1280x720&dl=https%3A%2F%2Fshop.example%2Fa&dt=A&dr=https%3A%2F%2Fr.example%2F&uid=u1'
  const visitor = {
    clientId: '1234567890.1700000000',
    userId: 'u1',
    sessionId: '1770000000',
    page: { url: 'https://shop.example/a', title: 'A', referrer: 'https://r.example/' },
    language: 'en-us',
    screen: '1280x720',
  }

  it('keeps the visitor’s consent, and nothing where the site set none', async () => {
    for (const signal of ['gcs=G101&gcd=13l3t3l3l1', 'gcd=11p1p1p1p5', 'gcd=13l3l3l3l1l1']) await send(`${shared}&en=page_view&${signal}`)
    expect(house.arrived.map(({ event }) => said(event)['consent'])).toEqual(['granted', 'denied', undefined])
  })

  it('tells of one event in the query', async () => {
    expect(await send(`${shared}&en=page_view&_et=12&ep.debug_mode=1&_ss=1`)).toEqual({ status: 204, body: '', dropped: null })
    expect(said(house.arrived[0]?.event)).toEqual({ ...visitor, name: 'page_view', params: { debug_mode: '1', engagement_time_msec: 12 } })
  })

  it('tells of several, one a line', async () => {
    const lines = [
      'en=page_view&cs=news&cm=email&cn=spring',
      'en=purchase&cu=EUR&epn.value=30.5&ep.transaction_id=T-1&pr1=idSKU_1~nmShirt~brAcme~pr10.5~qt2~k0colour~v0red&pr2=idSKU_2~nmA~~B&dl=https%3A%2F%2Fshop.example%2Fb',
      'ep.nothing=1',
    ]
    expect(await send(shared, lines.join('\r\n'))).toEqual({ status: 204, body: '', dropped: '1' })
    expect(house.arrived.map(({ event }) => said(event))).toEqual([
      { ...visitor, name: 'page_view', params: { utm_source: 'news', utm_medium: 'email', utm_campaign: 'spring' } },
      {
        ...visitor,
        page: { ...visitor.page, url: 'https://shop.example/b' },
        name: 'purchase',
        params: {
          transaction_id: 'T-1',
          value: 30.5,
          currency: 'EUR',
          items: [
            { item_id: 'SKU_1', item_name: 'Shirt', item_brand: 'Acme', price: 10.5, quantity: 2, colour: 'red' },
            { item_id: 'SKU_2', item_name: 'A~B' },
          ],
        },
      },
    ])
  })

  it('is told that nobody knows its measurement ID', async () => {
    expect(await send('v=2&tid=G-UNKNOWN&en=page_view')).toMatchObject({
      status: 403,
      body: expect.stringContaining('No project goes by "G-UNKNOWN"') as unknown,
    })
  })

  it.each([
    ['idA~nmB', { item_id: 'A', item_name: 'B' }],
    ['nma~~~idB', { item_name: 'a~', item_id: 'B' }],
    ['nm~~a~~~~b', { item_name: '~a~~b' }],
    ['prx~qt', { price: 'x', quantity: '' }],
    ['k0a~zzunknown~k1b', {}],
    ['', {}],
  ])('writes an item as %j', (written, item) => {
    expect(itemOf(written)).toEqual(item)
  })
})
