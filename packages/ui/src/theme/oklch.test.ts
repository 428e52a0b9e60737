import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { contrastOf, luminanceOf } from './contrast.ts'
import { hexOf, oklchOf } from './oklch.ts'

describe('oklchOf', () => {
  // The figures of CSS Color 4's own sample colours.
  it.each([
    ['#ff0000', 0.628, 0.258, 29.2],
    ['#008000', 0.52, 0.177, 142.5],
    ['#0000ff', 0.452, 0.313, 264.1],
    ['#ffffff', 1, 0, 0],
    ['#000000', 0, 0, 0],
  ])('reads %s', (color, l, c, h) => {
    expect(oklchOf(color).l).toBeCloseTo(l, 3)
    expect(oklchOf(color).c).toBeCloseTo(c, 3)
    expect(oklchOf(color).h).toBeCloseTo(h, 0)
  })
})

describe('hexOf', () => {
  it('gives back every colour that was read', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 0xffffff }), (value) => {
        const color = `#${value.toString(16).padStart(6, '0')}`
        expect(hexOf(oklchOf(color))).toBe(color)
      }),
      { seed: 7, numRuns: 5000 },
    )
  })

  it('reduces chroma, not lightness, where sRGB has no such colour', () => {
    const color = oklchOf(hexOf({ l: 0.6, c: 0.4, h: 110 }))
    expect(color.l).toBeCloseTo(0.6, 2)
    expect(color.h).toBeCloseTo(110, 0)
    expect(color.c).toBeLessThan(0.15)
  })

  it('ends at black and white', () => {
    expect([hexOf({ l: -0.2, c: 0.1, h: 20 }), hexOf({ l: 1.2, c: 0.1, h: 20 })]).toEqual(['#000000', '#ffffff'])
  })
})

describe('contrastOf', () => {
  it('is 21 between black and white, 1 between a colour and itself, whichever comes first', () => {
    expect([contrastOf('#000', '#fff'), contrastOf('#fff', '#000')]).toEqual([21, 21])
    expect(contrastOf('#2f5bea', '#2f5bea')).toBe(1)
    // The lightest grey that WCAG lets stand on white.
    expect(contrastOf('#767676', '#ffffff')).toBeCloseTo(4.54, 2)
  })

  it('rests on relative luminance', () => {
    expect([luminanceOf('#000'), luminanceOf('#fff')]).toEqual([0, 1])
    expect(luminanceOf('#00ff00')).toBeCloseTo(0.7152, 4)
  })
})
