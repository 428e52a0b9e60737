import type { PlannedEvent } from './plan.ts'

/** Where on a visitor's way an event happens, in the order of the way. */
export const planStages = ['reach', 'interest', 'intent', 'conversion', 'retention'] as const
export type PlanStage = (typeof planStages)[number]

/** Events whose place on the way their name alone tells. */
const byName: Readonly<Record<string, PlanStage>> = {
  first_visit: 'reach',
  session_start: 'reach',
  page_view: 'reach',
  page_not_found: 'reach',
  add_to_cart: 'intent',
  add_to_wishlist: 'intent',
  view_cart: 'intent',
  remove_from_cart: 'intent',
  begin_checkout: 'intent',
  add_shipping_info: 'intent',
  add_payment_info: 'intent',
  apply_coupon: 'intent',
  form_start: 'intent',
  form_error: 'intent',
  chat_start: 'intent',
  use_calculator: 'intent',
  find_store: 'intent',
  directions_click: 'intent',
  phone_click: 'intent',
  email_click: 'intent',
  whatsapp_click: 'intent',
  booking_click: 'intent',
  back_in_stock_request: 'intent',
  purchase: 'conversion',
  donate: 'conversion',
  generate_lead: 'conversion',
  sign_up: 'conversion',
  login: 'retention',
  logout: 'retention',
  refund: 'retention',
  invite: 'retention',
  submit_review: 'retention',
  cancel_subscription: 'retention',
  upgrade_plan: 'retention',
  delete_account: 'retention',
  update_profile: 'retention',
  use_feature: 'retention',
  tutorial_begin: 'retention',
  tutorial_complete: 'retention',
}

/** The place of an event on a visitor's way: that of its name; a key event converts; what only opens a page reaches; all else holds interest. */
export function stageOf({ name, keyEvent, trigger }: Pick<PlannedEvent, 'name' | 'keyEvent' | 'trigger'>): PlanStage {
  if (Object.hasOwn(byName, name)) return keyEvent && byName[name] === 'intent' ? 'conversion' : (byName[name] ?? 'interest')
  if (keyEvent) return 'conversion'
  return trigger.type === 'pageview' || trigger.type === 'historyChange' ? 'reach' : 'interest'
}
