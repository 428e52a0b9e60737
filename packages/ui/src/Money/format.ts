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

/** An amount in whole minor units (cents; yen have none, dinars a thousand) as text, by Intl. Throws Intl's RangeError where `currency` is no code of three letters. */
export function formatMoney(minor: number, { currency = 'USD', short = false, signed = false }: MoneyForm, { locale }: Locale): string {
  const writer = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
    signDisplay: signed ? 'exceptZero' : 'auto',
    trailingZeroDisplay: short ? 'stripIfInteger' : 'auto',
  })
  return writer.format(minor / 10 ** (writer.resolvedOptions().maximumFractionDigits ?? 2))
}
