import { leastHistory, type MeasuredDay, type ModelDetails, type ModelQuality, type PredictiveModel } from '@tagmason/domain'
import { forecast, rounded } from '@tagmason/insight'
import { foreseeBy } from '@tagmason/insight/models'

const day = 86_400_000
/** Days of the week. */
const season = 7
/** As many measured days stand before the foreseen ones. */
const shown = 30

/** What a model says of the days to come, and how its method did on the last ones. Nothing where too few days were measured. */
export function foresee(
  measured: readonly MeasuredDay[],
  { horizon, history, quality }: Pick<PredictiveModel, 'horizon' | 'history' | 'quality'>,
): Omit<ModelDetails, 'model'> {
  const known = measured.slice(-history)
  const last = known.at(-1)
  if (last === undefined || known.length < leastHistory) return { measured: known.slice(-shown), foreseen: [], test: null }
  if (quality !== undefined && quality.method !== 'logistic') return { measured: known.slice(-shown), ...trained(known, horizon, quality, quality.method) }
  const { points, test } = forecast(
    known.map(({ value }) => value),
    { season, horizon, floor: 0 },
  )
  return {
    measured: known.slice(-shown),
    foreseen: points.map(({ value, low, high }, ahead) => ({
      at: new Date(Date.parse(last.at) + (ahead + 1) * day).toISOString(),
      value: rounded(value, 1),
      low: rounded(low, 1),
      high: rounded(high, 1),
    })),
    test: test === null ? null : { error: test.error, folds: test.folds, days: test.points },
  }
}

/** By the method that its training chose, within what it missed by on days that it had not seen; a seventh wider, because its own intervals were a little narrow on M4. */
function trained(
  known: readonly MeasuredDay[],
  horizon: number,
  { error, folds, points, deviation = 0 }: ModelQuality,
  method: Exclude<ModelQuality['method'], 'logistic'>,
): Pick<ModelDetails, 'foreseen' | 'test'> {
  const half = 1.96 * 1.15 * deviation
  const last = Date.parse(known.at(-1)?.at ?? '')
  const values = foreseeBy(
    method,
    known.map(({ value }) => value),
    season,
    horizon,
  )
  return {
    foreseen: values.map((value, ahead) => ({
      at: new Date(last + (ahead + 1) * day).toISOString(),
      value: rounded(value, 1),
      low: rounded(Math.max(0, value - half), 1),
      high: rounded(value + half, 1),
    })),
    test: { error, folds, days: points },
  }
}
