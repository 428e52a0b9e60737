import { useLocale } from '../theme/locale.tsx'
import { num } from '../Num/Num.css.ts'
import { formatRelative, formatTime, type TimeForm } from './format.ts'

export interface TimeProps {
  /** ISO 8601 or epoch milliseconds; nothing when it is not known. */
  at: string | number | null | undefined
  /** How much is written; `relative` needs `now`. */
  show?: TimeForm
  /** The clock that relative times count from: ISO 8601 or epoch milliseconds. Without it the date and time are written. */
  now?: string | number
  /** What stands where the time is not known. */
  missing?: string
}

/**
 * A moment in the reader's language and zone; a relative one tells the whole moment on hover.
 * @example <Time at={run.startedAt} show="relative" now={clock} />
 */
export function Time({ at, show = 'date', now, missing = '–' }: TimeProps) {
  const locale = useLocale()
  const moment = at === null || at === undefined ? Number.NaN : new Date(at).getTime()
  if (Number.isNaN(moment)) return <span data-ui="Time">{missing}</span>
  const whole = formatTime(moment, 'both', locale)
  const relative = show === 'relative' && now !== undefined
  return (
    <time data-ui="Time" className={num} dateTime={new Date(moment).toISOString()} title={relative ? whole : undefined}>
      {relative ? formatRelative(moment, new Date(now).getTime(), locale) : show === 'relative' ? whole : formatTime(moment, show, locale)}
    </time>
  )
}
