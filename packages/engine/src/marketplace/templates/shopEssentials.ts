import type { PlannedEvent, TemplateContent } from '@tagmason/domain'
import { salesBoard } from './boards.ts'
import { content, event, planOf, seen } from './build.ts'

const board = salesBoard('Shop essentials', 'Revenue, orders and every step before them.')

const plan = (events: readonly PlannedEvent[]) =>
  planOf({
    goals: 'Everything that a shop recommends, sells and takes back, from the product list to the refund.',
    events,
    funnel: ['view_item', 'add_to_cart', 'begin_checkout', 'add_payment_info', 'purchase'],
    trends: [['purchase', 'refund']],
    breakdowns: [['purchase', 'sessionDefaultChannelGroup']],
    audiences: [
      ['add_to_cart', 'purchase', 14],
      ['begin_checkout', 'purchase', 7],
    ],
  })

const names = [
  'view_item_list',
  'select_item',
  'view_item',
  'add_to_wishlist',
  'add_to_cart',
  'view_cart',
  'remove_from_cart',
  'begin_checkout',
  'add_shipping_info',
  'add_payment_info',
  'purchase',
  'refund',
]
const first = names.map((name) => event(name, { key: name === 'purchase' }))
const also = (events: readonly PlannedEvent[], names: readonly string[], parameter: string) =>
  events.map((one) =>
    names.includes(one.name) ? { ...one, parameters: [...one.parameters, { name: parameter, type: 'string' as const, example: 'a' }] } : one,
  )

const promoted = [...also(first, ['view_item_list', 'select_item'], 'list_position'), event('view_promotion'), event('select_promotion')]
const consented = also(
  promoted,
  promoted.map((one) => one.name),
  'consent_state',
)
const onePage = [...consented, event('begin_checkout', { trigger: seen('#one-page-checkout'), bare: true })]
const held = onePage.map((one) =>
  one.name === 'refund'
    ? {
        ...one,
        trigger: {
          type: 'customEvent' as const,
          event: 'refund',
          conditions: [{ subject: 'pagePath' as const, is: 'contains' as const, value: '/orders/cancelled', negate: true }],
        },
      }
    : one,
)

/** What was saved with each commit of the sample, oldest first. */
export const shopEssentialsHistory: Record<string, TemplateContent> = {
  'commit-1': content(plan(first), board),
  'commit-2': content(plan([...first, event('legacy_transaction', { with: 'transaction_id* currency value' })]), board),
  'commit-3': content(plan(promoted), board),
  'commit-4': content(plan(consented), board),
  'commit-5': content(plan(onePage), board),
  'commit-6': content(plan(held), board),
}

export const shopEssentials = content(plan(held), board)
