import { salesBoard } from './boards.ts'
import { content, event, pageAt, planOf } from './build.ts'

/** Refunds with reasons. */
export const returnsTracker = content(
  planOf({
    goals: 'Which orders come back, why, and what of the revenue stays?',
    events: [
      event('purchase', { key: true }),
      event('refund', { with: 'return_reason*' }),
      event('return_start', { trigger: pageAt('/returns'), with: 'page_location@Page_URL' }),
      event('return_reason_chosen', { with: 'return_reason*' }),
      event('return_label_printed', { with: 'transaction_id*' }),
      event('exchange_chosen', { with: 'transaction_id* items' }),
      event('return_cancelled', { with: 'transaction_id*' }),
    ],
    funnel: ['return_start', 'return_reason_chosen', 'return_label_printed', 'refund'],
    trends: [['purchase', 'refund']],
    breakdowns: [['refund', 'return_reason']],
    audiences: [['return_start', 'refund', 30]],
  }),
  salesBoard('Revenue that stays', 'Sales, refunds and the way there.'),
)

/** Checkout events of a Shopify shop, from its customer events into the data layer. */
export const shopifyCheckout = content(
  planOf({
    goals: 'Follow the checkout of a Shopify shop from the cart to the thank-you page, upsells included.',
    events: [
      event('view_item', { trigger: { type: 'customEvent', event: 'product_viewed' } }),
      event('view_item_list', { trigger: { type: 'customEvent', event: 'collection_viewed' } }),
      event('search', { trigger: { type: 'customEvent', event: 'search_submitted' } }),
      event('add_to_cart', { trigger: { type: 'customEvent', event: 'product_added_to_cart' } }),
      event('remove_from_cart', { trigger: { type: 'customEvent', event: 'product_removed_from_cart' } }),
      event('view_cart', { trigger: { type: 'customEvent', event: 'cart_viewed' } }),
      event('begin_checkout', { trigger: { type: 'customEvent', event: 'checkout_started' } }),
      event('add_shipping_info', { trigger: { type: 'customEvent', event: 'checkout_shipping_info_submitted' } }),
      event('add_payment_info', { trigger: { type: 'customEvent', event: 'payment_info_submitted' } }),
      event('purchase', { trigger: { type: 'customEvent', event: 'checkout_completed' }, key: true }),
      event('upsell_accepted', { with: 'items* currency value' }),
    ],
    funnel: ['view_item', 'add_to_cart', 'begin_checkout', 'add_payment_info', 'purchase'],
    breakdowns: [
      ['purchase', 'sessionDefaultChannelGroup'],
      ['add_payment_info', 'payment_type'],
    ],
    audiences: [['begin_checkout', 'purchase', 14]],
  }),
  salesBoard('Shopify checkout', 'From product to thank-you page, with what is lost on the way.'),
)

/** Renewals, skips and pauses of subscription orders: still a draft. */
export const subscriptionBox = content(
  planOf({
    goals: 'How long do subscribers of the box stay, and what do they do before they leave?',
    events: [
      event('subscription_start', { key: true, with: 'transaction_id* currency value plan_name' }),
      event('subscription_renewed', { key: true, with: 'transaction_id* currency value plan_name' }),
      event('delivery_skipped', { with: 'plan_name' }),
      event('subscription_paused', { with: 'plan_name pause_reason' }),
      event('subscription_cancelled', { with: 'plan_name cancel_reason' }),
    ],
    funnel: ['subscription_start', 'subscription_renewed'],
    trends: [['subscription_start', 'subscription_cancelled']],
    audiences: [['delivery_skipped', 'subscription_cancelled', 60]],
  }),
  salesBoard('Subscription box', 'New subscribers, renewals and the money they bring.'),
)
