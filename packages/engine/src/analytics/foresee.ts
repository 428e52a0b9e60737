import { leastHistory, type MeasuredDay, type ModelDetails, type PredictiveModel } from '@tagmason/domain'
import { forecast, rounded } from '@tagmason/insight'

const day = 86_400_000
/** Days of the week. */
const season = 7
/** As many measured days stand before the foreseen ones. */
const shown = 30

/** What a model says of the days to come, and how its method did on the last ones. Nothing where too few days were measured. */
export function foresee(measured: readonly MeasuredDay[], { horizon, history }: Pick<PredictiveModel, 'horizon' | 'history'>): Omit<ModelDetails, 'model'> {
  const known = measured.slice(-history)
  const last = known.at(-1)
  if (last === undefined || known.length < leastHistory) return { measured: known.slice(-shown), foreseen: [], test: null }
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
