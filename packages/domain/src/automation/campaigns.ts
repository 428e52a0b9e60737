import type { SwitchStatus } from './triggers.ts'

/** Three ad platforms and e-mail marketing (requirements G-88). */
export const campaignPlatforms = ['Google Ads', 'Meta Ads', 'LinkedIn Ads', 'Email'] as const
export type CampaignPlatform = (typeof campaignPlatforms)[number]

/** An ad or e-mail platform whose campaigns are measured and fed with conversions. */
export interface CampaignIntegration {
  id: string
  project: string
  name: string
  platform: CampaignPlatform
  description: string
  status: SwitchStatus
  campaigns_connected: number
  /** ISO 8601, UTC; null when it never synced. */
  last_sync: string | null
  /** Against the 30 days before connecting. */
  performance: {
    /** Percent by which the click-through rate rose. */
    ctr_improvement: number
    /** Percent by which the cost per conversion fell. */
    cost_reduction: number
    /** Conversions handed to the platform. */
    conversions: number
  }
}
