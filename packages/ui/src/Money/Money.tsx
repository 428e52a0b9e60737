import { num } from '../Num/Num.css.ts'
import { useLocale } from '../theme/locale.tsx'
import { formatMoney } from './format.ts'

export interface MoneyProps {
  /** The amount in whole minor units, so that nothing is lost: 4900 is $49.00. Nothing when it is not known. */
  minor: number | null | undefined
  /** ISO 4217, as `USD`; it says how many minor units make a whole one. */
  currency?: string
  /** Leaves out the minor units where there are none: `$49` instead of `$49.00`. */
  short?: boolean
  /** Writes + and − before amounts that are not zero. */
  signed?: boolean
  /** What stands where the amount is not known. */
  missing?: string
}

/**
 * An amount of money, as invoices and accounts hold it, in the reader's way of writing.
 * @example <Money minor={invoice.totalCents} currency="USD" />
 */
export function Money({ minor, currency = 'USD', short = false, signed = false, missing = '–' }: MoneyProps) {
  const locale = useLocale()
  return (
    <span data-ui="Money" className={num}>
      {minor === null || minor === undefined || Number.isNaN(minor) ? missing : formatMoney(minor, { currency, short, signed }, locale)}
    </span>
  )
}
