import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { slowPasswords } from './passwords.ts'
import { base32Of, bytesOfBase32, stepAt, stepOfCode, totp, type TotpHash } from './totp.ts'

const ascii = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0))
const digits = '1234567890'
const seeds: Record<TotpHash, Uint8Array<ArrayBuffer>> = {
  'SHA-1': ascii(digits.repeat(2)),
  'SHA-256': ascii(digits.repeat(4).slice(0, 32)),
  'SHA-512': ascii(digits.repeat(7).slice(0, 64)),
}

describe('one-time codes', () => {
  it.each([
    [59, '94287082', '46119246', '90693936'],
    [1111111109, '07081804', '68084774', '25091201'],
    [1111111111, '14050471', '67062674', '99943326'],
    [1234567890, '89005924', '91819424', '93441116'],
    [2000000000, '69279037', '90698825', '38618901'],
    [20000000000, '65353130', '77737706', '47863826'],
  ])('are those of RFC 6238, appendix B, at %d', async (seconds, sha1, sha256, sha512) => {
    const counter = stepAt(new Date(seconds * 1000))
    const code = (hash: TotpHash) => totp(seeds[hash], counter, { digits: 8, hash })
    expect([await code('SHA-1'), await code('SHA-256'), await code('SHA-512')]).toEqual([sha1, sha256, sha512])
  })

  it('are those of RFC 4226, appendix D', async () => {
    const codes = await Promise.all(Array.from({ length: 10 }, (_, counter) => totp(seeds['SHA-1'], counter)))
    expect(codes).toEqual(['755224', '287082', '359152', '969429', '338314', '254676', '287922', '162583', '399871', '520489'])
  })

  it('are taken from the step before to the step after, and never twice', async () => {
    const secret = base32Of(seeds['SHA-1'])
    const at = new Date(300_000)
    const taken = await Promise.all([8, 9, 10, 11, 12].map(async (counter) => stepOfCode(secret, await totp(seeds['SHA-1'], counter), at, 0)))
    expect(taken).toEqual([null, 9, 10, 11, null])
    const code = await totp(seeds['SHA-1'], 10)
    expect([await stepOfCode(secret, code, at, 9), await stepOfCode(secret, code, at, 10)]).toEqual([10, null])
    expect(await stepOfCode(secret, `${code.slice(0, 3)} ${code.slice(3)}`, at, 0)).toBe(10)
  })
})

describe('base 32', () => {
  it.each([
    ['', ''],
    ['f', 'MY'],
    ['fo', 'MZXQ'],
    ['foo', 'MZXW6'],
    ['foob', 'MZXW6YQ'],
    ['fooba', 'MZXW6YTB'],
    ['foobar', 'MZXW6YTBOI'],
  ])('of %s is that of RFC 4648', (text, encoded) => expect([base32Of(ascii(text)), bytesOfBase32(`${encoded}=`)]).toEqual([encoded, ascii(text)]))

  it('gives back what went in, however people space it', () =>
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 40 }), (bytes) => {
        const written = base32Of(bytes)
        expect([...bytesOfBase32(written.toLowerCase().replace(/(.{4})/g, '$1 '))]).toEqual([...bytes])
      }),
    ))
})

describe('passwords', () => {
  it('are known again by what is kept of them, which is another text each time', async () => {
    const { hash, matches } = slowPasswords(10)
    const [one, other] = [await hash('correct horse battery 9'), await hash('correct horse battery 9')]
    expect(one).toMatch(/^pbkdf2-sha256\$10\$[\w+/]{22}==\$[\w+/]{43}=$/)
    expect(one).not.toBe(other)
    expect([await matches('correct horse battery 9', one), await matches('correct horse battery 8', one), await matches('', one)]).toEqual([true, false, false])
    expect([await matches('x', 'plain'), await matches('x', ''), await slowPasswords(99).matches('correct horse battery 9', one)]).toEqual([false, false, true])
  })

  it('are as slow as advised where nothing else is said', async () => expect(await slowPasswords().hash('x')).toMatch(/^pbkdf2-sha256\$600000\$/))

  it('are derived as RFC 7914 has it', async () =>
    expect(await slowPasswords().matches('passwd', 'pbkdf2-sha256$1$c2FsdA==$VawEblbjCJ/sFpHCJUS2BflBhSFt3gRl5oudV8INrLw=')).toBe(true))
})
