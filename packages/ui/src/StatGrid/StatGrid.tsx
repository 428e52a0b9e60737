import type { ReactNode } from 'react'
import { grid } from '../StatCard/StatCard.css.ts'

export interface StatGridProps {
  /** The name of the list, as `Key figures`. */
  label: string
  /** StatCards. */
  children: ReactNode
}

/**
 * The key figures of a page, as a list.
 * @example <StatGrid label="Key figures"><StatCard label="Goals" value="12" /></StatGrid>
 */
export function StatGrid({ label, children }: StatGridProps) {
  return (
    <ul data-ui="StatGrid" role="list" aria-label={label} className={grid}>
      {children}
    </ul>
  )
}
