import { type DailyFigure, isCurrency } from '@tagmason/domain'
import type { Context } from '../context.ts'
import { startOfDay } from '../analytics/startOfDay.ts'
import { type Collected, collectedOf, day, numberAt } from './collected.ts'
import { keyEventsOf } from './keyEvents.ts'
import { mainCurrency, revenueByCurrency } from './money.ts'

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

/** The days of a range that begins at a midnight, without those before the first that has events. */
export async function daysBetween(context: Context, collected: Collected, from: number, to: number): Promise<CountedDay[]> {
  const { events, place, timeZone, ask } = collected
  const cut = { interval: 'day', timeZone } as const
  const currency = mainCurrency(await revenueByCurrency(collected, from, to))
  const [moments, counted, money] = await Promise.all([
    events.course({ ...place, from, to }, cut),
    ask({ from, to, measures: ['keyEvents'], by: [cut], keyEvents: await keyEventsOf(context) }),
    ask({ from, to, measures: ['revenueCents', 'orders'], by: [cut], filters: [{ field: 'currency', values: [currency] }] }),
  ])
  const [conversions, sold] = [counted, money].map((rows) => new Map(rows.map((row) => [row.by[0], row])))
  const { project } = place
  return moments.slice(firstWith(moments)).map(({ at, sessions }) => ({
    id: `${project}:${at}`,
    project,
    at,
    visits: sessions,
    conversions: numberAt(conversions?.get(at), 0),
    revenueCents: numberAt(sold?.get(at), 0),
    orders: numberAt(sold?.get(at), 1),
    ...(isCurrency(currency) ? { currency } : {}),
  }))
}

function firstWith(moments: readonly { events: number }[]): number {
  const first = moments.findIndex(({ events }) => events > 0)
  return first === -1 ? moments.length : first
}
