import type { ConversionGoal, ConvertingPage, FunnelCount } from './conversions.ts'

const project = 'analytics-dashboard'

export const funnelSample = [
  { id: 'funnel-1', project, step: 'Visited the site', users: 10_000 },
  { id: 'funnel-2', project, step: 'Viewed a product', users: 6_200 },
  { id: 'funnel-3', project, step: 'Added to cart', users: 3_100 },
  { id: 'funnel-4', project, step: 'Started checkout', users: 1_550 },
  { id: 'funnel-5', project, step: 'Entered payment', users: 930 },
  { id: 'funnel-6', project, step: 'Completed purchase', users: 620 },
] satisfies FunnelCount[]

/** Their conversions are the funnel's last step, by landing page. */
export const convertingPagesSample = [
  { id: 'converting-1', project, path: '/pricing', conversions: 214, rate: 11.8 },
  { id: 'converting-2', project, path: '/', conversions: 168, rate: 4.1 },
  { id: 'converting-3', project, path: '/compare/spreadsheets', conversions: 97, rate: 9.6 },
  { id: 'converting-4', project, path: '/features/measurement-plans', conversions: 83, rate: 6.3 },
  { id: 'converting-5', project, path: '/blog/consent-mode', conversions: 58, rate: 3.3 },
] satisfies ConvertingPage[]

export const conversionGoalsSample = [
  { id: 'goal-1', project, name: 'Orders', event: 'purchase', target: 600, current: 438, period: 'month', valueCents: 7_800 },
  { id: 'goal-2', project, name: 'Demo requests', event: 'generate_lead', target: 120, current: 97, period: 'month', valueCents: 4_000 },
  { id: 'goal-3', project, name: 'New members', event: 'sign_up', target: 1_000, current: 1_046, period: 'month', valueCents: 500 },
  { id: 'goal-4', project, name: 'Newsletter readers', event: 'newsletter_signup', target: 2_500, current: 610, period: 'quarter', valueCents: 120 },
] satisfies ConversionGoal[]
