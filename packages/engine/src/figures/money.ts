import { type CurrencyRevenue, isCurrency, noCurrency } from '@tagmason/domain'
import type { Context } from '../context.ts'
import type { EventFilter } from '../store/eventStore.ts'
import { type Collected, numberAt } from './collected.ts'

/** The events that money comes and goes with. */
export const money = { field: 'name', values: ['purchase', 'refund'] } as const

/** Revenue by currency, the one with most orders first; amounts of two currencies are never added. An empty currency is one that no event named. */
export async function revenueByCurrency(collected: Collected, from: number, to: number, filters: readonly EventFilter[] = []): Promise<CurrencyRevenue[]> {
  const rows = await collected.ask({ from, to, measures: ['orders', 'revenueCents'], by: ['currency'], filters: [money, ...filters] })
  return rows.map((row) => ({ currency: row.by[0] ?? '', orders: numberAt(row, 0), cents: numberAt(row, 1) }))
}

/** The currency that figures of money are shown in: that of most orders; empty where there are none or none is named. */
export const mainCurrency = (rows: readonly CurrencyRevenue[]) => rows[0]?.currency ?? ''

/** The currency as answers name it; of a real project without orders its own, where it says what it sells in. Amounts of the sample are the specification's, which names none and writes $. */
export const namedCurrency = ({ session }: Context, currency: string): { currency?: string } =>
  isCurrency(currency) ? { currency } : session.space === 'real' ? { currency: session.projectCurrency ?? noCurrency } : {}
