import { useLocale } from '@tagmason/ui'
import type { TrafficViewing } from './useTrafficView.ts'

/** The days of the bar in words. Calendar days have no zone: they are written as they are. */
export function useDaysWritten({ view: { from, to } }: Pick<TrafficViewing, 'view'>): string {
  const { locale } = useLocale()
  return new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' }).formatRange(Date.parse(from), Date.parse(to))
}
