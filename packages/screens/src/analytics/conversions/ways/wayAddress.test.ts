import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readWay, writeWay } from './wayAddress.ts'

const step = fc.oneof(
  fc.string({ maxLength: 40 }).map((page) => ({ page })),
  fc.string({ minLength: 1, maxLength: 40 }).map((event) => ({ event })),
  fc.constantFrom({ page: '/a ~ b' }, { page: '~' }, { page: ' ' }, { event: 'p:/~~x ~~ ' }),
)

describe('the way in an address', () => {
  it('is read as it was written, whatever its steps are called', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 8 }), (way) => {
        expect(readWay(writeWay(way))).toEqual(way)
      }),
    )
  })

  it('is without what is no step', () => {
    expect(readWay('')).toEqual([])
    expect(readWay('x:/ ~ p:/ ~ e:')).toEqual([{ page: '/' }])
  })
})
