import type { SwitchStatus } from './triggers.ts'

/** Three ad platforms and e-mail marketing. */
export const campaignPlatforms = ['Google Ads', 'Meta Ads', 'LinkedIn Ads', 'Email'] as const
export type CampaignPlatform = (typeof campaignPlatforms)[number]

/**
 * Where the figures come from: `api` the platform itself, after a call that it answered; `sandbox` the built-in stand-in of the sample workspace;
 * `file` uploads; `none` nothing yet.
 */
export type CampaignSource = 'api' | 'sandbox' | 'file' | 'none'

/** An ad or e-mail platform whose campaigns are measured and fed with conversions. */
export interface CampaignIntegration {
  id: string
  project: string
  name: string
  platform: CampaignPlatform
  description: string
  /** The account's number or name on the platform. */
  account: string
  source: CampaignSource
  status: SwitchStatus
  campaigns_connected: number
  /** ISO 8601, UTC; null when it never synced. */
  last_sync: string | null
  /** ISO 8601, UTC: what came before is what the performance is compared with. */
  connected_at: string
  /** Against the time before connecting, computed from the costs. */
  performance: CampaignPerformance
  /** What its costs sum up to, kept beside them; left out where none were uploaded since that is kept. */
  totals?: CampaignTotals
}

/** Sums of costs up to the day of connecting and since then. */
export interface CampaignTotals {
  /** The names of the campaigns, each once. */
  campaigns: readonly string[]
  before: CostTotals
  after: CostTotals
}

type CostTotals = Omit<Counted, 'day'>

export interface CampaignPerformance {
  /** Percent by which the click-through rate rose; null where one of the two periods has no impressions or clicks. */
  ctr_improvement: number | null
  /** Percent by which the cost per conversion fell; null where one of the two periods has no cost or conversions. */
  cost_reduction: number | null
  /** Conversions since connecting. */
  conversions: number
}

/** What a campaign cost and brought on one day. */
export interface CampaignCost {
  id: string
  project: string
  /** Id of the campaign integration. */
  integration: string
  campaign: string
  /** `2024-01-15` */
  day: string
  impressions: number
  clicks: number
  costCents: number
  conversions: number
}

export interface CampaignFigures {
  active: number
  campaigns: number
  conversions: number
  /** Cost of a conversion since connecting, in cents; null where there is none. */
  costPerConversionCents: number | null
}

export interface CampaignIntegrations {
  figures: CampaignFigures
  rows: CampaignIntegration[]
}

type Counted = Pick<CampaignCost, 'day' | 'impressions' | 'clicks' | 'costCents' | 'conversions'>

const totals = (rows: readonly CostTotals[]): CostTotals =>
  rows.reduce<CostTotals>(
    (sum, row) => ({
      impressions: sum.impressions + row.impressions,
      clicks: sum.clicks + row.clicks,
      costCents: sum.costCents + row.costCents,
      conversions: sum.conversions + row.conversions,
    }),
    { impressions: 0, clicks: 0, costCents: 0, conversions: 0 },
  )

/** What costs of one integration sum up to. */
export const campaignTotals = (rows: readonly (Counted & Pick<CampaignCost, 'campaign'>)[], connectedAt: string): CampaignTotals => {
  const day = connectedAt.slice(0, 10)
  return {
    campaigns: [...new Set(rows.map(({ campaign }) => campaign))],
    before: totals(rows.filter((row) => row.day < day)),
    after: totals(rows.filter((row) => row.day >= day)),
  }
}

/** Sums after `added` came in the place of `replaced`, which holds no other campaigns. */
export const changedTotals = (sums: CampaignTotals, added: CampaignTotals, replaced: CampaignTotals): CampaignTotals => ({
  campaigns: [...new Set([...sums.campaigns, ...added.campaigns])],
  before: rounded(totals([sums.before, added.before, less(replaced.before)])),
  after: rounded(totals([sums.after, added.after, less(replaced.after)])),
})

/** Platforms give parts of conversions: what adding and taking away leaves of their binary ends is no conversion. */
const rounded = (sums: CostTotals): CostTotals => ({ ...sums, conversions: Math.round(sums.conversions * 1e6) / 1e6 })

const less = ({ impressions, clicks, costCents, conversions }: CostTotals): CostTotals => ({
  impressions: -impressions,
  clicks: -clicks,
  costCents: -costCents,
  conversions: -conversions,
})

const ratio = (part: number, whole: number) => (part > 0 && whole > 0 ? part / whole : null)
const percent = (share: number) => Math.round(share * 1000) / 10

/** What connecting brought: the days from connecting on against those before. */
export function campaignPerformance({ before, after }: Pick<CampaignTotals, 'before' | 'after'>): CampaignPerformance {
  const [oldRate, newRate] = [ratio(before.clicks, before.impressions), ratio(after.clicks, after.impressions)]
  const [oldCost, newCost] = [ratio(before.costCents, before.conversions), ratio(after.costCents, after.conversions)]
  return {
    ctr_improvement: oldRate === null || newRate === null ? null : percent(newRate / oldRate - 1),
    cost_reduction: oldCost === null || newCost === null ? null : percent(1 - newCost / oldCost),
    conversions: after.conversions,
  }
}

/** Cost of a conversion over some rows, in whole cents; null where there is none. */
export function costPerConversion(sums: readonly CostTotals[]): number | null {
  const { costCents, conversions } = totals(sums)
  const cost = ratio(costCents, conversions)
  return cost === null ? null : Math.round(cost)
}
