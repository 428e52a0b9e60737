import { instantOf, localDate } from '../analytics/zonedTime.ts'

const hour = 3_600_000
const day = 24 * hour

/** From nine to five, Monday to Friday, as the clocks of a time zone show. */
const opens = '09:00'
const closes = '17:00'

/** The days of the calendar from that of an instant on, `2024-01-22`. */
function* datesFrom(at: number, timeZone: string) {
  for (let noon = Date.parse(`${localDate(at, timeZone)}T12:00:00Z`); ; noon += day) yield new Date(noon).toISOString().slice(0, 10)
}

/** The working hours of a day as epoch milliseconds; null at the weekend. */
function shift(date: string, timeZone: string): { from: number; to: number } | null {
  const weekday = new Date(`${date}T12:00:00Z`).getUTCDay()
  return weekday === 0 || weekday === 6 ? null : { from: instantOf(date, opens, timeZone), to: instantOf(date, closes, timeZone) }
}

/** The instant at which so many working hours have gone by. `from` and the answer are epoch milliseconds; `hours` is at least 0. */
export function afterWorkingHours(from: number, hours: number, timeZone: string): number {
  let left = hours * hour
  for (const date of datesFrom(from, timeZone)) {
    const open = shift(date, timeZone)
    if (open === null || open.to < from) continue
    const begins = Math.max(from, open.from)
    if (begins + left <= open.to) return begins + left
    left -= open.to - begins
  }
  // The days never end.
  return from
}

/** Full hours within working hours, from an instant on, for so many days. Epoch milliseconds, earliest first. */
export function workingSlots(from: number, days: number, timeZone: string): number[] {
  const slots: number[] = []
  for (const date of datesFrom(from, timeZone)) {
    const noon = Date.parse(`${date}T12:00:00Z`)
    if (noon > from + (days + 0.5) * day) return slots
    const open = shift(date, timeZone)
    if (open === null) continue
    for (let at = open.from; at + hour <= open.to; at += hour) if (at >= from) slots.push(at)
  }
  return slots
}
