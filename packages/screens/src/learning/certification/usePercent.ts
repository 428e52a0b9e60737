import { formatNumber, useLocale } from '@tagmason/ui'

/** Writes whole percents inside a sentence. */
export function usePercent() {
  const locale = useLocale()
  return (percent: number) => formatNumber(percent / 100, { as: 'percent', digits: 0 }, locale)
}
