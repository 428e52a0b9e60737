import { isValidElement, type ReactNode, useState } from 'react'
import { Icon, type IconSource } from '../Icon/Icon.tsx'
import { Anchor } from '../Link/Anchor.tsx'
import { bar } from '../Skeleton/Skeleton.css.ts'
import * as css from './StatCard.css.ts'

export interface StatCardProps {
  /** What is counted. */
  label: string
  /** How much; a ready string or a `<Num>`. */
  value: ReactNode
  /** Against the time before; a `<Change>`. */
  change?: ReactNode
  /** The period, or what the figure rests on. */
  detail?: ReactNode
  /** A picture beside the label. */
  icon?: IconSource
  /** A small button at the end of the label, as one that tells how it is counted. */
  about?: ReactNode
  /** Where the figure is explained; the whole card is then the target. */
  href?: string
  /** The figure is on its way; the label stands already. */
  loading?: boolean
}

/** What a figure says, where a card can know it: a ready string, or the number of a `<Num>`. */
const saidBy = (value: ReactNode) => (isValidElement<{ value?: unknown }>(value) ? String(value.props.value) : typeof value === 'string' ? value : '')

/**
 * One key figure; when it changes, its colour tells for a moment. Stands in a StatGrid.
 * @example <StatCard label="Events received" value={<Num value={48210} />} change={<Change value={0.124} />} detail="last 30 days" />
 */
export function StatCard({ label, value, change, detail, icon, about, href, loading = false }: StatCardProps) {
  const figure = saidBy(value)
  const [first, setFirst] = useState<string>()
  // What was on its way and comes is no change.
  if (first === undefined && !loading) setFirst(figure)
  return (
    <li data-ui="StatCard" data-linked={href === undefined ? undefined : ''} aria-busy={loading || undefined} className={css.card}>
      <div data-part="label" className={css.label}>
        {icon ? <Icon of={icon} /> : null}
        {href === undefined ? (
          <span>{label}</span>
        ) : (
          <Anchor href={href} className={css.link}>
            {label}
          </Anchor>
        )}
        {about ? <span className={css.about}>{about}</span> : null}
      </div>
      {loading ? (
        <div aria-hidden className={css.wait}>
          <span className={bar({ height: 'figure', width: 'full' })} />
        </div>
      ) : (
        <div key={figure} data-part="value" data-changed={(first !== undefined && figure !== first) || undefined} className={css.value}>
          {value}
        </div>
      )}
      {change !== undefined || detail !== undefined ? (
        <div data-part="detail" className={css.foot}>
          {loading ? null : change}
          {detail === undefined ? null : <span>{detail}</span>}
        </div>
      ) : null}
    </li>
  )
}
