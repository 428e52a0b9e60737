import type { CountedFigure, ReportDimension, ReportFile, ReportMetric, ReportPeriod, ReportTable } from '@tagmason/domain'
import { dateOf, keyNames, named, reportRows, shop } from './realCounts.testing.ts'
import { day, lookedAt, minute, type Sent } from './realVisits.testing.ts'

export const bytesOf = ({ base64 }: ReportFile) => Buffer.from(base64, 'base64')
export const byName = <Row extends { name: string }>(rows: readonly Row[]) => rows.toSorted((one, other) => (one.name < other.name ? -1 : 1))

/** The questions of reports, with all their columns. */
export const questions = [
  { dimension: 'day', metrics: ['visits', 'conversions', 'revenue'] },
  { dimension: 'page', metrics: ['conversions', 'conversionRate'] },
  { dimension: 'device', metrics: ['users', 'share'] },
  { dimension: 'step', metrics: ['users', 'rate', 'dropoff'] },
] as const satisfies readonly { dimension: ReportDimension; metrics: readonly ReportMetric[] }[]
export type Shown = { name: string } & Record<string, string | number>
export const expectedOf = (dimension: ReportDimension, days: number) => byName<Shown>(reportRows[dimension](days))
export const definitionOf = ({ dimension, metrics }: (typeof questions)[number], days: ReportPeriod = '30') => ({
  dimension,
  metrics: [...metrics],
  period: days,
  filter: '',
})
export const shownOf = ({ dimension, metrics, rows }: ReportTable) =>
  byName(
    rows.map(({ name, values }): Shown => {
      const figures = Object.fromEntries(metrics.map((metric, at) => [metric, values[at] ?? Number.NaN]))
      return { ...figures, name: dimension === 'day' ? dateOf(name) : name }
    }),
  )

/** The rows of a file: words as they are written, money in units. */
export const writtenOf = ({ dimension, metrics }: (typeof questions)[number], days = 30) =>
  expectedOf(dimension, days).map((row) => [row.name, ...metrics.map((metric) => (metric === 'revenue' ? Number(row[metric]) / 100 : Number(row[metric])))])
export const sorted = (rows: readonly (readonly (string | number | null)[])[]) =>
  rows.map((row) => row.map(String)).toSorted((one, other) => (String(one) < String(other) ? -1 : 1))

const lately = (milliseconds: number) => shop.filter(({ at }) => at >= lookedAt - milliseconds && at < lookedAt)
const since = (date: string) => shop.filter(({ at }) => dateOf(at) >= date && at < lookedAt)
const month = lately(30 * day)
const vitals = named(lately(7 * day), 'web_vitals')
const money = named(month, 'purchase', 'refund')

/** Of which events each figure that explains itself is counted, machines with them. */
export const countedFrom: Record<CountedFigure, readonly Sent[]> = {
  'dashboard.events': lately(day),
  'dashboard.recent': since(dateOf(lookedAt - 6 * day)),
  'realtime.people': lately(5 * minute),
  'realtime.views': lately(30 * minute),
  'realtime.events': lately(30 * minute),
  'realtime.conversions': since(dateOf(lookedAt)),
  'realtime.minutes': lately(30 * minute),
  'realtime.pages': named(lately(30 * minute), 'page_view'),
  'realtime.devices': lately(30 * minute),
  'conversions.rate': month,
  'conversions.count': month,
  'conversions.revenue': money,
  'conversions.average': money,
  'conversions.funnel': month,
  'conversions.pages': month,
  'conversions.goals': named(since('2026-10-01'), ...keyNames.slice(1)),
  'performance.vitals': vitals,
  'performance.core': vitals.filter(({ params }) => ['LCP', 'INP', 'CLS'].includes(String(params['metric_name']))),
  'performance.pages': vitals,
  'campaigns.attribution': since(dateOf(lookedAt - 29 * day)),
  'reports.day': since(dateOf(lookedAt - 29 * day)),
  'reports.page': month,
  'reports.device': month,
  'reports.step': month,
}
