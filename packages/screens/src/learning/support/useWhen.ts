import { formatTime, useLocale } from '@tagmason/ui'

/** Writes a moment (ISO 8601) inside a sentence, with day and time in the reader's zone. */
export function useWhen() {
  const locale = useLocale()
  return (at: string) => formatTime(Date.parse(at), 'both', locale)
}

/** The same with the day alone. */
export function useDate() {
  const locale = useLocale()
  return (at: string) => formatTime(Date.parse(at), 'date', locale)
}
