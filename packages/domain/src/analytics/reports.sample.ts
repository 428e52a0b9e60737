import { ago } from '../shell/sampleTime.ts'
import { type Report, type ReportTemplate, reportTemplates } from './reports.ts'

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
    definition: { dimension: 'day', metrics: ['visits', 'conversions', 'revenue'], period: '7', filter: '' },
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
    definition: { dimension: 'day', metrics: ['visits', 'conversions'], period: '30', filter: '' },
    templateId: 'report-template-1',
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
    definition: { dimension: 'device', metrics: ['users', 'share'], period: '30', filter: '' },
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
    definition: { dimension: 'page', metrics: ['conversions', 'conversionRate'], period: '30', filter: '/blog' },
    templateId: 'report-template-3',
  },
  {
    id: 'report-5',
    project,
    name: 'Partner Referrals',
    type: 'Custom',
    lastGenerated: null,
    frequency: 'Bi-weekly',
    recipients: [],
    status: 'draft',
    definition: { dimension: 'page', metrics: ['conversions'], period: '30', filter: '/partners' },
  },
] satisfies Report[]

const templates: Record<string, Pick<ReportTemplate, 'name' | 'description' | 'uses'>> = {
  'report-template-1': { name: 'Acquisition Overview', description: 'How many people came, day by day, and how many of them converted.', uses: 128 },
  'report-template-2': { name: 'Sales and Revenue', description: 'Orders and what they brought, day by day.', uses: 97 },
  'report-template-3': { name: 'Content Engagement', description: 'Which pages lead to a conversion, and how often.', uses: 64 },
  'report-template-4': { name: 'Funnel and Drop-off', description: 'Where people leave on the way to a purchase.', uses: 83 },
}

export const reportTemplatesSample = reportTemplates.map((template): ReportTemplate => ({
  name: '',
  description: '',
  uses: 0,
  ...templates[template.id],
  ...template,
}))
