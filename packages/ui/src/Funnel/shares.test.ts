import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { funnelShares, steepestDrops } from './shares.ts'

describe('funnelShares', () => {
  it('counts shares from the first step and drops from the step before', () => {
    const shares = funnelShares([10_000, 6200, 3100, 1550, 930, 620])
    expect(shares.map(({ share }) => share)).toEqual([1, 0.62, 0.31, 0.155, 0.093, 0.062])
    expect(shares.map(({ drop }) => Math.round(drop * 1000) / 1000)).toEqual([0, 0.38, 0.5, 0.5, 0.4, 0.333])
  })

  it('is zero where nobody came', () => {
    expect(funnelShares([0, 0])).toEqual([
      { share: 0, drop: 0 },
      { share: 0, drop: 0 },
    ])
    expect(funnelShares([])).toEqual([])
  })

  it('tells more than before as a drop below zero', () => {
    expect(funnelShares([100, 50, 75])[2]).toEqual({ share: 0.75, drop: -0.5 })
  })

  it('multiplies back to the users of every step', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 1e6 }), { minLength: 1, maxLength: 12 }), (users) => {
        let left = users[0] ?? 0
        for (const [place, { share, drop }] of funnelShares(users).entries()) {
          left *= 1 - drop
          expect(left / (users[place] ?? 0)).toBeCloseTo(1, 6)
          expect((share * (users[0] ?? 0)) / (users[place] ?? 0)).toBeCloseTo(1, 9)
        }
      }),
    )
  })
})

describe('steepestDrops', () => {
  it('finds each of the largest drops: two that are written alike look alike', () => {
    const places = (users: number[]) => [...steepestDrops(funnelShares(users))]
    expect(places([10_000, 6200, 3100, 1550])).toEqual([2, 3])
    expect(places([3000, 1999, 1332])).toEqual([1, 2])
    expect(places([10, 10, 10])).toEqual([])
    expect(places([])).toEqual([])
  })
})
