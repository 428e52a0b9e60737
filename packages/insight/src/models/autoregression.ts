import { ridge } from './leastSquares.ts'

/** Without a season of its own a series may be one of weeks: a quarter, half a year and a year back are looked at, too. */
const unseasonal = [5, 8, 13, 26, 52, 53]

/** Lags that are looked at: the last season, and what lies around one, two, three and seven seasons back; those of which the series is too short for are left out. */
function lagsFor(length: number, season: number): number[] {
  const near = Array.from({ length: Math.max(4, Math.min(season, 24)) }, (_, at) => at + 1)
  const far = season < 2 ? unseasonal : [1, 2, 3, 7].flatMap((rounds) => [rounds * season - 1, rounds * season, rounds * season + 1])
  // As many rows to learn from as twice the weights.
  return [...new Set([...near, ...far])].sort((one, other) => one - other).filter((lag, at) => lag > 0 && length - lag >= 2 * (at + 2))
}

/**
 * Ridge regression of the logarithm of each value on those before it, carried on step by step. Of M4 it is the method that suits hourly and weekly series; values are 0 or more. Null where the series is too short for
 * four lags.
 */
export function autoregression(values: readonly number[], season: number, horizon: number): number[] | null {
  const lags = lagsFor(values.length, season)
  const reach = lags.at(-1) ?? 0
  if (lags.length < 4) return null
  const logs = values.map((value) => Math.log1p(Math.max(0, value)))
  const middle = logs.reduce((total, value) => total + value, 0) / logs.length
  const series = logs.map((value) => value - middle)
  const highest = Math.max(...series)
  const width = lags.length + 1
  const rowAt = (place: number) => Float64Array.from({ length: width }, (_, at) => (at === lags.length ? 1 : (series[place - (lags[at] ?? 0)] ?? 0)))
  const places = Array.from({ length: series.length - reach }, (_, at) => at + reach)
  const spread = series.reduce((total, value) => total + value * value, 0) / series.length
  const weights = ridge(
    places.map(rowAt),
    places.map((place) => series[place] ?? 0),
    1e-3 * places.length * spread + 1e-9,
  )
  if (weights === null) return null
  return Array.from({ length: horizon }, (_, ahead) => {
    const row = rowAt(values.length + ahead)
    const next = row.reduce((total, value, at) => total + value * (weights[at] ?? 0), 0)
    // A series that explodes is held within twice what it ever was.
    const held = Math.min(next, highest + Math.LN2)
    series.push(held)
    return Math.max(0, Math.expm1(held + middle))
  })
}
