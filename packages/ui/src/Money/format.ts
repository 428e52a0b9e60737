import { numberFormat } from '../theme/intl.ts'
import type { Locale } from '../theme/locale.tsx'

/** How an amount of money is written. */
export interface MoneyForm {
  /** ISO 4217, as `USD`; it says how many minor units make a whole one. */
  currency?: string
  /** Leaves out the minor units where there are none: `$49` instead of `$49.00`. */
  short?: boolean
  /** Writes + and − before amounts that are not zero. */
  signed?: boolean
}

/** ISO 4217, list one: the currencies whose minor unit is not a hundredth, by its exponent. Intl follows CLDR, which says how cash is rounded and so calls some other currencies whole. */
const byExponent: readonly (readonly [number, string])[] = [
  [0, 'BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX UYI VND VUV XAF XOF XPF'],
  [3, 'BHD IQD JOD KWD LYD OMR TND'],
  [4, 'CLF UYW'],
]
const exponents = new Map(byExponent.flatMap(([exponent, codes]) => codes.split(' ').map((code) => [code, exponent] as const)))

/** An amount in whole minor units (cents; yen have none, dinars a thousand) as text, by Intl. Throws Intl's RangeError where `currency` is no code of three letters. */
export function formatMoney(minor: number, { currency = 'USD', short = false, signed = false }: MoneyForm, { locale }: Locale): string {
  const digits = exponents.get(currency.toUpperCase()) ?? 2
  const writer = numberFormat(locale, {
    style: 'currency',
    currency,
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
    signDisplay: signed ? 'exceptZero' : 'auto',
    trailingZeroDisplay: short ? 'stripIfInteger' : 'auto',
  })
  return writer.format(minor / 10 ** digits)
}
