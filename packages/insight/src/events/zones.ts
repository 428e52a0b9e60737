const hour = 3_600_000
const day = 24 * hour

/** How far the clocks of a zone are ahead of UTC at a moment, both in milliseconds. */
export type Offset = (time: number) => number

const clocks = new Map<string, Offset>()
/** Days whose offset a clock remembers: more than any range that people look at. */
const mostDays = 5000

/** The clocks of a zone of the IANA database. Throws where the name is none. Making one takes as long as asking it a hundred times, so each is made once. */
export function clockOf(timeZone: string): Offset {
  const known = clocks.get(timeZone)
  if (known !== undefined) return known
  const clock = byDays(exactClock(timeZone))
  clocks.set(timeZone, clock)
  return clock
}

/** Asks for a moment only on days on which the clocks were set: on all others (see `clockChanges`) its beginning and its end say the same. */
function byDays(exact: Offset): Offset {
  const starts = new Map<number, number>()
  const startOf = (at: number) => {
    const known = starts.get(at)
    if (known !== undefined) return known
    if (starts.size >= mostDays) starts.clear()
    const offset = exact(at * day)
    starts.set(at, offset)
    return offset
  }
  return (time) => {
    const at = Math.floor(time / day)
    const offset = startOf(at)
    return offset === startOf(at + 1) ? offset : exact(time)
  }
}

function exactClock(timeZone: string): Offset {
  const format = formatOf(timeZone)
  return (time) => {
    const [, sign = '+', hours = '0', minutes = '0', seconds = '0'] = /GMT([+-])(\d+):?(\d+)?:?(\d+)?/.exec(format.format(time)) ?? []
    return (sign === '-' ? -1 : 1) * (Number(hours) * hour + Number(minutes) * 60_000 + Number(seconds) * 1000)
  }
}

function formatOf(timeZone: string): Intl.DateTimeFormat {
  try {
    return new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longOffset' })
  } catch {
    throw new RangeError(`'${timeZone}' is not a time zone: give a name of the IANA database, such as 'Europe/Berlin'.`)
  }
}

/** The moments, after `from` and up to `to`, at which the clocks of a zone were set. Two within a day that undo each other are not seen; there were none. */
export function clockChanges(offset: Offset, from: number, to: number): number[] {
  const changes: number[] = []
  for (let at = from; at < to; at += day) {
    const end = Math.min(at + day, to)
    if (offset(at) !== offset(end)) changes.push(changeIn(offset, at, end))
  }
  return changes
}

/** The first moment after `from` with the offset of `to`. */
function changeIn(offset: Offset, from: number, to: number): number {
  const after = offset(to)
  let before = from
  let found = to
  while (found - before > 1) {
    const middle = Math.floor((before + found) / 2)
    if (offset(middle) === after) found = middle
    else before = middle
  }
  return found
}

/**
 * The first moment of a day in a zone. `date` is its midnight as if it were in UTC. Where clocks jump over midnight the day begins with the jump;
 * where they show midnight twice, with the first.
 */
export function startOfDate(offset: Offset, date: number): number {
  const offsets = [offset(date - day), offset(date + day)]
  const midnights = offsets.map((each) => date - each)
  const shown = midnights.filter((midnight, at) => offset(midnight) === offsets[at])
  if (shown.length > 0) return Math.min(...shown)
  return changeIn(offset, Math.min(...midnights) - 1, Math.max(...midnights))
}
