import type { DailyFigure, DailyMetric, MeasuredDay } from '@tagmason/domain'

const figure = { visits: 'visits', conversions: 'conversions', revenue: 'revenueCents' } as const

/** One figure of each day; revenue in units of the currency. */
export const dailySeries = (days: readonly DailyFigure[], metric: DailyMetric): MeasuredDay[] =>
  days.map((day) => ({ at: day.at, value: metric === 'revenue' ? day.revenueCents / 100 : day[figure[metric]] }))
