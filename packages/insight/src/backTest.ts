import { rounded, sum } from './numbers.ts'
import { fitSeason, valueAt } from './season.ts'

/** How a forecast did where the outcome is known by now. */
export interface BackTest {
  /** Percent, 0 to 100 with one decimal: 100 less the error. */
  accuracy: number
  /** All misses against all that was measured, in percent with one decimal. */
  error: number
  /** The typical miss: root of the mean square, in the unit of the values. */
  deviation: number
  /** How many times the end was cut off and foreseen. */
  folds: number
  /** How many values were foreseen in all. */
  points: number
}

export interface BackTestOptions {
  /** Steps of one round, as in `fitSeason`. */
  season: number
  /** How many values are foreseen in each fold. */
  horizon: number
  /** The most folds. */
  most?: number
}

/**
 * Cuts off the end, foresees it from what is left, and compares; then again one horizon earlier, as long as two rounds are left to learn from.
 * Null where the series is too short for a single fold.
 */
export function backTest(values: readonly number[], { season, horizon, most = 6 }: BackTestOptions): BackTest | null {
  const misses: number[] = []
  let measured = 0
  let folds = 0
  if (horizon < 1) return null
  for (let end = values.length - horizon; folds < most && end >= Math.max(3, 2 * season); end -= horizon) {
    const fit = fitSeason(values.slice(0, end), season)
    if (fit === null) break
    for (const [ahead, value] of values.slice(end, end + horizon).entries()) {
      misses.push(value - valueAt(fit, end + ahead))
      measured += Math.abs(value)
    }
    folds++
  }
  if (folds === 0) return null
  const missed = sum(misses.map(Math.abs))
  const ratio = measured === 0 ? (missed === 0 ? 0 : 1) : missed / measured
  const error = rounded(ratio * 100, 1)
  return {
    accuracy: rounded(Math.max(0, 100 - error), 1),
    error,
    deviation: Math.sqrt(sum(misses.map((miss) => miss * miss)) / misses.length),
    folds,
    points: misses.length,
  }
}
