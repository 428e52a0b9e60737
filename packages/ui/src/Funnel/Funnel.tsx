import { ArrowDown, ArrowRight, ArrowUp } from 'lucide-react'
import type { ReactNode } from 'react'
import { NoData } from '../BarList/NoData.tsx'
import { Hidden } from '../Hidden/Hidden.tsx'
import { Icon } from '../Icon/Icon.tsx'
import { formatNumber } from '../Num/format.ts'
import { useLocale } from '../theme/locale.tsx'
import { useUiTexts } from '../theme/texts.tsx'
import * as css from './Funnel.css.ts'
import { type FunnelShare, funnelShares, steepestDrops } from './shares.ts'

/** How many reached a step. */
export interface FunnelPart {
  /** What people do at this step. */
  label: string
  /** How many did. */
  users: number
}

export interface FunnelProps {
  /** What is gone through; the accessible name, the same words as the heading above it. */
  label: string
  /** In the order in which people take them. */
  steps: readonly FunnelPart[]
  /** Says how many of the step before go on, beside what is lost; `percent` is ready to read. */
  goesOn?(percent: string): string
  /** What stands there while no steps are known. */
  empty: ReactNode
}

/**
 * How many go how far: each step with its share of the first and what it lost since the one before. The steepest losses stand out.
 * @example <Funnel label="Conversion Funnel" steps={[{ label: 'Visited the site', users: 10_000 }, { label: 'Completed purchase', users: 620 }]} empty="No steps yet" />
 */
export function Funnel({ label, steps, goesOn, empty }: FunnelProps) {
  const shares = funnelShares(steps.map(({ users }) => users))
  const steepest = steepestDrops(shares)
  if (steps.length === 0) return <NoData>{empty}</NoData>
  return (
    <ol data-ui="Funnel" role="list" aria-label={label} className={css.list}>
      {shares.map((one, place) => (
        <Step
          key={place}
          goesOn={goesOn}
          part={steps[place] ?? { label: '', users: 0 }}
          {...one}
          before={shares[place - 1]?.share}
          steepest={steepest.has(place)}
        />
      ))}
    </ol>
  )
}

interface StepProps extends FunnelShare, Pick<FunnelProps, 'goesOn'> {
  part: FunnelPart
  /** The share that was still there a step ago; nobody can be lost in the first step, which has none. */
  before: number | undefined
  steepest: boolean
}

function Step({ part, goesOn, share, drop, before, steepest }: StepProps) {
  const locale = useLocale()
  const texts = useUiTexts()
  const percent = (ratio: number) => formatNumber(ratio, { as: 'percent' }, locale)
  const width = (ratio: number) => `${Math.min(1, Math.max(0, ratio)) * 100}%`
  return (
    <li className={css.step}>
      <div className={css.head}>
        <span data-part="label" className={css.label}>
          {part.label}
        </span>
        <span className={css.figures}>
          <span data-part="users" className={css.users}>
            {formatNumber(part.users, {}, locale)}
          </span>
          <span data-part="share" className={css.share}>
            <span aria-hidden>{percent(share)}</span>
            <Hidden>{texts.shareOfFirst(percent(share))}</Hidden>
          </span>
        </span>
      </div>
      <div data-part="track" className={css.track}>
        <span data-part="bar" className={css.reached} style={{ inlineSize: width(share) }} />
        <span data-part="lost" className={css.lost} style={{ inlineSize: width((before ?? share) - share) }} />
      </div>
      {before !== undefined && (
        <div data-part="drop" data-steepest={steepest || undefined} className={css.drop}>
          <Icon of={drop > 0 ? ArrowDown : drop < 0 ? ArrowUp : ArrowRight} size="small" />
          <span>
            {goesOn !== undefined && drop >= 0 && `${goesOn(percent(1 - drop))} · `}
            {drop < 0 ? texts.moreThanBefore(percent(-drop)) : texts.dropOff(percent(drop))}
          </span>
        </div>
      )}
    </li>
  )
}
