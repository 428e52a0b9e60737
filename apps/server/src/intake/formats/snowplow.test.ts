import { buildPageView, buildSelfDescribingEvent, buildStructEvent, newTracker } from '@snowplow/node-tracker'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openTestHouse, said, type TestHouse } from './house.testing.ts'

let house: TestHouse
beforeAll(async () => {
  house = await openTestHouse()
})
beforeEach(() => house.arrived.splice(0))
afterAll(() => house.close())

const purchase = { event: { schema: 'iglu:com.acme/purchase/jsonschema/1-0-0', data: { value: 25.5, currency: 'EUR' } } }
const ids = {
  eventId: expect.stringMatching(/^[0-9a-f-]{36}$/) as unknown,
  timestamp: expect.stringMatching(/^\d{13}$/) as unknown,
  sentAt: expect.stringMatching(/^\d{13}$/) as unknown,
}
const get = async (query: string) => {
  const answer = await fetch(`${house.url}/i?${query}`)
  return { status: answer.status, type: answer.headers.get('content-type'), body: await answer.text() }
}

describe('@snowplow/node-tracker, unmodified', () => {
  it.each([true, false])('tells of page views and events by POST (base64: %s)', async (encodeBase64) => {
    const statuses: unknown[] = []
    const tracker = newTracker(
      { namespace: 'test', appId: 'shop', encodeBase64 },
      { endpoint: house.url, eventMethod: 'post', bufferSize: 3, onRequestFailure: (failure) => statuses.push(failure) },
    )
    tracker.setUserId('u1')
    tracker.setDomainUserId('d1')
    tracker.setSessionId('s1')
    tracker.setLang('de')
    tracker.setScreenResolution('1280', '720')
    tracker.track(buildPageView({ pageUrl: 'https://shop.example/a', pageTitle: 'A', referrer: 'https://r.example/' }))
    tracker.track(buildStructEvent({ category: 'video', action: 'play', label: 'intro', property: 'auto', value: 5 }))
    tracker.track(buildSelfDescribingEvent(purchase), [{ schema: 'iglu:com.acme/user/jsonschema/1-0-0', data: { plan: 'pro' } }])
    const visitor = { clientId: 'd1', userId: 'u1', sessionId: 's1', language: 'de', screen: '1280x720' }
    expect((await house.first(3)).map(({ event }) => said(event))).toEqual([
      { ...ids, ...visitor, name: 'page_view', page: { url: 'https://shop.example/a', title: 'A', referrer: 'https://r.example/' }, params: {} },
      { ...ids, ...visitor, name: 'play', page: {}, params: { category: 'video', label: 'intro', property: 'auto', value: 5 } },
      { ...ids, ...visitor, name: 'purchase', page: {}, params: { value: 25.5, currency: 'EUR' }, traits: { plan: 'pro' } },
    ])
    expect(house.arrived[0]?.arrival).toMatchObject({ project: 'shop', format: 'snowplow' })
    expect(statuses).toEqual([])
  })

  it('tells of an event by GET', async () => {
    const tracker = newTracker({ namespace: 'test', appId: 'shop', encodeBase64: true }, { endpoint: house.url, eventMethod: 'get', bufferSize: 1 })
    tracker.track(buildSelfDescribingEvent(purchase))
    const [{ event } = {}] = await house.first(1)
    expect(said(event)).toEqual({ ...ids, name: 'purchase', page: {}, params: { value: 25.5, currency: 'EUR' } })
  })
})

describe('the tracker protocol', () => {
  it('answers a pixel with a picture, and holds a page ping for a heartbeat', async () => {
    expect(await get('e=pv&aid=shop&url=https%3A%2F%2Fshop.example%2F')).toMatchObject({ status: 200, type: 'image/gif' })
    expect(await get('e=pp&aid=shop')).toMatchObject({ status: 200, type: 'image/gif' })
    expect(house.arrived.map(({ event }) => event.name)).toEqual(['page_view'])
  })

  it('reads orders, the session entity, and the site from the page where no application is named', async () => {
    const session = { schema: 'iglu:com.snowplowanalytics.snowplow/client_session/jsonschema/1-0-2', data: { userId: 'c9', sessionId: 's9' } }
    const co = JSON.stringify({ schema: 'iglu:com.snowplowanalytics.snowplow/contexts/jsonschema/1-0-0', data: [session] })
    const query = new URLSearchParams({ e: 'tr', url: 'https://shop.example/thanks', tr_id: 'T-1', tr_tt: '30.5', tr_tx: '5', tr_cu: 'USD', co })
    await get(query.toString())
    await get('e=ti&aid=shop&ti_id=T-1&ti_sk=SKU&ti_pr=10&ti_qu=2')
    expect(house.arrived.map(({ event }) => said(event))).toEqual([
      {
        name: 'purchase',
        clientId: 'c9',
        sessionId: 's9',
        page: { url: 'https://shop.example/thanks' },
        params: { transaction_id: 'T-1', value: 30.5, tax: 5, currency: 'USD' },
      },
      { name: 'purchase_item', page: {}, params: { transaction_id: 'T-1', item_id: 'SKU', price: 10, quantity: 2 } },
    ])
  })

  it.each([
    ['an unknown application', 'e=pv&aid=wrong', 403, 'No project goes by "wrong"'],
    ['no site at all', 'e=pv', 400, 'aid is missing'],
    ['an unknown kind', 'e=zz&aid=shop', 400, 'e cannot be "zz"'],
    ['an event that cannot be read', 'e=ue&aid=shop&ue_px=%25%25', 400, 'e cannot be "ue"'],
  ])('refuses %s', async (_, query, status, says) => {
    const answer = await get(query)
    expect([answer.status, answer.body]).toEqual([status, expect.stringContaining(says)])
  })

  it('refuses a body that is no list of events', async () => {
    const answer = await fetch(`${house.url}/com.snowplowanalytics.snowplow/tp2`, { method: 'POST', body: '[]' })
    expect([answer.status, await answer.text()]).toEqual([400, expect.stringContaining('no list of events')])
  })
})
