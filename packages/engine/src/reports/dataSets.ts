import { type DataSetId, dataSetColumns } from '@tagmason/domain'
import { ownDays } from '../analytics/dailySeries.ts'
import { localDate } from '../analytics/zonedTime.ts'
import type { Context } from '../context.ts'
import { own } from '../own.ts'

/** Days of a project, both included, `2024-01-15`; a day is that of `timeZone`. */
export interface Days {
  from: string
  to: string
  timeZone: string
}

export type DataRow = (string | number)[]

/** The rows of a data set within some days, oldest first, their cells in the order of `dataSetColumns`. Money is in units of the currency. */
export async function dataRows(context: Context, dataSet: DataSetId, days: Days): Promise<DataRow[]> {
  // Asking a calendar takes long, and many rows are of one instant.
  const known = new Map<string, string>()
  const dayOf = (at: string) => {
    const day = known.get(at) ?? localDate(Date.parse(at), days.timeZone)
    known.set(at, day)
    return day
  }
  const rows = await gathered[dataSet](context, dayOf)
  return rows.filter(({ day }) => day >= days.from && day <= days.to).map(({ cells }) => dataSetColumns[dataSet].map((column) => cells[column] ?? ''))
}

/** The day that a row counts for, and its cells by their columns. */
interface Gathered {
  day: string
  cells: Record<string, string | number>
}
type Gather = (context: Context, dayOf: (at: string) => string) => Promise<Gathered[]>

const gathered: Record<DataSetId, Gather> = {
  'user-data': async (context, dayOf) =>
    (await own(context, 'audienceDays'))
      .toSorted((a, b) => a.at.localeCompare(b.at))
      .map(({ at, device, country, visits }) => ({ day: dayOf(at), cells: { day: dayOf(at), device, country, visits } })),
  'revenue-data': async (context, dayOf) =>
    (await ownDays(context)).map(({ at, visits, conversions, revenueCents }) => ({
      day: dayOf(at),
      cells: {
        day: dayOf(at),
        visits,
        orders: conversions,
        revenue: revenueCents / 100,
        averageOrder: perOne(revenueCents, conversions),
        revenuePerVisit: perOne(revenueCents, visits),
      },
    })),
  'campaign-data': async (context) => {
    const names = new Map((await own(context, 'campaigns')).map(({ id, name }) => [id, name]))
    return (await own(context, 'campaignCosts'))
      .toSorted((a, b) => a.day.localeCompare(b.day))
      .map(({ day, integration, campaign, impressions, clicks, costCents, conversions }) => ({
        day,
        cells: { day, integration: names.get(integration) ?? integration, campaign, impressions, clicks, cost: costCents / 100, conversions },
      }))
  },
  'event-data': async (context, dayOf) =>
    (await own(context, 'eventHours'))
      .filter(({ project }) => project === context.session.project)
      .toSorted((a, b) => a.at.localeCompare(b.at))
      .map(({ at, visits, events, conversions }) => ({ day: dayOf(at), cells: { hour: at, visits, events, conversions } })),
}

/** Cents by a count, in units of the currency to the whole cent; 0 where there was none. */
const perOne = (cents: number, count: number) => (count === 0 ? 0 : Math.round(cents / count) / 100)
