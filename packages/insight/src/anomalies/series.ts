import { clockOf } from '../events/zones.ts'

/** What a series counts. `count`: things that happened; `amount`: money and other sums; `share`: `value` of `of`, as orders of visits; `gauge`: a level above 0, as milliseconds. */
export type SeriesKind = 'count' | 'amount' | 'share' | 'gauge'

/** How long one point lasts. */
export type SeriesStep = 'hour' | 'day'

/** One interval of a series. */
export interface SeriesPoint {
  /** Start of the interval, milliseconds since 1970. */
  at: number
  /** Null where nothing was measured: a missing value is no drop. A counted nothing is 0. */
  value: number | null
  /** Of a share: out of how many, such as visits. 0 is like a missing value. */
  of?: number
}

/** How a series is watched. Nothing here depends on the figures of the series, so one setting does for all. */
export interface SeriesSettings {
  kind: SeriesKind
  step: SeriesStep
  /** A name of the IANA database: days and hours are those of its clocks. */
  timeZone: string
  /** Robust standard deviations from what was expected to the edges of the band; 3 where left out. */
  deviations?: number
  /** Dates, `2026-12-24`, on which figures may be those of any day of the week; so may those of the day before and after. */
  holidays?: readonly string[]
}

/** Milliseconds of a step; a day in which clocks are set differs by an hour. */
export const lengthOf: Record<SeriesStep, number> = { hour: 3_600_000, day: 86_400_000 }

/** Where a point lies on the clocks of its zone. */
export interface LocalPlace {
  /** Days since 1970. */
  date: number
  /** 0 is Monday. */
  weekday: number
  /** 0 to 23; 0 of a daily series. */
  hour: number
}

/** Reads clocks of a zone, each time once in a row. Throws a RangeError where the zone is unknown. */
export function placesOf(timeZone: string, step: SeriesStep): (at: number) => LocalPlace {
  const offset = clockOf(timeZone)
  let last = { at: Number.NaN, place: { date: 0, weekday: 0, hour: 0 } }
  const read = (at: number): LocalPlace => {
    // Noon of a daily interval is on its date wherever clocks were set at midnight.
    const local = at + offset(at) + (step === 'day' ? lengthOf.day / 2 : 0)
    const date = Math.floor(local / lengthOf.day)
    return { date, weekday: (((date + 3) % 7) + 7) % 7, hour: step === 'day' ? 0 : Math.floor((local - date * lengthOf.day) / lengthOf.hour) }
  }
  return (at) => {
    if (at !== last.at) last = { at, place: read(at) }
    return last.place
  }
}

/** Days since 1970 of `2026-12-24`. Throws a RangeError where the text is no date. */
export function dateOf(text: string): number {
  const time = /^\d{4}-\d\d-\d\d$/.test(text) ? Date.parse(`${text}T00:00:00Z`) : Number.NaN
  if (Number.isNaN(time)) throw new RangeError(`'${text}' is not a date: write holidays as '2026-12-24'.`)
  return time / lengthOf.day
}
