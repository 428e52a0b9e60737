import { ago } from '../shell/sampleTime.ts'
import type { CampaignIntegration } from './campaigns.ts'

const project = 'analytics-dashboard'
/** All four were connected a month ago; their costs of the month before are there to compare with. */
const connected_at = ago(30, 'days')

export const campaignsSample = [
  {
    id: 'campaign-1',
    project,
    name: 'Search and Shopping',
    platform: 'Google Ads',
    description: 'Imports cost and clicks, returns orders with their value for bidding.',
    account: '318-204-7719',
    source: 'sandbox',
    status: 'active',
    campaigns_connected: 14,
    last_sync: ago(22, 'minutes'),
    connected_at,
    performance: { ctr_improvement: 18.4, cost_reduction: 12.1, conversions: 412 },
  },
  {
    id: 'campaign-2',
    project,
    name: 'Social prospecting',
    platform: 'Meta Ads',
    description: 'Sends server-side conversions and keeps lookalike audiences fresh.',
    account: 'act_20440718',
    source: 'sandbox',
    status: 'active',
    campaigns_connected: 9,
    last_sync: ago(48, 'minutes'),
    connected_at,
    performance: { ctr_improvement: 11.7, cost_reduction: 8.3, conversions: 137 },
  },
  {
    id: 'campaign-3',
    project,
    name: 'B2B lead forms',
    platform: 'LinkedIn Ads',
    description: 'Matches lead forms with demo requests in the CRM.',
    account: '508112',
    source: 'sandbox',
    status: 'paused',
    campaigns_connected: 3,
    last_sync: ago(6, 'days'),
    connected_at,
    performance: { ctr_improvement: 4.2, cost_reduction: 0, conversions: 21 },
  },
  {
    id: 'campaign-4',
    project,
    name: 'Lifecycle e-mails (Mailchimp)',
    platform: 'Email',
    description: 'Tags every link and counts orders that follow a newsletter or a reminder.',
    account: 'us14-newsletter',
    source: 'sandbox',
    status: 'active',
    campaigns_connected: 22,
    last_sync: ago(2, 'hours'),
    connected_at,
    performance: { ctr_improvement: 26.9, cost_reduction: 5.6, conversions: 203 },
  },
] satisfies CampaignIntegration[]
