import { type AnomalySeries, measurementEvent, type WatchedMetric } from '@tagmason/domain'
import { intervalStarts } from '@tagmason/insight'
import type { SeriesKind, SeriesPoint } from '@tagmason/insight/anomalies'
import type { Context } from '../context.ts'
import { type Collected, hour } from '../figures/collected.ts'
import { keyEventsOf } from '../figures/keyEvents.ts'
import { metric, percentileOf } from '../figures/measurement.ts'
import { mainCurrency, money, revenueByCurrency } from '../figures/money.ts'
import type { EventQuestion } from '../store/eventStore.ts'

/** One figure, hour by hour. */
export interface HourlySeries {
  series: AnomalySeries
  kind: SeriesKind
  points: SeriesPoint[]
}

/** As many events are watched each by itself: those that came most. */
const mostEvents = 40
/** The largest contentful paint stands for how fast pages are: it is what visitors wait for. */
const slowest = [{ field: metric, values: ['LCP'] }] as const
const month = 30 * 24 * hour

export const seriesName = (series: AnomalySeries) => ('metric' in series ? series.metric : `event:${series.event}`)

const kinds: Record<WatchedMetric, SeriesKind> = { visits: 'count', events: 'count', conversions: 'count', revenue: 'amount', vitals: 'gauge' }

/**
 * The watched figures of the hours of a range, whole hours only: a figure that the project is to watch, and with `events` how often each of its events came. Where nothing came there was nothing, but for page speed,
 * which was not measured then.
 */
export async function hourlySeries(
  context: Context,
  collected: Collected,
  metrics: readonly WatchedMetric[],
  from: number,
  to: number,
): Promise<HourlySeries[]> {
  const cut = { interval: 'hour', timeZone: 'UTC' } as const
  const starts = intervalStarts({ from, to }, cut)
  const pointsOf = (values: ReadonlyMap<string, number | null>, missing: number | null) =>
    starts.map((at): SeriesPoint => ({ at, value: values.get(new Date(at).toISOString()) ?? missing }))
  const ask = async (place: number, question: Omit<EventQuestion, 'account' | 'project' | 'from' | 'to'>) =>
    new Map((await collected.ask({ from, to, ...question, by: [cut] })).map((row) => [row.by[0] ?? '', row.values[place] ?? null]))
  const of: Record<WatchedMetric, () => Promise<ReadonlyMap<string, number | null>>> = {
    visits: () => ask(0, { measures: ['visits'] }),
    events: () => ask(0, { measures: ['events'] }),
    conversions: async () => ask(0, { measures: ['keyEvents'], keyEvents: await keyEventsOf(context) }),
    revenue: async () => {
      const currency = mainCurrency(await revenueByCurrency(collected, to - month, to))
      return ask(0, { measures: ['revenueCents'], filters: [money, { field: 'currency', values: [currency] }] })
    },
    vitals: () => ask(0, { name: measurementEvent, measures: ['p75'], filters: slowest, percentileOf }),
  }
  const figures = await Promise.all(
    metrics.map(async (metric): Promise<HourlySeries> => ({
      series: { metric },
      kind: kinds[metric],
      points: pointsOf(await of[metric](), metric === 'vitals' ? null : 0),
    })),
  )
  return metrics.includes('events') ? [...figures, ...(await eventSeries(collected, from, to, starts))] : figures
}

async function eventSeries({ ask }: Collected, from: number, to: number, starts: readonly number[]): Promise<HourlySeries[]> {
  const known = await ask({ from: to - month, to, measures: ['events'], by: ['name'], most: mostEvents })
  const names = known.map((row) => row.by[0] ?? '').sort()
  if (names.length === 0) return []
  const rows = await ask({ from, to, measures: ['events'], by: ['name', { interval: 'hour', timeZone: 'UTC' }], filters: [{ field: 'name', values: names }] })
  const counts = new Map(rows.map((row) => [`${row.by[0]}\n${row.by[1]}`, row.values[0] ?? 0]))
  return names.map((event) => ({
    series: { event },
    kind: 'count',
    points: starts.map((at) => ({ at, value: counts.get(`${event}\n${new Date(at).toISOString()}`) ?? 0 })),
  }))
}
