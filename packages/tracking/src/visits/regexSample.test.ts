import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { regexSamples } from './regexSample.ts'

describe('the samples of an expression', () => {
  it.each([
    ['^/shop/(red|blue)/\\d+$', '/shop/red/7'],
    ['a{2,3}b?', 'aab'],
    ['[^x]y', '1y'],
    ['^(?:checkout|cart)\\.html', 'checkout.html'],
    ['\\bgold\\b', 'gold'],
    ['.*', 'x'],
  ])('of %s begin with %s', (source, first) => expect(regexSamples(source)[0]).toBe(first))

  it('has one for each alternative', () => expect(regexSamples('^(view|add|buy)$')).toEqual(['view', 'add', 'buy']))

  it.each(['(', '(a)\\1', '[', 'a(?=b)', '(?<=a)$', '\\k<x>'])('is empty or true where the expression is %s', (source) => {
    for (const text of regexSamples(source)) expect(text).toMatch(new RegExp(source))
  })

  it('are always found by the expression', () => {
    const part: fc.Arbitrary<string> = fc.constantFrom('a', '\\d', '[bc]', '(x|y)', 'z+', '(?:q)?', '\\.', '/', '^', '$', 'k{2}', '[^a-f]', '|')
    fc.assert(
      fc.property(fc.array(part, { maxLength: 8 }), (parts) => {
        const source = parts.join('')
        for (const text of regexSamples(source)) expect(new RegExp(source).test(text)).toBe(true)
      }),
    )
  })
})
