import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { heatScale } from './steps.ts'

const bounds = (values: readonly (number | null)[]) => heatScale(values)?.ranges.map(({ from, to }) => [from, to])

describe('heatScale', () => {
  it('has round bounds', () => {
    expect(bounds([0, 48, 97])).toEqual([
      [0, 19],
      [20, 39],
      [40, 59],
      [60, 79],
      [80, 99],
    ])
    expect(bounds([0.11, 0.5, 1])).toEqual([
      [0, 0.2],
      [0.2, 0.4],
      [0.4, 0.6],
      [0.6, 0.8],
      [0.8, 1],
    ])
  })

  it('holds whole values in whole ranges, however few there are', () => {
    expect(bounds([0, 3])).toEqual([0, 1, 2, 3, 4].map((value) => [value, value]))
    expect(bounds([7])?.[0]).toEqual([7, 7])
  })

  it('knows no scale without values', () => {
    expect(heatScale([])).toBeUndefined()
    expect(heatScale([null, null])).toBeUndefined()
  })

  it('puts every value into the range that says it holds it', () => {
    const number = fc.oneof(fc.integer({ min: -1e9, max: 1e9 }), fc.integer({ min: 0, max: 20 }), fc.double({ min: -1e6, max: 1e6, noNaN: true }))
    fc.assert(
      fc.property(fc.array(number, { minLength: 1, maxLength: 40 }), (values) => {
        const scale = heatScale(values)!
        expect(scale.ranges).toHaveLength(5)
        // A bound and a value of a million cannot be told apart by less than such numbers can hold.
        const dust = (scale.ranges[4]!.to - scale.ranges[0]!.from) * 1e-9 + Math.max(...values.map(Math.abs)) * 4 * Number.EPSILON
        for (const value of values) {
          const { from, to } = scale.ranges[scale.stepOf(value)]!
          expect(value).toBeGreaterThanOrEqual(from - dust)
          expect(value).toBeLessThanOrEqual(to + dust)
        }
      }),
      { numRuns: 2000 },
    )
  })

  it('tells its ranges apart, however little lies between the values', () => {
    for (const values of [
      [999_999.999_880, 999_999.999_980_000_1],
      [1e6, 1e6 + 1e-9],
      [-1e9 - 1e-6, -1e9],
    ]) {
      const scale = heatScale(values)!
      expect(scale.ranges.every(({ from, to }) => from < to)).toBe(true)
      expect(scale.ranges[0]!.from).toBeLessThanOrEqual(values[0]!)
      expect(scale.ranges[4]!.to).toBeGreaterThanOrEqual(values[1]!)
    }
  })

  it('uses more than half of the scale', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1e6 }), fc.integer({ min: 5, max: 1e6 }), (least, way) => {
        const scale = heatScale([least, least + way])!
        expect(scale.stepOf(least + way) - scale.stepOf(least)).toBeGreaterThanOrEqual(2)
      }),
      { numRuns: 1000 },
    )
  })
})
