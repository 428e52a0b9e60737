import { solve } from './leastSquares.ts'

/** A logistic regression: weights of standardised features, the intercept last. Plain JSON. */
export interface Logistic {
  means: number[]
  deviations: number[]
  weights: number[]
}

/** By Newton's method (iteratively reweighted least squares) with a small ridge. Outcomes are true where it happened. Null where nothing or everything happened. */
export function fitLogistic(rows: readonly (readonly number[])[], outcomes: readonly boolean[], penalty = 1): Logistic | null {
  const width = rows[0]?.length ?? 0
  const happened = outcomes.filter(Boolean).length
  if (rows.length === 0 || happened === 0 || happened === rows.length) return null
  const means = Array.from({ length: width }, (_, at) => rows.reduce((total, row) => total + (row[at] ?? 0), 0) / rows.length)
  const deviations = means.map((middle, at) => Math.sqrt(rows.reduce((total, row) => total + ((row[at] ?? 0) - middle) ** 2, 0) / rows.length) || 1)
  const scaled = rows.map((row) => [...row.map((value, at) => (value - (means[at] ?? 0)) / (deviations[at] ?? 1)), 1])
  const size = width + 1
  let weights = new Float64Array(size)
  weights[width] = Math.log(happened / (rows.length - happened))
  for (let round = 0; round < 25; round++) {
    const curve = new Float64Array(size * size)
    const slope = new Float64Array(size)
    for (const [at, row] of scaled.entries()) {
      const chance = logisticOf(row.reduce((total, value, place) => total + value * (weights[place] ?? 0), 0))
      const weight = Math.max(1e-6, chance * (1 - chance))
      const miss = (outcomes[at] === true ? 1 : 0) - chance
      for (let one = 0; one < size; one++) {
        const value = row[one] ?? 0
        slope[one] = (slope[one] ?? 0) + value * miss
        for (let other = 0; other <= one; other++) curve[one * size + other] = (curve[one * size + other] ?? 0) + weight * value * (row[other] ?? 0)
      }
    }
    // The intercept is not held back.
    for (let at = 0; at < width; at++) {
      curve[at * size + at] = (curve[at * size + at] ?? 0) + penalty
      slope[at] = (slope[at] ?? 0) - penalty * (weights[at] ?? 0)
    }
    const step = solve(curve, slope)
    if (step === null) return null
    // Where what happened is nearly certain, a whole step goes beyond the best: it is halved until it is nearer.
    let share = 1
    while (share > 1e-4 && lossOf(scaled, outcomes, after(weights, step, share), penalty) > lossOf(scaled, outcomes, weights, penalty)) share /= 2
    weights = after(weights, step, share)
    if (Math.max(...step.map(Math.abs)) * share < 1e-6) break
  }
  return { means, deviations, weights: [...weights] }
}

const after = (weights: Float64Array, step: Float64Array, share: number) => weights.map((weight, at) => weight + share * (step[at] ?? 0))

/** How far the chances are from what happened, in logarithms, with the penalty. */
function lossOf(rows: readonly (readonly number[])[], outcomes: readonly boolean[], weights: Float64Array, penalty: number): number {
  const misses = rows.reduce((total, row, at) => {
    const chance = logisticOf(row.reduce((sum, value, place) => sum + value * (weights[place] ?? 0), 0))
    return total - Math.log(outcomes[at] === true ? chance : 1 - chance)
  }, 0)
  return misses + (penalty / 2) * weights.subarray(0, -1).reduce((total, weight) => total + weight * weight, 0)
}

export function chanceOf({ means, deviations, weights }: Logistic, row: readonly number[]): number {
  const sum = row.reduce((total, value, at) => total + ((value - (means[at] ?? 0)) / (deviations[at] ?? 1)) * (weights[at] ?? 0), weights.at(-1) ?? 0)
  return logisticOf(sum)
}

const logisticOf = (value: number) => 1 / (1 + Math.exp(-Math.max(-30, Math.min(30, value))))
