import type { AnomalySeries, CauseEvidence, FoundAnomaly, WatchedMetric } from '@tagmason/domain'

const metrics: Record<WatchedMetric, string> = { visits: 'Visits', events: 'Events', conversions: 'Conversions', revenue: 'Revenue', vitals: 'Page speed' }
/** What a figure is called in what is kept and sent, in English; screens say it in the member's language. */
export const metricName = (series: AnomalySeries) => ('metric' in series ? metrics[series.metric] : series.event)

const percent = (share: string | number | undefined) => `${Math.round(Number(share ?? 0) * 100)} %`

const sentences: Record<CauseEvidence['code'], (values: CauseEvidence['values']) => string> = {
  eventStopped: ({ event }) => `'${event}' alone stopped while visits kept their level.`,
  eventDoubled: ({ event }) => `'${event}' alone came about twice as often while visits kept their level.`,
  allStopped: () => 'Nothing at all was received.',
  versionPublished: ({ version, minutes }) => `Version ${version} of the container was published ${minutes} minutes before.`,
  carriedBy: ({ dimension, value, explained }) => `${percent(explained)} of it lies with ${dimension} '${value}'.`,
  duplicates: ({ share }) => `${percent(share)} of the events came twice.`,
  machines: ({ share }) => `${percent(share)} of the events are marked as made by bots.`,
  shallowVisits: () => 'Visits saw far fewer pages than usual.',
  fewNetworks: ({ share }) => `${percent(share)} of it came from one network.`,
  campaignVisits: ({ campaign, share }) => `${percent(share)} of it lies with the campaign or source '${campaign}'.`,
  allTogether: () => 'Visits and their events moved alike.',
}
const causes: Record<FoundAnomaly['cause'], string> = {
  tracking: 'Tracking probably broke.',
  bots: 'Probably bots.',
  campaign: 'Probably a campaign.',
  real: 'Probably real: people behaved differently.',
}

/** Why a figure left its band, in English, for what is kept and sent. */
export const anomalyWords = ({ cause, evidence }: Pick<FoundAnomaly, 'cause' | 'evidence'>) =>
  [causes[cause], ...evidence.slice(0, 3).map(({ code, values }) => sentences[code](values))].join(' ')
