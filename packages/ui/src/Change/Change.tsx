import { ArrowDown, ArrowRight, ArrowUp } from 'lucide-react'
import { Icon } from '../Icon/Icon.tsx'
import { formatNumber, type NumberForm } from '../Num/format.ts'
import { useLocale } from '../theme/locale.tsx'
import { change } from './Change.css.ts'

export interface ChangeProps {
  /** The ratio to the time before: 0.124 is 12.4 % more. With `as` other than percent, the difference itself. */
  value: number
  /** Which way is welcome; it colours the change, the sign tells it. */
  good?: 'up' | 'down' | 'neither'
  /** How it is written; a percentage when left out. */
  as?: NumberForm['as']
  /** Digits after the point. */
  digits?: number
}

/**
 * How much a figure went up or down.
 * @example <Change value={-0.031} good="down" />
 */
export function Change({ value, good = 'up', as = 'percent', digits }: ChangeProps) {
  const locale = useLocale()
  const words = formatNumber(value, { as, digits, signed: true }, locale)
  const welcome = value !== 0 && good !== 'neither' ? value > 0 === (good === 'up') : undefined
  const tone = welcome === undefined ? 'neutral' : welcome ? 'positive' : 'critical'
  return (
    <span data-ui="Change" data-tone={tone} className={change({ tone })}>
      <Icon of={value > 0 ? ArrowUp : value < 0 ? ArrowDown : ArrowRight} size="small" />
      {words}
    </span>
  )
}
