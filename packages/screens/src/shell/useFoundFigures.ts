import { formatMoney, formatNumber, type PaletteEntry, useLocale } from '@tagmason/ui'
import { Gauge } from 'lucide-react'
import { conversionsText } from '../analytics/conversions/texts.ts'
import { performanceText } from '../analytics/performance/texts.ts'
import { realtimeText } from '../analytics/realtime/texts.ts'
import { dashboardText } from '../dashboard/texts.ts'
import { useText } from '../language.ts'
import type { Path } from '../routeTable.ts'
import { useReadWhile } from '../workspace.tsx'
import { shellText } from './texts.ts'

/** A figure by its name, with what it is now and the page that shows it. Those that nothing is known of are left out, and those that a member may not see. */
export interface FoundFigure extends PaletteEntry {
  path: Path
}

/** The figures of the project, as their screens show them, for who looks for one by name. */
export function useFoundFigures(open: boolean): FoundFigure[] {
  const shell = useText(shellText)
  const [words, live, speed, home] = [useText(conversionsText), useText(realtimeText), useText(performanceText), useText(dashboardText)]
  const locale = useLocale()
  const tracked = useReadWhile(open, 'dashboard.figures')
  const now = useReadWhile(open, 'realtime.now')
  const conversions = useReadWhile(open, 'conversions.overview')
  const performance = useReadWhile(open, 'performance.overview')

  const number = (value: number) => formatNumber(value, {}, locale)
  const rate = (value: number) => formatNumber(value, { as: 'percent' }, locale)
  const money = (minor: number) => formatMoney(minor, { short: true, ...currencyOf(conversions?.figures.currency) }, locale)
  const at = (path: Path, label: string, value: string | undefined, period = ''): FoundFigure[] =>
    value === undefined
      ? []
      : [
          {
            id: `figure-${path}-${label}`,
            label: `${period === '' ? label : `${label}, ${period}`}: ${value}`,
            detail: shell.titles[path],
            group: shell.areas[path === '/' ? 'dashboard' : 'analytics'],
            icon: Gauge,
            sought: true,
            path,
          },
        ]
  const has = (write: (value: number) => string, value: number | null | undefined) => (value === null || value === undefined ? undefined : write(value))
  const { rate: share, conversions: count, revenueCents, averageOrderCents } = conversions?.figures ?? {}
  return [
    ...at('/', home.eventsTracked, has(number, tracked?.eventsTracked), home.eventsTrackedDetail),
    ...at('/analytics/realtime', live.activeUsers, has(number, now?.figures.activeUsers), live.activeUsersDetail),
    ...at('/analytics/realtime', live.pageViews, has(number, now?.figures.pageViews), live.pageViewsDetail),
    ...at('/analytics/realtime', live.eventsPerMinute, has(number, now?.figures.eventsPerMinute), live.eventsPerMinuteDetail),
    ...at('/analytics/realtime', live.conversions, has(number, now?.figures.conversionsToday), live.conversionsDetail),
    ...at('/analytics/conversions', words.rate, has(rate, share?.value), words.period),
    ...at('/analytics/conversions', words.conversions, has(number, count?.value), words.period),
    ...at('/analytics/conversions', words.revenue, has(money, revenueCents?.value), words.period),
    ...at('/analytics/conversions', words.averageOrder, has(money, averageOrderCents?.value), words.period),
    ...(conversions?.goals ?? []).flatMap(({ name, current, target }) =>
      at('/analytics/conversions', name, words.goals.progress(number(current), number(target)), words.goals.title),
    ),
    ...(performance?.vitals ?? []).flatMap(({ name, value, unit }) =>
      at(
        '/analytics/performance',
        speed.vitals[name],
        has((found) => (unit === '%' ? rate(found) : `${number(found)}${speed.second}`), value),
      ),
    ),
  ]
}

const currencyOf = (currency: string | undefined) => (currency === undefined ? {} : { currency })
