import type { FreeSlot } from '@tagmason/domain'
import { formatTime, type Locale } from '@tagmason/ui'

interface Day {
  /** In words: `Tuesday, January 23`. */
  day: string
  times: { at: string; time: string }[]
}

/** Free times by the days of the reader's calendar; a time at which several experts are free stands once. */
export function daysOf(slots: readonly FreeSlot[], locale: Locale): Day[] {
  const written = new Intl.DateTimeFormat(locale.locale, { weekday: 'long', month: 'long', day: 'numeric', timeZone: locale.timeZone })
  const days: Day[] = []
  for (const { at } of slots) {
    const day = written.format(new Date(at))
    const same = days.find((each) => each.day === day)
    const times = same?.times ?? []
    if (!times.some((each) => each.at === at)) times.push({ at, time: formatTime(Date.parse(at), 'time', locale) })
    if (same === undefined) days.push({ day, times })
  }
  return days
}
