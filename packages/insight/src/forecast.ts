import { backTest, type BackTest } from './backTest.ts'
import { sum } from './numbers.ts'
import { fitSeason, valueAt } from './season.ts'

/** Quantiles of the normal distribution for the shares of outcomes that an interval shall hold. */
const quantiles = { 0.8: 1.2816, 0.9: 1.6449, 0.95: 1.96 } as const
export type Coverage = keyof typeof quantiles

export interface ForecastOptions {
  /** Steps of one round: 24, 7, 168; 1 for no rhythm. */
  season: number
  /** How many values to foresee. */
  horizon: number
  /** The share of outcomes that the interval shall hold. */
  coverage?: Coverage
  /** What values cannot fall below; 0 for counts. */
  floor?: number
}

export interface Foreseen {
  value: number
  low: number
  high: number
}

export interface Forecast {
  /** One for each step after the end. */
  points: Foreseen[]
  /** How the same method did on the end of the series; null where the series is too short to say. */
  test: BackTest | null
}

/**
 * Trend and rhythm carried on, with the interval in which outcomes are expected. The interval rests on the larger of two deviations, what the fit left over and
 * what the back-test missed, and widens with the distance from what was measured. Nothing of fewer than three values.
 */
export function forecast(values: readonly number[], { season, horizon, coverage = 0.95, floor = Number.NEGATIVE_INFINITY }: ForecastOptions): Forecast {
  const fit = fitSeason(values, season)
  const test = backTest(values, { season, horizon: Math.min(horizon, season > 1 ? season : horizon) })
  if (fit === null) return { points: [], test }
  const free = Math.max(1, values.length - fit.season - 1)
  const left = Math.sqrt(sum(fit.residuals.map((residual) => residual * residual)) / free)
  const deviation = Math.max(left, test?.deviation ?? 0)
  const points = Array.from({ length: horizon }, (_, ahead): Foreseen => {
    const place = values.length + ahead
    const { count, middle } = fit.phases[place % fit.season] ?? { count: 1, middle: 0 }
    const reach = fit.spread === 0 ? 0 : (place - middle) ** 2 / fit.spread
    const half = quantiles[coverage] * deviation * Math.sqrt(1 + 1 / count + reach)
    const value = valueAt(fit, place)
    return { value: Math.max(floor, value), low: Math.max(floor, value - half), high: Math.max(floor, value + half) }
  })
  return { points, test }
}
