import { useLocale } from '../theme/locale.tsx'
import { formatNumber, type NumberForm } from './format.ts'
import { num } from './Num.css.ts'

export interface NumProps extends NumberForm {
  /** The number; nothing when it is not known. */
  value: number | null | undefined
  /** What stands where the number is not known. */
  missing?: string
}

/**
 * A number in the reader's way of writing.
 * @example <Num value={0.124} as="percent" />
 */
export function Num({ value, missing = '–', ...form }: NumProps) {
  const locale = useLocale()
  return (
    <span data-ui="Num" className={num}>
      {value === null || value === undefined || Number.isNaN(value) ? missing : formatNumber(value, form, locale)}
    </span>
  )
}
