import {
  type CampaignCost,
  type CampaignIntegration,
  type CampaignOrigin,
  type CampaignPlatform,
  campaignPlatforms,
  type CampaignResult,
  type Credited,
} from '@tagmason/domain'

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

/**
 * What visitors came for, by campaign, source and medium, joined with what was spent on it by the name of the campaign in any spelling of capitals. Of two platforms with a campaign of one name the
 * visits go to the one that their source is of. A source of no platform goes with a campaign that was paid for; one of a platform that was not paid for it has a row of its own.
 */
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
    const paid = [...(campaign === '' ? [] : (spent.get(plain(campaign)) ?? []))]
    const isOf = (platform: CampaignPlatform) => platformSources[platform].test(source)
    return paid.find(isOf) ?? (campaignPlatforms.some(isOf) ? null : (paid[0] ?? null))
  }
  const rows = new Map<string, Omit<CampaignResult, 'origins'> & { origins: Map<string, CampaignOrigin> }>()
  const rowOf = (touch: TouchRow, platform: CampaignPlatform | null) => {
    const { source, medium, campaign } = touch
    const id = JSON.stringify([...(platform === null ? [source, medium] : [platform]), ...(campaign === '' ? [] : [plain(campaign)])])
    const row = rows.get(id) ?? { ...touch, id, platform, origins: new Map(), visits: 0, clicks: null, costCents: null, first: nothing(), last: nothing() }
    rows.set(id, row)
    return row
  }
  /** The row of a touch, which names where the touch came from. */
  const rowOfTouch = (touch: TouchRow, visits: number) => {
    const row = rowOf(touch, platformOf(touch))
    const { source, medium } = touch
    const key = JSON.stringify([source, medium])
    row.origins.set(key, { source, medium, visits: (row.origins.get(key)?.visits ?? 0) + visits })
    return row
  }
  for (const { integration, campaign, clicks, costCents } of costs) {
    const row = rowOf({ source: '', medium: '', campaign }, platforms.get(integration) ?? null)
    row.clicks = (row.clicks ?? 0) + clicks
    row.costCents = (row.costCents ?? 0) + costCents
  }
  for (const each of visits.filter(isTold)) rowOfTouch(each, each.visits).visits += each.visits
  for (const [credit, paid] of [
    ['first', first],
    ['last', last],
  ] as const)
    for (const each of paid.filter(isTold)) {
      const row = rowOfTouch(each, 0)
      row[credit].orders += each.orders
      row[credit].revenueCents += each.revenueCents
    }
  const [direct = nothing()] = last.filter((each) => !isTold(each))
  return {
    rows: [...rows.values()].map((row) => ({
      ...row,
      ...named(row.origins),
      first: withReturn(row.first, row.costCents),
      last: withReturn(row.last, row.costCents),
    })),
    direct: { orders: direct.orders, revenueCents: direct.revenueCents },
  }
}

/** Where visits came from, most visits first, and the place of most of them. */
function named(found: ReadonlyMap<string, CampaignOrigin>): Pick<CampaignResult, 'source' | 'medium' | 'origins'> {
  const origins = [...found.values()].toSorted((one, other) => other.visits - one.visits)
  const [most] = origins
  return { source: most?.source ?? '', medium: most?.medium ?? '', origins }
}

const plain = (name: string) => name.trim().toLowerCase()
const isTold = ({ source, medium, campaign }: TouchRow) => source !== '' || medium !== '' || campaign !== ''
const nothing = (): Credited => ({ orders: 0, revenueCents: 0, roas: null })
const withReturn = (credited: Credited, costCents: number | null): Credited => ({
  ...credited,
  roas: costCents === null || costCents === 0 ? null : Math.round((credited.revenueCents / costCents) * 100) / 100,
})
