import type { SetupCard } from './cards.ts'

export const setupCardsSample = [
  { title: 'Natural Language Setup', description: 'Say what you want to know; get the events, tags and dashboards for it.', href: '/setup/natural-language' },
  { title: 'Screenshot Analysis', description: 'Upload a page and find what on it is worth measuring.', href: '/setup/screenshot' },
  { title: 'Event Configuration', description: 'Name the events that matter and choose what makes them fire.', href: '/setup/events' },
  { title: 'GTM Management', description: 'Connect a Google Tag Manager container and publish generated tags.', href: '/setup/gtm' },
  { title: 'GA4 Configuration', description: 'Connect a GA4 property and keep its key events in step.', href: '/setup/ga4' },
  { title: 'Data Connections', description: 'Bring in orders, contacts and advertising cost.', href: '/setup/connections' },
] satisfies SetupCard[]
