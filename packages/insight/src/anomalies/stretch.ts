/** What was measured and expected over some intervals in a row, in sums. */
export interface Stretch {
  /** Start of the first, milliseconds since 1970. */
  start: number
  /** End of the last that was out of its band or near its edge. */
  until: number
  intervals: number
  expected: number
  low: number
  high: number
  actual: number
  /** Of shares: out of how many; else the number of intervals. */
  of: number
}

/** One interval with what was expected of it. */
export interface Reading {
  at: number
  end: number
  value: number
  /** 1, or of shares out of how many. */
  of: number
  expected: number
  low: number
  high: number
  /** Standard deviations from what was expected. */
  z: number
  /** The z that nothing at all would have. */
  lowest: number
}

/** A stretch with one more interval; `out`: whether it belongs to the incident for sure. Changes and returns `stretch`. */
export function lengthen(stretch: Stretch | null, { at, end, value, of, expected, low, high }: Reading, out: boolean): Stretch {
  const longer = stretch ?? { start: at, until: end, intervals: 0, expected: 0, low: 0, high: 0, actual: 0, of: 0 }
  longer.intervals++
  longer.expected += expected
  longer.low += low
  longer.high += high
  longer.actual += value
  longer.of += of
  if (out) longer.until = end
  return longer
}
