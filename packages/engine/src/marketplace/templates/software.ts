import { productBoard } from './boards.ts'
import { clickOn, content, event, pageAt, planOf, seen } from './build.ts'

/** From the pricing page to the first invoice. */
export const trialFunnel = content(
  planOf({
    goals: 'How many people go from the pricing page to a trial, to the first value and to the first invoice?',
    events: [
      event('view_pricing', { trigger: pageAt('/pricing'), with: 'page_location@Page_URL' }),
      event('plan_selected', { trigger: clickOn('[data-plan]'), with: 'link_text@Click_Text' }),
      event('sign_up', { key: true }),
      event('trial_start', { key: true, with: 'plan_name*' }),
      event('onboarding_step', { with: 'step_name* step_number' }),
      event('activation', { key: true, with: 'feature_name' }),
      event('invite_sent', { with: 'method' }),
      event('trial_reminder_seen', { trigger: seen('.trial-reminder') }),
      event('upgrade', { key: true, with: 'plan_name* currency value' }),
      event('first_invoice_paid', { key: true, with: 'transaction_id* currency* value* plan_name' }),
    ],
    funnel: ['view_pricing', 'sign_up', 'trial_start', 'activation', 'upgrade'],
    trends: [['trial_start', 'upgrade']],
    breakdowns: [['sign_up', 'sessionDefaultChannelGroup']],
    audiences: [['trial_start', 'activation', 7]],
  }),
  productBoard('Trial funnel', 'From the first look at the prices to the first invoice.'),
)

/** Feature use, search and onboarding in twelve events. */
export const productAnalytics = content(
  planOf({
    goals: 'Which features are used, what is searched for, and where do people stop while they get to know the product?',
    events: [
      event('sign_up', { key: true }),
      event('login'),
      event('tutorial_begin'),
      event('onboarding_step', { with: 'step_name* step_number' }),
      event('tutorial_complete', { key: true }),
      event('feature_used', { with: 'feature_name*' }),
      event('feature_discovered', { trigger: seen('[data-feature-hint]') }),
      event('search'),
      event('search_without_result', { with: 'search_term*' }),
      event('content_shared', { with: 'content_type method' }),
      event('help_opened', { trigger: clickOn('[data-help]'), with: 'link_text@Click_Text page_location@Page_URL' }),
      event('feedback_sent', { with: 'rating_given' }),
    ],
    funnel: ['sign_up', 'tutorial_begin', 'tutorial_complete', 'feature_used'],
    trends: [['login', 'feature_used']],
    breakdowns: [['feature_used', 'feature_name']],
    audiences: [['sign_up', 'tutorial_complete', 14]],
  }),
  productBoard('Product use', 'Who comes back, and how far they get.'),
)

/** Early warnings of a customer who leaves. */
export const churnSignals = content(
  planOf({
    goals: 'Which customers are about to leave, and what did they do before?',
    events: [
      event('plan_cancelled', { key: true, with: 'plan_name* cancel_reason' }),
      event('cancel_page_seen', { trigger: pageAt('/account/cancel'), with: 'page_location@Page_URL' }),
      event('cancel_offer_accepted', { key: true, with: 'plan_name offer_name' }),
      event('seats_unused', { with: 'seats* unused_seats*' }),
      event('data_export', { trigger: pageAt('/account/export'), with: 'page_location@Page_URL' }),
      event('plan_downgraded', { with: 'plan_name* previous_plan' }),
      event('payment_failed', { with: 'plan_name failure_reason' }),
      event('support_complaint', { with: 'topic' }),
    ],
    funnel: ['cancel_page_seen', 'plan_cancelled'],
    trends: [['plan_cancelled', 'cancel_offer_accepted']],
    breakdowns: [['plan_cancelled', 'cancel_reason']],
    audiences: [
      ['cancel_page_seen', 'plan_cancelled', 30],
      ['data_export', 'plan_cancelled', 30],
    ],
  }),
  productBoard('Churn signals', 'What comes before a cancelled plan.'),
)
