import { type CampaignAttribution, type CampaignResult, type Credit, credits, isCurrency, noCurrency, type Seen } from '@tagmason/domain'
import { daysUntilNow } from '../analytics/startOfDay.ts'
import { localDate } from '../analytics/zonedTime.ts'
import type { Context } from '../context.ts'
import { collectedOf } from '../figures/collected.ts'
import { mainCurrency, money, revenueByCurrency } from '../figures/money.ts'
import { filtersOf, rangeOf } from '../figures/seen.ts'
import { own } from '../own.ts'
import type { EventField } from '../store/eventStore.ts'
import { byTouch, campaignResults, type Paid, type TouchRow } from './campaignResults.ts'

const mostRows = 10_000
/** Of the project's calendar, today with them, where the bar names no others. */
const usualDays = 30

/** The dimensions by which the credit of a touch is told apart. */
export const touchDimensions = (touch: Credit): EventField[] => [
  { touch, of: 'source' },
  { touch, of: 'medium' },
  { touch, of: 'campaign' },
]

/** What campaigns brought on the days that the bar names, or the last 30, by the events, whenever their costs were uploaded, and what they cost on those days by the uploads. */
export async function campaignAttribution(context: Context, seen: Seen): Promise<CampaignAttribution | null> {
  const collected = await collectedOf(context)
  if (collected === null) return null
  const { ask, timeZone } = collected
  const days = seen?.days === undefined ? daysUntilNow(collected, usualDays) : rangeOf(collected, seen.days)
  const filters = filtersOf(seen?.filters)
  const range = { ...days, filters }
  const revenue = await revenueByCurrency(collected, range.from, range.to, filters)
  const currency = mainCurrency(revenue)
  const credited = (touch: Credit) =>
    ask({ ...range, measures: ['orders', 'revenueCents'], by: [...touchDimensions(touch), 'currency'], filters: [money, ...filters], most: mostRows })
  const [came, ...[first, last]] = await Promise.all([
    ask({ ...range, measures: ['visits'], by: ['source', 'medium', 'campaign'], most: mostRows }),
    ...credits.map(credited),
  ])
  const visits = came.map(({ by, values }): TouchRow & { visits: number } => ({ ...byTouch(by), visits: values[0] ?? 0 }))
  const paid = (rows: typeof came = []): Paid[] =>
    rows.filter(({ by }) => by[3] === currency).map(({ by, values }) => ({ ...byTouch(by), orders: values[0] ?? 0, revenueCents: values[1] ?? 0 }))
  const integrations = await own(context, 'campaigns')
  const [fromDay, toDay] = [range.from, range.to - 1].map((at) => localDate(at, timeZone)) as [string, string]
  // What a paused platform cost is left out until it is switched on again.
  const counted = new Set(integrations.filter(({ status }) => status === 'active').map(({ id }) => id))
  const uploaded = await own(context, 'campaignCosts', { where: { day: { from: fromDay, to: toDay } } })
  const costs = uploaded.filter(({ integration }) => counted.has(integration))
  const { rows, direct } = campaignResults({ visits, first: paid(first), last: paid(last), costs, integrations })
  return {
    from: new Date(range.from).toISOString(),
    to: new Date(range.to).toISOString(),
    ...(isCurrency(currency) ? { currency } : context.session.space === 'real' ? { currency: noCurrency } : {}),
    rows: rows.toSorted(mostFirst),
    direct,
    otherOrders: revenue.filter((row) => row.currency !== currency).reduce((sum, { orders }) => sum + orders, 0),
  }
}

const mostFirst = (one: CampaignResult, other: CampaignResult) =>
  (other.costCents ?? 0) - (one.costCents ?? 0) || other.visits - one.visits || one.id.localeCompare(other.id)
