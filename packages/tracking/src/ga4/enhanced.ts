import type { MeasurementPlan, PlannedEvent } from '@tagmason/domain'

export type EnhancedSetting = Exclude<Extract<PlannedEvent['trigger'], { type: 'automatic' }>['setting'], 'always'>

export interface EnhancedMeasurement extends Record<EnhancedSetting, boolean> {
  streamEnabled: boolean
  /** Never empty: GA4 refuses that. */
  searchQueryParameter: string
}

/**
 * Enhanced measurement as the plan needs it: GA4's defaults, on where an event of the plan is collected that way, and off where a tag of the plan already
 * counts the same (own scroll depth at 90 percent, own page views on history changes). A setting that the plan asks for by name stays on.
 */
export function enhancedMeasurement(plan: MeasurementPlan): EnhancedMeasurement {
  const enabled = plan.events.filter((event) => event.enabled)
  const settings: EnhancedMeasurement = {
    streamEnabled: true,
    scrollsEnabled: !enabled.some(({ trigger }) => trigger.type === 'scrollDepth' && trigger.percents.includes(90)),
    outboundClicksEnabled: true,
    siteSearchEnabled: true,
    videoEngagementEnabled: true,
    fileDownloadsEnabled: true,
    pageChangesEnabled: !enabled.some(({ trigger }) => trigger.type === 'historyChange'),
    formInteractionsEnabled: false,
    searchQueryParameter: 'q,s,search,query,keyword',
  }
  for (const { trigger } of enabled) if (trigger.type === 'automatic' && trigger.setting !== 'always') settings[trigger.setting] = true
  return settings
}
