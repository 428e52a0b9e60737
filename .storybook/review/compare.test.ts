import fc from 'fast-check'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { differing, rawOf } from './compare.ts'

const raw = (width: number, height: number, fill: number) => ({ data: Buffer.alloc(width * height * 4, fill), width, height })

describe('pictures', () => {
  it('that are alike differ in nothing', () =>
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 9 }), fc.integer({ min: 1, max: 9 }), (width, height) => {
        expect(differing(raw(width, height, 7), raw(width, height, 7))).toBe(0)
      }),
    ))

  it('differ by each pixel that is off by more than a step', () =>
    fc.assert(
      fc.property(fc.uniqueArray(fc.integer({ min: 0, max: 24 })), fc.integer({ min: 0, max: 3 }), fc.integer({ min: 6, max: 200 }), (places, channel, by) => {
        const other = raw(5, 5, 20)
        for (const place of places) other.data[place * 4 + channel] = 20 + by
        expect(differing(raw(5, 5, 20), other)).toBe(places.length)
      }),
    ))

  it('may be off by a step in a hundred pixels, as another processor rounds, and in none more: a surface has another colour then', () => {
    const off = (count: number) => {
      const other = raw(20, 20, 20)
      other.data.fill(24, 0, count * 4)
      return differing(raw(20, 20, 20), other)
    }
    expect([off(100), off(101)]).toEqual([0, 101])
  })

  it('are the same whenever they are read again, black and white among their colours', () =>
    fc.assert(
      fc.asyncProperty(fc.uint8Array({ minLength: 16, maxLength: 16 }), async (bytes) => {
        bytes.set([0, 0, 0, 255, 255, 255, 255, 255])
        const png = (data: Uint8Array) =>
          sharp(data, { raw: { width: 2, height: 2, channels: 4 } })
            .png()
            .toBuffer()
        const once = await rawOf(await png(bytes))
        expect([...once.data.subarray(0, 8)]).toEqual([0, 0, 0, 255, 255, 255, 255, 255])
        expect((await rawOf(await png(once.data))).data.equals(once.data)).toBe(true)
      }),
      { numRuns: 30 },
    ))

  it('of other sizes differ by what only one of them has', () => expect(differing(raw(4, 4, 1), raw(5, 3, 1))).toBe(8))
})
