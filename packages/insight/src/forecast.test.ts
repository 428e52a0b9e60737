import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { backTest, fitSeason, forecast, valueAt } from './index.ts'

const week = [120, 150, 155, 149, 140, 80, 70]
/** So many weeks of the same rhythm with a growth a day. */
const weeks = (count: number, growth = 0) => Array.from({ length: count * 7 }, (_, day) => (week[day % 7] ?? 0) + growth * day)
const series = fc.array(fc.integer({ min: 0, max: 10_000 }), { minLength: 3, maxLength: 90 })

describe('fitSeason', () => {
  it('finds rhythm and growth that are there, exactly', () => {
    const fit = fitSeason(weeks(5, 0.8), 7)
    expect(fit?.slope).toBeCloseTo(0.8, 9)
    for (const [phase, level] of week.entries()) expect(fit?.levels[phase]).toBeCloseTo(level, 9)
    expect(Math.max(...(fit?.residuals ?? [1]).map(Math.abs))).toBeLessThan(1e-9)
  })

  it('leaves nothing over in any phase (least squares)', () =>
    fc.assert(
      fc.property(series, (values) => {
        const fit = fitSeason(values, 7)
        const over = Array.from({ length: fit?.season ?? 0 }, () => 0)
        for (const [place, residual] of (fit?.residuals ?? []).entries()) over[place % over.length] = (over[place % over.length] ?? 0) + residual
        for (const phase of over) expect(Math.abs(phase)).toBeLessThan(1e-4)
      }),
    ))

  it('knows no rhythm that was not seen twice, and nothing of two values', () => {
    expect(fitSeason(weeks(1), 7)?.season).toBe(1)
    expect(fitSeason([1, 2], 1)).toBeNull()
  })
})

describe('forecast', () => {
  it('carries a rhythm with growth on, and is sure of it', () => {
    const { points, test } = forecast(weeks(6, 0.5), { season: 7, horizon: 14 })
    for (const [ahead, point] of points.entries()) {
      expect(point.value).toBeCloseTo((week[ahead % 7] ?? 0) + 0.5 * (42 + ahead), 6)
      expect(point.high - point.low).toBeLessThan(1e-6)
    }
    expect(test).toMatchObject({ accuracy: 100, error: 0, folds: 4, points: 28 })
  })

  it('is nothing of nothing', () => {
    expect(forecast([], { season: 7, horizon: 7 })).toEqual({ points: [], test: null })
    expect(forecast([4, 4], { season: 7, horizon: 7 })).toEqual({ points: [], test: null })
  })

  it('stays inside its interval, above its floor, and widens with the distance', () =>
    fc.assert(
      fc.property(series, (values) => {
        const { points } = forecast(values, { season: 1, horizon: 9, floor: 0 })
        expect(points).toHaveLength(9)
        for (const { value, low, high } of points) {
          expect(low).toBeLessThanOrEqual(value)
          expect(value).toBeLessThanOrEqual(high)
          expect(low).toBeGreaterThanOrEqual(0)
        }
        const open = forecast(values, { season: 1, horizon: 9 }).points.map(({ low, high }) => high - low)
        for (const [ahead, width] of open.entries()) expect(width).toBeGreaterThanOrEqual((open[ahead - 1] ?? 0) - 1e-6)
      }),
    ))

  it('holds more where more outcomes shall be held', () =>
    fc.assert(
      fc.property(series, (values) => {
        const width = (coverage: 0.8 | 0.9 | 0.95) => forecast(values, { season: 7, horizon: 3, coverage }).points.map(({ low, high }) => high - low)
        const [narrow, middle, wide] = [width(0.8), width(0.9), width(0.95)]
        for (const [ahead, most] of wide.entries()) {
          expect(narrow[ahead]).toBeLessThanOrEqual((middle[ahead] ?? 0) + 1e-9)
          expect(middle[ahead]).toBeLessThanOrEqual(most + 1e-9)
        }
      }),
    ))

  it('is of no unit: the forecast of a multiple is the multiple of the forecast', () =>
    fc.assert(
      fc.property(series, fc.integer({ min: 1, max: 500 }), (values, factor) => {
        const once = forecast(values, { season: 7, horizon: 7 })
        const often = forecast(
          values.map((value) => value * factor),
          { season: 7, horizon: 7 },
        )
        for (const [ahead, { value, low, high }] of once.points.entries()) {
          const other = often.points[ahead]
          for (const [mine, theirs] of [
            [value, other?.value],
            [low, other?.low],
            [high, other?.high],
          ]) {
            expect(Math.abs((mine ?? 0) * factor - (theirs ?? 0))).toBeLessThan(1e-6 * factor * 10_000)
          }
        }
        expect(Math.abs((often.test?.error ?? 0) - (once.test?.error ?? 0))).toBeLessThan(0.11)
      }),
    ))
})

describe('backTest', () => {
  it('is between 0 and 100 and never looks ahead', () =>
    fc.assert(
      fc.property(series, (values) => {
        const test = backTest(values, { season: 7, horizon: 7 })
        if (values.length < 21) expect(test).toBeNull()
        else {
          expect(test?.accuracy).toBeGreaterThanOrEqual(0)
          expect(test?.accuracy).toBeLessThanOrEqual(100)
          expect(test?.folds).toBe(Math.min(6, Math.floor((values.length - 14) / 7)))
        }
      }),
    ))

  it('counts a known miss: the last week was twice the others', () => {
    const values = [...weeks(3), ...week.map((value) => value * 2)]
    expect(backTest(values, { season: 7, horizon: 7, most: 1 })).toMatchObject({ error: 50, accuracy: 50, folds: 1, points: 7 })
    expect(backTest(values, { season: 7, horizon: 7 })?.error).toBeLessThan(50)
  })

  it('uses the fit of what was known then', () => {
    const fit = fitSeason(weeks(3), 7)
    expect(fit === null ? null : valueAt(fit, 22)).toBeCloseTo(150)
  })
})
