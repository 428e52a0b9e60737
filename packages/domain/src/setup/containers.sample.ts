import type { GeneratedTag, TagContainer } from './containers.ts'

const project = 'analytics-dashboard'

export const containersSample = [
  { id: 'GTM-K7WQ4ZN', project, name: 'www.example.com', status: 'connected', tags: 18, triggers: 14 },
  { id: 'GTM-P2XR8LD', project: 'e-commerce-tracking', name: 'shop.example.com', status: 'connected', tags: 27, triggers: 21 },
  { id: 'GTM-M5CT9VB', project: 'marketing-campaign', name: 'campaigns.example.com', status: 'connected', tags: 11, triggers: 9 },
  { id: 'GTM-T3HJ6FQ', project, name: 'Staging of www.example.com', status: 'pending', tags: 0, triggers: 0 },
] satisfies TagContainer[]

const containerId = 'GTM-K7WQ4ZN'

export const generatedTagsSample = [
  { id: 'tag-1', project, name: 'GA4 - Configuration', type: 'Google Tag', trigger: 'All Pages', status: 'deployed', containerId },
  { id: 'tag-2', project, name: 'GA4 - sign_up', type: 'GA4 Event', trigger: 'Event - sign_up', status: 'deployed', containerId },
  { id: 'tag-3', project, name: 'GA4 - generate_lead', type: 'GA4 Event', trigger: 'Form - Request a demo', status: 'deployed', containerId },
  { id: 'tag-4', project, name: 'GA4 - purchase', type: 'GA4 Event', trigger: 'Event - purchase', status: 'deployed', containerId },
  { id: 'tag-5', project, name: 'GA4 - begin_checkout', type: 'GA4 Event', trigger: 'Event - begin_checkout', status: 'deployed', containerId },
  { id: 'tag-6', project, name: 'GA4 - select_plan', type: 'GA4 Event', trigger: 'Click - Price table', status: 'deployed', containerId },
  { id: 'tag-7', project, name: 'GA4 - video_start', type: 'GA4 Event', trigger: 'Video - Product tour', status: 'draft', containerId },
] satisfies GeneratedTag[]
