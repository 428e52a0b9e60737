import fc from 'fast-check'
import { expect, it } from 'vitest'
import { pagesOf } from './pages.ts'

it('pages together are the text, and none is too large', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 400 }), fc.array(fc.nat(400)), fc.integer({ min: 4, max: 60 }), (text, breaks, most) => {
      const whole = breaks.reduce((so, at) => [...so].toSpliced(at, 0, '\n').join(''), text)
      const pages = pagesOf(whole, most)
      expect(pages.join('')).toBe(whole)
      for (const page of pages) expect(Buffer.byteLength(page)).toBeLessThanOrEqual(most)
    }),
  )
})

it('cuts between lines where they fit', () => {
  expect(pagesOf('one\ntwo\nthree\n', 8)).toEqual(['one\ntwo\n', 'three\n'])
  expect(pagesOf('', 8)).toEqual([''])
})
