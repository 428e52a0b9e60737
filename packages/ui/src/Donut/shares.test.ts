import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { foldParts, largestRemainder } from './shares.ts'

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)
const values = fc.array(fc.double({ min: 0, max: 1e300, noNaN: true }), { minLength: 1, maxLength: 12 })

describe('largestRemainder', () => {
  it('gives what rounding loses to the largest remainders', () => {
    expect(largestRemainder([1, 1, 1])).toEqual([34, 33, 33])
    expect(largestRemainder([58, 36, 6])).toEqual([58, 36, 6])
    expect(largestRemainder([995, 3, 2])).toEqual([100, 0, 0])
    expect(largestRemainder([995, 3, 2], 1000)).toEqual([995, 3, 2])
  })

  it('is all zero where there is nothing to share', () => {
    expect(largestRemainder([0, 0])).toEqual([0, 0])
    expect(largestRemainder([-3, Number.NaN, Number.POSITIVE_INFINITY])).toEqual([0, 0, 0])
    expect(largestRemainder([])).toEqual([])
  })

  it('always adds up, and no share is a whole unit off', () => {
    fc.assert(
      fc.property(values, fc.constantFrom(100, 1000), (parts, units) => {
        const shares = largestRemainder(parts, units)
        const greatest = Math.max(...parts)
        expect(sum(shares)).toBe(greatest === 0 ? 0 : units)
        if (greatest === 0) return
        const whole = sum(parts.map((part) => part / greatest))
        shares.forEach((share, place) => {
          expect(Number.isInteger(share)).toBe(true)
          expect(Math.abs(share - ((parts[place] ?? 0) / greatest / whole) * units)).toBeLessThan(1 + 1e-9)
        })
      }),
      { numRuns: 1000 },
    )
  })

  it('never gives the smaller part the larger share', () => {
    fc.assert(
      fc.property(values, (parts) => {
        const ranked = largestRemainder(parts)
          .map((share, place) => ({ share, value: parts[place] ?? 0 }))
          .sort((a, b) => a.value - b.value || a.share - b.share)
        ranked.slice(1).forEach(({ share }, place) => expect(share).toBeGreaterThanOrEqual(ranked[place]?.share ?? 0))
      }),
      { numRuns: 1000 },
    )
  })
})

describe('foldParts', () => {
  const parts = [5, 40, 1, 20, 10, 2, 15, 7].map((value, place) => ({ label: `part ${place}`, value }))

  it('keeps the six largest where they stood and adds up the rest', () => {
    expect(foldParts(parts, 'Other').map(({ label, value }) => `${label}: ${value}`)).toEqual([
      'part 0: 5',
      'part 1: 40',
      'part 3: 20',
      'part 4: 10',
      'part 6: 15',
      'part 7: 7',
      'Other: 3',
    ])
  })

  it('folds nothing up to six', () => {
    expect(foldParts(parts.slice(0, 6), 'Other')).toEqual(parts.slice(0, 6))
  })
})
