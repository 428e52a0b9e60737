import type { KeptFunnelStep, StoredGoal } from './conversions.ts'

const project = 'analytics-dashboard'

export const funnelSample = [
  { id: 'funnel-1', project, step: 'Visited the site', event: 'page_view' },
  { id: 'funnel-2', project, step: 'Viewed a product', event: 'view_item' },
  { id: 'funnel-3', project, step: 'Added to cart', event: 'add_to_cart' },
  { id: 'funnel-4', project, step: 'Started checkout', event: 'begin_checkout' },
  { id: 'funnel-5', project, step: 'Entered payment', event: 'add_payment_info' },
  { id: 'funnel-6', project, step: 'Completed purchase', event: 'purchase' },
] satisfies KeptFunnelStep[]

/** Orders are the conversions of the specification, so the other goals are watched beside them. */
export const conversionGoalsSample = [
  { id: 'goal-1', project, name: 'Orders', event: 'purchase', target: 600, period: 'month', valueCents: 7_800 },
  { id: 'goal-2', project, name: 'Demo requests', event: 'generate_lead', target: 120, period: 'month', valueCents: 4_000, secondary: true },
  { id: 'goal-3', project, name: 'New members', event: 'sign_up', target: 380, period: 'month', valueCents: 500, secondary: true },
  { id: 'goal-4', project, name: 'Newsletter readers', event: 'newsletter_signup', target: 1_000, period: 'quarter', valueCents: 120, secondary: true },
] satisfies StoredGoal[]
