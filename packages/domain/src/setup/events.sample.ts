import type { ConfiguredEvent, ConfiguredEventStatus } from './events.ts'

const event = (project: string, name: string, status: ConfiguredEventStatus, triggers: number): ConfiguredEvent => ({
  id: `${project}:${name}`,
  project,
  name,
  status,
  triggers,
})

export const configuredEventsSample = [
  event('analytics-dashboard', 'sign_up', 'active', 2),
  event('analytics-dashboard', 'generate_lead', 'active', 3),
  event('analytics-dashboard', 'purchase', 'active', 1),
  event('analytics-dashboard', 'begin_checkout', 'active', 1),
  event('analytics-dashboard', 'select_plan', 'active', 3),
  event('analytics-dashboard', 'video_start', 'draft', 1),
  event('analytics-dashboard', 'newsletter_signup', 'draft', 0),
  event('e-commerce-tracking', 'view_item', 'active', 1),
  event('e-commerce-tracking', 'add_to_cart', 'active', 2),
  event('e-commerce-tracking', 'begin_checkout', 'active', 1),
  event('e-commerce-tracking', 'purchase', 'active', 1),
  event('e-commerce-tracking', 'refund', 'draft', 1),
  event('marketing-campaign', 'generate_lead', 'active', 2),
  event('marketing-campaign', 'file_download', 'active', 1),
  event('marketing-campaign', 'webinar_registration', 'draft', 1),
] satisfies ConfiguredEvent[]
