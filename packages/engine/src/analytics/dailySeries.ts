import type { DailyFigure, DailyMetric, MeasuredDay } from '@tagmason/domain'
import type { Context } from '../context.ts'
import { own } from '../own.ts'

/** The days of the selected project, oldest first. */
export const ownDays = async (context: Context): Promise<DailyFigure[]> => (await own(context, 'dailyFigures')).toSorted((a, b) => a.at.localeCompare(b.at))

const figure = { visits: 'visits', conversions: 'conversions', revenue: 'revenueCents' } as const

/** One figure of each day; revenue in units of the currency. */
export const dailySeries = (days: readonly DailyFigure[], metric: DailyMetric): MeasuredDay[] =>
  days.map((day) => ({ at: day.at, value: metric === 'revenue' ? day.revenueCents / 100 : day[figure[metric]] }))
