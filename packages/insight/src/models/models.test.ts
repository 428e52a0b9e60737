import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { forecastResult, propensityResult, startForecastTraining, stepForecastTraining } from './index.ts'
import { ridge } from './leastSquares.ts'
import { chanceOf, fitLogistic } from './logistic.ts'
import { areaUnderCurve } from './scores.ts'

/** Chance that is the same each time. */
function chances(seed: number) {
  let state = seed
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296
    return state / 4_294_967_296
  }
}

function trained(values: readonly number[], season = 7, horizon = 7) {
  let training = startForecastTraining(values, season, horizon)
  if (training === null) return null
  // Every step goes through what is kept of it.
  while (forecastResult(training) === null) training = stepForecastTraining(JSON.parse(JSON.stringify(training)) as typeof training)
  return forecastResult(training)
}

describe('ridge', () => {
  it('finds the weights that were planted', () => {
    const random = chances(1)
    const rows = Array.from({ length: 50 }, () => Float64Array.of(random(), random(), 1))
    const weights = ridge(
      rows,
      rows.map(([one = 0, other = 0]) => 3 * one - 2 * other + 5),
      0,
    )
    expect([...(weights ?? [])].map((weight) => Math.round(weight * 1e6) / 1e6)).toEqual([3, -2, 5])
  })

  it('has no answer where columns say the same', () => expect(ridge([Float64Array.of(1, 1), Float64Array.of(2, 2)], [1, 2], 0)).toBeNull())
})

describe('a training of a forecast', () => {
  it('beats the baseline on growth that repeats by the week, and says by how much', () => {
    const values = Array.from({ length: 84 }, (_, at) => (100 + at * 2) * ([1, 1.1, 1.2, 1.1, 1, 0.6, 0.5][at % 7] ?? 1))
    const result = trained(values)
    expect(result).toMatchObject({ beatsNaive: true })
    expect(result?.error).toBeLessThan(3)
    expect(result?.naiveError).toBeGreaterThan(4)
  })

  it('says that it is no better where the baseline is certain', () => {
    const values = Array.from({ length: 70 }, (_, at) => [5, 9, 7, 3, 8, 1, 2][at % 7] ?? 0)
    expect(trained(values)).toMatchObject({ beatsNaive: false, error: 0, naiveError: 0 })
  })

  it('chooses its method without a look at the days that it is tested on', () => {
    const random = chances(7)
    const values = Array.from({ length: 91 }, () => Math.round(50 + 20 * random()))
    const changed = values.map((value, at) => (at < values.length - 21 ? value : value * 40))
    expect(trained(changed)?.method).toBe(trained(values)?.method)
  })

  it('needs two seasons and three more days', () => {
    expect(
      startForecastTraining(
        Array.from({ length: 16 }, () => 1),
        7,
        7,
      ),
    ).toBeNull()
    expect(
      startForecastTraining(
        Array.from({ length: 17 }, () => 1),
        7,
        7,
      ),
    ).toMatchObject({ horizon: 1 })
  })
})

describe('areaUnderCurve', () => {
  it('is the share of pairs in the right order', () => {
    fc.assert(
      fc.property(fc.array(fc.record({ chance: fc.constantFrom(0.1, 0.2, 0.5, 0.9), happened: fc.boolean() }), { maxLength: 30 }), (scored) => {
        const [yes, no] = [scored.filter(({ happened }) => happened), scored.filter(({ happened }) => !happened)]
        const pairs = yes.flatMap((one): number[] => no.map((other) => (one.chance > other.chance ? 1 : one.chance === other.chance ? 0.5 : 0)))
        const expected = pairs.length === 0 ? null : pairs.reduce((sum, pair) => sum + pair, 0) / pairs.length
        if (expected === null) expect(areaUnderCurve(scored)).toBeNull()
        else expect(areaUnderCurve(scored)).toBeCloseTo(expected, 10)
      }),
    )
  })
})

describe('a score', () => {
  const random = chances(3)
  const rows = Array.from({ length: 4000 }, () => [random() * 4 - 2, random()])
  const truth = ([one = 0]: readonly number[]) => 1 / (1 + Math.exp(2 - 1.5 * one))
  const happened = rows.map((row) => random() < truth(row))

  it('finds planted weights, and is calibrated on visitors that it has not seen', () => {
    const model = fitLogistic(rows.slice(0, 3000), happened.slice(0, 3000))
    if (model === null) throw new Error('nothing learned')
    const scored = rows.slice(3000).map((row, at) => ({ chance: chanceOf(model, row), happened: happened[3000 + at] ?? false }))
    const result = propensityResult([{ scored }])
    expect(result).toMatchObject({ beatsNaive: true, visitors: 1000 })
    expect(result?.auc).toBeGreaterThan(80)
    for (const { said, happened: came } of result?.bands ?? []) expect(Math.abs(said - came)).toBeLessThan(8)
  })

  it('that orders nothing does not beat the share of all', () => {
    const blind = happened.slice(0, 1000).map((came, at) => ({ chance: at % 2 === 0 ? 0.9 : 0.05, happened: came }))
    expect(propensityResult([{ scored: blind }])).toMatchObject({ beatsNaive: false })
    expect(
      fitLogistic(
        rows,
        rows.map(() => true),
      ),
    ).toBeNull()
  })
})
