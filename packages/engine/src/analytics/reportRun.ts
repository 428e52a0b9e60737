import { type DailyFigure, type ReportDefinition, type ReportMetric, type ReportTable, Refusal, type Seen } from '@tagmason/domain'
import { funnelSteps, shares } from '@tagmason/insight'
import type { Context } from '../context.ts'
import { collectedOf } from '../figures/collected.ts'
import { daysBetween, measuredDays } from '../figures/days.ts'
import { funnelCounts } from '../figures/funnel.ts'
import { convertingPages } from '../figures/landingPages.ts'
import { deviceUsers } from '../figures/people.ts'
import { filtersOf, rangeOf } from '../figures/seen.ts'
import { daysUntilNow } from './startOfDay.ts'

/** In days. */
const halfHour = 1 / 48

interface Measured {
  id: string
  name: string
  values: Partial<Record<ReportMetric, number>>
  currency?: string | undefined
}

/** Runs a report's question over what the project has collected, on its own days where the bar names no others. */
export async function runReport(context: Context, { dimension, metrics, period, filter }: ReportDefinition, seen?: Seen): Promise<ReportTable> {
  const wanted = filter.toLocaleLowerCase('en')
  const rows = (await measured[dimension](context, Number(period), seen)).filter((row) => row.name.toLocaleLowerCase('en').includes(wanted))
  const currency = metrics.includes('revenue') ? rows.at(-1)?.currency : undefined
  return {
    dimension,
    metrics,
    ...(currency === undefined ? {} : { currency }),
    rows: rows.map(({ id, name, values }) => ({ id, name, values: metrics.map((metric) => value(values[metric], metric)) })),
  }
}

/** The last so many days of the project's calendar, or those that the bar names. */
async function daysOf(context: Context, days: number, seen: Seen): Promise<DailyFigure[]> {
  if (seen === undefined) return (await measuredDays(context)).slice(-days)
  const collected = await collectedOf(context)
  if (collected === null) return []
  const { from, to } = seen.days === undefined ? daysUntilNow(collected, days) : rangeOf(collected, seen.days)
  return daysBetween(context, collected, from, to, undefined, filtersOf(seen.filters))
}

function value(measured: number | undefined, metric: ReportMetric): number {
  if (measured === undefined) throw new Refusal('invalid', `'${metric}' does not go with these rows: choose another column.`)
  return measured
}

/** All rows of each kind, with all that is counted of them. */
const measured: Record<ReportDefinition['dimension'], (context: Context, days: number, seen: Seen) => Promise<Measured[]>> = {
  day: async (context, days, seen) =>
    (await daysOf(context, days, seen)).map(({ id, at, visits, conversions, revenueCents, currency }) => ({
      id,
      name: at,
      values: { visits, conversions, revenue: revenueCents },
      currency,
    })),
  page: async (context, days, seen) =>
    (await convertingPages(context, days, seen)).map(({ id, path, conversions, rate }) => ({ id, name: path, values: { conversions, conversionRate: rate } })),
  device: async (context, days, seen) => {
    const { days: _, ...now } = seen ?? {}
    const [rows, present] = await Promise.all([deviceUsers(context, days, seen), deviceUsers(context, halfHour, now)])
    const parts = shares(rows.map(({ users }) => users))
    const nowOn = (device: string) => present.find((row) => row.device === device)?.users ?? 0
    return rows.map(({ id, device, users }, place) => ({ id, name: device, values: { users, share: parts[place] ?? 0, usersNow: nowOn(device) } }))
  },
  step: async (context, days, seen) =>
    funnelSteps(await funnelCounts(context, days, seen)).map(({ id, step, users, rate, dropoff }) => ({ id, name: step, values: { users, rate, dropoff } })),
}
