import type { DataRow } from '../files/table.ts'
import { type DataSetId, dataSetColumns, noCurrency } from '@tagmason/domain'
import { instantOf, localDate } from '../analytics/zonedTime.ts'
import type { Context } from '../context.ts'
import { collectedOf, day as oneDay } from '../figures/collected.ts'
import { daysBetween } from '../figures/days.ts'
import { measuredHours } from '../figures/hours.ts'
import { revenueByCurrency } from '../figures/money.ts'
import { audience } from '../figures/people.ts'
import { own } from '../own.ts'

/** Days of a project, both included, `2024-01-15`; a day is that of `timeZone`. */
export interface Days {
  from: string
  to: string
  timeZone: string
}

/** The rows of a data set within some days, oldest first, their cells in the order of `dataSetColumns`. Money is in units of the currency. */
export async function dataRows(context: Context, dataSet: DataSetId, days: Days): Promise<DataRow[]> {
  // Asking a calendar takes long, and many rows are of one instant.
  const known = new Map<string, string>()
  const dayOf = (at: string) => {
    const day = known.get(at) ?? localDate(Date.parse(at), days.timeZone)
    known.set(at, day)
    return day
  }
  // A day on which clocks are set is longer or shorter than others.
  const range = { from: instantOf(days.from, '00:00', days.timeZone), to: instantOf(dayAfter(days.to), '00:00', days.timeZone) }
  const rows = await gathered[dataSet](context, dayOf, range)
  return rows.filter(({ day }) => day >= days.from && day <= days.to).map(({ cells }) => dataSetColumns[dataSet].map((column) => cells[column] ?? ''))
}

/** The day that a row counts for, and its cells by their columns. */
interface Gathered {
  day: string
  cells: Record<string, string | number>
}
/** `range` holds the days whole; a row beyond them is left out afterwards. */
type Gather = (context: Context, dayOf: (at: string) => string, range: { from: number; to: number }) => Promise<Gathered[]>

const gathered: Record<DataSetId, Gather> = {
  'user-data': async (context, dayOf, { from, to }) =>
    (await audience(context, from, to)).map(({ at, device, country, visits }) => ({ day: dayOf(at), cells: { day: dayOf(at), device, country, visits } })),
  'revenue-data': async (context, dayOf, range) =>
    (await daysOf(context, range)).map(({ at, visits, orders, revenueCents, currency }) => ({
      day: dayOf(at),
      cells: {
        day: dayOf(at),
        visits,
        orders,
        revenue: revenueCents / 100,
        averageOrder: perOne(revenueCents, orders),
        revenuePerVisit: perOne(revenueCents, visits),
        ...(currency === undefined || currency === noCurrency ? {} : { currency }),
      },
    })),
  'campaign-data': async (context, dayOf, { from, to }) => {
    const names = new Map((await own(context, 'campaigns')).map(({ id, name }) => [id, name]))
    const days = { from: dayOf(new Date(from).toISOString()), to: dayOf(new Date(to).toISOString()) }
    return (await own(context, 'campaignCosts', { where: { day: days } }))
      .toSorted((a, b) => a.day.localeCompare(b.day))
      .map(({ day, integration, campaign, impressions, clicks, costCents, conversions }) => ({
        day,
        cells: { day, integration: names.get(integration) ?? integration, campaign, impressions, clicks, cost: costCents / 100, conversions },
      }))
  },
  'event-data': async (context, dayOf, { from, to }) =>
    (await measuredHours(context, from, to)).map(({ at, visits, events, conversions }) => ({
      day: dayOf(at),
      cells: { hour: at, visits, events, conversions },
    })),
}

const dayAfter = (date: string) => new Date(Date.parse(date) + oneDay).toISOString().slice(0, 10)

/** The days of a range up to now, all of them for each currency in which something was sold, that of most orders first: amounts of two currencies are never in one row. */
async function daysOf(context: Context, { from, to }: { from: number; to: number }) {
  const collected = await collectedOf(context)
  if (collected === null) return []
  const end = Math.min(to, collected.now)
  const sold = await revenueByCurrency(collected, from, end)
  const currencies = sold.length === 0 ? [''] : sold.map(({ currency }) => currency)
  return (await Promise.all(currencies.map((currency) => daysBetween(context, collected, from, end, currency)))).flat()
}

/** Cents by a count, in units of the currency to the whole cent; 0 where there was none. */
const perOne = (cents: number, count: number) => (count === 0 ? 0 : Math.round(cents / count) / 100)
