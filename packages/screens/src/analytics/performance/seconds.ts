import { formatNumber, type useLocale } from '@tagmason/ui'

/** Seconds as a number in the reader's way of writing: `1.4`. */
export const secondsIn = (value: number, locale: ReturnType<typeof useLocale>) => formatNumber(value, { digits: 2 }, locale)
