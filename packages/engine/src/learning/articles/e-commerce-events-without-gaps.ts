import type { Block } from '@tagmason/domain'

export const eCommerceEventsWithoutGaps: readonly Block[] = [
  {
    kind: 'text',
    text: 'Shop reports are built from ten events. They are only as good as the three that most shops get wrong: `view_item`, `begin_checkout` and `purchase`.',
  },
  { kind: 'heading', text: 'The chain' },
  {
    kind: 'steps',
    items: [
      '`view_item_list` and `select_item` on lists of products',
      '`view_item` on the product page',
      '`add_to_cart`, `remove_from_cart` and `view_cart`',
      '`begin_checkout`, `add_shipping_info` and `add_payment_info`',
      '`purchase`, later perhaps `refund`',
    ],
  },
  { kind: 'heading', text: 'What each one carries' },
  {
    kind: 'list',
    items: [
      '`currency` and `value` together. Without the currency the value is ignored.',
      '`items`, up to 200, each with `item_id` or `item_name`, and `price` and `quantity` as numbers.',
      '`transaction_id` on `purchase` and `refund`. GA4 uses it to drop a second purchase of the same order, for instance after a reload.',
    ],
  },
  {
    kind: 'code',
    label: 'A purchase',
    language: 'JavaScript',
    code: `dataLayer.push({ ecommerce: null });
dataLayer.push({
  event: 'purchase',
  ecommerce: {
    transaction_id: 'T-10482',
    value: 59.7,
    currency: 'EUR',
    tax: 9.53,
    shipping: 4.9,
    items: [
      { item_id: 'SKU-1', item_name: 'Linen shirt', price: 19.9, quantity: 3 }
    ]
  }
});`,
  },
  { kind: 'heading', text: 'What value means' },
  {
    kind: 'text',
    text: '`value` is the sum of price times quantity, without tax and shipping. They have parameters of their own. Whoever adds them to `value` reports a turnover that no bookkeeper knows.',
  },
  { kind: 'heading', text: 'Check it' },
  {
    kind: 'list',
    items: [
      'Buy two of one product and one of another, with a coupon. Compare every number with the order confirmation.',
      'Reload the thank-you page. There must be one purchase.',
      'Pay by a method that leaves the site, and come back.',
    ],
  },
  { kind: 'link', href: '/analytics/conversions', text: 'Conversion Tracking' },
]
