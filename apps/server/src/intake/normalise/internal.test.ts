import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isInternal } from './internal.ts'

describe('an address of the site’s own people', () => {
  it.each([
    ['203.0.113.7', ['203.0.113.7'], true],
    ['203.0.113.8', ['203.0.113.7'], false],
    ['203.0.113.255', ['198.51.100.1', '203.0.113.0/24'], true],
    ['203.0.114.0', ['203.0.113.0/24'], false],
    ['::ffff:203.0.113.9', ['203.0.113.0/24'], true],
    ['2001:db8:1::7', ['2001:db8::/32'], true],
    ['2001:DB8:0:0::7', ['2001:db8::7'], true],
    ['2001:db9::7', ['2001:db8::/32'], false],
    ['10.1.2.3', ['0.0.0.0/0'], true],
    ['', ['0.0.0.0/0'], false],
    ['not an address', ['0.0.0.0/0', '::/0'], false],
    ['203.0.113.7', [], false],
  ])('%j in %j: %s', (ip, networks, expected) => {
    expect(isInternal(ip, networks)).toBe(expected)
  })

  it('is in a range exactly when their first bits agree', () => {
    const address = fc.uint8Array({ minLength: 4, maxLength: 4 })
    const bitsOf = (bytes: Uint8Array) => [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('')
    fc.assert(
      fc.property(address, address, fc.integer({ min: 0, max: 32 }), fc.boolean(), (range, other, bits, isNear) => {
        // Two random addresses share hardly a bit: half of them are the range's own but for the last byte.
        const asked = isNear ? Uint8Array.of(...range.slice(0, 3), other[3] ?? 0) : other
        expect(isInternal(asked.join('.'), [`${range.join('.')}/${bits}`])).toBe(bitsOf(range).slice(0, bits) === bitsOf(asked).slice(0, bits))
      }),
    )
  })
})
