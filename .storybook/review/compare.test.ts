import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { differing } from './compare.ts'

const raw = (width: number, height: number, fill: number) => ({ data: Buffer.alloc(width * height * 4, fill), width, height })

describe('pictures', () => {
  it('that are alike differ in nothing', () =>
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 9 }), fc.integer({ min: 1, max: 9 }), (width, height) => {
        expect(differing(raw(width, height, 7), raw(width, height, 7))).toBe(0)
      }),
    ))

  it('differ by each pixel that is off by more than rounding', () =>
    fc.assert(
      fc.property(fc.uniqueArray(fc.integer({ min: 0, max: 24 })), fc.integer({ min: 0, max: 3 }), fc.integer({ min: 3, max: 200 }), (places, channel, by) => {
        const other = raw(5, 5, 20)
        for (const place of places) other.data[place * 4 + channel] = 20 + by
        expect(differing(raw(5, 5, 20), other)).toBe(places.length)
      }),
    ))

  it('may be off by two of 255', () => expect([differing(raw(2, 2, 10), raw(2, 2, 12)), differing(raw(2, 2, 10), raw(2, 2, 13))]).toEqual([0, 4]))

  it('of other sizes differ by what only one of them has', () => expect(differing(raw(4, 4, 1), raw(5, 3, 1))).toBe(8))
})
