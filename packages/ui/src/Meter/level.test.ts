import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { meterLevel, meterShare } from './level.ts'

const limits = { min: 0, max: 100, low: 75, high: 90 }

describe('meterLevel', () => {
  it('warns towards a limit', () => {
    expect([0, 74.9, 75, 89, 90, 99, 100, 140].map((value) => meterLevel(value, limits, 'low'))).toEqual([
      'within',
      'within',
      'close',
      'close',
      'nearlyFull',
      'nearlyFull',
      'full',
      'full',
    ])
  })

  it('praises towards a target', () => {
    expect([0, 75, 90, 100].map((value) => meterLevel(value, limits, 'high'))).toEqual(['farShort', 'short', 'reached', 'reached'])
  })
})

describe('meterShare', () => {
  it('stays on the way, however far the value is off it', () => {
    fc.assert(
      fc.property(fc.double({ noNaN: true, min: -1e6, max: 1e6 }), fc.integer(), fc.integer(), (value, min, max) => {
        const share = meterShare(value, { ...limits, min, max })
        expect(share).toBeGreaterThanOrEqual(0)
        expect(share).toBeLessThanOrEqual(1)
      }),
    )
  })

  it('covers the way evenly from its start', () => {
    expect(meterShare(15, { ...limits, min: 10, max: 20 })).toBe(0.5)
    expect(meterShare(5, { ...limits, min: 5, max: 5 })).toBe(0)
  })
})
