import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { formatBytes } from './format.ts'

const american = { locale: 'en-US' }
const plain = (text: string) => text.replaceAll(/\s/g, ' ')

describe('formatBytes', () => {
  it('writes sizes in the largest unit that fits', () => {
    expect(formatBytes(10_000_000, {}, american)).toBe('10 MB')
    expect(formatBytes(0, {}, american)).toBe('0 bytes')
    expect(formatBytes(1, {}, american)).toBe('1 byte')
    expect(formatBytes(1500, {}, american)).toBe('1.5 kB')
    expect(formatBytes(-2_400_000, {}, american)).toBe('-2.4 MB')
    expect(formatBytes(5e15, {}, american)).toBe('5,000 TB')
  })

  it('goes on to the next unit where rounding reaches it', () => {
    expect(formatBytes(999, {}, american)).toBe('999 bytes')
    expect(formatBytes(999_949, {}, american)).toBe('999.9 kB')
    expect(formatBytes(999_950, {}, american)).toBe('1 MB')
    expect(formatBytes(999_500, { digits: 0 }, american)).toBe('1 MB')
  })

  it('follows the reader', () => {
    expect(plain(formatBytes(1_500_000, {}, { locale: 'fr' }))).toBe('1,5 Mo')
    expect(plain(formatBytes(1_500_000, {}, { locale: 'de' }))).toBe('1,5 MB')
  })

  it('never writes a thousand of a unit that has a larger one', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1e14 }), fc.integer({ min: 0, max: 3 }), (bytes, digits) => {
        expect(formatBytes(bytes, { digits }, american)).not.toMatch(/^1,000/)
      }),
    )
  })
})
