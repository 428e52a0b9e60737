import type { CampaignCost, CampaignIntegration, CampaignPlatform, CampaignResult, Credited } from '@tagmason/domain'

/** Where a touch says that a visitor came from. */
export interface TouchRow {
  source: string
  medium: string
  campaign: string
}

/** What was bought after such touches. */
export interface Paid extends TouchRow {
  orders: number
  revenueCents: number
}

export const byTouch = ([source = '', medium = '', campaign = '']: readonly string[]): TouchRow => ({ source, medium, campaign })

interface Given {
  visits: readonly (TouchRow & { visits: number })[]
  first: readonly Paid[]
  last: readonly Paid[]
  costs: readonly Pick<CampaignCost, 'integration' | 'campaign' | 'clicks' | 'costCents'>[]
  integrations: readonly Pick<CampaignIntegration, 'id' | 'platform'>[]
}

/** Sources, as the intake writes them for `utm_source` and click ids, by the platform that they are of. */
const platformSources: Record<CampaignPlatform, RegExp> = {
  'Google Ads': /google|adwords|youtube/i,
  'Meta Ads': /facebook|instagram|meta|^fb$|^ig$/i,
  'LinkedIn Ads': /linkedin/i,
  Email: /mail|newsletter|klaviyo/i,
}

/** What visitors came for, joined with what was spent on it, by the name of the campaign in any spelling of capitals. Of two platforms with a campaign of one name the visits go to the one that their source is of. */
export function campaignResults({ visits, first, last, costs, integrations }: Given): {
  rows: CampaignResult[]
  direct: { orders: number; revenueCents: number }
} {
  const platforms = new Map(integrations.map(({ id, platform }) => [id, platform]))
  const spent = new Map<string, Set<CampaignPlatform>>()
  for (const { campaign, integration } of costs) {
    const platform = platforms.get(integration)
    if (platform !== undefined) spent.set(plain(campaign), (spent.get(plain(campaign)) ?? new Set()).add(platform))
  }
  const platformOf = ({ source, campaign }: TouchRow): CampaignPlatform | null => {
    const named = [...(campaign === '' ? [] : (spent.get(plain(campaign)) ?? []))]
    return named.find((platform) => platformSources[platform].test(source)) ?? named[0] ?? null
  }
  const rows = new Map<string, CampaignResult & { mostVisits: number }>()
  const rowOf = (touch: TouchRow, platform: CampaignPlatform | null) => {
    const id = touch.campaign === '' ? JSON.stringify([touch.source, touch.medium]) : JSON.stringify([platform, plain(touch.campaign)])
    const row = rows.get(id) ?? { ...touch, id, platform, visits: 0, mostVisits: 0, clicks: null, costCents: null, first: nothing(), last: nothing() }
    rows.set(id, row)
    return row
  }
  for (const { integration, campaign, clicks, costCents } of costs) {
    const row = rowOf({ source: '', medium: '', campaign }, platforms.get(integration) ?? null)
    row.clicks = (row.clicks ?? 0) + clicks
    row.costCents = (row.costCents ?? 0) + costCents
  }
  for (const each of visits.filter(isTold)) {
    const row = rowOf(each, platformOf(each))
    row.visits += each.visits
    if (each.visits > row.mostVisits) Object.assign(row, { source: each.source, medium: each.medium, mostVisits: each.visits })
  }
  for (const [credit, paid] of [
    ['first', first],
    ['last', last],
  ] as const)
    for (const each of paid.filter(isTold)) {
      const row = rowOf(each, platformOf(each))
      row[credit].orders += each.orders
      row[credit].revenueCents += each.revenueCents
    }
  const [direct = nothing()] = last.filter((each) => !isTold(each))
  return {
    rows: [...rows.values()].map(({ mostVisits: _mostVisits, ...row }) => ({
      ...row,
      first: withReturn(row.first, row.costCents),
      last: withReturn(row.last, row.costCents),
    })),
    direct: { orders: direct.orders, revenueCents: direct.revenueCents },
  }
}

const plain = (name: string) => name.trim().toLowerCase()
const isTold = ({ source, medium, campaign }: TouchRow) => source !== '' || medium !== '' || campaign !== ''
const nothing = (): Credited => ({ orders: 0, revenueCents: 0, roas: null })
const withReturn = (credited: Credited, costCents: number | null): Credited => ({
  ...credited,
  roas: costCents === null || costCents === 0 ? null : Math.round((credited.revenueCents / costCents) * 100) / 100,
})
