import { type AlertMetric, type AlertRule, measurementEvent } from '@tagmason/domain'
import type { Context } from '../context.ts'
import { type Collected, day, minute, numberAt } from '../figures/collected.ts'
import { keyEventsOf } from '../figures/keyEvents.ts'
import { metric, percentileOf } from '../figures/measurement.ts'
import { mainCurrency, money, revenueByCurrency } from '../figures/money.ts'
import { own } from '../own.ts'
import type { EventQuestion, EventRow } from '../store/eventStore.ts'

/** Figures below these say nothing: visits of a rate, search visits of a drop, measurements of a page's speed. */
const least = { visits: 20, search: 20, measurements: 10 } as const
/** What clients call a script that failed, and a sign-in that was refused. */
const errorNames = ['exception', 'error', 'js_error', 'javascript_error'] as const
const signInNames = ['login_failed', 'sign_in_failed', 'signin_failed'] as const
const personal = /[^\s/@]+(@|%40)[^\s/@]+\.[a-z]{2,}|\+\d{8,15}\b/i
/** Revenue is held against the mean of the same time of so many weeks before. */
const weeksBefore = 4
const week = 7 * day

interface Range {
  from: number
  to: number
}
type Measure = (context: Context, collected: Collected, range: Range) => Promise<number | null>

const percent = (part: number, whole: number) => (whole === 0 ? null : (100 * part) / whole)
const first = (rows: readonly EventRow[], place = 0) => numberAt(rows[0], place)

const count = async ({ ask }: Collected, { from, to }: Range, names: readonly string[]) =>
  first(await ask({ from, to, measures: ['events'], filters: [{ field: 'name', values: names }] }))

const revenue = async ({ ask }: Collected, { from, to }: Range, currency: string) =>
  first(await ask({ from, to, measures: ['revenueCents'], filters: [money, { field: 'currency', values: [currency] }] }))

/** How much of something there is in a range; null where nothing was measured that says anything. */
const measures: Record<AlertMetric, Measure> = {
  anomaly: async (context, _, { from, to }) =>
    (await own(context, 'anomalies')).filter(({ detected }) => Date.parse(detected) > from && Date.parse(detected) <= to).length,
  pageViews: async (_, { ask }, range) => first(await ask({ ...range, measures: ['pageViews'] })),
  searchDrop: async (_, { ask }, { from, to }) => {
    const search: Pick<EventQuestion, 'measures' | 'filters'> = { measures: ['visits'], filters: [{ field: 'medium', values: ['organic'] }] }
    const [after, before] = [first(await ask({ from, to, ...search })), first(await ask({ from: 2 * from - to, to: from, ...search }))]
    return before < least.search ? null : Math.max(0, 100 - (percent(after, before) ?? 100))
  },
  conversionRate: async (context, { ask }, range) => {
    const rows = await ask({ ...range, measures: ['keyVisits', 'visits'], keyEvents: await keyEventsOf(context) })
    return first(rows, 1) < least.visits ? null : percent(first(rows), first(rows, 1))
  },
  revenueShortfall: async (_, collected, { from, to }) => {
    const currency = mainCurrency(await revenueByCurrency(collected, to - 30 * day, to))
    const before = await Promise.all(
      Array.from({ length: weeksBefore }, (_, back) => revenue(collected, { from: from - (back + 1) * week, to: to - (back + 1) * week }, currency)),
    )
    const known = before.filter((cents) => cents > 0)
    const expected = known.reduce((sum, cents) => sum + cents, 0) / Math.max(1, known.length)
    return expected === 0 ? null : Math.max(0, 100 - (percent(await revenue(collected, { from, to }, currency), expected) ?? 100))
  },
  pageLoad: async (_, { ask }, range) => {
    const [row] = await ask({
      ...range,
      name: measurementEvent,
      measures: ['events', 'p75'],
      filters: [{ field: metric, values: ['LCP'] }],
      percentileOf,
    })
    const value = row?.values[1] ?? null
    return numberAt(row, 0) < least.measurements || value === null ? null : value / 1000
  },
  errorRate: async (_, collected, range) => {
    const views = first(await collected.ask({ ...range, measures: ['pageViews'] }))
    return views < least.visits ? null : Math.min(100, percent(await count(collected, range, errorNames), views) ?? 0)
  },
  failedSignIns: async (_, collected, range) => count(collected, range, signInNames),
  personalData: async (_, { ask }, range) =>
    (await ask({ ...range, measures: ['events'], by: ['path'], most: 1000 })).filter((row) => personal.test(row.by[0] ?? '')).length,
}

/** What a rule's metric is in the window that ends at a moment. */
export const measureAlert = (
  context: Context,
  collected: Collected,
  { metric, minutes }: Pick<AlertRule, 'metric' | 'minutes'>,
  at: number,
): Promise<number | null> => measures[metric](context, collected, { from: at - minutes * minute, to: at })
