import { CircleAlert, CircleCheck, TriangleAlert } from 'lucide-react'
import { useId } from 'react'
import { Icon } from '../Icon/Icon.tsx'
import { formatNumber } from '../Num/format.ts'
import { useLocale } from '../theme/locale.tsx'
import { useUiTexts } from '../theme/texts.tsx'
import type { Tone } from '../theme/tones.ts'
import { levelTones, meterLevel, meterShare } from './level.ts'
import * as css from './Meter.css.ts'

export interface MeterProps {
  /** What is measured; the accessible name. */
  label: string
  /** How much there is, between the limits. */
  value: number
  /** Where the scale begins. */
  min?: number
  /** The limit or the end of the scale. */
  max?: number
  /** The first threshold, in the unit of the value; three quarters of the way when left out. */
  low?: number
  /** The second threshold, in the unit of the value; nine tenths of the way when left out. */
  high?: number
  /** Which end is welcome: `low` for what is used up, `high` for what is to be reached. */
  good?: 'low' | 'high'
  /** In words at the end of the line, as `8,200 of 10,000`; the percentage when left out. */
  detail?: string
  /** The state in words; what the thresholds say when left out. */
  state?: string
  /** The meaning of the state; what the thresholds say when left out. */
  tone?: Tone
}

const pictures = { positive: CircleCheck, caution: TriangleAlert, critical: CircleAlert }

/**
 * How much of something limited there is, and whether that is well. How far work is, is a Progress.
 * @example <Meter label="Events this month" value={820_000} max={1_000_000} detail="820,000 of 1,000,000" />
 */
export function Meter({ label, value, min = 0, max = 100, low, high, good = 'low', detail, state, tone }: MeterProps) {
  const locale = useLocale()
  const texts = useUiTexts()
  const name = useId()
  const limits = { min, max, low: low ?? min + (max - min) * 0.75, high: high ?? min + (max - min) * 0.9 }
  const level = meterLevel(value, limits, good)
  const words = state ?? texts.meterLevels[level]
  const meaning = tone ?? levelTones[level]
  const written = detail ?? formatNumber(max > min ? (value - min) / (max - min) : 0, { as: 'percent', digits: 0 }, locale)
  const picture = meaning === 'neutral' || meaning === 'accent' ? undefined : pictures[meaning]
  return (
    <div data-ui="Meter" data-tone={meaning} className={css.frame}>
      <div className={css.head}>
        <span data-part="label" id={name}>
          {label}
        </span>
        <span data-part="detail" className={css.detail}>
          {written}
        </span>
      </div>
      <div
        role="meter"
        aria-labelledby={name}
        aria-valuemin={min}
        aria-valuemax={max}
        aria-valuenow={Math.min(max, Math.max(min, value))}
        aria-valuetext={`${written}, ${words}`}
        className={css.track}
      >
        <div data-part="fill" className={css.covered({ tone: meaning })} style={{ inlineSize: `${meterShare(value, limits) * 100}%` }} />
      </div>
      <div data-part="state" className={css.state({ tone: meaning })}>
        {picture ? <Icon of={picture} size="small" /> : null}
        <span>{words}</span>
      </div>
    </div>
  )
}
