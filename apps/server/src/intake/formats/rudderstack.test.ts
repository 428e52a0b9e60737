import RudderAnalytics from '@rudderstack/rudder-sdk-node'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openTestHouse, said, type TestHouse } from './house.testing.ts'

let house: TestHouse
beforeAll(async () => {
  house = await openTestHouse()
})
beforeEach(() => house.arrived.splice(0))
afterAll(() => house.close())

describe('@rudderstack/rudder-sdk-node, unmodified', () => {
  // It sends gzip and calls it a form.
  it('tells of pages and events', async () => {
    const client = new RudderAnalytics('atk_site_shop', { dataPlaneUrl: house.url, flushInterval: 1 })
    const timestamp = new Date('2026-05-01T10:00:00.000Z')
    client.page({ userId: 'u1', anonymousId: 'a1', name: 'Home', properties: { url: 'https://shop.example/', title: 'T' }, timestamp })
    client.track({ userId: 'u1', event: 'purchase', properties: { revenue: 12, currency: 'USD' }, context: { sessionId: 1_770_000_000 } })
    client.identify({ userId: 'u1', traits: { plan: 'pro' } })
    client.track({ userId: 'u1', event: 'Order Completed', properties: { order_id: 'o-1', total: 20, products: [{ price: 10, quantity: 2 }] } })
    await client.flush()
    const [page, order, identify, completed] = (await house.first(4)).map(({ event }) => said(event))
    const given = { sentAt: expect.stringMatching(/^20/) as unknown, eventId: expect.stringMatching(/^[0-9a-f-]{36}$/) as unknown, userId: 'u1' }
    expect(page).toEqual({
      ...given,
      name: 'page_view',
      clientId: 'a1',
      timestamp: timestamp.toISOString(),
      page: { url: 'https://shop.example/', title: 'T' },
      params: { page_name: 'Home' },
    })
    expect(order).toEqual({
      ...given,
      name: 'purchase',
      clientId: 'u1',
      sessionId: '1770000000',
      timestamp: expect.stringMatching(/^20/) as unknown,
      page: {},
      params: { revenue: 12, value: 12, currency: 'USD' },
    })
    expect(identify).toMatchObject({ identifies: true, userId: 'u1', traits: { plan: 'pro' } })
    expect(completed).toMatchObject({ name: 'purchase', params: { value: 20, transaction_id: 'o-1', sent_as: 'Order Completed' } })
    expect(house.arrived[0]?.arrival).toMatchObject({ project: 'shop', format: 'rudderstack' })
  })

  it('is refused with a key that nobody knows', async () => {
    const body = JSON.stringify({ batch: [{ type: 'track', event: 'x', channel: 'server' }] })
    const answer = await fetch(`${house.url}/v1/batch`, { method: 'POST', body, headers: { Authorization: `Basic ${btoa('wrong:')}` } })
    expect([answer.status, await answer.text()]).toEqual([401, expect.stringContaining('No project goes by "wrong"')])
  })
})
