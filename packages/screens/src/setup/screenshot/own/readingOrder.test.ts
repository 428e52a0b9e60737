import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readingOrder } from './readingOrder.ts'

const at = (name: string, x: number, y: number, height = 20) => ({ name, box: { x, y, width: 60, height } })
const read = (...things: ReturnType<typeof at>[]) => readingOrder(things).map(({ name }) => name)

describe('the order in which a page is read', () => {
  it('goes along a line even where its things stand a pixel higher or lower', () => {
    expect(read(at('Users', 300, 10), at('Blog', 200, 9), at('Products', 400, 9), at('Features', 100, 11))).toEqual(['Features', 'Blog', 'Users', 'Products'])
  })

  it('tells a menu before what stands in it, and a picture before the links beside it', () => {
    expect(read(at('Blog', 50, 20), at('menu', 0, 5, 60), at('Home', 10, 21))).toEqual(['menu', 'Home', 'Blog'])
    expect(read(at('photo', 400, 100, 300), at('first', 10, 120), at('second', 10, 200))).toEqual(['photo', 'first', 'second'])
  })

  it('keeps everything, whatever stands where', () => {
    const side = fc.integer({ min: 0, max: 500 })
    const things = fc.array(fc.record({ box: fc.record({ x: side, y: side, width: side, height: side }) }), { maxLength: 60 })
    fc.assert(
      fc.property(things, (all) => {
        expect(new Set(readingOrder(all))).toEqual(new Set(all))
      }),
    )
  })
})
