import { timeFormat } from '../theme/intl.ts'
import type { Locale } from '../theme/locale.tsx'

/** How much of a moment is written. */
export type TimeForm = 'date' | 'day' | 'time' | 'both' | 'month' | 'relative'

const forms: Record<Exclude<TimeForm, 'relative'>, Intl.DateTimeFormatOptions> = {
  date: { dateStyle: 'medium' },
  day: { month: 'short', day: 'numeric' },
  time: { timeStyle: 'short' },
  both: { dateStyle: 'medium', timeStyle: 'short' },
  month: { month: 'long', year: 'numeric' },
}

const steps: [Intl.RelativeTimeFormatUnit, number][] = [
  ['year', 31_536_000],
  ['month', 2_592_000],
  ['week', 604_800],
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
  ['second', 1],
]

/** A moment (epoch milliseconds) as text in the reader's locale and zone. `relative` counts from `now`, the caller's clock. */
export function formatTime(at: number, form: Exclude<TimeForm, 'relative'>, { locale, timeZone }: Locale): string {
  return timeFormat(locale, { ...forms[form], timeZone }).format(at)
}

/** `5 minutes ago`, `tomorrow`: the largest unit that fits at least once. */
export function formatRelative(at: number, now: number, { locale }: Locale): string {
  const seconds = Math.round((at - now) / 1000)
  const [unit, size] = steps.find(([, length]) => Math.abs(seconds) >= length) ?? (['second', 1] as const)
  return new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }).format(Math.trunc(seconds / size), unit)
}
