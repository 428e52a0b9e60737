import { type ReactNode, useId } from 'react'
import { formatNumber } from '../Num/format.ts'
import { useLocale } from '../theme/locale.tsx'
import type { Tone } from '../theme/tones.ts'
import * as css from './Progress.css.ts'

export interface ProgressProps {
  /** What goes on; the accessible name. */
  label: string
  /** How far it is, held between 0 and `max`; nothing while that is not known. */
  value?: number
  /** Where it ends. */
  max?: number
  /** In words at the end of the line, as `3 of 8`; the percentage when left out. */
  detail?: ReactNode
  /** The bar alone; the label stays the accessible name. */
  bare?: boolean
  /** What the state means; the words say it too. */
  tone?: Tone
}

/**
 * How far a longer piece of work is.
 * @example <Progress label="Reading the container" value={3} max={8} detail="3 of 8" />
 */
export function Progress({ label, value: given, max = 100, detail, bare = false, tone = 'accent' }: ProgressProps) {
  const locale = useLocale()
  const bar = useId()
  const value = given === undefined ? undefined : Math.min(Math.max(given, 0), max)
  const end = detail ?? (value === undefined ? null : formatNumber(value / max, { as: 'percent', digits: 0 }, locale))
  return (
    <div data-ui="Progress" data-tone={tone} className={css.frame}>
      {bare ? null : (
        <div className={css.head}>
          <label htmlFor={bar} data-part="label">
            {label}
          </label>
          {end === null ? null : (
            <span data-part="detail" className={css.value}>
              {end}
            </span>
          )}
        </div>
      )}
      <progress
        id={bar}
        aria-label={bare ? label : undefined}
        value={value}
        max={max}
        // The element says these by itself; written out they can be read off the page as well (requirements AI-FEED-07, AI-FEED-08).
        aria-valuemin={0}
        aria-valuenow={value}
        aria-valuemax={max}
        className={css.bar({ tone })}
      />
    </div>
  )
}
