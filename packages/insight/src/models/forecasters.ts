import { fitSeason, valueAt } from '../season.ts'
import { autoregression } from './autoregression.ts'

/**
 * Ways to foresee. `seasonalNaive` says what was one season before, the baseline that all others are held against; `trend` is one level a phase with a common slope; `autoregression` learns from the values before;
 * `blend` is the mean of the last and the baseline.
 */
export const forecastMethods = ['seasonalNaive', 'trend', 'autoregression', 'blend'] as const
export type ForecastMethod = (typeof forecastMethods)[number]

/** The next values, by a method; those of the baseline where the series is too short for it. Values are 0 or more. */
export function foreseeBy(method: ForecastMethod, values: readonly number[], season: number, horizon: number): number[] {
  const naive = seasonalNaive(values, season, horizon)
  if (method === 'seasonalNaive') return naive
  if (method === 'trend') {
    const fit = fitSeason(values, season)
    return fit === null ? naive : naive.map((_, ahead) => Math.max(0, valueAt(fit, values.length + ahead)))
  }
  const learned = autoregression(values, season, horizon)
  if (learned === null) return naive
  return method === 'blend' ? learned.map((value, ahead) => (value + (naive[ahead] ?? value)) / 2) : learned
}

function seasonalNaive(values: readonly number[], wanted: number, horizon: number): number[] {
  const season = values.length >= wanted ? wanted : 1
  return Array.from({ length: horizon }, (_, ahead) => values[values.length - season + (ahead % season)] ?? 0)
}
