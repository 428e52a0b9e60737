import type { CampaignPlatform, CampaignSource, Credit, CsvColumn, CsvProblem } from '@tagmason/domain'
import { plural } from '../../language.ts'

const columns: Record<CsvColumn, string> = {
  day: 'Day',
  campaign: 'Campaign',
  impressions: 'Impressions',
  clicks: 'Clicks',
  cost: 'Cost',
  conversions: 'Conversions',
}

export const text = {
  active: 'Active Integrations',
  activeDetail: 'switched on',
  campaigns: 'Campaigns',
  campaignsDetail: 'of all integrations',
  conversions: 'Conversions',
  conversionsDetail: 'since connecting, or in files',
  cost: 'Cost per Conversion',
  costDetail: 'since connecting, or in files',
  countedDetail: 'named in links, see below',
  countedLast: 'credited to the last touch, see below',
  title: 'Integrations',
  detail: 'Ad and email platforms whose campaigns are measured. The performance is compared with the time before connecting.',
  brought: 'What campaigns brought',
  broughtDetail: 'Visits and orders by UTM parameters and click ids, from the events, with the costs that were uploaded for the same days.',
  credit: 'Credit for orders',
  credits: { first: 'First touch', last: 'Last touch' } as Record<Credit, string>,
  campaign: 'Campaign',
  unnamed: (source: string, medium: string) => `${[source, medium].filter(Boolean).join(' / ')}, no campaign named`,
  visits: 'Visits',
  spent: 'Cost',
  orders: 'Orders',
  revenue: 'Revenue',
  roas: 'ROAS',
  nothingBrought: 'No visits of campaigns yet',
  nothingBroughtDetail: 'Links with UTM parameters or click ids show here as soon as somebody follows them.',
  directOrders: (count: number) => `In no row: ${plural('en', count, { one: 'order', other: 'orders' })} of visitors who came directly,`,
  otherOrders: (count: number) => `${plural('en', count, { one: 'order', other: 'orders' })} in other currencies`,
  connect: 'Connect Platform',
  none: 'No integrations',
  noneDetail: 'Bring in what your campaigns cost and brought, from an ad platform or an email tool.',
  platforms: { 'Google Ads': 'Google Ads', 'Meta Ads': 'Meta Ads', 'LinkedIn Ads': 'LinkedIn Ads', Email: 'Email' } as Record<CampaignPlatform, string>,
  sources: { file: 'From files', none: 'Not configured' } as Record<Exclude<CampaignSource, 'api' | 'sandbox'>, string>,
  notConfigured: 'No platform has answered for this integration. Upload a CSV export first.',
  notConfiguredDetail: 'This server has no credentials for the platform yet. Until it has, upload its CSV export.',
  connected: (count: number) => plural('en', count, { one: 'campaign', other: 'campaigns' }),
  lastSync: 'last sync',
  ctr: 'CTR improvement',
  costReduction: 'Cost reduction',
  sync: 'Sync Now',
  synced: 'Campaigns Synced',
  pausedDetail: 'Its costs are left out of “What campaigns brought” while it is paused.',
  syncPaused: 'It is paused. Switch it on before it syncs.',
  upload: 'Upload CSV',
  removeQuestion: (name: string) => `Remove “${name}”?`,
  removeDetail: 'Its costs and conversions are removed with it. This cannot be undone.',
  removeIt: 'Remove integration',
  removed: 'Integration Removed',
  platform: 'Platform',
  account: 'Account ID',
  accountHint: 'The number or name of the account, as the platform shows it.',
  accountMissing: 'Enter the account, so that its campaigns can be told from others.',
  accountTaken: 'This account is connected already.',
  connectDetail: 'Bring in what its campaigns cost and brought.',
  sandbox: 'In the sample, a built-in sandbox answers in place of the platform.',
  noCredentials: 'It will be added as “Not configured”',
  noCredentialsDetail:
    'A platform counts as connected only after it has answered. That takes API credentials on the server, which this installation does not have. CSV uploads work without them.',
  add: 'Add Integration',
  connectedToast: 'Platform Connected',
  addedToast: 'Integration Added',
  addedDetail: 'Upload a CSV export to fill it.',
  uploadTitle: (name: string) => `Upload costs for “${name}”`,
  uploadDetail: 'An export of the platform with one line a day and campaign. What is there for the same day and campaign is replaced.',
  file: 'CSV file',
  fileHint: `With the columns ${Object.values(columns).join(', ')}.`,
  fileMissing: 'Choose a file.',
  problem: (problem: CsvProblem) => {
    if (problem.kind === 'file')
      return problem.refused.why === 'quote'
        ? `A quotation mark opens on line ${problem.refused.line ?? 1} and never closes. Correct it and choose the file again.`
        : 'This file is not text in UTF-8. Save it as CSV UTF-8 and choose it again.'
    if (problem.kind === 'empty') return 'The file has no lines below its first. Export it again with the days you need.'
    if (problem.kind === 'column') return `The file has no column ${columns[problem.column]}. Add it to the export.`
    return `Line ${problem.line} has nothing usable under ${columns[problem.column]}. Correct it and choose the file again.`
  },
  found: (lines: number) => `${plural('en', lines, { one: 'line', other: 'lines' })} found.`,
  import: 'Import',
  imported: 'Costs Imported',
  importedDetail: (added: number, replaced: number) => `${plural('en', added, { one: 'line', other: 'lines' })} added, ${replaced} replaced.`,
}

export type CampaignsText = typeof text
