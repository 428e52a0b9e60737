import type { Meter } from '@tagmason/domain'
import { formatNumber, useLocale } from '@tagmason/ui'
import { useText } from '../../language.ts'
import { billingText } from './texts.ts'

/** How much of something metered, in words: events and calls as numbers, storage in GB. */
export function useAmount() {
  const { gigabytes } = useText(billingText)
  const locale = useLocale()
  return (meter: Meter, count: number) => (meter === 'storage' ? gigabytes(formatNumber(count, {}, locale)) : formatNumber(count, {}, locale))
}
