import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Cell, moved, nextOpen, type Row } from './sheetMoves.ts'

const rows: Row[] = [
  { story: 'a', modes: ['light', 'dark', 'phone'] },
  { story: 'b', modes: ['light'] },
  { story: 'c', modes: ['light', 'dark'] },
]

describe('moves over a contact sheet', () => {
  it('go through the modes of a story and on to the next story', () => {
    expect(moved(rows, { story: 'a', mode: 'phone' }, 'right')).toEqual({ story: 'b', mode: 'light' })
    expect(moved(rows, { story: 'b', mode: 'light' }, 'left')).toEqual({ story: 'a', mode: 'phone' })
    expect(moved(rows, { story: 'c', mode: 'dark' }, 'right')).toEqual({ story: 'c', mode: 'dark' })
  })

  it('keep the column where the story above or below has it', () => {
    expect(moved(rows, { story: 'a', mode: 'phone' }, 'down')).toEqual({ story: 'b', mode: 'light' })
    expect(moved(rows, { story: 'c', mode: 'light' }, 'up')).toEqual({ story: 'b', mode: 'light' })
    expect(moved(rows, { story: 'a', mode: 'dark' }, 'up')).toEqual({ story: 'a', mode: 'dark' })
  })

  it('reach every picture by going right, and every open one by asking for the next', () => {
    const shape = fc.array(fc.integer({ min: 1, max: 6 }), { minLength: 1, maxLength: 8 })
    fc.assert(
      fc.property(shape, (lengths) => {
        const sheet = lengths.map((length, at) => ({ story: String(at), modes: Array.from({ length }, (_, mode) => `m${mode}`) }))
        const count = lengths.reduce((sum, length) => sum + length, 0)
        const name = ({ story, mode }: Cell) => `${story} ${mode}`
        let cell: Cell = { story: '0', mode: 'm0' }
        const reached = new Set([name(cell)])
        for (let step = 1; step < count; step++) reached.add(name((cell = moved(sheet, cell, 'right'))))
        expect(reached.size).toBe(count)
        const open = new Set(reached)
        for (let step = 0; step < count; step++) {
          cell = nextOpen(sheet, cell, (one) => open.has(name(one))) ?? cell
          open.delete(name(cell))
        }
        expect([...open]).toEqual([])
        expect(nextOpen(sheet, cell, () => false)).toBeUndefined()
      }),
    )
  })
})
