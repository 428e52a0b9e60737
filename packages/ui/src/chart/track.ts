import { nearest } from './nearest.ts'

/** One measured moment. */
export interface TrendPoint {
  /** ISO 8601 or epoch milliseconds. */
  at: string | number
  /** Nothing where it was not measured; the line has a gap there. */
  value: number | null
}

/** A series ready to be drawn: in order of time, one value per moment. Only a null is a gap; a moment that a series does not have breaks nothing. */
export interface Track {
  /** Epoch milliseconds, ascending, each once. */
  times: readonly number[]
  values: readonly (number | null)[]
}

/** Epoch milliseconds of what a caller gave; NaN for what is no time. */
export const timeOf = (at: string | number): number => (typeof at === 'number' ? at : new Date(at).getTime())

/** Brings points into order of time. Moments that cannot be read are left out, values that are no finite number are gaps, and of two points at one moment the later given counts. */
export function trackOf(points: readonly TrendPoint[]): Track {
  const times: number[] = []
  const values: (number | null)[] = []
  let ordered = true
  for (const { at, value } of points) {
    const time = timeOf(at)
    if (Number.isNaN(time)) continue
    if (times.length > 0 && time <= times[times.length - 1]!) ordered = false
    times.push(time)
    values.push(value !== null && Number.isFinite(value) ? value : null)
  }
  if (ordered) return { times, values }
  const last = new Map(times.map((time, index) => [time, values[index] ?? null]))
  const sorted = [...last.keys()].sort((one, other) => one - other)
  return { times: sorted, values: sorted.map((time) => last.get(time) ?? null) }
}

/** All moments that any of the tracks has, in order, each once. */
export const momentsOf = (tracks: readonly { times: readonly number[] }[]): readonly number[] =>
  tracks.reduce<readonly number[]>((all, { times }) => merged(all, times), [])

function merged(one: readonly number[], other: readonly number[]): readonly number[] {
  if (one.length === 0 || other.length === 0) return one.length === 0 ? other : one
  const all: number[] = []
  for (let [left, right] = [0, 0]; left < one.length || right < other.length;) {
    const [mine = Infinity, theirs = Infinity] = [one[left], other[right]]
    if (mine <= theirs) left += 1
    if (theirs <= mine) right += 1
    all.push(Math.min(mine, theirs))
  }
  return all
}

/** The value at exactly this moment: null where it was not measured, undefined where the track has no such moment. */
export function valueAt({ times, values }: Track, at: number): number | null | undefined {
  const place = nearest(times, at)
  return times[place] === at ? values[place] : undefined
}
