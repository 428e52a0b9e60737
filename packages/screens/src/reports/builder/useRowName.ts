import type { ReportDimension } from '@tagmason/domain'
import { formatTime, useLocale } from '@tagmason/ui'
import { reportsText } from '../../analytics/reports/texts.ts'
import { useText } from '../../language.ts'

/** What a row of a kind is called: days as people write them, devices in the member's language. */
export function useRowName(dimension: ReportDimension): (name: string) => string {
  const { devices } = useText(reportsText)
  const locale = useLocale()
  if (dimension === 'day') return (name) => formatTime(Date.parse(name), 'day', locale)
  return (name) => (dimension === 'device' && name in devices ? devices[name as keyof typeof devices] : name)
}
