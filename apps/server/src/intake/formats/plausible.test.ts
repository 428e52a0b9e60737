import type { Window } from 'happy-dom'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { closePage, openPage } from './browser.testing.ts'
import { openTestHouse, said, type TestHouse } from './house.testing.ts'

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

const post = async (body: unknown, headers: Record<string, string> = {}) => {
  const answer = await fetch(`${house.url}/api/event`, { method: 'POST', body: typeof body === 'string' ? body : JSON.stringify(body), headers })
  return { status: answer.status, body: await answer.text(), dropped: answer.headers.get('x-plausible-dropped') }
}

describe('@plausible-analytics/tracker, unmodified, in a page', () => {
  it('tells of page views, events, properties and revenue, and reads the answer across origins', async () => {
    page = openPage('http://shop.example/a?utm_source=news', { referrer: 'https://r.example/' })
    vi.resetModules()
    const { init, track } = await import('@plausible-analytics/tracker')
    const statuses: unknown[] = []
    const answered = (result?: unknown) => statuses.push(result)
    // Without the last it holds this page for one that a program drives, and sends nothing.
    init({ domain: 'shop.example', endpoint: `${house.url}/api/event`, autoCapturePageviews: false, logging: false, captureOnLocalhost: true })
    track('pageview', { callback: answered })
    track('Purchase', { props: { plan: 'pro' }, revenue: { amount: 25.5, currency: 'EUR' }, interactive: false, callback: answered })
    const [view, order] = await house.first(2)
    await vi.waitUntil(() => statuses.length === 2)
    expect(statuses).toEqual([{ status: 202 }, { status: 202 }])
    const where = { url: 'http://shop.example/a?utm_source=news', referrer: 'https://r.example/' }
    expect(said(view?.event)).toEqual({ name: 'page_view', page: where, params: {} })
    expect(said(order?.event)).toEqual({ name: 'Purchase', page: where, params: { plan: 'pro', value: 25.5, currency: 'EUR', interactive: false } })
    expect(view?.arrival).toMatchObject({ project: 'shop', format: 'plausible', trusted: false, userAgent: expect.stringContaining('HappyDOM') as unknown })
  })
})

describe('plausible-tracker, unmodified, in a page', () => {
  // It writes the properties as text.
  it('tells of page views and events', async () => {
    page = openPage('http://shop.example/b')
    const { default: Plausible } = await import('plausible-tracker')
    const client = Plausible({ domain: 'shop.example', apiHost: house.url })
    client.trackPageview()
    await house.first(1)
    client.trackEvent('sign_up', { props: { plan: 'pro', seats: 3 } })
    expect((await house.first(2)).map(({ event }) => said(event))).toEqual([
      { name: 'page_view', page: { url: 'http://shop.example/b' }, params: {} },
      { name: 'sign_up', page: { url: 'http://shop.example/b' }, params: { plan: 'pro', seats: 3 } },
    ])
  })
})

describe('the Events API', () => {
  it('takes the long form, and for a server with a key the visitor it writes for', async () => {
    const body = {
      name: 'pageview',
      url: 'https://shop.example/x',
      domain: 'shop.example',
      props: { a: 1 },
      revenue: '{"amount":"12.50","currency":"USD"}',
      referrer: 'https://r.example',
    }
    expect(await post(body, { 'X-Forwarded-For': '203.0.113.9, 10.0.0.1', Authorization: 'Bearer atk_live_shop' })).toEqual({
      status: 202,
      body: 'ok',
      dropped: null,
    })
    expect(said(house.arrived[0]?.event)).toEqual({
      name: 'page_view',
      page: { url: 'https://shop.example/x', referrer: 'https://r.example' },
      params: { a: 1, value: 12.5, currency: 'USD' },
      ip: '203.0.113.9',
    })
    expect(house.arrived[0]?.arrival.trusted).toBe(true)
  })

  it('counts an event for each of several domains, and takes the site from the address where none is named', async () => {
    await post({ n: 'a', u: 'https://x.example/', d: 'shop, blog' })
    await post({ n: 'b', u: 'https://shop.example/' })
    expect(house.arrived.map(({ event, arrival }) => [event.name, arrival.project])).toEqual([
      ['a', 'shop'],
      ['a', 'blog'],
      ['b', 'shop'],
    ])
  })

  it('holds engagement for no event', async () => {
    expect(await post({ n: 'engagement', d: 'shop.example', u: 'https://shop.example/', sd: 80, e: 4000 })).toMatchObject({ status: 202, dropped: null })
    expect(house.arrived).toEqual([])
  })

  it('drops what no site is known for, and says so', async () => {
    expect(await post({ n: 'pageview', u: 'https://x.example/', d: 'x.example' })).toEqual({ status: 202, body: 'ok', dropped: '1' })
    expect(house.arrived).toEqual([])
  })

  it('keeps a page that another site claims out of this one', async () => {
    expect(await post({ n: 'pageview', u: 'https://taken.example/', d: 'shop.example' })).toMatchObject({ dropped: '1' })
  })

  it.each([
    ['no JSON', 'pageview', 'request', 'no JSON object'],
    ['no name', { d: 'shop.example', u: 'https://shop.example/' }, 'event_name', 'name is missing'],
    ['no site', { n: 'pageview' }, 'domain', 'domain is missing'],
  ])('refuses %s', async (_, body, field, says) => {
    const answer = await post(body)
    expect(answer.status).toBe(400)
    expect(JSON.parse(answer.body)).toEqual({ errors: { [field]: [expect.stringContaining(says)] } })
  })
})
