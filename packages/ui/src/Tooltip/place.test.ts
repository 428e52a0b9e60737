import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Placement, placeAt } from './place.ts'

const view = { width: 800, height: 600 }
const control = { left: 400, top: 300, width: 100, height: 40 }
const words = { width: 60, height: 20 }

describe('placeAt', () => {
  it('stands 8 px from the middle of the wanted side', () => {
    expect(placeAt('top', control, words, view)).toEqual({ left: 420, top: 272 })
    expect(placeAt('bottom', control, words, view)).toEqual({ left: 420, top: 348 })
    expect(placeAt('left', control, words, view)).toEqual({ left: 332, top: 310 })
    expect(placeAt('right', control, words, view)).toEqual({ left: 508, top: 310 })
  })

  it('goes to the other side where only that has room', () => {
    expect(placeAt('top', { ...control, top: 10 }, words, view).top).toBe(58)
    expect(placeAt('right', { ...control, left: 690 }, words, view).left).toBe(622)
    expect(placeAt('top', { ...control, top: 0, height: 600 }, words, view).top).toBe(8)
  })

  it('never leaves a window that has room for it', () => {
    const length = (most: number) => fc.integer({ min: 0, max: most })
    const sides = fc.constantFrom<Placement>('top', 'right', 'bottom', 'left')
    fc.assert(
      fc.property(sides, length(800), length(600), length(300), length(300), length(784), length(584), (side, left, top, width, height, wide, high) => {
        const place = placeAt(side, { left, top, width, height }, { width: wide, height: high }, view)
        expect(place.left).toBeGreaterThanOrEqual(8)
        expect(place.top).toBeGreaterThanOrEqual(8)
        expect(place.left + wide).toBeLessThanOrEqual(792)
        expect(place.top + high).toBeLessThanOrEqual(592)
      }),
    )
  })
})
