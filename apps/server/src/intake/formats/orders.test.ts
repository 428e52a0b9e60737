import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openIntoStore, type Sent } from './intoStore.testing.ts'
import { orderOf } from '@tagmason/tracking/wire'

/** An order of 25.50 EUR and a refund of 5.50, as each vendor's documentation has them. Beside them is an event of the same client that is worth nothing. */
const base64 = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64')
const segment = (more: object) => {
  const track = (event: string, properties: object): Sent => ({ path: '/v1/track', body: { writeKey: 'shop', anonymousId: 'c1', event, properties, ...more } })
  const products = [
    { product_id: 'p1', sku: 'G-32', price: 10, quantity: 2 },
    { product_id: 'p2', price: 5.5, quantity: 1 },
  ]
  return [
    track('Order Completed', { order_id: 'o1', total: 30.5, revenue: 25.5, shipping: 3, tax: 2, currency: 'EUR', products }),
    track('Order Refunded', { order_id: 'o1', total: 5.5, currency: 'EUR', products: [products[1]] }),
    track('Product Viewed', { product_id: 'p1', price: 10, currency: 'EUR' }),
  ]
}
const posthog = (event: string, properties: object): Sent => ({ path: '/i/v0/e/', body: { api_key: 'shop', event, distinct_id: 'c1', properties } })
const mixpanel = (event: string, properties: object): Sent => ({
  path: `/track?data=${encodeURIComponent(base64({ event, properties: { token: 'shop', distinct_id: '$device:c1', $device_id: 'c1', ...properties } }))}`,
})
const amplitude = (event: object): Sent => ({ path: '/2/httpapi', body: { api_key: 'shop', events: [{ device_id: 'c1', ...event }] } })
const matomo = (query: Record<string, string>): Sent => ({
  path: `/matomo.php?${new URLSearchParams({ idsite: 'shop', rec: '1', _id: 'c1', ...query }).toString()}`,
})
const ecommerce = 'iglu:com.snowplowanalytics.snowplow.ecommerce'
const snowplow = (type: string, context?: object): Sent => ({
  path: '/com.snowplowanalytics.snowplow/tp2',
  body: {
    data: [
      {
        e: 'ue',
        aid: 'shop',
        duid: 'c1',
        ue_px: base64({ data: { schema: `${ecommerce}/snowplow_ecommerce_action/jsonschema/1-0-2`, data: { type } } }),
        cx: base64({ data: [{ schema: `${ecommerce}/${type}/jsonschema/1-0-0`, data: context }] }),
      },
    ],
  },
})

const orders: Readonly<Record<string, { sent: readonly Sent[]; currency?: string; refunds?: number }>> = {
  segment: { sent: segment({}) },
  rudderstack: { sent: segment({ channel: 'web' }) },
  posthog: {
    sent: [
      posthog('Order Completed', { order_id: 'o1', revenue: 25.5, currency: 'EUR' }),
      posthog('order_refunded', { order_id: 'o1', revenue: -5.5, currency: 'EUR' }),
      posthog('plan viewed', { price: 10, currency: 'EUR' }),
    ],
  },
  mixpanel: {
    sent: [
      mixpanel('Order Completed', { $amount: 25.5, currency: 'EUR' }),
      mixpanel('Order Refunded', { price: 2.75, quantity: 2, currency: 'EUR' }),
      mixpanel('Cart Viewed', { price: 10, currency: 'EUR' }),
    ],
  },
  amplitude: {
    sent: [
      amplitude({
        event_type: 'revenue_amount',
        event_properties: { $price: 12.75, $quantity: 2, $productId: 'p1', $revenueType: 'purchase', $currency: 'EUR' },
      }),
      amplitude({ event_type: 'Money Back', revenue: -5.5, revenueType: 'refund', currency: 'EUR' }),
      amplitude({ event_type: 'Cart Viewed', event_properties: { price: 10, currency: 'EUR' } }),
    ],
  },
  // Matomo knows no refunds and names no currency.
  matomo: {
    currency: '',
    refunds: 0,
    sent: [
      matomo({ idgoal: '0', ec_id: 'o1', revenue: '25.5', ec_st: '20', ec_tx: '2.5', ec_sh: '3', ec_items: '[["G-32","Shirt","Clothes",10,2]]' }),
      matomo({ idgoal: '0', revenue: '99' }),
    ],
  },
  snowplow: {
    sent: [
      snowplow('transaction', { transaction_id: 'o1', revenue: 25.5, currency: 'EUR', payment_method: 'card', total_quantity: 2 }),
      snowplow('refund', { transaction_id: 'o1', refund_amount: 5.5, currency: 'EUR' }),
      snowplow('add_to_cart'),
    ],
  },
}

let store: Awaited<ReturnType<typeof openIntoStore>>
beforeAll(async () => {
  store = await openIntoStore()
})
afterAll(() => store.close())

describe('an order and a refund count alike', () => {
  it.each(Object.entries(orders))('told by %s', async (format, { sent, currency = 'EUR', refunds = 1 }) => {
    const project = `orders-${format}`
    for (const each of sent) await store.send(project, each)
    const all = { account: 'main', project, from: 0, to: Date.now() + 1000 }
    expect(
      await store.events.query({
        ...all,
        measures: ['orders', 'revenueCents'],
        by: ['currency'],
        filters: [{ field: 'name', values: ['purchase', 'refund'] }],
      }),
    ).toEqual([{ by: [currency], values: [1, 2550 - refunds * 550] }])
    const [order] = (await store.events.latest(all, 9)).filter(({ name }) => name === 'purchase')
    expect(order).toMatchObject({ value: 25.5, currency })
    if (!['matomo', 'mixpanel', 'amplitude'].includes(format)) expect(order?.params).toMatchObject({ transaction_id: 'o1' })
    // What was sent is still to be seen.
    const sentAs = { matomo: undefined, amplitude: 'revenue_amount', snowplow: 'transaction' }
    expect(order?.params['sent_as']).toBe(format in sentAs ? sentAs[format as keyof typeof sentAs] : 'Order Completed')
    expect(await store.events.query({ ...all, measures: ['events'] })).toEqual([{ by: [], values: [sent.length] }])
  })
})

describe('an order', () => {
  const worth = (params: object) => orderOf('Order Completed', params as Record<string, unknown>).params['value']

  it('is worth what was earned, else the total, else what the products cost', () => {
    expect(worth({ revenue: 1, total: 2, value: 3 })).toBe(1)
    expect(worth({ total: '2', value: 3 })).toBe(2)
    expect(worth({ $amount: 4, price: 9 })).toBe(4)
    expect(worth({ price: 1.5, quantity: 3 })).toBe(4.5)
    expect(worth({ products: [{ price: 2 }, { price: 1, quantity: 3 }, { sku: 'x' }, null] })).toBe(5)
    expect(worth({ products: [{ sku: 'x' }], total: 'free' })).toBeUndefined()
  })

  it('has its products as items, and items that were sent as they are', () => {
    const items = (params: object) => orderOf('Order Completed', { ...params }).params['items']
    const oil = {
      product_id: 'p1',
      sku: 'S',
      name: 'Oil',
      brand: 'Olive',
      category: 'Food',
      variant: '1 l',
      price: '12.9',
      quantity: 2,
      position: 3,
      coupon: 'TEN',
    }
    expect(items({ products: [oil, null, 'x', { sku: 's' }] })).toEqual([
      {
        item_id: 'p1',
        item_name: 'Oil',
        item_brand: 'Olive',
        item_category: 'Food',
        item_variant: '1 l',
        price: 12.9,
        quantity: 2,
        index: 3,
        coupon: 'TEN',
      },
      { item_id: 's' },
    ])
    expect(items({ products: [oil], items: 'mine' })).toBe('mine')
    expect(items({ products: 'none' })).toBeUndefined()
  })

  it('leaves other events as they are', () => {
    const known = /^[\s$._-]*(o[\s$._-]*r[\s$._-]*d|c[\s$._-]*o|r[\s$._-]*e[\s$._-]*f|p[\s$._-]*u)/i
    const name = fc.oneof(
      fc.constantFrom('purchase2', 'purchases', 'constructor', 'Order Cancelled', 'Product Viewed', 'refund requested'),
      fc.string().filter((text) => !known.test(text)),
    )
    fc.assert(
      fc.property(name, fc.dictionary(fc.string(), fc.anything()), (text, params) => {
        expect(orderOf(text, params)).toEqual({ name: text, params })
      }),
    )
  })

  it('of a refund is never below 0', () => {
    fc.assert(
      fc.property(fc.double({ noNaN: true, noDefaultInfinity: true }), (total) => {
        const { name, params } = orderOf('Order Refunded', { total })
        expect([name, params['value']]).toEqual(['refund', Math.abs(total)])
      }),
    )
  })
})
