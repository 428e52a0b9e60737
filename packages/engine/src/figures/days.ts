import type { DailyFigure } from '@tagmason/domain'
import type { Context } from '../context.ts'
import { startOfDay } from '../analytics/startOfDay.ts'
import type { EventFilter } from '../store/eventStore.ts'
import { type Collected, collectedOf, day, numberAt, startsSince } from './collected.ts'
import { keyEventsOf } from './keyEvents.ts'
import { mainCurrency, money, namedCurrency, revenueByCurrency } from './money.ts'

/** As far back as days are asked for. */
const longest = 400

/**
 * The days of the selected project in its time zone, oldest first, from the first on which something came. The last of them is today as far as it has come; `whole` leaves that
 * one out. Revenue is that of the main currency.
 */
export async function measuredDays(context: Context, { whole = false } = {}): Promise<DailyFigure[]> {
  const collected = await collectedOf(context)
  if (collected === null) return []
  const today = startOfDay(context.now, collected.timeZone)
  // Noon of some day, whose midnight may lie an hour off: clocks were set in between.
  const first = startOfDay(new Date(today - (longest - 0.5) * day), collected.timeZone)
  return daysBetween(context, collected, first, whole ? today : collected.now)
}

/** A day with the orders that brought its revenue, which are those of the main currency. */
interface CountedDay extends DailyFigure {
  orders: number
}

/** The days of a range that begins at a midnight, without those before the first that has events. Revenue is that of `currency`, the main one of the range where none is named. */
export async function daysBetween(
  context: Context,
  collected: Collected,
  from: number,
  to: number,
  named?: string,
  filters: readonly EventFilter[] = [],
): Promise<CountedDay[]> {
  const { place, timeZone, ask } = collected
  const cut = { interval: 'day', timeZone } as const
  const currency = named ?? mainCurrency(await revenueByCurrency(collected, from, to, filters))
  const [counted, paid] = await Promise.all([
    ask({ from, to, measures: ['visits', 'keyEvents'], by: [cut], keyEvents: await keyEventsOf(context), filters }),
    ask({ from, to, measures: ['revenueCents', 'orders'], by: [cut], filters: [money, { field: 'currency', values: [currency] }, ...filters] }),
  ])
  const [came, sold] = [counted, paid].map((rows) => new Map(rows.map((row) => [row.by[0], row])))
  const { project } = place
  return startsSince(counted, { from, to }, cut).map((at) => ({
    id: `${project}:${at}`,
    project,
    at,
    visits: numberAt(came?.get(at), 0),
    conversions: numberAt(came?.get(at), 1),
    revenueCents: numberAt(sold?.get(at), 0),
    orders: numberAt(sold?.get(at), 1),
    ...namedCurrency(context, currency),
  }))
}
