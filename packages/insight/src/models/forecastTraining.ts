import { rounded, sum } from '../numbers.ts'
import { foreseeBy, type ForecastMethod, forecastMethods } from './forecasters.ts'

/** A training that goes on step by step, as plain JSON: what was learned so far survives its process. */
export interface ForecastTraining {
  values: readonly number[]
  season: number
  horizon: number
  /** Where the series is cut, the oldest first. The method is chosen on all but the last third; these are looked at afterwards only. */
  cuts: readonly number[]
  /** For each cut that is done, the sum of the misses of each method, and of what was measured. */
  done: { misses: Record<ForecastMethod, number>; squares: Record<ForecastMethod, number>; measured: number; points: number }[]
}

/** What came of a training. Errors are all misses against all that was measured, in percent, on days after those that chose the method. */
export interface ForecastResult {
  method: ForecastMethod
  error: number
  /** Of the baseline on the same days. */
  naiveError: number
  /** Whether the method is nearer than the baseline. */
  beatsNaive: boolean
  /** The typical miss, root of the mean square, in the unit of the values. */
  deviation: number
  folds: number
  points: number
}

const mostCuts = 9

/** Begins a training; null where the series is too short to choose a method and to test it on other days: two seasons and three horizons. */
export function startForecastTraining(values: readonly number[], season: number, wanted: number): ForecastTraining | null {
  // A horizon that leaves no days to learn from is tested on less.
  const horizon = Math.min(wanted, Math.floor((values.length - 2 * season) / 3))
  if (horizon < 1) return null
  const count = Math.min(mostCuts, Math.floor((values.length - 2 * season) / horizon))
  const cuts = Array.from({ length: count }, (_, at) => values.length - (count - at) * horizon)
  return { values, season, horizon, cuts, done: [] }
}

/** One step: all methods at the next cut. The same training where all is done. */
export function stepForecastTraining(training: ForecastTraining): ForecastTraining {
  const { values, season, horizon, cuts, done } = training
  const cut = cuts[done.length]
  if (cut === undefined) return training
  const known = values.slice(0, cut)
  const came = values.slice(cut, cut + horizon)
  const missesOf = (method: ForecastMethod) => foreseeBy(method, known, season, came.length).map((value, at) => (came[at] ?? 0) - value)
  const misses = forecastMethods.map((method) => [method, missesOf(method)] as const)
  const of = (measure: (miss: number) => number) =>
    Object.fromEntries(misses.map(([method, each]) => [method, sum(each.map(measure))])) as Record<ForecastMethod, number>
  return {
    ...training,
    done: [...done, { misses: of(Math.abs), squares: of((miss) => miss * miss), measured: sum(came.map(Math.abs)), points: came.length }],
  }
}

/** 0 to 1. */
export const forecastProgress = ({ cuts, done }: ForecastTraining) => (cuts.length === 0 ? 1 : done.length / cuts.length)

/** Null before every step is done. */
export function forecastResult({ cuts, done }: ForecastTraining): ForecastResult | null {
  if (done.length < cuts.length) return null
  const tested = Math.max(1, Math.floor(cuts.length / 3))
  const [choosing, testing] = [done.slice(0, done.length - tested), done.slice(-tested)]
  const missed = (folds: typeof done, method: ForecastMethod) => sum(folds.map(({ misses }) => misses[method]))
  const method = forecastMethods.reduce((best, each) => (missed(choosing, each) < missed(choosing, best) ? each : best))
  const measured = sum(testing.map((fold) => fold.measured))
  const errorOf = (each: ForecastMethod) => {
    const total = missed(testing, each)
    return measured === 0 ? (total === 0 ? 0 : 100) : rounded((total / measured) * 100, 1)
  }
  const points = sum(testing.map((fold) => fold.points))
  return {
    method,
    error: errorOf(method),
    naiveError: errorOf('seasonalNaive'),
    beatsNaive: missed(testing, method) < missed(testing, 'seasonalNaive'),
    deviation: points === 0 ? 0 : Math.sqrt(sum(testing.map(({ squares }) => squares[method])) / points),
    folds: testing.length,
    points,
  }
}
