import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { twoSided } from './discoveries.ts'
import { compareSegments, falseDiscoveryRates } from './index.ts'

describe('falseDiscoveryRates', () => {
  it('finds the four of the example by Benjamini and Hochberg (1995)', () => {
    const p = [0.0001, 0.0004, 0.0019, 0.0095, 0.0201, 0.0278, 0.0298, 0.0344, 0.0459, 0.324, 0.4262, 0.5719, 0.6528, 0.759, 1]
    expect(falseDiscoveryRates(p).filter((q) => q <= 0.05)).toHaveLength(4)
  })

  it('takes what the step-up procedure takes, in any order', () => {
    fc.assert(
      fc.property(
        fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { maxLength: 40 }),
        fc.double({ min: 0.01, max: 0.5, noNaN: true }),
        (pValues, level) => {
          const sorted = pValues.toSorted((one, other) => one - other)
          const last = sorted.findLastIndex((p, at) => (p * pValues.length) / (at + 1) <= level)
          expect(falseDiscoveryRates(pValues).filter((q) => q <= level)).toHaveLength(last < 0 ? 0 : sorted.filter((p) => p <= (sorted[last] ?? 0)).length)
        },
      ),
    )
  })
})

describe('compareSegments', () => {
  it('gives the interval of the example by Newcombe (1998)', () => {
    const [difference] = compareSegments([{ name: 'a', one: { part: 56, whole: 70 }, other: { part: 48, whole: 80 } }])
    expect(difference?.effect).toBeCloseTo(0.2, 4)
    expect(difference?.low).toBeCloseTo(0.0524, 4)
    expect(difference?.high).toBeCloseTo(0.3339, 4)
    expect(difference?.ratio).toBeCloseTo(4 / 3)
    expect(difference).toMatchObject({ isFinding: true })
  })

  it('knows the normal distribution', () => {
    expect(twoSided(0)).toBeCloseTo(1, 6)
    expect(twoSided(1.959964)).toBeCloseTo(0.05, 6)
    expect(twoSided(-3.290527)).toBeCloseTo(0.001, 6)
  })

  it('does not take the one of forty that is far out by chance for a finding, and finds the one that is real', () => {
    const same = Array.from({ length: 40 }, (_, at) => ({
      name: `s${at}`,
      one: { part: 100 + (at === 7 ? 30 : at % 5), whole: 2000 },
      other: { part: 100, whole: 2000 },
    }))
    expect(compareSegments(same)[0]?.p).toBeLessThan(0.05)
    expect(compareSegments(same).filter(({ isFinding }) => isFinding)).toEqual([])
    const real = compareSegments([...same, { name: 'real', one: { part: 200, whole: 2000 }, other: { part: 100, whole: 2000 } }])
    expect(real.filter(({ isFinding }) => isFinding).map(({ name }) => name)).toEqual(['real'])
  })

  it('leaves out what has nothing to divide by and refuses parts larger than their whole', () => {
    expect(compareSegments([{ name: 'a', one: { part: 0, whole: 0 }, other: { part: 1, whole: 5 } }])).toEqual([])
    expect(() => compareSegments([{ name: 'a', one: { part: 6, whole: 5 }, other: { part: 1, whole: 5 } }])).toThrow("'a' has 6 of 5")
  })

  it('has its effect within its interval, and turns round when the two are swapped', () => {
    const portion = fc.integer({ min: 1, max: 5000 }).chain((whole) => fc.integer({ min: 0, max: whole }).map((part) => ({ part, whole })))
    fc.assert(
      fc.property(portion, portion, (one, other) => {
        const [there, back] = [compareSegments([{ name: 'x', one, other }])[0], compareSegments([{ name: 'x', one: other, other: one }])[0]]
        expect(there?.low).toBeLessThanOrEqual(there?.effect ?? 0)
        expect(there?.high).toBeGreaterThanOrEqual(there?.effect ?? 0)
        expect(back?.effect).toBeCloseTo(-(there?.effect ?? 0))
        expect(back?.low).toBeCloseTo(-(there?.high ?? 0))
        expect(back?.p).toBeCloseTo(there?.p ?? 0)
      }),
    )
  })
})
