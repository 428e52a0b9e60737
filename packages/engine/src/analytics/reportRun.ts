import { type ReportDefinition, type ReportMetric, type ReportTable, Refusal } from '@tagmason/domain'
import { funnelSteps, shares } from '@tagmason/insight'
import type { Context } from '../context.ts'
import { measuredDays } from '../figures/days.ts'
import { funnelCounts } from '../figures/funnel.ts'
import { convertingPages } from '../figures/landingPages.ts'
import { deviceUsers } from '../figures/people.ts'

/** In days. */
const halfHour = 1 / 48

interface Measured {
  id: string
  name: string
  values: Partial<Record<ReportMetric, number>>
  currency?: string | undefined
}

/** Runs a report's question over what the project has collected. */
export async function runReport(context: Context, { dimension, metrics, period, filter }: ReportDefinition): Promise<ReportTable> {
  const wanted = filter.toLocaleLowerCase('en')
  const rows = (await measured[dimension](context, Number(period))).filter((row) => row.name.toLocaleLowerCase('en').includes(wanted))
  const currency = metrics.includes('revenue') ? rows.at(-1)?.currency : undefined
  return {
    dimension,
    metrics,
    ...(currency === undefined ? {} : { currency }),
    rows: rows.map(({ id, name, values }) => ({ id, name, values: metrics.map((metric) => value(values[metric], metric)) })),
  }
}

function value(measured: number | undefined, metric: ReportMetric): number {
  if (measured === undefined) throw new Refusal('invalid', `'${metric}' does not go with these rows: choose another column.`)
  return measured
}

/** All rows of each kind, with all that is counted of them. */
const measured: Record<ReportDefinition['dimension'], (context: Context, days: number) => Promise<Measured[]>> = {
  day: async (context, days) =>
    (await measuredDays(context))
      .slice(-days)
      .map(({ id, at, visits, conversions, revenueCents, currency }) => ({ id, name: at, values: { visits, conversions, revenue: revenueCents }, currency })),
  page: async (context, days) =>
    (await convertingPages(context, days)).map(({ id, path, conversions, rate }) => ({ id, name: path, values: { conversions, conversionRate: rate } })),
  device: async (context, days) => {
    const [rows, present] = await Promise.all([deviceUsers(context, days), deviceUsers(context, halfHour)])
    const parts = shares(rows.map(({ users }) => users))
    const nowOn = (device: string) => present.find((row) => row.device === device)?.users ?? 0
    return rows.map(({ id, device, users }, place) => ({ id, name: device, values: { users, share: parts[place] ?? 0, usersNow: nowOn(device) } }))
  },
  step: async (context, days) =>
    funnelSteps(await funnelCounts(context, days)).map(({ id, step, users, rate, dropoff }) => ({ id, name: step, values: { users, rate, dropoff } })),
}
