import { ago } from '../shell/sampleTime.ts'
import type { AvailableIntegration, Integration } from './integrations.ts'

export const integrationsSample = [
  {
    id: 'integration-ads',
    name: 'Google Ads',
    description: 'Imports cost and clicks and returns conversions with their value.',
    type: 'Advertising',
    status: 'connected',
    lastSync: ago(22, 'minutes'),
    icon: 'megaphone',
    settings: { autoSync: true, syncFrequency: 'hourly' },
  },
  {
    id: 'integration-search',
    name: 'Search Console',
    description: 'Adds search terms and positions to landing pages.',
    type: 'Search',
    status: 'connected',
    lastSync: ago(1, 'minutes'),
    icon: 'search',
    settings: { autoSync: true, syncFrequency: 'realtime' },
  },
  {
    id: 'integration-chat',
    name: 'Slack',
    description: 'Posts alerts and reports where the team talks.',
    type: 'Chat',
    status: 'connected',
    lastSync: ago(8, 'minutes'),
    icon: 'message-square',
    settings: { notifications: true, channel: '#analytics' },
  },
] satisfies Integration[]

/** Kinds and popularity as the specification has them. */
export const availableIntegrationsSample = [
  {
    id: 'available-bigquery',
    name: 'BigQuery',
    description: 'Streams every event into your own warehouse.',
    type: 'Data warehouse',
    icon: 'database',
    popular: true,
  },
  {
    id: 'available-salesforce',
    name: 'Salesforce',
    description: 'Joins leads and deals with the visits that began them.',
    type: 'CRM',
    icon: 'users',
    popular: true,
  },
  { id: 'available-hubspot', name: 'HubSpot', description: 'Keeps contacts and their source in step.', type: 'CRM', icon: 'contact', popular: false },
  {
    id: 'available-stripe',
    name: 'Stripe',
    description: 'Counts payments, refunds and renewals as revenue.',
    type: 'Payment',
    icon: 'credit-card',
    popular: false,
  },
  {
    id: 'available-shopify',
    name: 'Shopify',
    description: 'Brings in products and orders of your shop.',
    type: 'E-commerce',
    icon: 'shopping-cart',
    popular: true,
  },
  {
    id: 'available-mailchimp',
    name: 'Mailchimp',
    description: 'Tags newsletters and counts what follows them.',
    type: 'Email marketing',
    icon: 'mail',
    popular: false,
  },
] satisfies AvailableIntegration[]
