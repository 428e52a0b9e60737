import { ago } from '../shell/sampleTime.ts'
import type { Report, ReportTemplate } from './reports.ts'

const project = 'analytics-dashboard'
const elena = 'elena.fischer@example.com'
const daniel = 'daniel.okafor@example.com'
const sofia = 'sofia.marchetti@example.com'

export const reportsSample = [
  {
    id: 'report-1',
    project,
    name: 'Weekly Executive Summary',
    type: 'Automated',
    lastGenerated: ago(3, 'hours'),
    frequency: 'Weekly',
    recipients: [elena, daniel, 'board@example.com'],
    status: 'active',
  },
  {
    id: 'report-2',
    project,
    name: 'Campaign Performance',
    type: 'Template',
    lastGenerated: ago(26, 'hours'),
    frequency: 'Daily',
    recipients: [sofia, daniel],
    status: 'active',
  },
  {
    id: 'report-3',
    project,
    name: 'Checkout by Device',
    type: 'Custom',
    lastGenerated: ago(4, 'days'),
    frequency: 'On demand',
    recipients: [elena],
    status: 'active',
  },
  {
    id: 'report-4',
    project,
    name: 'Content Engagement',
    type: 'Template',
    lastGenerated: ago(23, 'days'),
    frequency: 'Monthly',
    recipients: [sofia],
    status: 'paused',
  },
  { id: 'report-5', project, name: 'Partner Referrals', type: 'Custom', lastGenerated: null, frequency: 'Bi-weekly', recipients: [], status: 'draft' },
] satisfies Report[]

export const reportTemplatesSample = [
  { id: 'report-template-1', name: 'Acquisition Overview', description: 'Visits, sign-ups and cost by channel and campaign.', uses: 128 },
  { id: 'report-template-2', name: 'Sales and Products', description: 'Orders, revenue and average order value by product and category.', uses: 97 },
  { id: 'report-template-3', name: 'Content Engagement', description: 'Reading time, scroll depth and next steps of every article.', uses: 64 },
  { id: 'report-template-4', name: 'Funnel and Drop-off', description: 'Where people leave on the way to a key event, by device and source.', uses: 83 },
] satisfies ReportTemplate[]
