import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { eventName } from './name.ts'
import { cut, givenId, storable } from './text.ts'

const anyText = fc.string({ unit: 'binary', maxLength: 300 })

describe('texts', () => {
  it('are well-formed and without NUL afterwards, whatever they were', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 0xffff })), fc.integer({ min: 1, max: 50 }), (units, most) => {
        const text = String.fromCharCode(...units)
        for (const kept of [storable(text), cut(text, most)]) {
          expect(Buffer.from(kept).toString()).toBe(kept)
          expect(kept).not.toContain('\0')
        }
        expect(cut(text, most).length).toBeLessThanOrEqual(most)
      }),
    )
  })

  it('stay as they are where nothing is wrong, and are cut with a mark', () => {
    expect(storable('Grüße 👋')).toBe('Grüße 👋')
    expect(cut('abcdef', 6)).toBe('abcdef')
    expect(cut('abcdefg', 6)).toBe('abcde…')
    expect(cut('ab👋👋', 4)).toBe('ab…')
  })
})

describe('ids of clients', () => {
  it('are trimmed, may be left out, and are never cut', () => {
    expect(givenId(' a1 ', 'eventId')).toBe('a1')
    expect(givenId(undefined, 'eventId')).toBe('')
    expect(givenId('x'.repeat(200), 'eventId')).toHaveLength(200)
    expect(() => givenId('x'.repeat(201), 'eventId')).toThrow("'eventId' has 201 characters: give at most 200.")
    expect(() => givenId(17, 'userId')).toThrow("'userId' is no text: give a text of at most 200 characters, or leave it out.")
  })
})

describe('names', () => {
  it('are 1 to 100 characters after trimming', () => {
    expect(eventName(' sign up ')).toBe('sign up')
    expect(eventName('x'.repeat(100))).toHaveLength(100)
    fc.assert(
      fc.property(anyText, (text) => {
        const trimmed = text.trim()
        const usable = storable(trimmed).length > 0 && storable(trimmed).length <= 100 && !/\p{Cc}/u.test(storable(trimmed))
        if (usable) expect(eventName(text)).toBe(storable(trimmed))
        else expect(() => eventName(text)).toThrow(/'name' (is|has) /)
      }),
    )
  })

  it.each([
    [undefined, "'name' is missing: give 1 to 100 characters."],
    [{ first: 'a' }, "'name' is no text: give 1 to 100 characters."],
    ['   ', "'name' is empty: give 1 to 100 characters."],
    ['x'.repeat(101), "'name' has 101 characters: give at most 100."],
    ['a\nb', "'name' has a line break or another control character: leave it out."],
  ])('that are none say why: %j', (name, message) => {
    expect(() => eventName(name)).toThrow(message)
  })
})
