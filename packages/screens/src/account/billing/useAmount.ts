import type { Meter } from '@tagmason/domain'
import { formatNumber, useLocale } from '@tagmason/ui'
import { useText } from '../../language.ts'
import { billingText } from './texts.ts'

/** How much of something metered, in words: events and calls as numbers, storage in GB, or in smaller units where there is less than one. */
export function useAmount() {
  const { gigabytes } = useText(billingText)
  const locale = useLocale()
  return (meter: Meter, count: number) => {
    if (meter !== 'storage') return formatNumber(count, {}, locale)
    return count > 0 && count < 1 ? formatNumber(count * 1e9, { as: 'bytes' }, locale) : gigabytes(formatNumber(count, { digits: 2 }, locale))
  }
}
