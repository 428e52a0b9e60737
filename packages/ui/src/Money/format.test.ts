import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { formatMoney } from './format.ts'

const american = { locale: 'en-US', timeZone: 'UTC' }
const plain = (text: string) => text.replaceAll(/\s/g, ' ')

describe('formatMoney', () => {
  it('writes the amounts of the samples (GEN-APP-16-B)', () => {
    expect(formatMoney(4900, {}, american)).toBe('$49.00')
    expect(formatMoney(0, {}, american)).toBe('$0.00')
    expect(formatMoney(-1999, {}, american)).toBe('-$19.99')
    expect(formatMoney(483_600_000, {}, american)).toBe('$4,836,000.00')
  })

  it('knows how many minor units each currency has', () => {
    expect(formatMoney(4900, { currency: 'JPY' }, american)).toBe('¥4,900')
    expect(plain(formatMoney(4900, { currency: 'KWD' }, american))).toBe('KWD 4.900')
    expect(plain(formatMoney(4900, { currency: 'CLF' }, american))).toBe('CLF 0.4900')
  })

  it('takes minor units from ISO 4217 where Intl rounds them away', () => {
    expect(plain(formatMoney(490_050, { currency: 'HUF' }, american))).toBe('HUF 4,900.50')
    expect(plain(formatMoney(490_050, { currency: 'COP' }, american))).toBe('COP 4,900.50')
    expect(plain(formatMoney(4_900_500, { currency: 'IQD' }, american))).toBe('IQD 4,900.500')
    expect(plain(formatMoney(4_900_000, { currency: 'IQD', short: true }, american))).toBe('IQD 4,900')
  })

  it('follows the reader (GEN-APP-16-B)', () => {
    expect(plain(formatMoney(123_450, { currency: 'EUR' }, { locale: 'de', timeZone: 'UTC' }))).toBe('1.234,50 €')
    expect(plain(formatMoney(123_450, { currency: 'EUR' }, { locale: 'fr', timeZone: 'UTC' }))).toBe('1 234,50 €')
  })

  it('leaves out cents only where there are none', () => {
    expect(formatMoney(4900, { short: true }, american)).toBe('$49')
    expect(formatMoney(4950, { short: true }, american)).toBe('$49.50')
  })

  it('signs what is not zero', () => {
    expect(formatMoney(250, { signed: true }, american)).toBe('+$2.50')
    expect(formatMoney(0, { signed: true }, american)).toBe('$0.00')
  })

  it('loses no cent of any amount', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1e14, max: 1e14 }), (minor) => {
        const digits = formatMoney(minor, {}, american).replace(/[^\d]/g, '')
        expect(Number(digits)).toBe(Math.abs(minor))
      }),
    )
  })
})
