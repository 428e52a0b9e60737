import type { Anomaly, AnomalySeries } from '@tagmason/domain'
import type { AnomaliesText } from './text.ts'

/** What a figure is called in the member's language; an event by its name. */
export const seriesName = (series: AnomalySeries, text: AnomaliesText) => ('metric' in series ? text.settings.metricNames[series.metric] : series.event)

/** What an anomaly's figure is called; as it was entered where the detector did not find it. */
export const nameOf = ({ metric, found }: Pick<Anomaly, 'metric' | 'found'>, text: AnomaliesText) =>
  found === undefined ? metric : seriesName(found.series, text)

/** Why it happened, with what speaks most for it; as it was entered where the detector did not find it. */
export const causeOf = ({ description, found }: Pick<Anomaly, 'description' | 'found'>, text: AnomaliesText): string =>
  found === undefined
    ? description
    : [`${text.causes[found.cause]}.`, ...found.evidence.slice(0, 3).map(({ code, values }) => text.evidence[code](values))].join(' ')
