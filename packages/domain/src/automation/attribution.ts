import type { CampaignPlatform } from './campaigns.ts'

/** Which touch of a visitor has the credit for what they bought. */
export const credits = ['first', 'last'] as const
export type Credit = (typeof credits)[number]

/** What is credited to a campaign. */
export interface Credited {
  orders: number
  /** In the currency of the answer, less refunds. */
  revenueCents: number
  /** Revenue as a multiple of the cost; null where nothing was spent or no cost was uploaded. */
  roas: number | null
}

/** Where visits of a campaign came from. */
export interface CampaignOrigin {
  source: string
  medium: string
  visits: number
}

/**
 * A campaign of one source and medium, or a source that named none: what its visitors did by the events. A campaign that costs were uploaded for is one row with what it cost, and names each source that is in it; sources of other platforms have rows of their own.
 */
export interface CampaignResult {
  id: string
  /** Empty where the visits named none. */
  campaign: string
  /** Where most of its visits came from; empty where no visit did. */
  source: string
  medium: string
  /** All that are in the row, most visits first; none where no visit and no order is. */
  origins: readonly CampaignOrigin[]
  /** Whose costs it has; null where no upload names it. */
  platform: CampaignPlatform | null
  visits: number
  /** As the platform counted them; null where no cost was uploaded. */
  clicks: number | null
  costCents: number | null
  first: Credited
  last: Credited
}

export interface CampaignAttribution {
  /** ISO 8601, UTC; `to` is the first moment that is not counted. */
  from: string
  to: string
  /** ISO 4217; left out where no order named one, and in the sample. */
  currency?: string
  /** Highest cost first, then most visits. */
  rows: CampaignResult[]
  /** Orders of visitors that no touch of the 30 days before says anything of. */
  direct: { orders: number; revenueCents: number }
  /** Orders in other currencies, which are not converted and so in no row. */
  otherOrders: number
}
