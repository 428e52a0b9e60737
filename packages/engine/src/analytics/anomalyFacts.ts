import { type AnomalySeries, internalTraffic, repeatedOrder } from '@tagmason/domain'
import { type DimensionTotals, drillDown, type Incident, type IncidentFacts } from '@tagmason/insight/anomalies'
import type { Context } from '../context.ts'
import { type Collected, hour, minute, numberAt } from '../figures/collected.ts'
import { keyEventsOf } from '../figures/keyEvents.ts'
import { own } from '../own.ts'
import type { EventBy, EventMeasure } from '../store/eventStore.ts'
import type { Watched } from './watchSeries.ts'

const week = 7 * 24 * hour
/** What is usual is taken from the same hours of so many weeks before. */
const weeksBefore = 3
/** Values of a dimension that are looked at. */
const most = 200

/** By what an anomaly is taken apart: who sent people, and with what they came. */
const dimensions: readonly { name: string; by: EventBy }[] = [
  ...(['campaign', 'source', 'device', 'browser', 'os', 'country', 'host', 'format', 'path'] as const).map((by) => ({ name: by, by })),
  { name: 'tagVersion', by: { parameter: 'tag_version' } },
]

/** What is known around an incident that has just opened, from the events of its hours and of the same hours of the weeks before. */
export async function incidentFacts(
  context: Context,
  collected: Collected,
  series: AnomalySeries,
  incident: Incident,
  all: readonly Watched[],
): Promise<IncidentFacts> {
  const range = { from: incident.start, to: incident.detected }
  const ratios = ratiosOf(all, range)
  const [carriers, machines, depth, published] = await Promise.all([
    carriersOf(context, collected, series, range),
    machinesOf(collected, range),
    depthOf(collected, range),
    publishedBefore(context, incident.start),
  ])
  const others = [...ratios]
    .filter(([name]) => name.startsWith('event:') && (!('event' in series) || name !== `event:${series.event}`))
    .map(([, ratio]) => ratio)
  const visits = ratios.get('visits')
  return {
    direction: incident.direction,
    ...('event' in series ? { event: series.event } : {}),
    ratio: incident.expected > 0 ? incident.actual / incident.expected : 2,
    ...(visits === undefined ? {} : { visits }),
    ...(others.length === 0 ? {} : { otherEvents: median(others) }),
    carriers,
    ...(machines === null ? {} : { machines }),
    ...(depth === null ? {} : { depth }),
    ...(published === null ? {} : { published }),
  }
}

/** Of every figure, what came against what was expected in the hours of an incident. */
function ratiosOf(all: readonly Watched[], { from, to }: { from: number; to: number }): Map<string, number> {
  const found = new Map<string, number>()
  for (const { row } of all) {
    const hours = row.hours.filter(({ at }) => Date.parse(at) >= from && Date.parse(at) < to)
    const expected = hours.reduce((sum, each) => sum + each.expected, 0)
    if (expected > 0)
      found.set('metric' in row.series ? row.series.metric : `event:${row.series.event}`, hours.reduce((sum, each) => sum + each.value, 0) / expected)
  }
  return found
}

const median = (values: readonly number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 1

/** The question that an anomaly's figure is counted by, without its time. */
async function questionOf(context: Context, series: AnomalySeries): Promise<{ measures: EventMeasure[]; name?: string; keyEvents?: string[] }> {
  if ('event' in series) return { measures: ['events'], name: series.event }
  if (series.metric === 'conversions') return { measures: ['keyEvents'], keyEvents: await keyEventsOf(context) }
  if (series.metric === 'revenue') return { measures: ['revenueCents'] }
  return series.metric === 'events' ? { measures: ['events'] } : { measures: ['visits'] }
}

async function carriersOf(context: Context, { ask }: Collected, series: AnomalySeries, { from, to }: { from: number; to: number }) {
  // How slow pages are is no sum that could be taken apart.
  if ('metric' in series && series.metric === 'vitals') return []
  const question = await questionOf(context, series)
  const totals = await Promise.all(
    dimensions.map(async ({ name, by }): Promise<DimensionTotals> => {
      const [after, ...before] = await Promise.all(
        Array.from({ length: weeksBefore + 1 }, (_, back) => ask({ ...question, from: from - back * week, to: to - back * week, by: [by], most })),
      )
      const values = new Map<string, { before: number; after: number }>()
      const add = (value: string, part: 'before' | 'after', count: number) => {
        const total = values.get(value) ?? { before: 0, after: 0 }
        total[part] += count
        values.set(value, total)
      }
      for (const row of after ?? []) add(row.by[0] ?? '', 'after', numberAt(row, 0))
      for (const rows of before) for (const row of rows) add(row.by[0] ?? '', 'before', numberAt(row, 0) / weeksBefore)
      return { dimension: name, values: [...values].map(([value, total]) => ({ value, ...total })) }
    }),
  )
  return drillDown(totals)
}

/** Shares of events that the bot filter marked, in these hours and in the week before. */
async function machinesOf({ events, place }: Collected, { from, to }: { from: number; to: number }) {
  const share = async (from: number, to: number) => {
    const rows = await events.query({ ...place, from, to, measures: ['events'], by: ['bot'], withBots: true, most: 50 })
    const sumOf = (some: typeof rows) => some.reduce((sum, row) => sum + numberAt(row, 0), 0)
    const all = sumOf(rows.filter((row) => row.by[0] !== internalTraffic && row.by[0] !== repeatedOrder))
    const people = sumOf(rows.filter((row) => row.by[0] === ''))
    return all === 0 ? null : (all - people) / all
  }
  const [now, before] = await Promise.all([share(from, to), share(from - week, from)])
  return now === null || before === null ? null : { now, before }
}

/** Pages a visit against the week before. */
async function depthOf({ ask }: Collected, { from, to }: { from: number; to: number }) {
  const pages = async (from: number, to: number) => {
    const [row] = await ask({ from, to, measures: ['pageViews', 'visits'] })
    return numberAt(row, 1) === 0 ? null : numberAt(row, 0) / numberAt(row, 1)
  }
  const [now, before] = await Promise.all([pages(from, to), pages(from - week, from)])
  return now === null || before === null || before === 0 ? null : now / before
}

/** The last change of a container before an incident began. */
async function publishedBefore(context: Context, start: number) {
  const at = start + hour
  const last = (await own(context, 'containerVersions'))
    // What was imported or changed here is on no site before a member says that it was published.
    .filter((version) => version.cause.kind === 'deploy' && Date.parse(version.at) <= at)
    .reduce<{ at: string; number: number } | null>((latest, each) => (latest === null || each.at > latest.at ? each : latest), null)
  return last === null ? null : { version: String(last.number), minutes: Math.max(0, Math.round((start - Date.parse(last.at)) / minute)) }
}
