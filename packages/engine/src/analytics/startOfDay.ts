const hour = 3_600_000
const day = 24 * hour

/** Making one takes as long as asking it a hundred times. */
const clocks = new Map<string, Intl.DateTimeFormat>()
function clockOf(timeZone: string) {
  const made = clocks.get(timeZone) ?? new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit', second: '2-digit', hourCycle: 'h23' })
  clocks.set(timeZone, made)
  return made
}

/** The hour, minute and second that a clock on the wall shows in a time zone (IANA name). */
function wallClock(at: number, timeZone: string) {
  const parts = clockOf(timeZone).formatToParts(at)
  const part = (type: string) => Number(parts.find((each) => each.type === type)?.value)
  return { hour: part('hour'), minute: part('minute'), second: part('second') }
}

/** The hour of the day in a time zone, 0 to 23. `at` is epoch milliseconds. */
export const hourOfDay = (at: number, timeZone: string) => wallClock(at, timeZone).hour

/** The last midnight in a time zone, as epoch milliseconds; where clocks skip midnight, the first moment of the day. */
export function startOfDay(now: Date, timeZone: string): number {
  const { hour: hours, minute, second } = wallClock(now.getTime(), timeZone)
  const second0 = Math.floor(now.getTime() / 1000) * 1000
  const guess = second0 - (hours * 3600 + minute * 60 + second) * 1000
  // On the two days a year when clocks are changed, the day so far is an hour longer or shorter than the clock says.
  const shown = wallClock(guess, timeZone).hour
  return shown === 0 ? guess : shown > 12 ? guess + (24 - shown) * hour : guess - shown * hour
}

/** The last so many days of a time zone, the one that runs with them, as epoch milliseconds. */
export function daysUntilNow({ now, timeZone }: { now: number; timeZone: string }, days: number): { from: number; to: number } {
  const today = startOfDay(new Date(now), timeZone)
  // Noon of some day, whose midnight may lie an hour off: clocks were set in between.
  return { from: startOfDay(new Date(today - (days - 1.5) * day), timeZone), to: now }
}
