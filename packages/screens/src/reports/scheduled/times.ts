import type { Frequency } from '@tagmason/domain'
import { formatTime, type Locale } from '@tagmason/ui'

const day = 86_400_000
/** The dates that a schedule can begin on: enough for every weekday and every day of a month. */
const offered = 31

const halfHours = Array.from({ length: 48 }, (_, at) => new Date(at * 1_800_000).toISOString().slice(11, 16))

/** A time of day as people write it. */
export const timeWords = (time: string, { locale }: Locale) => formatTime(Date.parse(`1970-01-01T${time}Z`), 'time', { locale, timeZone: 'UTC' })

/** The times of day as a Select offers them; one that was set elsewhere stays among them. */
export const timesOf = (chosen: string, locale: Locale) =>
  [...new Set([...halfHours, chosen])].toSorted().map((value) => ({ value, label: timeWords(value, locale) }))

/** The day that it is in a time zone, `2024-01-22`. */
const today = (now: string, timeZone: string) => new Intl.DateTimeFormat('en-CA', { timeZone }).format(new Date(now))

/** The days that a schedule can begin on, with their weekdays; the one that it began on stays among them. */
export function daysOf(now: string, timeZone: string, chosen: string, { locale }: Locale) {
  const first = Date.parse(today(now, timeZone))
  const days = Array.from({ length: offered }, (_, at) => new Date(first + at * day).toISOString().slice(0, 10))
  const words = new Intl.DateTimeFormat(locale, { weekday: 'short', month: 'short', day: 'numeric', timeZone: 'UTC' })
  return [...new Set([...days, chosen])]
    .filter((value) => value !== '')
    .toSorted()
    .map((value) => ({ value, label: words.format(new Date(value)) }))
}

/** Whether it matters on which day a schedule begins. */
export const beginsOnADay = (frequency: Frequency) => frequency !== 'Daily'

export const timeZones = Intl.supportedValuesOf('timeZone')
