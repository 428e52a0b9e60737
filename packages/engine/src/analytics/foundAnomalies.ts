import type { Anomaly, AnomalySeries, FoundAnomaly } from '@tagmason/domain'
import { causeOf, type Incident, type IncidentFacts } from '@tagmason/insight/anomalies'
import { tellWebhooks } from '../account/webhookDelivery.ts'
import { startWorkflows } from '../automation/startWorkflows.ts'
import type { Context } from '../context.ts'
import { own } from '../own.ts'
import { seriesName } from './anomalySeries.ts'
import { say } from '../sentences/say.ts'
import { anomalyWords, causeSentence, metricSentence } from './anomalyWords.ts'
import type { Watched } from './watchSeries.ts'

/** An incident that has just opened, with what is known around it. */
export interface Opened {
  watched: Watched
  incident: Incident
  facts: IncidentFacts
}

/** Figures that leave their bands within so long of one another, in one direction, are one anomaly. */
const together = 12 * 3_600_000

/** Nothing was expected: there is no ratio to give. */
const fromNothing = 1000

/** Keeps a new anomaly, or adds a figure to the one that it belongs to; raises `anomaly.detected` and a notification for a new one, and leaves people's channels to the job that heeds quiet hours. */
export async function keepOpened(context: Context, { watched: { row }, incident, facts }: Opened, channels: boolean): Promise<string> {
  const { records, session, ports } = context
  const near = (await own(context, 'anomalies')).find(
    ({ found, change, status }) =>
      found !== undefined &&
      status !== 'resolved' &&
      change < 0 === (incident.direction === 'drop') &&
      Math.abs(Date.parse(found.start) - incident.start) <= together,
  )
  const { cause, certainty, evidence } = causeOf(facts)
  if (near?.found !== undefined) {
    records.put('anomalies', near.id, await joined(near, near.found, row.series, { cause, certainty, evidence }))
    return near.id
  }
  const found: FoundAnomaly = {
    series: row.series,
    start: new Date(incident.start).toISOString(),
    end: incident.end === null ? null : new Date(incident.end).toISOString(),
    expected: incident.expected,
    actual: incident.actual,
    cause,
    certainty,
    evidence,
    also: [],
  }
  const words = await anomalyWords('en', row.series, found)
  const anomaly: Anomaly = {
    id: `${row.id}:${found.start}`,
    project: session.project,
    type: incident.type,
    severity: incident.severity,
    metric: words.metric,
    change: Math.round(incident.change ?? fromNothing),
    detected: new Date(incident.detected).toISOString(),
    description: words.description,
    status: 'active',
    resolvedAt: null,
    found,
    ...(channels ? { untold: true as const } : {}),
  }
  records.put('anomalies', anomaly.id, anomaly)
  const key = ports.id()
  records.put('notifications', key, {
    id: key,
    project: session.project,
    title: say('anomalies.title', { metric: metricSentence(row.series), type: anomaly.type }),
    description: causeSentence(found),
    at: context.now.toISOString(),
    severity: anomaly.severity === 'low' ? 'info' : 'warning',
    read: false,
    href: `/analytics/anomalies?id=${encodeURIComponent(anomaly.id)}`,
  })
  const { id, type, severity, metric, change, detected, description } = anomaly
  await tellWebhooks(context, 'anomaly.detected', { id, type, severity, metric, change, detected, description, cause, certainty, start: found.start })
  await startWorkflows(context, { by: 'anomaly', about: id, facts: {} }, id)
  return anomaly.id
}

/** An anomaly with one more figure. One event that stopped alone explains the conversions and the revenue that were seen to fall before it: the anomaly is then that event's. */
async function joined(
  anomaly: Anomaly,
  found: FoundAnomaly,
  series: AnomalySeries,
  cause: Pick<FoundAnomaly, 'cause' | 'certainty' | 'evidence'>,
): Promise<Anomaly> {
  const without = (all: readonly AnomalySeries[], one: AnomalySeries) => all.filter((each) => seriesName(each) !== seriesName(one))
  const explains = 'event' in series && cause.cause === 'tracking' && found.cause !== 'tracking'
  if (!explains) return { ...anomaly, found: { ...found, also: without([...without(found.also, series), series], found.series) } }
  const also = without([found.series, ...found.also], series)
  return { ...anomaly, ...(await anomalyWords('en', series, cause)), found: { ...found, ...cause, series, also } }
}

/** Brings the rows of an anomaly up to date: how far it went, until when, and the hours with their band. */
export async function keepCourse({ records }: Context, id: string, { row }: Watched, incident: Incident | null): Promise<void> {
  const anomaly = await records.get('anomalies', id)
  if (anomaly?.found === undefined) return
  // Of an anomaly of several figures the first tells its course.
  if (!isOf(anomaly.found.series, row.series)) return
  records.put('anomalyCourses', id, { id, project: anomaly.project, hours: row.hours.map(({ at, value, low, high }) => ({ at, value, low, high })) })
  if (incident === null) return
  const { change, expected, actual, severity, type } = incident
  const found = { ...anomaly.found, expected, actual, end: incident.end === null ? null : new Date(incident.end).toISOString() }
  records.put('anomalies', id, { ...anomaly, type, severity, change: Math.round(change ?? fromNothing), found })
}

const isOf = (one: AnomalySeries, other: AnomalySeries) => seriesName(one) === seriesName(other)
