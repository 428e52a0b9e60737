import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { base64Text, isBase64 } from './base64Text.ts'

describe('base64', () => {
  it('is what bytes are written as, with and without padding', () =>
    fc.assert(
      fc.property(fc.uint8Array(), (bytes) => {
        const text = Buffer.from(bytes).toString('base64')
        expect([isBase64(text), isBase64(text.replace(/=+$/, ''))]).toEqual([true, true])
      }),
    ))

  it.each(['not base64!', 'AA=A', 'AAA===', 'AA\n', 'A-_A', '====', '漢'])('is not %j', (text) => expect(isBase64(text)).toBe(false))

  it('is known in ten megabytes, and too much of it is refused by its length', () => {
    const large = Buffer.alloc(10_000_000).toString('base64')
    expect(isBase64(large)).toBe(true)
    expect(base64Text(10_000_000).safeParse(large).success).toBe(true)
    expect(base64Text(9_000_000).safeParse(large).error?.issues).toMatchObject([{ code: 'too_big' }])
  })
})
