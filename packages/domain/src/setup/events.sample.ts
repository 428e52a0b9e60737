import type { ConfiguredEvent, ConfiguredEventStatus, EventType } from './events.ts'
import type { PlanTrigger } from './plan.ts'

const mainProject = 'analytics-dashboard'

const event = (
  project: string,
  name: string,
  status: ConfiguredEventStatus,
  type: EventType,
  firedBy: PlanTrigger[],
  parameters: ConfiguredEvent['parameters'] = [],
): ConfiguredEvent => ({
  id: `${project}:${name}`,
  project,
  name,
  status,
  triggers: firedBy.length,
  type,
  // The conversions of the main project are its orders (requirements, seed arithmetic); what else it watches has a secondary goal.
  keyEvent: name === 'purchase' || (project !== mainProject && (type === 'conversion' || type === 'userRegistration')),
  firedBy,
  parameters,
})

const pushed = (name: string): PlanTrigger => ({ type: 'customEvent', event: name })
const form = (id: string): PlanTrigger => ({ type: 'formSubmission', conditions: [{ subject: 'formId', is: 'equals', value: id }] })
const click = (selector: string): PlanTrigger => ({ type: 'click', conditions: [{ subject: 'clickElement', is: 'cssSelector', value: selector }] })
const page = (path: string): PlanTrigger => ({ type: 'pageview', conditions: [{ subject: 'pagePath', is: 'startsWith', value: path }] })
const downloads: PlanTrigger = { type: 'automatic', setting: 'fileDownloadsEnabled' }
const video: PlanTrigger = { type: 'youTubeVideo', actions: ['start'] }
const method = [{ name: 'method', type: 'string' as const, example: 'email' }]
const money = [
  { name: 'value', type: 'number' as const, example: 49.9 },
  { name: 'currency', type: 'string' as const, example: 'USD' },
]
const plan = [{ name: 'plan_name', type: 'string' as const, example: 'Pro' }]

export const configuredEventsSample = [
  event('analytics-dashboard', 'sign_up', 'active', 'userRegistration', [pushed('sign_up'), form('sign-up')], method),
  event('analytics-dashboard', 'generate_lead', 'active', 'conversion', [form('request-demo'), form('contact'), page('/thank-you')]),
  event('analytics-dashboard', 'purchase', 'active', 'ecommerce', [pushed('purchase')], money),
  event('analytics-dashboard', 'begin_checkout', 'active', 'ecommerce', [pushed('begin_checkout')], money),
  event('analytics-dashboard', 'select_plan', 'active', 'click', [click('#prices .starter'), click('#prices .pro'), click('#prices .team')], plan),
  event('analytics-dashboard', 'video_start', 'draft', 'custom', [video]),
  event('analytics-dashboard', 'newsletter_signup', 'draft', 'formSubmission', []),
  event('e-commerce-tracking', 'view_item', 'active', 'ecommerce', [pushed('view_item')], money),
  event('e-commerce-tracking', 'add_to_cart', 'active', 'ecommerce', [pushed('add_to_cart'), click('.add-to-cart')], money),
  event('e-commerce-tracking', 'begin_checkout', 'active', 'ecommerce', [pushed('begin_checkout')], money),
  event('e-commerce-tracking', 'purchase', 'active', 'ecommerce', [pushed('purchase')], money),
  event('e-commerce-tracking', 'refund', 'draft', 'ecommerce', [pushed('refund')], money),
  event('marketing-campaign', 'generate_lead', 'active', 'conversion', [form('campaign'), page('/thank-you')]),
  event('marketing-campaign', 'file_download', 'active', 'custom', [downloads]),
  event('marketing-campaign', 'webinar_registration', 'draft', 'formSubmission', [form('webinar')]),
] satisfies ConfiguredEvent[]
