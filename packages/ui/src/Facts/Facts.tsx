import type { ReactNode } from 'react'
import * as css from './Facts.css.ts'

export interface Fact {
  /** The name of the value. */
  term: ReactNode
  /** What it is. */
  value: ReactNode
}

export interface FactsProps {
  /** The pairs, in order. */
  items: readonly Fact[]
  /** Term beside value, or above it in as many columns as fit. */
  look?: 'rows' | 'columns'
}

/**
 * Terms and their values.
 * @example <Facts items={[{ term: 'Container', value: 'GTM-ABC123' }, { term: 'Published', value: <Time at={at} /> }]} />
 */
export function Facts({ items, look = 'rows' }: FactsProps) {
  return (
    <dl data-ui="Facts" className={css.facts({ look })}>
      {items.map(({ term, value }, index) => (
        <div key={index} className={css.pair({ look })}>
          <dt className={css.term}>{term}</dt>
          <dd className={css.value}>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
