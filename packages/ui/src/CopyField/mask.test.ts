import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { maskSecret } from './mask.ts'

describe('what is shown of a secret', () => {
  test.each([
    ['sk_live_4f9a8b7c6d5e1234', 'sk_live_••••1234'],
    ['wk-91f0c3d2b4a5e6f7', 'wk-••••e6f7'],
    ['91f0c3d2b4a5e6f7', '••••e6f7'],
    ['sk_live_short', '••••'],
    ['sk_live_4f9a8b7c6d5e123', '••••'],
    ['blue_horse_battery_staple_9000', '••••'],
    ['my-dog-rex-was-born-in-2019', '••••'],
    ['sunny_abcdefghijklmnopqrst', '••••'],
    ['password_91f0c3d2b4a5e6f7', '••••'],
    ['a-b-c-91f0c3d2b4a5e6f7', '••••'],
    ['', '••••'],
  ])('%s becomes %s', (secret, shown) => expect(maskSecret(secret)).toBe(shown))

  test('is never more than its last four characters', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^\d{16,40}$/), (digits) => {
        expect(maskSecret(`sk_live_${digits}`)).toBe(`sk_live_••••${digits.slice(-4)}`)
      }),
    )
  })
})
