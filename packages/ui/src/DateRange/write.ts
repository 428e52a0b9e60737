import { numberFormat, timeFormat } from '../theme/intl.ts'
import { type Day, monthStart, weekStart, type Weekday } from './days.ts'

const ms = 86_400_000
const format = (locale: string, options: Intl.DateTimeFormatOptions) => timeFormat(locale, { ...options, calendar: 'gregory', timeZone: 'UTC' })

/** `Jan 22, 2024`. */
export const writeDate = (day: Day, locale: string) => format(locale, { dateStyle: 'medium' }).format(day * ms)

/** `Monday, January 22, 2024`. */
export const writeFullDate = (day: Day, locale: string) => format(locale, { dateStyle: 'full' }).format(day * ms)

/** `January 2024`. */
export const writeMonth = (day: Day, locale: string) => format(locale, { month: 'long', year: 'numeric' }).format(monthStart(day) * ms)

/** `Jan 1 – 22, 2024`. */
export const writeRange = (from: Day, to: Day, locale: string) => format(locale, { dateStyle: 'medium' }).formatRange(from * ms, to * ms)

export const writeDateNumber = (date: number, locale: string) => numberFormat(locale, { useGrouping: false }).format(date)

/** The names of the weekdays, from the first of the week on: in short for the eye, in full for readers of the screen. */
export function weekdayNames(begins: Weekday, locale: string): { short: string; full: string }[] {
  const first = weekStart(0, begins)
  const [short, full] = [format(locale, { weekday: 'short' }), format(locale, { weekday: 'long' })]
  return Array.from({ length: 7 }, (_, place) => ({ short: short.format((first + place) * ms), full: full.format((first + place) * ms) }))
}
