import type { ReportDimension, ReportFile, ReportMetric, ReportPeriod, ReportTable } from '@tagmason/domain'
import { dateOf, reportRows } from './realCounts.testing.ts'

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
