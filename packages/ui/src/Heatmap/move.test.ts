import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { moveOf } from './move.ts'

const size = { rows: 7, columns: 24 }
const plain = { ctrl: false, rtl: false }

describe('moveOf', () => {
  it('follows the grid pattern', () => {
    const here = { row: 2, column: 5 }
    expect(moveOf('ArrowRight', here, size, plain)).toEqual({ row: 2, column: 6 })
    expect(moveOf('ArrowLeft', here, size, plain)).toEqual({ row: 2, column: 4 })
    expect(moveOf('ArrowDown', here, size, plain)).toEqual({ row: 3, column: 5 })
    expect(moveOf('ArrowUp', here, size, plain)).toEqual({ row: 1, column: 5 })
    expect(moveOf('Home', here, size, plain)).toEqual({ row: 2, column: 0 })
    expect(moveOf('End', here, size, plain)).toEqual({ row: 2, column: 23 })
    expect(moveOf('Home', here, size, { ...plain, ctrl: true })).toEqual({ row: 0, column: 0 })
    expect(moveOf('End', here, size, { ...plain, ctrl: true })).toEqual({ row: 6, column: 23 })
    expect(moveOf('PageDown', here, size, plain)).toEqual({ row: 6, column: 5 })
    expect(moveOf('PageUp', here, size, plain)).toEqual({ row: 0, column: 5 })
    expect(moveOf('Enter', here, size, plain)).toBeUndefined()
  })

  it('turns with the direction of reading', () => {
    expect(moveOf('ArrowRight', { row: 0, column: 5 }, size, { ...plain, rtl: true })).toEqual({ row: 0, column: 4 })
    expect(moveOf('ArrowLeft', { row: 0, column: 5 }, size, { ...plain, rtl: true })).toEqual({ row: 0, column: 6 })
  })

  it('never leaves the grid', () => {
    const keys = fc.constantFrom('ArrowRight', 'ArrowLeft', 'ArrowDown', 'ArrowUp', 'Home', 'End', 'PageUp', 'PageDown')
    fc.assert(
      fc.property(fc.array(fc.tuple(keys, fc.boolean(), fc.boolean())), (presses) => {
        let place = { row: 0, column: 0 }
        for (const [key, ctrl, rtl] of presses) {
          place = moveOf(key, place, size, { ctrl, rtl }) ?? place
          expect(place.row).toBeGreaterThanOrEqual(0)
          expect(place.row).toBeLessThan(7)
          expect(place.column).toBeGreaterThanOrEqual(0)
          expect(place.column).toBeLessThan(24)
        }
      }),
    )
  })
})
