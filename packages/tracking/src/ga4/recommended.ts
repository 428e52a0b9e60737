/**
 * The 40 events that Google recommends, with their parameters (developer guide on recommended events).
 * One line per event: name, then parameters; `*` = required; `cv` stands for currency and value, which reports of money need together.
 */
const lines = [
  'ad_impression ad_platform ad_source ad_format ad_unit_name value currency',
  'campaign_details campaign_id campaign source medium term content',
  'earn_virtual_currency virtual_currency_name value',
  'exception description fatal',
  'join_group group_id',
  'login method',
  'screen_view screen_class screen_name',
  'search search_term*',
  'select_content content_type content_id',
  'share method content_type item_id',
  'sign_up method',
  'spend_virtual_currency value* virtual_currency_name* item_name',
  'tutorial_begin',
  'tutorial_complete',
  'view_search_results search_term',
  'add_payment_info cv items* coupon payment_type',
  'add_shipping_info cv items* coupon shipping_tier',
  'add_to_cart cv items*',
  'add_to_wishlist cv items*',
  'begin_checkout cv items* coupon',
  'purchase transaction_id* cv items* coupon shipping tax customer_type',
  'refund transaction_id* cv items coupon shipping tax',
  'remove_from_cart cv items*',
  'select_item items* item_list_id item_list_name',
  'select_promotion creative_name creative_slot promotion_id promotion_name items',
  'view_cart cv items*',
  'view_item cv items*',
  'view_item_list items* item_list_id item_list_name',
  'view_promotion items* creative_name creative_slot promotion_id promotion_name',
  'level_end level_name success',
  'level_start level_name',
  'level_up level character',
  'post_score score* level character',
  'unlock_achievement achievement_id*',
  'generate_lead cv lead_source',
  'qualify_lead cv',
  'disqualify_lead cv disqualified_lead_reason',
  'working_lead cv lead_status',
  'close_convert_lead cv',
  'close_unconvert_lead cv unconvert_lead_reason',
] as const

export interface RecommendedEvent {
  name: string
  required: readonly string[]
  optional: readonly string[]
}

function fromLine(line: string): RecommendedEvent {
  const [name = '', ...rest] = line.split(' ')
  const parameters = rest.flatMap((parameter) => (parameter === 'cv' ? ['currency', 'value'] : [parameter]))
  return {
    name,
    required: parameters.filter((parameter) => parameter.endsWith('*')).map((parameter) => parameter.slice(0, -1)),
    optional: parameters.filter((parameter) => !parameter.endsWith('*')),
  }
}

export const recommendedEvents: readonly RecommendedEvent[] = lines.map(fromLine)

const byName: ReadonlyMap<string, RecommendedEvent> = new Map(recommendedEvents.map((event) => [event.name, event]))

/** Google's recommendation for an event name, if there is one. */
export function recommendedEvent(name: string): RecommendedEvent | undefined {
  return byName.get(name)
}

/** Events whose data stands in the data layer's `ecommerce` object. */
export const ecommerceEvents: ReadonlySet<string> = new Set(
  (
    'add_payment_info add_shipping_info add_to_cart add_to_wishlist begin_checkout purchase refund remove_from_cart select_item select_promotion view_cart ' +
    'view_item view_item_list view_promotion'
  ).split(' '),
)

/** Fields of an entry of `items` that GA4 knows; one of `item_id` and `item_name` is required. */
export const itemFields = {
  text: [
    'item_id',
    'item_name',
    'affiliation',
    'coupon',
    'item_brand',
    'item_category',
    'item_category2',
    'item_category3',
    'item_category4',
    'item_category5',
    'item_list_id',
    'item_list_name',
    'item_variant',
    'location_id',
    'creative_name',
    'creative_slot',
    'promotion_id',
    'promotion_name',
  ],
  number: ['discount', 'index', 'price', 'quantity'],
} as const
