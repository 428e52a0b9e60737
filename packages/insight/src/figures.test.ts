import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { bandOf, funnelSteps, mean, percentOf, periodChange, shares, sum } from './index.ts'

const counts = fc.array(fc.nat({ max: 1e9 }), { maxLength: 20 })

describe('shares', () => {
  it('add up to 100 but for rounding, and to nothing where there is nothing', () =>
    fc.assert(
      fc.property(counts, (values) => {
        const total = sum(shares(values))
        if (sum(values) === 0) expect(total).toBe(0)
        else expect(Math.abs(total - 100)).toBeLessThanOrEqual(0.05 * values.length + 1e-6)
      }),
    ))

  it('are of no unit', () =>
    fc.assert(
      fc.property(fc.array(fc.nat({ max: 1e6 }), { maxLength: 20 }), fc.integer({ min: 1, max: 1000 }), (values, factor) => {
        const often = shares(values.map((value) => value * factor))
        // What lies just between two decimals may go either way.
        for (const [place, share] of shares(values).entries()) expect(Math.abs(share - (often[place] ?? -1))).toBeLessThan(0.11)
      }),
    ))

  it('have one decimal', () => {
    expect(shares([47, 34, 5])).toEqual([54.7, 39.5, 5.8])
    expect(shares([0])).toEqual([0])
  })

  it('have an average only of something', () => {
    expect(mean([])).toBeNull()
    expect(mean([94, 91, 89, 86])).toBe(90)
    expect(percentOf(1, 3)).toBe(33.3)
  })
})

describe('periodChange', () => {
  it('is nothing where there was nothing before', () => expect(periodChange(12, 0)).toBeNull())

  it('leads from the period before to this one', () =>
    fc.assert(
      fc.property(fc.nat({ max: 1e9 }), fc.integer({ min: 1, max: 1e9 }), (now, before) => {
        expect(before * (1 + (periodChange(now, before) ?? 0))).toBeCloseTo(now, 4)
      }),
    ))

  it('says up where it went up, also from below zero', () => {
    expect(periodChange(-5, -10)).toBe(0.5)
    expect(periodChange(112, 100)).toBeCloseTo(0.12)
  })
})

describe('bandOf', () => {
  const bands = [
    { name: 'poor', from: 0 },
    { name: 'good', from: 80 },
    { name: 'excellent', from: 90 },
  ] as const

  it('places a score by the edges that it reaches', () => {
    expect([100, 90, 89.9, 80, 79.9, 0, -1].map((score) => bandOf(score, bands))).toEqual(['excellent', 'excellent', 'good', 'good', 'poor', 'poor', 'poor'])
    expect(() => bandOf(50, [])).toThrow('at least one')
  })

  it('never puts the higher score into the lower band', () =>
    fc.assert(
      fc.property(fc.integer({ min: -50, max: 150 }), fc.nat({ max: 100 }), (score, more) => {
        const from = (name: string) => bands.find((band) => band.name === name)?.from ?? 0
        expect(from(bandOf(score + more, bands))).toBeGreaterThanOrEqual(from(bandOf(score, bands)))
      }),
    ))
})

describe('funnelSteps', () => {
  it('have rates and losses with one decimal', () => {
    const steps = funnelSteps([10_000, 6_200, 3_100, 1_550, 930, 620].map((users) => ({ users })))
    expect(steps.map((step) => step.users)).toEqual([10_000, 6_200, 3_100, 1_550, 930, 620])
    expect(steps.map((step) => step.rate)).toEqual([100, 62, 31, 15.5, 9.3, 6.2])
    expect(steps.map((step) => step.dropoff)).toEqual([0, 38, 50, 50, 40, 33.3])
  })

  it('are all 0 where nobody came, and none of none', () => {
    expect(funnelSteps([{ users: 0 }, { users: 0 }])).toEqual([
      { users: 0, rate: 0, dropoff: 0 },
      { users: 0, rate: 0, dropoff: 0 },
    ])
    expect(funnelSteps([])).toEqual([])
  })

  it('keep rates falling and everything between 0 and 100 where each step is part of the one before', () =>
    fc.assert(
      fc.property(fc.array(fc.nat({ max: 1e6 }), { maxLength: 12 }), (values) => {
        const steps = funnelSteps(values.sort((a, b) => b - a).map((users) => ({ users })))
        for (const [index, { rate, dropoff }] of steps.entries()) {
          expect(rate).toBeLessThanOrEqual(steps[index - 1]?.rate ?? 100)
          expect(Math.min(rate, dropoff)).toBeGreaterThanOrEqual(0)
          expect(Math.max(rate, dropoff)).toBeLessThanOrEqual(100)
        }
      }),
    ))
})
