import { clockOf, startOfDate } from '@tagmason/insight'

const day = 86_400_000

/**
 * The moment at which the clocks of a zone (IANA name) show a time; `wall` is that time as if it were UTC. What they show twice is the first time; what they skip is
 * the moment at which they do. All in milliseconds since 1970.
 */
export const momentOf = (wall: number, timeZone: string) => startOfDate(clockOf(timeZone), wall)

/** Midnight, as if it were UTC, of the day that the clocks of a zone show at a moment. */
export const wallDay = (at: number, timeZone: string) => Math.floor((at + clockOf(timeZone)(at)) / day) * day

const form = /^(\d{4}-\d{2}-\d{2})(?:T(\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?)(Z|[+-]\d{2}:?\d{2})?)?$/i

/**
 * Reads an ISO 8601 date or time; without an offset it is told by the clocks of the zone. A date is the beginning of that day, or with `end` of the next. Null where
 * it is no such text, or no such day exists.
 */
export function isoMoment(text: string, timeZone: string, end = false): number | null {
  // The plus of an offset is a space in addresses where nobody escaped it.
  const [whole, date, time, offset] = form.exec(text.replace(/ (?=\d{2}:?\d{2}$)/, '+')) ?? []
  if (whole === undefined || date === undefined) return null
  const midnight = Date.parse(`${date}T00:00:00Z`)
  if (Number.isNaN(midnight) || new Date(midnight).toISOString().slice(0, 10) !== date) return null
  if (time === undefined) return momentOf(midnight + (end ? day : 0), timeZone)
  const wall = Date.parse(`${date}T${time}Z`)
  if (Number.isNaN(wall) || offset === undefined) return Number.isNaN(wall) ? null : momentOf(wall, timeZone)
  const moment = Date.parse(`${date}T${time}${offset.toUpperCase().replace(/^([+-]\d{2})(\d{2})$/, '$1:$2')}`)
  return Number.isNaN(moment) ? null : moment
}
