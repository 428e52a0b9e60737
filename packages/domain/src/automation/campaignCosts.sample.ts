import { ago } from '../shell/sampleTime.ts'
import type { CampaignCost } from './campaigns.ts'

/** What each integration cost and brought in the 30 days before and after connecting. Made so that the performance of the sample can be computed from it. */
const months = [
  { integration: 'campaign-1', campaigns: 14, impressions: 400_000, clicks: [8_000, 9_472], cost: [1_000_000, 905_370], conversions: [400, 412] },
  { integration: 'campaign-2', campaigns: 9, impressions: 300_000, clicks: [3_000, 3_351], cost: [420_000, 385_140], conversions: [137, 137] },
  { integration: 'campaign-3', campaigns: 3, impressions: 50_000, clicks: [500, 521], cost: [210_000, 210_000], conversions: [21, 21] },
  { integration: 'campaign-4', campaigns: 22, impressions: 120_000, clicks: [6_000, 7_614], cost: [58_000, 55_573], conversions: [200, 203] },
] as const

/** A total in equal whole parts; the first takes what is left over. */
const part = (total: number, parts: number, at: number) => (at === 0 ? total - Math.floor(total / parts) * (parts - 1) : Math.floor(total / parts))

export const campaignCostsSample: CampaignCost[] = months.flatMap(({ integration, campaigns, impressions, clicks, cost, conversions }) =>
  ([0, 1] as const).flatMap((period) =>
    Array.from({ length: campaigns }, (_, at): CampaignCost => {
      const share = (total: number) => part(total, campaigns, at)
      return {
        id: `${integration}-${period}-${at}`,
        project: 'analytics-dashboard',
        integration,
        campaign: `${integration}/${at + 1}`,
        day: ago(period === 0 ? 45 : 15, 'days').slice(0, 10),
        impressions: share(impressions),
        clicks: share(clicks[period]),
        costCents: share(cost[period]),
        conversions: share(conversions[period]),
      }
    }),
  ),
)
