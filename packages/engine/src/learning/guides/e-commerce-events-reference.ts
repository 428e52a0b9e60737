import type { Block } from '@tagmason/domain'

export const eCommerceEventsReference: readonly Block[] = [
  { kind: 'text', text: 'All shop events of GA4 with what each needs. Required is in bold; a value always comes with its currency.' },
  { kind: 'heading', text: 'On the way to the product' },
  {
    kind: 'list',
    items: [
      '`view_item_list`: **items**, item_list_id, item_list_name',
      '`select_item`: **items** (one), item_list_id, item_list_name',
      '`view_promotion`, `select_promotion`: promotion_id, promotion_name, creative_name, creative_slot, items',
      '`view_item`: **items**, currency, value',
    ],
  },
  { kind: 'heading', text: 'Cart' },
  {
    kind: 'list',
    items: [
      '`add_to_cart`, `remove_from_cart`: **items**, currency, value',
      '`add_to_wishlist`: **items**, currency, value',
      '`view_cart`: **items**, currency, value',
    ],
  },
  { kind: 'heading', text: 'Checkout' },
  {
    kind: 'list',
    items: [
      '`begin_checkout`: **items**, currency, value, coupon',
      '`add_shipping_info`: **items**, currency, value, coupon, shipping_tier',
      '`add_payment_info`: **items**, currency, value, coupon, payment_type',
    ],
  },
  { kind: 'heading', text: 'Order' },
  {
    kind: 'list',
    items: [
      '`purchase`: **transaction_id**, **items**, currency, value, tax, shipping, coupon, customer_type (`new` or `returning`)',
      '`refund`: **transaction_id**, currency, value, and items for a part of the order',
    ],
  },
  { kind: 'heading', text: 'An item' },
  {
    kind: 'text',
    text: 'Each needs `item_id` or `item_name`. Further texts: item_brand, item_category and item_category2 to item_category5, item_variant, item_list_id, item_list_name, affiliation, coupon, location_id. Numbers: price, quantity (1 when left out), discount for one piece, and index, the place in the list.',
  },
  {
    kind: 'code',
    label: 'An item with all that is usual',
    language: 'JavaScript',
    code: `{
  item_id: 'SKU-1',
  item_name: 'Linen shirt',
  item_brand: 'Northwind',
  item_category: 'Clothing',
  item_category2: 'Shirts',
  item_variant: 'Blue / M',
  price: 19.9,
  discount: 2,
  quantity: 3,
  index: 0
}`,
  },
  { kind: 'heading', text: 'Rules for all' },
  {
    kind: 'steps',
    items: [
      'Clear `ecommerce` with `null` before each push.',
      'At most 200 items in an event and 27 parameters of your own in an item.',
      '`price` is what is paid for one piece, after the discount.',
      '`value` is price times quantity over all items, without tax and shipping.',
      'Currencies are three capital letters of ISO 4217.',
    ],
  },
  { kind: 'link', href: '/setup/natural-language', text: 'Plan your shop events' },
]
